import { type PortalHomeQuery } from '#graphql/generated/portal.ts';
import { namePage } from '#graphql/page-name.ts';
import { paths } from '#web/paths.ts';
import { formatCount } from '#web/runtime/formatCount.ts';
import { useHydrating } from '#web/runtime/useHydrating.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { loadLastPlace } from '../documents/readerMemory.ts';

type ReadActionsProps = { dataRoom: PortalHomeQuery['dataRoom']; readerId: string };

/** The way to the newest unread document, and back to the page that the person read last in this browser. */
export function ReadActions({ dataRoom: { drawers, documentsToRead }, readerId }: ReadActionsProps) {
  const hydrating = useHydrating();
  const last = hydrating ? null : loadLastPlace(readerId);
  // Only a document that is still shared with the reader.
  const lastDocument = drawers.flatMap(({ documents }) => documents).find(({ id }) => id === last?.documentId);
  const newCount = Math.max(
    documentsToRead.length,
    drawers.reduce((sum, drawer) => sum + drawer.newCount, 0),
  );
  return (
    <>
      {last && lastDocument && last.page > 1 && (
        <ButtonLink to={`${paths.investorDocument(lastDocument.id)}?page=${last.page}`} size="small">
          Continue on page {namePage(last.page, last.label)}
          <span className="visually-hidden"> of {lastDocument.title}</span>
        </ButtonLink>
      )}{' '}
      {documentsToRead[0] && (
        <ButtonLink to={paths.investorDocument(documentsToRead[0].id)} variant="primary" size="small">
          Read {formatCount(newCount, 'new document')}
        </ButtonLink>
      )}
    </>
  );
}
