import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { paths } from '../../../paths.ts';
import styles from '../desk/LogTable.module.css';
import { type Event, formatKind, toPairs } from './auditWords.ts';

type AuditTableProps = { events: readonly Event[]; more: boolean; busy: boolean };

/** The audit log, newest first. On phones, each event is a card. */
export function AuditTable({ events, more, busy }: AuditTableProps) {
  return (
    <table className={styles.table} aria-busy={busy}>
      <caption className="label">
        {events.length === 1 ? '1 event' : `${events.length} events`}
        {more && ', more available'}, newest first
      </caption>
      <thead>
        <tr>
          {['Time', 'Action', 'Actor', 'Subject', 'IP address', 'Details'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, createdAt, kind, actor, subject, ipAddress, details }) => (
          <tr key={id}>
            <td data-label="Time">
              <Moment at={createdAt} />
            </td>
            <th scope="row" data-label="Action">
              <code>{formatKind(kind)}</code>
            </th>
            <td data-label="Actor">{actor ? <Person {...actor} /> : <span className={styles.none}>a visitor</span>}</td>
            <td data-label="Subject">{subject && <Person {...subject} />}</td>
            <td data-label="IP address">
              <code>{ipAddress}</code>
            </td>
            <td data-label="Details">
              <Details details={details} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Links to all events of a person. A subject that is not an account has no name; this does not mean it was deleted. */
function Person({ id, name }: { id: string; name: string | null }) {
  return (
    <InlineLink to={`${paths.investorAudit}?${new URLSearchParams({ person: id })}`}>
      {name ?? (id.startsWith('usr_') ? `gone (${id})` : id)}
    </InlineLink>
  );
}

function Details({ details }: { details: Event['details'] }) {
  const pairs = toPairs(details);
  return (
    pairs.length > 0 && (
      <dl className={styles.details}>
        {pairs.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
