import { Link } from 'react-router-dom';
import type { ListedDocumentFragment } from '#graphql/generated/portal.ts';
import { Button } from '../ui/Button.tsx';
import { PAGE_TITLE } from '../ui/PortalSection.tsx';
import { paths } from '../paths.ts';
import styles from './DocumentsTable.module.css';
import { canOpen, describeFile, describeRights, newsLabels } from './documentLabels.ts';
import { formatCount } from '../runtime/formatCount.ts';
import { Day } from '../ui/Moment.tsx';
import { ColumnHeads } from '../ui/ColumnHeads.tsx';

/** A row of the list. Another person's list has no requests. */
type Row = Omit<ListedDocumentFragment, 'accessRequestedAt'> & { accessRequestedAt?: string | null };

type DocumentsTableProps = {
  documents: readonly Row[];
  /** Left out for the table of a page, which the title of the page names. */
  caption?: string;
  busy?: boolean;
  /** Heading of the last column, which shows the access rights. */
  accessLabel?: string;
  /** Asks for access to a document that the reader can list but not open. Left out for another person's list. */
  onRequest?: (document: Row) => void;
  /** False for another person's list, in which documents are not links. */
  opens?: boolean;
};

/** Documents in number order. On phones, each is a card. */
export function DocumentsTable({
  documents,
  caption,
  busy,
  accessLabel = 'Your access',
  onRequest,
  opens = true,
}: DocumentsTableProps) {
  const columns = ['No.', 'Document', 'Version', 'Changed', 'File', accessLabel];
  return (
    <table className={styles.table} aria-busy={busy} aria-labelledby={caption ? undefined : PAGE_TITLE}>
      {caption && <caption className="label">{caption}</caption>}
      <ColumnHeads of={columns} />
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
            <td data-label={accessLabel}>
              <Rights document={document} onRequest={onRequest} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

type RightsProps = { document: Row; onRequest: DocumentsTableProps['onRequest'] | undefined };

/** The reader's access, and a way to ask for more if it does not open the document. */
function Rights({ document, onRequest }: RightsProps) {
  if (!onRequest || canOpen(document)) return describeRights(document);
  if (document.accessRequestedAt) return `${describeRights(document)}, access requested`;
  return (
    <>
      {describeRights(document)}{' '}
      <Button size="small" onClick={() => onRequest(document)}>
        Request access<span className="visually-hidden"> to {document.title}</span>
      </Button>
    </>
  );
}

/** Links to the document if the reader may open it. */
function Title({ document, opens }: { document: Row; opens: boolean }) {
  const { id, title, news } = document;
  const name = <b>{title}</b>;
  return (
    <div>
      {opens && canOpen(document) ? <Link to={paths.investorDocument(id)}>{name}</Link> : name}{' '}
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
