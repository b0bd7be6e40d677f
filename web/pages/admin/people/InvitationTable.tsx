import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { paths } from '../../../paths.ts';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import type { Column } from '../shared/table/columns.ts';
import type { Group } from './invitationRows.ts';
import styles from './InvitePage.module.css';
import type { ReviewedRow } from './useInvitationList.ts';

type InvitationTableProps = {
  rows: readonly ReviewedRow[];
  groups: readonly Group[];
  isBusy: boolean;
  onChange: (id: string, change: (row: ReviewedRow) => ReviewedRow | null) => void;
};

const columns: Column<ReviewedRow>[] = [
  {
    label: 'Person',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ name, email }) => (
      <>
        <b dir="auto">{name || 'No name'}</b>
        <span>{email}</span>
      </>
    ),
  },
  {
    label: 'Company',
    getSortValue: ({ company }) => company || null,
    renderCell: ({ company }) =>
      company ? <span dir="auto">{company}</span> : <span className={adminStyles.none}>Not provided</span>,
  },
  {
    label: 'Check',
    getSortValue: ({ problem }) => problem,
    renderCell: ({ problem, accountId }) =>
      problem ? (
        <span className={styles.problem}>
          {problem} {accountId && <InlineLink to={paths.investorPerson(accountId)}>Open</InlineLink>}
        </span>
      ) : (
        'Ready'
      ),
  },
];

/** The people of a pasted list with their problems, before they are invited. */
export function InvitationTable({ rows, groups, isBusy, onChange }: InvitationTableProps) {
  const groupColumn: Column<ReviewedRow> = {
    label: 'Groups',
    renderCell: (row) => <RowGroups row={row} groups={groups} onChange={onChange} />,
  };
  return (
    <AdminTable
      caption="People to invite"
      columns={groups.length > 0 ? [...columns.slice(0, 2), groupColumn, ...columns.slice(2)] : columns}
      rows={rows}
      getName={({ name, email }) => name || email}
      isBusy={isBusy}
      renderActions={({ id, name, email }) => (
        <Button size="small" onClick={() => onChange(id, () => null)}>
          Remove<span className="visually-hidden"> {name || email}</span>
        </Button>
      )}
    />
  );
}

type RowGroupsProps = Pick<InvitationTableProps, 'groups' | 'onChange'> & { row: ReviewedRow };

/** The groups of one person beside the groups for all. */
function RowGroups({ row: { id, name, email, groupIds }, groups, onChange }: RowGroupsProps) {
  const setGroups = (next: readonly string[]) => onChange(id, (row) => ({ ...row, groupIds: next }));
  const others = groups.filter((group) => !groupIds.includes(group.id));
  return (
    <span className={styles.groups}>
      {groups
        .filter((group) => groupIds.includes(group.id))
        .map((group) => (
          <Button key={group.id} size="small" onClick={() => setGroups(groupIds.filter((other) => other !== group.id))}>
            <span aria-hidden="true">× </span>
            <span className="visually-hidden">Remove {name || email} from </span>
            {group.name}
          </Button>
        ))}
      {others.length > 0 && (
        <select
          aria-label={`Add ${name || email} to a group`}
          value=""
          onChange={({ target }) => setGroups([...groupIds, target.value])}
        >
          <option value="">Add group</option>
          {others.map((group) => (
            <option key={group.id} value={group.id}>
              {group.name}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
