import styles from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import { ReviewRow } from './ReviewRow.tsx';
import type { Beginning } from './reviewWords.ts';
import type { Reviewed } from './reviewWords.ts';

type ReviewTableProps = {
  users: readonly Reviewed[];
  caption: string;
  busy: boolean;
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], selected: boolean) => void;
  onBegin: (user: Reviewed, beginning: Beginning) => void;
};

const columns = ['Person', 'Company', 'Reason', 'Notes', 'Requested', 'Status'];

/** The registration list. On phones, each is a card. */
export function ReviewTable({ users, caption, busy, selected, onSelect, onBegin }: ReviewTableProps) {
  const waiting = users.filter(({ viewerCan }) => viewerCan.approve).map(({ id }) => id);
  const all = waiting.length > 0 && waiting.every((id) => selected.has(id));
  return (
    <AdminTable
      caption={caption}
      columns={columns}
      busy={busy}
      pick={
        waiting.length > 0 && (
          <label>
            <input type="checkbox" checked={all} onChange={({ target }) => onSelect(waiting, target.checked)} />
            <span className={styles.all}>Select all pending</span>
          </label>
        )
      }
    >
      {users.map((user) => (
        <ReviewRow
          key={user.id}
          user={user}
          selected={selected.has(user.id)}
          onSelect={(now) => onSelect([user.id], now)}
          onBegin={(beginning) => onBegin(user, beginning)}
        />
      ))}
    </AdminTable>
  );
}
