import type { PortalHomeQuery } from '#graphql/generated/portal.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { paths } from '#web/paths.ts';
import { News } from '#web/portal/DocumentsTable.tsx';
import styles from './PortalHomePage.module.css';
import { Day } from '#web/ui/Moment.tsx';

interface ToReadProps {
  documents: PortalHomeQuery['dataRoom']['documentsToRead'];
  /** Whether anything is shared with the reader. */
  hasDocuments: boolean;
}

/** Documents whose newest version the reader has not read, newest first. */
export function ToRead({ documents, hasDocuments }: ToReadProps) {
  return (
    <PortalSection title="Documents to read" note="New to you, or changed since you read them.">
      {documents.length === 0 ? (
        <p>
          {hasDocuments
            ? 'You have read all documents. New ones and new versions appear here until you have read them.'
            : 'No documents are shared with you yet. They appear here until you have read them.'}
        </p>
      ) : (
        <ul className={styles.pinned}>
          {documents.map(({ id, title, updatedAt, news }) => (
            <li key={id}>
              <span className="label">
                <Day at={updatedAt} />
              </span>{' '}
              <InlineLink to={paths.investorDocument(id)}>{title}</InlineLink> {news && <News news={news} />}
            </li>
          ))}
        </ul>
      )}
      <TextLink to={paths.investorDocuments}>All documents</TextLink>
    </PortalSection>
  );
}
