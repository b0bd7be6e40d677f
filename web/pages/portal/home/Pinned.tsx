import type { PortalHomeQuery } from '../../../../graphql/generated/portal.ts';
import { paths } from '../../../paths.ts';
import { News } from '../../../portal/DocumentsTable.tsx';
import { formatCount } from '../../../runtime/formatCount.ts';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PortalSection } from '../../../ui/PortalSection.tsx';
import styles from './PortalHomePage.module.css';

/** Documents that administrators want every reader to see first. */
export function Pinned({ documents }: { documents: PortalHomeQuery['dataRoom']['pinnedDocuments'] }) {
  if (documents.length === 0) return null;
  return (
    <PortalSection title="Pinned documents" note="Chosen by the company.">
      <ul className={styles.articles}>
        {documents.map(({ id, title, pageCount, news }) => (
          <li key={id}>
            <span className="label">{pageCount === null ? 'File' : formatCount(pageCount, 'page')}</span>
            <InlineLink to={paths.investorDocument(id)}>{title}</InlineLink>
            {news && <News news={news} />}
          </li>
        ))}
      </ul>
    </PortalSection>
  );
}
