import type { AdminUpdateFragment } from '../../../../graphql/generated/admin.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { paths } from '../../../paths.ts';
import { CopyId } from '../../../portal/CopyId.tsx';
import { RowMenu } from '../../../portal/RowMenu.tsx';
import { AdminTable, type AdminTableProps } from '../shared/table/AdminTable.tsx';
import type { Column } from '../shared/table/columns.ts';
import { describeAudience } from './updateForm.ts';

export type OpenDialog =
  | { kind: 'edit'; update: AdminUpdateFragment | null }
  | { kind: 'publish' | 'schedule' | 'withdraw'; update: AdminUpdateFragment };

type UpdatesTableProps = Pick<AdminTableProps<AdminUpdateFragment>, 'caption' | 'more'> & {
  updates: readonly AdminUpdateFragment[];
  onAsk: (dialog: OpenDialog) => void;
};

const statusLabels = { DRAFT: 'Draft', SCHEDULED: 'Scheduled', PUBLISHED: 'Published' } as const;

const columns: Column<AdminUpdateFragment>[] = [
  {
    label: 'Update',
    isHeader: true,
    getSortValue: ({ title }) => title,
    renderCell: ({ id, title, status }) => (
      <>
        <b dir="auto">
          <InlineLink to={paths.investorUpdate(id)}>{title}</InlineLink>
        </b>
        <span>{statusLabels[status]}</span>
      </>
    ),
  },
  { label: 'Audience', renderCell: describeAudience },
  {
    label: 'Published',
    getSortValue: ({ publishedAt }) => publishedAt,
    renderCell: (update) => <PublishedCell update={update} />,
  },
  {
    label: 'Opened',
    isNumeric: true,
    getSortValue: ({ readStatistics }) => readStatistics?.readCount ?? 0,
    renderCell: ({ readStatistics }) => `${readStatistics?.readCount ?? 0} of ${readStatistics?.audienceCount ?? 0}`,
  },
];

/** Updates: drafts first, then newest first. */
export const UpdatesTable = ({ updates, onAsk, ...rest }: UpdatesTableProps) => (
  <AdminTable
    {...rest}
    columns={columns}
    rows={updates}
    getName={({ title }) => title}
    renderActions={(update) => <Actions update={update} onAsk={onAsk} />}
  />
);

const PublishedCell = ({ update: { publishedAt, changedAt, withdrawal } }: { update: AdminUpdateFragment }) => (
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

function Actions({ update, onAsk }: { update: AdminUpdateFragment; onAsk: (dialog: OpenDialog) => void }) {
  const { id, title, viewerCan } = update;
  const button = (kind: OpenDialog['kind'], label: string, isDestructive = false) => (
    <Button
      size="small"
      data-destructive={isDestructive ? '' : undefined}
      onClick={() => onAsk({ kind, update } as OpenDialog)}
    >
      {label} …<span className="visually-hidden"> {title}</span>
    </Button>
  );
  return (
    <>
      {viewerCan.publish ? button('publish', 'Publish') : viewerCan.update && button('edit', 'Change')}
      <RowMenu about={title}>
        {viewerCan.publish && viewerCan.update && button('edit', 'Change')}
        {viewerCan.publish && button('schedule', 'Schedule')}
        <CopyId id={id} about={title} />
        {viewerCan.withdraw && button('withdraw', 'Withdraw', true)}
      </RowMenu>
    </>
  );
}
