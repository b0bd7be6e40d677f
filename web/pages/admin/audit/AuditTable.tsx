import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { PAGE_TITLE } from '../../../ui/PortalSection.tsx';
import { paths } from '../../../paths.ts';
import styles from '../shared/LogTable.module.css';
import { describeEvent } from './auditSentences.ts';
import { type Event, formatKind, toPairs } from './auditLabels.ts';

type AuditTableProps = { events: readonly Event[]; busy: boolean };

/** The audit log, newest first. On phones, the time and the address stand below the event. */
export function AuditTable({ events, busy }: AuditTableProps) {
  return (
    <table className={`${styles.table} ${styles.entries}`} aria-busy={busy} aria-labelledby={PAGE_TITLE}>
      <thead>
        <tr>
          {['Time', 'Event', 'IP address'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={event.id}>
            <td data-label="Time">
              <Moment at={event.createdAt} />
            </td>
            <td data-label="Event" className={styles.event}>
              <div>
                <Sentence event={event} />
                <RawRecord event={event} />
              </div>
            </td>
            <td data-label="IP address">
              <code>{event.ipAddress}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
