import { Suspense, useState } from 'react';
import {
  AdminUpdatesDocument,
  useAdminUpdatesQuery,
  type AdminUpdateFragment,
  usePublishInvestorUpdateMutation,
  useWithdrawInvestorUpdateMutation,
} from '../../../../graphql/generated/admin.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { paths } from '../../../paths.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { AdminHead } from '../../../list/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { formatListed } from '../../../runtime/formatCount.ts';
import { type OpenDialog, UpdatesTable } from './UpdatesTable.tsx';
import { useActionToast } from '../../../ui/useActionToast.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

// Loaded on demand: reading the list needs no dialog.
const PublishUpdateDialog = lazyComponent(() =>
  import('./PublishUpdateDialog.tsx').then((module) => module.PublishUpdateDialog),
);
const ReasonDialog = lazyComponent(() => import('../review/ReasonDialog.tsx').then((module) => module.ReasonDialog));

const PAGE = 25;

const withdrawing = {
  action: 'Withdraw update',
  label: 'Reason',
  hint: 'One sentence, for the audit log and other administrators. Emails that were sent cannot be recalled.',
  missing: 'Enter a reason',
  danger: true,
};

const adminUpdatesQuery = pageQuery(AdminUpdatesDocument, useAdminUpdatesQuery, ({ search }) => ({
  first: PAGE,
  after: search.get('after'),
}));

export const queries = [adminUpdatesQuery];

/** The investor updates admin page: write, publish to the whole audience at once, and withdraw. */
export function UpdatesPage() {
  const query = usePageData(adminUpdatesQuery, { fetchPolicy: 'cache-and-network' });
  const list = (query.data ?? query.previousData)?.investorUpdates;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  return (
    <>
      <AdminHead
        title="Manage updates"
        description="Updates for investors. Everyone in the audience receives an update at the same moment."
        path={paths.investorAdminUpdates}
        count={list && formatListed(list.nodes.length, 'update', list.pageInfo)}
        action={
          <ButtonLink to={paths.investorAdminUpdateNew} size="small" variant="primary">
            New update
          </ButtonLink>
        }
      />
      <div className={adminStyles.page}>
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {({ investorUpdates: { nodes, pageInfo } }) =>
            nodes.length > 0 ? (
              <UpdatesTable
                updates={nodes}
                onAsk={setDialog}
                more={{
                  page: pageInfo,
                  label: 'updates',
                  onMore: (after) =>
                    query.fetchMore({ variables: { after }, updateQuery: appendPage('investorUpdates') }),
                }}
              />
            ) : (
              <Empty title="No update has been written yet.">
                Investors read updates in the portal, and get an email if they want one.
              </Empty>
            )
          }
        </QueryResult>
      </div>
      {dialog && <Dialogs dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function Dialogs({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) {
  const { publish, withdraw } = useUpdates();
  return (
    <Suspense fallback={null}>
      {dialog.kind === 'withdraw' ? (
        <ReasonDialog
          title={`Withdraw ${dialog.update.title}?`}
          texts={withdrawing}
          onSubmit={async (reason) => {
            if (!(await withdraw(dialog.update, reason))) onClose();
          }}
          onClose={onClose}
        />
      ) : (
        <PublishUpdateDialog
          update={dialog.update}
          isScheduled={dialog.kind === 'schedule'}
          onPublish={publish}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}

const LIST = { refetchQueries: ['AdminUpdates'], awaitRefetchQueries: true };

/** Update actions. Each returns the error, or null. */
function useUpdates() {
  const [publishInvestorUpdate] = usePublishInvestorUpdateMutation(LIST);
  const [withdrawInvestorUpdate] = useWithdrawInvestorUpdateMutation(LIST);
  const withToast = useActionToast();

  const publish = async ({ id, title }: AdminUpdateFragment, at: string | null) => {
    const messages = {
      done: `${title} was ${at ? 'scheduled' : 'published'}`,
      failed: `${title} was not ${at ? 'scheduled' : 'published'}`,
    };
    const variables = { input: { id, at } };
    return (await withToast(() => publishInvestorUpdate({ variables }), messages)).error;
  };

  const withdraw = async ({ id, title }: AdminUpdateFragment, reason: string) => {
    const messages = { done: `${title} was withdrawn`, failed: `${title} was not withdrawn` };
    const variables = { input: { id, reason } };
    return (await withToast(() => withdrawInvestorUpdate({ variables }), messages)).error;
  };

  return { publish, withdraw };
}
