import { InlineLink } from '../../../ui/InlineLink.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { paths } from '../../../paths.ts';
import styles from '../desk/LogTable.module.css';
import { type Entry, kindWords } from './accessLogWords.ts';

type AccessLogTableProps = { entries: readonly Entry[]; more: boolean; busy: boolean };

/** The access log, newest first. On phones, each entry is a card. */
export function AccessLogTable({ entries, more, busy }: AccessLogTableProps) {
  return (
    <table className={styles.table} aria-busy={busy}>
      <caption className="label">
        {entries.length === 1 ? '1 entry' : `${entries.length} entries`}
        {more && ', more available'}, newest first
      </caption>
      <thead>
        <tr>
          {['When', 'What', 'Who', 'Document', 'Page', 'Time', 'Code', 'From'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td data-label="When">
              <Moment at={entry.createdAt} />
            </td>
            <th scope="row" data-label="What">
              {kindWords[entry.kind]}
            </th>
            <td data-label="Who">
              <div>
                <Narrow by="person" {...entry.person} />
                {entry.principal && (
                  <>
                    , for <Narrow by="person" {...entry.principal} />
                  </>
                )}
              </div>
            </td>
            <td data-label="Document">
              <div>
                <Narrow by="document" id={entry.documentId} name={entry.documentTitle} />
                {entry.version !== null && ` (version ${entry.version})`}
              </div>
            </td>
            <td data-label="Page">{entry.page}</td>
            <td data-label="Time">{entry.seconds !== null && `${entry.seconds} s`}</td>
            <td data-label="Code">{entry.code && <code>{entry.code}</code>}</td>
            <td data-label="From">
              <code>{entry.ipAddress}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Links to all entries of one person or one document. */
function Narrow({ by, id, name }: { by: 'person' | 'document'; id: string; name: string | null }) {
  return (
    <InlineLink to={`${paths.investorAccessLog}?${new URLSearchParams({ [by]: id })}`}>
      {name ?? `gone (${id})`}
    </InlineLink>
  );
}
