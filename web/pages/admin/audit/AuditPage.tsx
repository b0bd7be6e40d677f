import { AuditEventsDocument, useAuditEventsQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { Export, LogFilter } from '../shared/LogFilter.tsx';
import { makeExportUrl, toLogFilter } from '../shared/logFilter.ts';
import { LogPage } from '../shared/LogPage.tsx';
import styles from '../shared/LogTable.module.css';
import { auditFilter, type Event, formatKind, kinds, toFilter, toPairs } from './auditLabels.ts';
import { describeEvent } from './auditSentences.ts';

// The first page is one screen of rows. Each later one has more.
const query = pageQuery(AuditEventsDocument, useAuditEventsQuery, ({ search }) => ({
  first: 15,
  after: search.get('after'),
  filter: toFilter(auditFilter.read(search)),
}));

export const queries = [query];

/** The audit log. */
export function AuditPage() {
  const values = auditFilter.read(usePageQuery());
  const href = makeExportUrl('/api/audit/export', { kind: values.kind, ...toLogFilter(values) });
  return (
    <LogPage
      title="Audit log"
      description="Every action in the investor portal, with the person who took it and the time. Entries cannot be changed."
      path={paths.investorAudit}
      help="Every action in the portal, and the person who took it. Entries cannot be changed."
      query={query}
      field="auditEvents"
      noun="event"
      laterPage={50}
      action={<Export href={href} name="audit-log.csv" content="The audit log" />}
      renderFilter={() => <LogFilter path={paths.investorAudit} values={values} kinds={kinds} />}
      cells={{
        Time: ({ createdAt }) => <Moment at={createdAt} />,
        Event: (event: Event) => (
          <div>
            <Sentence event={event} />
            <RawRecord event={event} />
          </div>
        ),
        'IP address': ({ ipAddress }) => <code>{ipAddress}</code>,
      }}
      empty={
        <Empty title="No entries match this filter." to={paths.investorAudit} action="Clear filter">
          Try a longer period, fewer letters or all kinds of events.
        </Empty>
      }
    />
  );
}

/** The actor, the action and the subject of an event, with links to all events of both people. */
function Sentence({ event: { kind, actor, subject, ipAddress, details } }: { event: Event }) {
  const parts = describeEvent(formatKind(kind), details, subject && getName(subject.subjectId, subject.name));
  return (
    <p dir="auto">
      {actor ? (
        <Person id={actor.accountId} name={actor.name} />
      ) : (
        <b>{ipAddress === LOCAL ? 'The operator' : 'A visitor'}</b>
      )}{' '}
      {parts.map(({ kind: part, text }, i) =>
        part === 'subject' && subject ? (
          <Person key={i} id={subject.subjectId} name={subject.name} />
        ) : part === 'detail' ? (
          <b key={i}>{text}</b>
        ) : (
          <span key={i}>{text}</span>
        ),
      )}
    </p>
  );
}

/** The IP address that commands on the server record. */
const LOCAL = 'local';

/** Objects that are not accounts, and deleted accounts, do not have a name. */
const getName = (id: string, name: string | null): string =>
  name ?? (id.startsWith('usr_') ? `deleted account (${id})` : id);

const Person = ({ id, name }: { id: string; name: string | null }) => (
  <InlineLink to={`${paths.investorAudit}?${new URLSearchParams({ person: id })}`}>{getName(id, name)}</InlineLink>
);

/** The event as it is stored and exported. */
function RawRecord({ event: { kind, subject, details } }: { event: Event }) {
  const pairs: [string, string][] = [['kind', formatKind(kind)]];
  if (subject) pairs.push(['subject', subject.subjectId]);
  return (
    <details className={styles.record}>
      <summary>Record</summary>
      <dl className={styles.details}>
        {[...pairs, ...toPairs(details)].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
