import { Link } from 'react-router-dom';
import type { ListedDocumentFragment } from '../../graphql/generated/portal.ts';
import { Day } from '../ui/Day.tsx';
import { PAGE_TITLE } from '../ui/PortalSection.tsx';
import { paths } from '../paths.ts';
import styles from './DocumentsTable.module.css';
import { describeRights, describeFile, newsLabels } from './documentLabels.ts';
import { formatCount } from '../runtime/formatCount.ts';

type DocumentsTableProps = {
  documents: readonly ListedDocumentFragment[];
  /** Left out for the table of a page, which the title of the page names. */
  caption?: string;
  busy?: boolean;
  /** Heading of the last column, which shows the access rights. */
  accessLabel?: string;
  /** False for another person's list, in which documents are not links. */
  opens?: boolean;
};

/** Documents in number order. On phones, each is a card. */
export function DocumentsTable({
  documents,
  caption,
  busy,
  accessLabel = 'Your access',
  opens = true,
}: DocumentsTableProps) {
  const columns = ['No.', 'Document', 'Version', 'Changed', 'File', accessLabel];
  return (
    <table className={styles.table} aria-busy={busy} aria-labelledby={caption ? undefined : PAGE_TITLE}>
      {caption && <caption className="label">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {documents.map((document) => (
        <tbody key={document.id} className={styles.row}>
          <tr>
            <td data-label="No." className={styles.number}>
              {document.index}
            </td>
            <th scope="row" className={styles.title}>
              <Title document={document} opens={opens} />
              {document.summary && <span>{document.summary}</span>}
            </th>
            <td data-label="Version">{document.version}</td>
            <td data-label="Changed" className={styles.day}>
              <Day at={document.updatedAt} />
            </td>
            <td data-label="File" className={styles.file}>
              <div>
                {describeFile(document)}
                {document.pageCount && <div className={styles.muted}>{formatCount(document.pageCount, 'page')}</div>}
              </div>
            </td>
            <td data-label={accessLabel}>{describeRights(document)}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** Links to the document's pages if the reader may view them. */
function Title({ document: { id, title, rights, news }, opens }: { document: ListedDocumentFragment; opens: boolean }) {
  const name = <b>{title}</b>;
  return (
    <div>
      {opens && rights.includes('VIEW') ? <Link to={paths.investorDocument(id)}>{name}</Link> : name}
      {news && <News news={news} />}
    </div>
  );
}

/** Why a document is marked as unread. */
export const News = ({ news }: { news: keyof typeof newsLabels }) => (
  <em className={styles.news} data-news={news}>
    {newsLabels[news]}
  </em>
);
