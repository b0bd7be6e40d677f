import { AllWebhooksDocument, useAllWebhooksQuery } from '../../../../graphql/generated/admin.ts';
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
import { WebhooksTable } from './WebhooksTable.tsx';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

const PAGE = 50;
const filters = [
  ['ALL', 'All'],
  ['ACTIVE', 'Active'],
  ['PAUSED', 'Paused'],
] as const;
/** The filter of the list, in the URL. */
const filter = defineUrlFilter({
  status: choice(filters, 'ALL'),
  search: freeText(text.searchQuery),
});

function toVariables(params: URLSearchParams) {
  const { status: statusFilter, search } = filter.read(params);
  const status = statusFilter === 'ALL' ? null : statusFilter;
  return { first: PAGE, after: params.get('after'), filter: { status, search: search || null } };
}

const allWebhooksQuery = pageQuery(AllWebhooksDocument, useAllWebhooksQuery, ({ search }) => toVariables(search));

export const queries = [allWebhooksQuery];

/** The webhooks of all accounts. Administrators can delete any of them. The URL holds the filter. */
export function AdminWebhooksPage() {
  const params = usePageQuery();
  const at = filter.read(params);
  const query = usePageData(allWebhooksQuery, { fetchPolicy: 'cache-and-network' });
  const list = (query.data ?? query.previousData)?.webhooks;
  return (
    <>
      <AdminHead
        title="Webhooks"
        description="The URLs to which this site sends changes. A webhook has the rights of its owner."
        path={paths.investorAdminWebhooks}
        count={list && formatListed(list.edges.length, 'webhook', list.pageInfo)}
      />
      <div className={adminStyles.page}>
        <ListTools
          tabs={toStatusTabs(paths.investorAdminWebhooks, filter, at, filters)}
          search={{
            path: paths.investorAdminWebhooks,
            filter,
            values: at,
            label: 'Name or URL of the webhook, or its owner',
          }}
        />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {({ webhooks: { edges, pageInfo } }) =>
            edges.length > 0 ? (
              <WebhooksTable
                webhooks={edges.map(({ node }) => node)}
                isBusy={query.loading}
                more={{
                  page: pageInfo,
                  label: 'webhooks',
                  onMore: (after) => query.fetchMore({ variables: { after }, updateQuery: appendPage('webhooks') }),
                }}
              />
            ) : (
              <Empty
                title="No webhooks match this filter."
                to={filter.toUrl(paths.investorAdminWebhooks, { status: 'ALL', search: '' })}
                action="Show all webhooks"
              >
                Everyone creates their webhooks on the page of their account.
              </Empty>
            )
          }
        </QueryResult>
      </div>
    </>
  );
}
