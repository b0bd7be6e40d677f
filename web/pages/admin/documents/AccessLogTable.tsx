import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { PAGE_TITLE } from '../../../ui/PortalSection.tsx';
import { paths } from '../../../paths.ts';
import styles from '../shared/LogTable.module.css';
import { describeReading, type Entry } from './accessLogLabels.ts';

type AccessLogTableProps = { entries: readonly Entry[]; busy: boolean };

/** The access log, newest first. On phones, the time, the code and the address stand below the event. */
export function AccessLogTable({ entries, busy }: AccessLogTableProps) {
  return (
    <table className={`${styles.table} ${styles.entries}`} aria-busy={busy} aria-labelledby={PAGE_TITLE}>
      <thead>
        <tr>
          {['Time', 'Event', 'Code', 'IP address'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-label="Time">
              <Moment at={entry.createdAt} />
            </td>
            <td data-label="Event" className={styles.event}>
              <Sentence entry={entry} />
            </td>
            <td data-label="Code">{entry.code && <code>{entry.code}</code>}</td>
            <td data-label="IP address">
              <code>{entry.ipAddress}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
