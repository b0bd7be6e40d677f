import { useEffect, useRef, useState } from 'react';
import { text as limits } from '#graphql/limits.ts';
import { Field } from '#web/forms/Field.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminTable } from '#web/list/AdminTable.tsx';
import type { Column } from '#web/list/columns.ts';
import type { Group } from './invitationRows.ts';
import styles from './InvitePage.module.css';
import type { ReviewedRow, RowChange } from './useInvitationList.ts';

type ChangeRow = (id: string, change: RowChange) => void;

type InvitationTableProps = {
  rows: readonly ReviewedRow[];
  groups: readonly Group[];
  isBusy: boolean;
  onChange: ChangeRow;
};

const getName = ({ name, email }: ReviewedRow): string => name || email || 'this row';

/** The people of a pasted list with their problems, before they are invited. Rows are corrected in place. */
export function InvitationTable({ rows, groups, isBusy, onChange }: InvitationTableProps) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const hasGroups = groups.length > 0 || rows.some(({ unknownGroups }) => unknownGroups.length > 0);
  const person: Column<ReviewedRow> = {
    label: 'Person',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: (row) =>
      row.id === editedId ? (
        <EditedPerson row={row} onChange={onChange} onEnd={() => setEditedId(null)} />
      ) : (
        <>
          <b dir="auto">{row.name || 'No name'}</b> <span>{row.email || 'No email address'}</span>
        </>
      ),
  };
  const groupColumn: Column<ReviewedRow> = {
    label: 'Groups',
    renderCell: (row) => <RowGroups row={row} groups={groups} onChange={onChange} />,
  };
  return (
    <AdminTable
      caption="People to invite"
      columns={[person, company, ...(hasGroups ? [groupColumn] : []), check]}
      rows={rows}
      getName={getName}
      isBusy={isBusy}
      renderActions={(row) => (
        <>
          <Button size="small" onClick={() => setEditedId(row.id === editedId ? null : row.id)}>
            {row.id === editedId ? 'Done' : 'Edit'}
            <span className="visually-hidden"> {getName(row)}</span>
          </Button>{' '}
          <Button size="small" onClick={() => onChange(row.id, () => null)}>
            Remove<span className="visually-hidden"> {getName(row)}</span>
          </Button>
        </>
      )}
    />
  );
}

const company: Column<ReviewedRow> = {
  label: 'Company',
  getSortValue: (row) => row.company || null,
  renderCell: (row) =>
    row.company ? <span dir="auto">{row.company}</span> : <span className={adminStyles.none}>Not provided</span>,
};

const check: Column<ReviewedRow> = {
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
};

const FIELDS = [
  ['name', 'Name', limits.personName],
  ['email', 'Email address', limits.email],
  ['company', 'Company', limits.company],
] as const;

type EditedPersonProps = { row: ReviewedRow; onChange: ChangeRow; onEnd: () => void };

/** The fields of one row. The list has each character at once, so that nothing is lost when another page opens. */
function EditedPerson({ row, onChange, onEnd }: EditedPersonProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={fields} className={styles.edited}>
      {FIELDS.map(([name, label, maxLength]) => (
        <Field
          key={name}
          name={`${name}-${row.id}`}
          label={label}
          required={name !== 'company'}
          maxLength={maxLength}
          autoComplete="off"
          value={row[name]}
          onChange={({ target }) => onChange(row.id, (before) => ({ ...before, [name]: target.value }))}
          onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && onEnd()}
        />
      ))}
    </div>
  );
}

type RowGroupsProps = Pick<InvitationTableProps, 'groups' | 'onChange'> & { row: ReviewedRow };

/** The groups of one person beside the groups for all. A name that no group has can be removed. */
function RowGroups({ row, groups, onChange }: RowGroupsProps) {
  const { id, groupIds, unknownGroups } = row;
  const change = (next: Partial<ReviewedRow>) => onChange(id, (before) => ({ ...before, ...next }));
  const others = groups.filter((group) => !groupIds.includes(group.id));
  const remove = (name: string, onRemove: () => void) => (
    <Button key={name} size="small" onClick={onRemove}>
      <span aria-hidden="true">× </span>
      <span className="visually-hidden">Remove {getName(row)} from </span>
      {name}
    </Button>
  );
  return (
    <span className={styles.groups}>
      {groups
        .filter((group) => groupIds.includes(group.id))
        .map((group) => remove(group.name, () => change({ groupIds: groupIds.filter((other) => other !== group.id) })))}
      {unknownGroups.map((name) =>
        remove(name, () => change({ unknownGroups: unknownGroups.filter((other) => other !== name) })),
      )}
      {others.length > 0 && (
        <select
          aria-label={`Add ${getName(row)} to a group`}
          value=""
          onChange={({ target }) => change({ groupIds: [...groupIds, target.value] })}
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
