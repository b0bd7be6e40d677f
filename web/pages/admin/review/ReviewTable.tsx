import { Age } from '#web/ui/Age.tsx';
import styles from '../shared/Admin.module.css';
import { AdminTable, type AdminTableProps } from '#web/list/AdminTable.tsx';
import type { Column } from '#web/list/columns.ts';
import { findRow } from '#web/list/useRowKeys.ts';
import { ReviewActions } from './ReviewActions.tsx';
import {
  type Beginning,
  describeQuestion,
  findAnswer,
  type ReviewedUser,
  roleLabels,
  listSignals,
  statusLabels,
} from './reviewLabels.ts';

type ReviewTableProps = Pick<
  AdminTableProps<ReviewedUser>,
  'caption' | 'isBusy' | 'isSortedByServer' | 'more' | 'renderPanel' | 'selection'
> & {
  users: readonly ReviewedUser[];
  onBegin: (user: ReviewedUser, beginning: Beginning) => void;
};

const columns: Column<ReviewedUser>[] = [
  {
    label: 'Person',
    isHeader: true,
    getSortValue: ({ name }) => name,
    renderCell: ({ name, username, email }) => (
      <>
        <b dir="auto">{name}</b> <span>{username}</span> <span>{email}</span>
      </>
    ),
  },
  {
    label: 'Company',
    getSortValue: ({ company }) => company,
    renderCell: ({ company }) =>
      company ? <span dir="auto">{company}</span> : <span className={styles.none}>Not provided</span>,
  },
  {
    label: 'Reason',
    className: styles.reason,
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    renderCell: (user) => <p dir="auto">{findAnswer(user)?.answer ?? user.reason}</p>,
  },
  {
    label: 'Notes',
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    renderCell: (user) => <Signals user={user} />,
  },
  {
    label: 'Requested',
    className: styles.age,
    getSortValue: ({ createdAt }) => createdAt,
    renderCell: ({ createdAt }) => <Age at={createdAt} />,
  },
  {
    label: 'Status',
    getSortValue: ({ status }) => statusLabels[status],
    renderCell: (user) => (
      <>
        <span className={styles.status} data-status={user.status}>
          {describeQuestion(user) ?? statusLabels[user.status]}
        </span>{' '}
        {user.roles
          .filter((role) => role !== 'INVESTOR')
          .map((role) => [
            <span key={role} className="label">
              {roleLabels[role]}
            </span>,
            ' ',
          ])}
      </>
    ),
  },
];

/** The registration list. On wide windows, the details of the open request are beside it. */
export const ReviewTable = ({ users, onBegin, ...rest }: ReviewTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={users}
    getName={({ name }) => name}
    renderActions={(user) => <ReviewActions user={user} onBegin={(beginning) => onBegin(user, beginning)} />}
    onKey={(key, user) => {
      if (key !== 'a' || !user.viewerCan.approve) return false;
      // The button asks before it approves an email address that is not verified.
      if (user.isEmailVerified) onBegin(user, 'approve');
      else press(findRow(user.id)?.querySelector('[data-approve]'));
      return user.isEmailVerified;
    }}
  />
);

/** A confirmation button closes its question when it loses the focus, so it needs the focus first. */
function press(button: HTMLElement | null | undefined): void {
  button?.focus();
  button?.click();
}

/** One line: the panel has all. */
function Signals({ user }: { user: ReviewedUser }) {
  const signals = listSignals(user);
  if (signals.length === 0) return <span className={styles.none}>None; email address verified</span>;
  return (
    <ul className={styles.signals} data-short="">
      {signals.map((signal) => (
        <li key={signal}>{signal}</li>
      ))}
    </ul>
  );
}
