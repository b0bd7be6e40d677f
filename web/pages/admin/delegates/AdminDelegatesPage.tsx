import { Suspense, useState } from 'react';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { choice, defineUrlFilter, freeText } from '../../../runtime/urlFilter.ts';
import {
  AdminDelegationsDocument,
  useAdminDelegationsQuery,
  type DelegationStatus,
  type AdminDelegationFragment,
  useEndDelegationMutation,
} from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { lazyComponent } from '../../../runtime/lazyComponent.tsx';
import { paths } from '../../../paths.ts';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { AdminHead } from '../../../list/AdminHead.tsx';
import { ListTools, toStatusTabs } from '../../../portal/ListTools.tsx';
import { formatListed } from '../../../runtime/formatCount.ts';
import { DelegatesTable } from './DelegatesTable.tsx';
import { useActionToast } from '../../../ui/useActionToast.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

// Loaded on demand: reading the list needs no form.
const EndDialog = lazyComponent(() => import('./EndDialog.tsx').then((module) => module.EndDialog));

const PAGE = 25;
const filters = [
  ['IN_FORCE', 'Active'],
  ['INVITED', 'Invited'],
  ['ENDED', 'Ended'],
  ['ALL', 'All'],
] as const;
/** The filter of the list, in the URL. */
const filter = defineUrlFilter({
  status: choice(filters, 'IN_FORCE'),
  search: freeText(text.searchQuery),
});

function toVariables(params: URLSearchParams) {
  const { status: statusFilter, search } = filter.read(params);
  const status: DelegationStatus | null = statusFilter === 'ALL' ? null : statusFilter;
  return { first: PAGE, after: params.get('after'), filter: { status, search: search || null } };
}

const adminDelegationsQuery = pageQuery(AdminDelegationsDocument, useAdminDelegationsQuery, ({ search }) =>
  toVariables(search),
);

export const queries = [adminDelegationsQuery];

/** All delegations between investors. The URL holds the filter. */
export function AdminDelegatesPage() {
  const params = usePageQuery();
  const at = filter.read(params);
  const query = usePageData(adminDelegationsQuery, { fetchPolicy: 'cache-and-network' });
  const list = (query.data ?? query.previousData)?.delegations;
  const [ending, setEnding] = useState<AdminDelegationFragment | null>(null);
  const { end } = useDelegationList();
  return (
    <>
      <AdminHead
        title="Delegates"
        description="Access that investors share with delegates, and until when. The access log shows what a delegate reads."
        path={paths.investorAdminDelegates}
        count={list && formatListed(list.edges.length, 'delegation', list.pageInfo)}
      />
      <div className={adminStyles.page}>
        <ListTools
          tabs={toStatusTabs(paths.investorAdminDelegates, filter, at, filters)}
          search={{
            path: paths.investorAdminDelegates,
            filter,
            values: at,
            label: 'Name or email address of either person',
          }}
        />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {({ delegations: { edges, pageInfo } }) =>
            edges.length > 0 ? (
              <DelegatesTable
                delegations={edges.map(({ node }) => node)}
                isBusy={query.loading}
                onEnd={setEnding}
                more={{
                  page: pageInfo,
                  label: 'delegations',
                  onMore: (after) => query.fetchMore({ variables: { after }, updateQuery: appendPage('delegations') }),
                }}
              />
            ) : (
              <Empty
                title="No delegations match this filter."
                to={filter.toUrl(paths.investorAdminDelegates, { status: 'ALL', search: '' })}
                action="Show all delegations"
              >
                Investors share and withdraw access on their own Delegates page.
              </Empty>
            )
          }
        </QueryResult>
      </div>
      {ending && (
        <Suspense fallback={null}>
          <EndDialog delegation={ending} onSave={end} onClose={() => setEnding(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Ends a delegation for both sides. Returns the error, or null. */
function useDelegationList() {
  const withToast = useActionToast();
  const [endDelegation] = useEndDelegationMutation({ refetchQueries: ['AdminDelegations'] });
  return {
    end: async ({ id }: AdminDelegationFragment, reason: string) =>
      (
        await withToast(() => endDelegation({ variables: { input: { id, reason } } }), {
          done: 'Delegation ended',
          failed: 'Delegation not ended',
        })
      ).error,
  };
}
