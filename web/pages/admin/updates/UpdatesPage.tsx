import {
  type AdminUpdateFragment as Update,
  AdminUpdatesDocument,
  useAdminUpdatesQuery,
  useWithdrawInvestorUpdateMutation,
} from '#graphql/generated/admin.ts';
import type { Column } from '#web/list/columns.ts';
import { ListPage } from '#web/list/ListPage.tsx';
import type { RowDialogProps } from '#web/list/ListTable.tsx';
import { paths } from '#web/paths.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import { describeAudience, updateStatusLabels } from './updateLabels.ts';

// Loaded on demand: reading the list needs no dialog.
const PublishDialog = lazyComponent(() => import('./PublishUpdateDialog.tsx').then((module) => module.PublishDialog));
const ScheduleDialog = lazyComponent(() => import('./PublishUpdateDialog.tsx').then((module) => module.ScheduleDialog));
const ReasonDialog = lazyComponent(() => import('../review/ReasonDialog.tsx').then((module) => module.ReasonDialog));

const query = pageQuery(AdminUpdatesDocument, useAdminUpdatesQuery, ({ search }) => ({
  first: 25,
  after: search.get('after'),
}));

export const queries = [query];

const withdrawing = {
  action: 'Withdraw update',
  label: 'Reason',
  hint: 'One sentence, for the audit log and other administrators. Emails that were sent cannot be recalled.',
  missing: 'Enter a reason',
  danger: true,
};

function WithdrawDialog({ row: { id, title }, onClose }: RowDialogProps<Update>) {
  const withdraw = useSend(useWithdrawInvestorUpdateMutation, {
    refetchQueries: ['AdminUpdates'],
    awaitRefetchQueries: true,
  });
  return (
    <ReasonDialog
      title={`Withdraw ${title}?`}
      texts={withdrawing}
      onSubmit={(reason) => withdraw({ id, reason }, report(`${title} was`, 'withdrawn'))}
      onClose={onClose}
    />
  );
}

const Published = ({ publishedAt, changedAt, withdrawal }: Update) => (
  <div>
    {publishedAt ? <Moment at={publishedAt} /> : 'Not scheduled'}
    {changedAt && (
      <p data-detail="">
        Changed <Moment at={changedAt} />
      </p>
    )}
    {withdrawal && (
      <p data-detail="">
        Withdrawn <Moment at={withdrawal.withdrawnAt} />: {withdrawal.reason}
      </p>
    )}
  </div>
);

const describeReaders = ({ readStatistics }: Update): string =>
  `${readStatistics?.readCount ?? 0} of ${readStatistics?.audienceCount ?? 0}`;

const columns: Column<Update>[] = [
  {
    label: 'Update',
    isHeader: true,
    getSortValue: ({ title }) => title,
    renderCell: ({ id, title, status }) => (
      <>
        <b dir="auto">
          <InlineLink to={paths.investorUpdate(id)}>{title}</InlineLink>
        </b>{' '}
        <span>{updateStatusLabels[status]}</span>
      </>
    ),
  },
  { label: 'Audience', renderCell: describeAudience },
  {
    label: 'Published',
    getSortValue: ({ publishedAt }) => publishedAt,
    renderCell: Published,
  },
  {
    label: 'Opened',
    isNumeric: true,
    getSortValue: ({ readStatistics }) => readStatistics?.readCount ?? 0,
    renderCell: describeReaders,
  },
];

const canPublish = ({ viewerCan }: Update) => viewerCan.publish;

/** The investor updates admin page: write, publish to the whole audience at once, and withdraw. */
export const UpdatesPage = () => (
  <ListPage
    title="Manage updates"
    description="Updates for investors. Everyone in the audience receives an update at the same moment."
    path={paths.investorAdminUpdates}
    query={query}
    field="investorUpdates"
    noun="update"
    create={{ label: 'New update', to: paths.investorAdminUpdateNew }}
    columns={columns}
    getName={({ title }) => title}
    actions={[
      { label: 'Publish …', place: 'row', isInPanel: true, isFor: canPublish, opens: PublishDialog },
      {
        label: 'Edit',
        place: 'row',
        isInPanel: true,
        isFor: ({ viewerCan }) => viewerCan.update,
        to: ({ id }) => paths.investorAdminUpdate(id),
      },
      { label: 'Schedule …', isInPanel: true, isFor: canPublish, opens: ScheduleDialog },
      {
        label: 'Withdraw …',
        isInPanel: true,
        isDestructive: true,
        isFor: ({ viewerCan }) => viewerCan.withdraw,
        opens: WithdrawDialog,
      },
    ]}
    panel={{
      renderFacts: ({ status }) => updateStatusLabels[status],
      getSections: (update) => ({
        Publication: {
          For: describeAudience(update),
          Published: <Published {...update} />,
          Opened: describeReaders(update),
        },
        'Beginning of the text': update.excerpt,
        Documents: update.documents.nodes.length > 0 && (
          <ul>
            {update.documents.nodes.map(({ id, title }) => (
              <li key={id}>
                <InlineLink to={paths.investorDocument(id)}>{title}</InlineLink>
              </li>
            ))}
          </ul>
        ),
      }),
    }}
    empty={
      <Empty title="No update has been written yet.">
        Investors read updates in the portal, and get an email if they want one.
      </Empty>
    }
  />
);
