import { Suspense } from 'react';
import { contactTopics } from '#graphql/contact-topics.ts';
import {
  LeadsDocument,
  type LeadsQueryVariables,
  type ListedLeadFragment,
  useDeleteLeadMutation,
  useLeadsQuery,
} from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import type { Column } from '#web/list/columns.ts';
import { nameColumn, valueColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { lazyComponent } from '#web/runtime/lazyComponent.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { choice, defineUrlFilter, freeText } from '#web/runtime/urlFilter.ts';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { Age } from '#web/ui/Age.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { ExportLink } from '#web/ui/ExportLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { report, useSend } from '#web/ui/useActionToast.ts';
import adminStyles from '../shared/Admin.module.css';
import styles from './LeadsPage.module.css';
import { formatLeadStatus, leadStatuses } from './leadStatuses.ts';
import { Options } from '#web/forms/SelectField.tsx';

// Loaded on demand: reading the list needs no form.
const LeadWork = lazyComponent(() => import('./LeadWork.tsx').then((module) => module.LeadWork));

const tabs = { all: 'All', contact: 'Messages', whitepaper: 'Whitepaper' };
const kinds = { all: null, contact: 'CONTACT', whitepaper: 'WHITEPAPER' } as const;

/** The filter of the list, in the URL. */
const filter = defineUrlFilter({
  search: freeText(text.searchQuery),
  kind: choice(['all', 'contact', 'whitepaper'], 'all'),
  status: choice(['', ...leadStatuses.map(([status]) => status)], ''),
});

function toVariables(params: URLSearchParams) {
  const { search, kind, status } = filter.read(params);
  return {
    first: 25,
    after: params.get('after'),
    filter: { search: search || null, kind: kinds[kind], status: status || null },
  } satisfies LeadsQueryVariables;
}

const query = pageQuery(LeadsDocument, useLeadsQuery, ({ search }) => toVariables(search));

export const queries = [query];

const Downloads = ({ kind, lastDownloadedAt, downloadCount }: ListedLeadFragment) => (
  <div className={styles.lines}>
    {kind === 'CONTACT' ? (
      <span>Message</span>
    ) : lastDownloadedAt ? (
      <>
        {downloadCount === 1 ? 'Once' : `${downloadCount} times`}{' '}
        <span data-detail="">
          <Moment at={lastDownloadedAt} />
        </span>
      </>
    ) : (
      <span>
        Not yet<span data-detail="">: email address not confirmed</span>
      </span>
    )}
  </div>
);

const columns: Column<ListedLeadFragment>[] = [
  nameColumn(
    'Person',
    ({ name }) => name,
    ({ email }) => <span>{email}</span>,
  ),
  valueColumn('Company', ({ company }) => company),
  {
    label: 'Status',
    getSortValue: ({ status }) => status,
    renderCell: ({ status }) => formatLeadStatus(status),
  },
  {
    label: 'Message or needs',
    className: styles.needs,
    renderCell: ({ topic, needs }) => (
      <p dir="auto">
        {topic && <b>{contactTopics[topic]}: </b>}
        {needs}
      </p>
    ),
  },
  {
    label: 'Source',
    isHiddenWhenPanelOpen: true,
    isHiddenWhenNarrow: true,
    getSortValue: ({ referrerPath }) => referrerPath,
    renderCell: ({ referrerPath, hasProofOfWork }) => (
      <div className={styles.lines}>
        {referrerPath ?? 'Not known'} {!hasProofOfWork && <span>Sent without JavaScript</span>}
      </div>
    ),
  },
  {
    label: 'Requested',
    getSortValue: ({ createdAt }) => createdAt,
    renderCell: ({ createdAt, consentVersion }) => (
      <div className={styles.lines}>
        <Age at={createdAt} /> <span className={styles.consent}>Consent of {consentVersion}</span>
      </div>
    ),
  },
  {
    label: 'Downloaded',
    getSortValue: ({ lastDownloadedAt }) => lastDownloadedAt,
    renderCell: Downloads,
  },
];

/** The server cannot render a component that is loaded on demand. */
const LeadWorkInBrowser = ({ lead }: { lead: ListedLeadFragment }) =>
  useHydrating() ? null : (
    <Suspense>
      <LeadWork key={lead.id} lead={lead} />
    </Suspense>
  );

const getSections = (lead: ListedLeadFragment) => ({
  [lead.topic ? contactTopics[lead.topic] : 'Needs']: (
    <p dir="auto" className={styles.words}>
      {lead.needs || 'Not stated'}
    </p>
  ),
  Work: <LeadWorkInBrowser lead={lead} />,
  Request: {
    Sent: <Moment at={lead.createdAt} />,
    From: lead.referrerPath ?? 'Not known',
    'Consent of': lead.consentVersion,
    ...(lead.kind === 'CONTACT'
      ? { Telephone: lead.phone ?? 'Not given' }
      : { Downloaded: lead.lastDownloadedAt ? formatCount(lead.downloadCount, 'time') : 'Not yet' }),
    Form: lead.hasProofOfWork ? 'With JavaScript' : 'Without JavaScript',
  },
});

/** Whitepaper requests and messages. */
export function LeadsPage() {
  const values = filter.read(usePageQuery());
  const remove = useSend(useDeleteLeadMutation, {
    update: (cache, _result, { variables }) => {
      cache.evict({ id: cache.identify({ __typename: 'Lead', id: variables?.input.id }) });
      cache.gc();
    },
    refetchQueries: ['Leads'],
  });
  return (
    <ListPage
      title="Leads"
      description="Messages of visitors and requests for the whitepaper, with the status and notes of administrators."
      path={paths.investorAdminLeads}
      help="Messages of visitors and requests for the whitepaper. Status and notes are for administrators only."
      query={query}
      field="leads"
      noun="lead"
      action={
        <ExportLink
          href="/api/leads/export"
          name="leads.csv"
          done="All leads were exported"
          failed="The leads were not exported"
        >
          Export all as CSV
        </ExportLink>
      }
      tools={{
        filter,
        tabs,
        tabsOf: 'kind',
        tabsLabel: 'Form',
        search: 'Name, email address, company or text',
        fields: { names: ['status'], children: <StatusField status={values.status} /> },
      }}
      columns={columns}
      getName={({ name }) => name}
      actions={[
        {
          label: 'Delete',
          isDestructive: true,
          sure: 'Delete this lead? Links emailed to the person stop working. This cannot be undone.',
          run: ({ id, name }) => remove({ id }, report(`${name} was`, 'deleted')),
        },
      ]}
      panel={{
        renderFacts: ({ company, email }) => [company, email].filter(Boolean).join(', '),
        getSections,
      }}
      empty={<EmptyState isFiltered={filter.toUrl('', values) !== ''} />}
    >
      <p className={adminStyles.note}>
        Leads are deleted automatically twelve months after their request. When a person withdraws consent, delete the
        lead here: its emails are deleted, too.
      </p>
    </ListPage>
  );
}

const StatusField = ({ status }: { status: string }) => (
  <select name="status" aria-label="Status" defaultValue={status}>
    <option value="">Every status</option>
    <Options of={leadStatuses} />
  </select>
);

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
