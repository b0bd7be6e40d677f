import {
  InvestorSummariesDocument,
  type InvestorSummariesQuery,
  type ListedSummaryFragment,
  useInvestorSummariesQuery,
} from '#graphql/generated/admin.ts';
import { text } from '#graphql/limits.ts';
import type { Column } from '#web/list/columns.ts';
import { nameColumn, valueColumn } from '#web/list/kinds.tsx';
import { ListPage } from '#web/list/ListPage.tsx';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { defineUrlFilter, freeText } from '#web/runtime/urlFilter.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { toLastDay } from '#web/ui/lastDay.ts';
import { Moment } from '#web/ui/Moment.tsx';
import { ndaLabels } from '../people/peopleLabels.ts';
import { Export } from '../shared/LogFilter.tsx';
import { makeExportUrl } from '../shared/logFilter.ts';
import { engagementFilter, type EngagementFilterValues, formatSeconds } from './engagementFilter.ts';
import { EngagementTable } from './EngagementTable.tsx';

const QUARTERS_BACK = 4;

/** Quarters count from the year 0. */
const thisQuarter = (): number => {
  const now = new Date();
  return now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3);
};

const getStart = (quarter: number): Date => new Date(Date.UTC(Math.floor(quarter / 4), (quarter % 4) * 3));

const nameQuarter = (quarter: number): string => `Q${(quarter % 4) + 1} ${Math.floor(quarter / 4)}`;

/** `2026-Q4`; empty for the quarter of today. */
const filter = defineUrlFilter({
  quarter: (typed: string): string => (/^20\d{2}-Q[1-4]$/.test(typed) ? typed : ''),
  search: freeText(text.searchQuery),
  /** The id of one person, in place of a search. */
  person: (typed: string): string => (/^usr_\w{1,56}$/.test(typed) ? typed : ''),
});

const toQuarter = (typed: string): number =>
  typed ? Number(typed.slice(0, 4)) * 4 + Number(typed.at(-1)) - 1 : thisQuarter();

function readPeriod(params: URLSearchParams) {
  const { quarter: typed, search, person } = filter.read(params);
  const quarter = toQuarter(typed);
  const period = { from: getStart(quarter).toISOString(), to: getStart(quarter + 1).toISOString() };
  return { quarter, person, filter: { ...period, person: person || search || null } };
}

const query = pageQuery(InvestorSummariesDocument, useInvestorSummariesQuery, ({ search: params }) => {
  const { filter, person } = readPeriod(params);
  return { first: 100, after: params.get('after'), filter, personId: person, hasPerson: person !== '' };
});

export const queries = [query];

const describeAgreement = ({ agreement }: ListedSummaryFragment) =>
  agreement?.state === 'SIGNED' && agreement.signature ? (
    <>
      Signed <Moment at={agreement.signature.signedAt} />
    </>
  ) : (
    agreement && ndaLabels[agreement.state]
  );

const numeric = { isNumeric: true };

const listColumns = (toInvestor: (id: string) => string): Column<ListedSummaryFragment>[] => [
  {
    ...nameColumn<ListedSummaryFragment>('Investor', ({ person }) => person.name),
    renderCell: ({ person, company, email }) => (
      <>
        <b dir="auto">
          <InlineLink to={toInvestor(person.accountId)}>{person.name}</InlineLink>
        </b>{' '}
        <span dir="auto">{company ?? email}</span>
      </>
    ),
  },
  valueColumn('Documents', ({ documentCount }) => documentCount, numeric),
  valueColumn('Pages', ({ pageCount }) => pageCount, { ...numeric, isHiddenWhenNarrow: true }),
  {
    label: 'Time',
    getSortValue: ({ seconds }) => seconds,
    renderCell: ({ seconds }) => formatSeconds(seconds),
    ...numeric,
  },
  valueColumn('Questions', ({ questionCount }) => questionCount, numeric),
  valueColumn('Events', ({ eventCount }) => eventCount, numeric),
  { label: 'Agreement', renderCell: describeAgreement },
];

/** What investors read, asked and accepted in a quarter, all of them or one, to be printed. */
export function SummaryPage() {
  const params = usePageQuery();
  const { quarter, filter: variables } = readPeriod(params);
  const values = filter.read(params);
  const name = nameQuarter(quarter);
  const quarters = Array.from({ length: QUARTERS_BACK + 1 }, (_, back) => thisQuarter() - back);
  return (
    <ListPage
      title={(data) => [`Summary of ${name}`, findName(data, values.person)].filter(Boolean).join(', ')}
      description="What investors read, asked and accepted in a quarter."
      help="Quarters begin and end at midnight UTC. Only pages that were in view for some seconds count. An event counts if the investor accepted it. Open an investor for the documents; print the page or export it for a report."
      path={paths.investorSummary}
      query={query}
      field="investorSummaries"
      noun="investor"
      sorting="longest reading first"
      tools={{
        filter,
        tabs: Object.fromEntries(
          quarters.map((each, back) => [back === 0 ? '' : toParameter(each), nameQuarter(each)] as const),
        ),
        tabsOf: 'quarter',
        tabsLabel: 'Quarter',
        search: 'Name, company or email address',
        // A search is among everyone again.
        fields: { names: ['person'], children: null },
      }}
      action={
        <Export
          href={makeExportUrl('/api/documents/engagement/summary/export', variables)}
          name={`investors-${toParameter(quarter)}.csv`}
          content="The summary"
        />
      }
      columns={listColumns((id) => filter.toUrl(paths.investorSummary, { ...values, search: '', person: id }))}
      getName={({ person, email }) => person.name ?? email}
      empty={(data) => (values.person ? <NotListed name={findName(data, values.person)} /> : noMatch)}
      renderAbove={(data) => (
        <>
          {values.person && (
            <p className="screen-only">
              <InlineLink to={filter.toUrl(paths.investorSummary, { ...values, person: '' })}>All investors</InlineLink>
            </p>
          )}
          {data.investorTotals.investorCount > 0 && <Totals {...data.investorTotals} />}
        </>
      )}
      renderBelow={({ person, engagement }) =>
        person && engagement && <Readings {...engagement} values={toEngagementValues(quarter, person.id)} />
      }
    />
  );
}

const toParameter = (quarter: number): string => `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`;

type Totals = InvestorSummariesQuery['investorTotals'];

const Totals = ({ investorCount, readerCount, seconds, questionCount, eventCount, unsignedCount }: Totals) => (
  <FactList
    label="All of them"
    facts={[
      ['Read', `${readerCount} of ${formatCount(investorCount, 'investor')}`],
      ['Time', formatSeconds(seconds)],
      ['Questions', questionCount],
      ['Events', `${eventCount} accepted`],
      ['Agreement', unsignedCount === 0 ? 'No one still has to sign' : `${unsignedCount} must sign`],
    ]}
  />
);

/** The name of the person of the URL. Undefined for the answer to another URL, and if the account does not exist. */
const findName = (data: InvestorSummariesQuery | undefined, id: string): string | undefined =>
  data?.person?.id === id && 'name' in data.person ? data.person.name : undefined;

const noMatch = (
  <Empty title="No approved investor matches." to={paths.investorSummary} action="Show all investors">
    Everyone with the role of an investor is listed, also those who read nothing.
  </Empty>
);

/** A link to a person can be older than a suspension. */
const NotListed = ({ name }: { name: string | undefined }) =>
  name ? (
    <Empty title={`${name} is not an approved investor.`}>
      The summary counts approved investors. Below is what this person read in the quarter.
    </Empty>
  ) : (
    <Empty isMissing title="This person does not exist.">
      The account was deleted, or the URL is incomplete.
    </Empty>
  );

/** The readings of the person in the quarter, as a filter of the page "Engagement". */
const toEngagementValues = (quarter: number, person: string): EngagementFilterValues => ({
  ...engagementFilter.read(new URLSearchParams()),
  person,
  from: getStart(quarter).toISOString().slice(0, 10),
  to: toLastDay(getStart(quarter + 1).toISOString()),
});

type ReadingsProps = NonNullable<InvestorSummariesQuery['engagement']> & { values: EngagementFilterValues };

/** What one person read. */
const Readings = ({ edges, pageInfo, values }: ReadingsProps) =>
  edges.length > 0 ? (
    <>
      <EngagementTable readings={edges.map(({ node }) => node)} values={values} busy={false} hasDates />
      {pageInfo.hasNextPage && (
        <p>
          The list ends after {formatCount(edges.length, 'reading')}.{' '}
          <InlineLink to={engagementFilter.toUrl(paths.investorEngagement, values)}>
            Open all readings in Engagement
          </InlineLink>
        </p>
      )}
    </>
  ) : (
    <p>No page was in view in this quarter.</p>
  );
