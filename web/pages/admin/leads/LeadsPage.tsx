import type { MouseEvent } from 'react';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { defineUrlFilter, freeText } from '../../../runtime/urlFilter.ts';
import {
  LeadsDocument,
  useLeadsQuery,
  type LeadsQueryVariables,
  type ListedLeadFragment,
  useDeleteLeadMutation,
} from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { useActionToast } from '../../StepUp.tsx';
import buttons from '../../../ui/Button.module.css';
import { Empty } from '../../../ui/Empty.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { download } from '../../../runtime/download.ts';
import { paths } from '../../../paths.ts';
import { ListTools } from '../../../portal/ListTools.tsx';
import { AdminHead } from '../shared/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '../shared/table/TableSkeleton.tsx';
import { formatListed } from '../../../runtime/formatCount.ts';
import styles from './LeadsPage.module.css';
import { LeadsTable } from './LeadsTable.tsx';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

/** The filter of the list, in the URL. */
const filter = defineUrlFilter({ search: freeText(text.searchQuery) });
const PAGE = 25;
const EXPORT = '/api/leads/export';

const toVariables = (params: URLSearchParams) =>
  ({
    first: PAGE,
    after: params.get('after'),
    filter: { search: filter.read(params).search || null },
  }) satisfies LeadsQueryVariables;

const leadsQuery = pageQuery(LeadsDocument, useLeadsQuery, ({ search }) => toVariables(search));

export const queries = [leadsQuery];

/** Whitepaper requests. The URL holds the filter. */
export function LeadsPage() {
  const params = usePageQuery();
  const { search } = filter.read(params);
  const query = usePageData(leadsQuery, { fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, loading, fetchMore } = query;
  const data = current ?? previousData;
  const leads = data?.leads.edges.map(({ node }) => node) ?? [];
  const remove = useRemove();
  return (
    <>
      <AdminHead
        title="Leads"
        description="Requests for the whitepaper, with the needs of each person and the time of the download."
        path={paths.investorAdminLeads}
        help="Requests for the whitepaper, with the needs of each person."
        count={data && formatListed(leads.length, 'lead', data.leads.pageInfo)}
        action={<ExportButton />}
      />
      <div className={adminStyles.page}>
        <ListTools
          search={{
            path: paths.investorAdminLeads,
            filter,
            values: { search },
            label: 'Name, email address, company or need',
          }}
        />
        <QueryResult query={query} keepsFormer skeleton={<TableSkeleton />}>
          {(data) =>
            leads.length > 0 ? (
              <LeadsTable
                leads={leads}
                isBusy={loading}
                onDelete={remove}
                more={{
                  page: data.leads.pageInfo,
                  label: 'leads',
                  onMore: (after) => fetchMore({ variables: { after }, updateQuery: appendPage('leads') }),
                }}
              />
            ) : (
              <EmptyState search={search} />
            )
          }
        </QueryResult>
        <p className={styles.note}>
          Leads are deleted automatically twelve months after their request. When a person withdraws consent, delete the
          lead here: the email with the link is deleted, too.
        </p>
      </div>
    </>
  );
}

function ExportButton() {
  const withToast = useActionToast();
  const take = (event: MouseEvent) => {
    event.preventDefault();
    const messages = { done: 'All leads were exported', failed: 'The leads were not exported' };
    void withToast(() => download(EXPORT, 'leads.csv'), messages);
  };
  return (
    <a href={EXPORT} download onClick={take} className={`${buttons.button} ${buttons.small}`}>
      Export all as CSV
    </a>
  );
}

function useRemove() {
  const withToast = useActionToast();
  const [deleteLead] = useDeleteLeadMutation();
  return ({ id, name }: ListedLeadFragment) => {
    const messages = { done: `${name} was deleted`, failed: `${name} was not deleted` };
    void withToast(
      () =>
        deleteLead({
          variables: { input: { id } },
          update: (cache) => {
            cache.evict({ id: cache.identify({ __typename: 'Lead', id }) });
            cache.gc();
          },
          refetchQueries: ['Leads'],
        }),
      messages,
    );
  };
}

function EmptyState({ search }: { search: string }) {
  return search ? (
    <Empty title="No leads match this filter." to={paths.investorAdminLeads} action="Clear filter">
      Try a shorter search term.
    </Empty>
  ) : (
    <Empty title="No requests yet." to={paths.whitepaper} action="View the whitepaper form">
      Requests for the whitepaper appear here as soon as they are sent.
    </Empty>
  );
}
