import type { DeskUpdateFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { paths } from '../../../paths.ts';
import desk from '../shared/Admin.module.css';
import { AdminTable } from '../shared/AdminTable.tsx';
import { describeAudience } from './updateForm.ts';

export type Asking =
  | { kind: 'edit'; update: DeskUpdateFragment | null }
  | { kind: 'release' | 'plan' | 'withdraw'; update: DeskUpdateFragment };

type UpdatesTableProps = {
  updates: readonly DeskUpdateFragment[];
  caption: string;
  onAsk: (asking: Asking) => void;
};

const statusWords = { DRAFT: 'Draft', SCHEDULED: 'Scheduled', PUBLISHED: 'Published' } as const;

/** Updates: drafts first, then newest first. On phones, each is a card. */
export const UpdatesTable = ({ updates, caption, onAsk }: UpdatesTableProps) => (
  <AdminTable caption={caption} columns={['Update', 'Audience', 'Published', 'Opened']}>
    {updates.map((update) => (
      <tbody key={update.id} className={desk.request}>
        <tr>
          <th scope="row" className={desk.who}>
            <b>
              <InlineLink to={paths.investorUpdate(update.id)}>{update.title}</InlineLink>
            </b>
            <span>{statusWords[update.status]}</span>
          </th>
          <td data-label="Audience">{describeAudience(update)}</td>
          <td data-label="Published">
            <Release update={update} />
          </td>
          <td data-label="Opened">
            {update.readStatistics?.readCount ?? 0} of {update.readStatistics?.audienceCount ?? 0}
          </td>
          <td className={desk.actions}>
            <Actions update={update} onAsk={onAsk} />
          </td>
        </tr>
      </tbody>
    ))}
  </AdminTable>
);

const Release = ({ update: { publishedAt, changedAt, withdrawal } }: { update: DeskUpdateFragment }) => (
  <div>
    {publishedAt ? <Moment at={publishedAt} /> : 'Not scheduled'}
    {changedAt && (
      <p>
        Changed <Moment at={changedAt} />
      </p>
    )}
    {withdrawal && (
      <p>
        Withdrawn <Moment at={withdrawal.withdrawnAt} />: {withdrawal.reason}
      </p>
    )}
  </div>
);

function Actions({ update, onAsk }: { update: DeskUpdateFragment; onAsk: (asking: Asking) => void }) {
  const { viewerCan } = update;
  const button = (kind: Asking['kind'], words: string) => (
    <Button size="small" onClick={() => onAsk({ kind, update })}>
      {words} …<span className="visually-hidden"> {update.title}</span>
    </Button>
  );
  return (
    <div>
      {viewerCan.update && button('edit', 'Change')}
      {viewerCan.publish && button('release', 'Publish')}
      {viewerCan.publish && button('plan', 'Plan')}
      {viewerCan.withdraw && button('withdraw', 'Withdraw')}
    </div>
  );
}
