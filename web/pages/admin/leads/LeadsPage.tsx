import type { MouseEvent } from 'react';
import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { choice, defineUrlFilter, freeText } from '../../../runtime/urlFilter.ts';
import {
  LeadsDocument,
  useLeadsQuery,
  type LeadsQueryVariables,
  type ListedLeadFragment,
  useDeleteLeadMutation,
} from '../../../../graphql/generated/admin.ts';
import { text } from '../../../../graphql/limits.ts';
import { useActionToast } from '../../../ui/useActionToast.ts';
import buttons from '../../../ui/Button.module.css';
import { Empty } from '../../../ui/Empty.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage } from '../../../ui/LoadMore.tsx';
import { download } from '../../../runtime/download.ts';
import { paths } from '../../../paths.ts';
import { ListTools } from '../../../portal/ListTools.tsx';
import { AdminHead } from '../../../list/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { TableSkeleton } from '../../../list/TableSkeleton.tsx';
import { formatListed } from '../../../runtime/formatCount.ts';
import styles from './LeadsPage.module.css';
import { LeadsTable } from './LeadsTable.tsx';
import { leadStatuses } from './leadStatuses.ts';
import { pageQuery } from '../../../runtime/pageQueries.ts';
import { usePageData } from '../../../runtime/usePageData.ts';

/** The filter of the list, in the URL. */
const kinds = [
  ['all', 'All'],
  ['contact', 'Messages'],
  ['whitepaper', 'Whitepaper'],
] as const;
const filter = defineUrlFilter({
  search: freeText(text.searchQuery),
  kind: choice(kinds, 'all'),
  status: choice(['', ...leadStatuses.map(([status]) => status)], ''),
});
const PAGE = 25;
const EXPORT = '/api/leads/export';

const KINDS = { all: null, contact: 'CONTACT', whitepaper: 'WHITEPAPER' } as const;

function toVariables(params: URLSearchParams) {
  const { search, kind, status } = filter.read(params);
  return {
    first: PAGE,
    after: params.get('after'),
    filter: { search: search || null, kind: KINDS[kind], status: status || null },
  } satisfies LeadsQueryVariables;
}

const leadsQuery = pageQuery(LeadsDocument, useLeadsQuery, ({ search }) => toVariables(search));

export const queries = [leadsQuery];

/** Whitepaper requests and messages. The URL holds the filter. */
export function LeadsPage() {
  const params = usePageQuery();
  const values = filter.read(params);
  const query = usePageData(leadsQuery, { fetchPolicy: 'cache-and-network' });
  const { data: current, previousData, loading, fetchMore } = query;
  const data = current ?? previousData;
  const leads = data?.leads.edges.map(({ node }) => node) ?? [];
  const remove = useRemove();
  return (
    <>
      <AdminHead
        title="Leads"
        description="Messages of visitors and requests for the whitepaper, with the status and notes of administrators."
        path={paths.investorAdminLeads}
        help="Messages of visitors and requests for the whitepaper. Status and notes are for administrators only."
        count={data && formatListed(leads.length, 'lead', data.leads.pageInfo)}
        action={<ExportButton />}
      />
      <div className={adminStyles.page}>
        <ListTools
          tabsLabel="Form"
          tabs={kinds.map(([kind, label]) => ({
            to: filter.toUrl(paths.investorAdminLeads, { ...values, kind }),
            label,
            isOpen: kind === values.kind,
          }))}
          search={{
            path: paths.investorAdminLeads,
            filter,
            values,
            label: 'Name, email address, company or text',
            fields: { names: ['status'], children: <StatusField status={values.status} /> },
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
              <EmptyState isFiltered={Object.values(values).some((value) => value !== '' && value !== 'all')} />
            )
          }
        </QueryResult>
        <p className={styles.note}>
          Leads are deleted automatically twelve months after their request. When a person withdraws consent, delete the
          lead here: its emails are deleted, too.
        </p>
      </div>
    </>
  );
}

const StatusField = ({ status }: { status: string }) => (
  <select name="status" aria-label="Status" defaultValue={status}>
    <option value="">Every status</option>
    {leadStatuses.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

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

function EmptyState({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <Empty title="No leads match this filter." to={paths.investorAdminLeads} action="Clear filter">
      Try a shorter search term, or another status.
    </Empty>
  ) : (
    <Empty title="No requests yet." to={paths.whitepaper} action="View the whitepaper form">
      Messages and requests for the whitepaper appear here as soon as they are sent.
    </Empty>
  );
}
