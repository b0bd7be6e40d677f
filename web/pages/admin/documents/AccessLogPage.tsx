import { AccessLogDocument, useAccessLogQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { Export, LogFilter } from '../shared/LogFilter.tsx';
import { makeExportUrl } from '../shared/logFilter.ts';
import { LogPage } from '../shared/LogPage.tsx';
import { accessLogFilter, describeReading, type Entry, kinds, toFilter } from './accessLogLabels.ts';

// The first page is one screen of rows. Each later one has more.
const query = pageQuery(AccessLogDocument, useAccessLogQuery, ({ search }) => ({
  first: 20,
  after: search.get('after'),
  filter: toFilter(accessLogFilter.read(search)),
}));

export const queries = [query];

/** The access log: reads and downloads of documents. */
export function AccessLogPage() {
  const { document, version, code, ...values } = accessLogFilter.read(usePageQuery());
  const href = makeExportUrl('/api/documents/log/export', toFilter({ document, version, code, ...values }));
  const toOnly = (entry: Entry | undefined) => ({
    values: { document, ...(version && { version }) },
    label: `${entry?.documentTitle ?? document}${version && `, version ${version}`}`,
  });
  return (
    <LogPage
      title="Access log"
      description="The people who opened, read, downloaded and printed documents of the investor portal, and when."
      path={paths.investorAccessLog}
      help="The pages that each person opened, and when. Reading times and printing are reported by the reader’s browser; the server records everything else."
      query={query}
      field="accessLog"
      noun="entry"
      nouns="entries"
      laterPage={50}
      action={<Export href={href} name="access-log.csv" content="The access log" />}
      renderFilter={([first]) => (
        <LogFilter
          path={paths.investorAccessLog}
          values={values}
          kinds={kinds}
          code={code}
          only={document ? toOnly(first) : undefined}
        />
      )}
      cells={{
        Time: ({ createdAt }) => <Moment at={createdAt} />,
        Event: (entry: Entry) => <Sentence entry={entry} />,
        Code: ({ code }) => code && <code>{code}</code>,
        'IP address': ({ ipAddress }) => <code>{ipAddress}</code>,
      }}
      empty={
        <Empty title="No entries match this filter." to={paths.investorAccessLog} action="Clear filter">
          Each opened document appears here. Try a longer period or fewer letters.
        </Empty>
      }
    />
  );
}

/** The reader, the document, the person they read for, and the reading time. */
function Sentence({ entry }: { entry: Entry }) {
  const { person, principal, documentId, documentTitle, version, seconds } = entry;
  return (
    <p dir="auto">
      <Narrow by="person" id={person.accountId} name={person.name} />
      {principal && (
        <>
          , for <Narrow by="person" id={principal.accountId} name={principal.name} />,
        </>
      )}{' '}
      {describeReading(entry)} <Narrow by="document" id={documentId} name={documentTitle} />
      {version !== null && `, version ${version}`}
      {seconds !== null && `, for ${seconds} s`}
    </p>
  );
}

/** Links to all entries of one person or one document. */
function Narrow({ by, id, name }: { by: 'person' | 'document'; id: string; name: string | null }) {
  return (
    <InlineLink to={`${paths.investorAccessLog}?${new URLSearchParams({ [by]: id })}`}>
      {name ?? `deleted (${id})`}
    </InlineLink>
  );
}
