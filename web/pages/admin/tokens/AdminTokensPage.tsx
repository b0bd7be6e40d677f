import { AllTokensDocument, useAllTokensQuery } from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { choice, defineUrlFilter, freeText } from '../../../runtime/urlFilter.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { paths } from '../../../paths.ts';
import adminStyles from '../shared/Admin.module.css';
import { AdminHead } from '../../../list/AdminHead.tsx';
import { ListTools, toStatusTabs } from '../../../portal/ListTools.tsx';
import { formatListed } from '../../../runtime/formatCount.ts';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { TokensTable } from './TokensTable.tsx';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

const PAGE = 50;
const filters = [
  ['ACTIVE', 'Active'],
  ['EXPIRED', 'Expired'],
  ['REVOKED', 'Revoked'],
  ['ALL', 'All'],
] as const;
/** The filter of the list, in the URL. */
const filter = defineUrlFilter({
  status: choice(filters, 'ACTIVE'),
  search: freeText(text.searchQuery),
});

function toVariables(params: URLSearchParams) {
  const { status: statusFilter, search } = filter.read(params);
  const status = statusFilter === 'ALL' ? null : statusFilter;
  return { first: PAGE, after: params.get('after'), filter: { status, search: search || null } };
}

const allTokensQuery = pageQuery(AllTokensDocument, useAllTokensQuery, ({ search }) => toVariables(search));

export const queries = [allTokensQuery];

/** The API tokens of all accounts. Administrators can revoke any of them. The URL holds the filter. */
export function AdminTokensPage() {
  const params = usePageQuery();
  const at = filter.read(params);
  const query = usePageData(allTokensQuery, { fetchPolicy: 'cache-and-network' });
  const list = (query.data ?? query.previousData)?.tokens;
  return (
    <>
      <AdminHead
        title="API tokens"
        description="The tokens with which programs use the API for people. A token has at most the rights of its owner."
        path={paths.investorAdminTokens}
        count={list && formatListed(list.edges.length, 'token', list.pageInfo)}
      />
      <div className={adminStyles.page}>
        <ListTools
          tabs={toStatusTabs(paths.investorAdminTokens, filter, at, filters)}
          search={{
            path: paths.investorAdminTokens,
            filter,
            values: at,
            label: 'Name of the token, its beginning, or its owner',
          }}
        />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {({ tokens: { edges, pageInfo } }) =>
            edges.length > 0 ? (
              <TokensTable
                tokens={edges.map(({ node }) => node)}
                isBusy={query.loading}
                more={{
                  page: pageInfo,
                  label: 'tokens',
                  onMore: (after) => query.fetchMore({ variables: { after }, updateQuery: appendPage('tokens') }),
                }}
              />
            ) : (
              <Empty
                title="No tokens match this filter."
                to={filter.toUrl(paths.investorAdminTokens, { status: 'ALL', search: '' })}
                action="Show all tokens"
              >
                Everyone creates their tokens on the page of their account.
              </Empty>
            )
          }
        </QueryResult>
      </div>
    </>
  );
}
