import { Link } from 'react-router-dom';
import type { DrawerDocumentFragment, PortalHomeQuery } from '#graphql/generated/portal.ts';
import { paths } from '#web/paths.ts';
import { canOpen, folderPath, newsLabels } from '#web/portal/documentLabels.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import styles from './DataRoom.module.css';
import { EventLine } from './EventLine.tsx';
import { formatCount } from '#web/runtime/formatCount.ts';
import { getThickness } from './openedDocuments.ts';

type DataRoomProps = Pick<PortalHomeQuery, 'dataRoom'> & { events: PortalHomeQuery['events']['nodes'] };
type Drawer = PortalHomeQuery['dataRoom']['drawers'][number];

/** The documents of the reader, drawn: a drawer for each folder, a block for each document, and the next events. */
export function DataRoom({ dataRoom: { drawers, drawerCount }, events }: DataRoomProps) {
  if (drawers.length === 0) return null;
  const hiddenCount = drawerCount - drawers.length;
  return (
    <section className={styles.room} aria-labelledby="data-room">
      <div className={styles.head}>
        <h2 id="data-room">Data room</h2>
        <Legend />
      </div>
      <ul className={styles.drawers}>
        {drawers.map((drawer) => (
          <DrawerItem key={drawer.folder?.id ?? ''} drawer={drawer} />
        ))}
      </ul>
      <svg viewBox="0 0 1200 8" preserveAspectRatio="none" className={styles.floor} aria-hidden="true">
        <path d="M0 1H1200M0 7H1200" />
      </svg>
      {hiddenCount > 0 && (
        <p className={styles.rest}>
          <InlineLink to={paths.investorDocuments}>{formatCount(hiddenCount, 'more folder')}</InlineLink>
        </p>
      )}
      {events.length > 0 && <EventLine events={events} />}
    </section>
  );
}

/** What the drawing means, with a small block for each kind. A taller block has more pages. */
const Legend = () => (
  <ul className={styles.legend} aria-label="How to read the drawing">
    <li>
      <i data-state="new" aria-hidden="true" /> <span>Not opened</span>
    </li>
    <li>
      <i data-state="read" aria-hidden="true" /> <span>Line: pages read</span>
    </li>
    <li>
      <i data-state="listed" aria-hidden="true" /> <span>Listed only</span>
    </li>
    <li>
      <i data-state="tall" aria-hidden="true" /> <span>Taller: more pages</span>
    </li>
  </ul>
);

function DrawerItem({ drawer: { folder, documents, documentCount, newCount } }: { drawer: Drawer }) {
  const hiddenCount = documentCount - documents.length;
  const to = folder ? folderPath(folder.id) : paths.investorDocuments;
  return (
    <li>
      <p className={styles.name}>
        {folder && <span className="label">{folder.index}</span>}{' '}
        <Link to={to} dir="auto">
          {folder?.name ?? 'No folder'}
        </Link>{' '}
        <span className="label">{newCount > 0 ? <b>{newCount} new</b> : 'all opened'}</span>
      </p>
      <ul className={styles.drawer}>
        {hiddenCount > 0 && (
          <li className={styles.hidden}>
            <Link to={to}>
              {hiddenCount} more<span className="visually-hidden"> in {folder?.name ?? 'no folder'}</span>
            </Link>
          </li>
        )}
        {documents.map((document) => (
          <li key={document.id}>
            <Block document={document} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** A document: solid while it is new, with a line that grows with the pages that were in view. */
function Block({ document }: { document: DrawerDocumentFragment }) {
  const { id, index, title, pageCount, openedPageCount, news } = document;
  const isListed = !canOpen(document);
  const state = isListed ? 'listed' : news === 'NEW' ? 'new' : 'opened';
  return (
    <Link
      to={paths.investorDocument(id)}
      className={styles.block}
      data-state={state}
      data-thickness={getThickness(pageCount)}
    >
      <span className={styles.index}>{index}</span>{' '}
      <span className={styles.title} dir="auto" title={title}>
        {title}
      </span>{' '}
      <span className={styles.pages}>
        {isListed ? 'listed' : pageCount === null ? 'file' : `${pageCount} p`}
        <span className="visually-hidden">{describe(document)}</span>
      </span>
      {pageCount !== null && openedPageCount > 0 && (
        <svg viewBox={`0 0 ${pageCount} 1`} preserveAspectRatio="none" className={styles.read} aria-hidden="true">
          <rect width={Math.min(openedPageCount, pageCount)} height="1" />
        </svg>
      )}
    </Link>
  );
}

/** A text version of the drawing, for screen readers. */
function describe({ pageCount, openedPageCount, news }: DrawerDocumentFragment): string {
  const progress = pageCount === null ? null : `${openedPageCount} of ${formatCount(pageCount, 'page')} read`;
  return [news && newsLabels[news], progress]
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
}
