import { OwnAccessDocument, useOwnAccessQuery } from '#graphql/generated/portal.ts';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import styles from './Reader.module.css';
import { describeAccess } from './readingLabels.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const SHOWN = 10;

export const ownAccessQuery = pageQuery(OwnAccessDocument, useOwnAccessQuery, ({ params: { id = '' } }) => ({
  first: SHOWN,
  documentId: id,
}));

/** The reader's own access log and that of their delegates, the same that the company sees. */
export function OwnAccess() {
  const query = usePageData(ownAccessQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <PortalSection
      title="Your access"
      note="The log lists each time you or your delegate read this document, with the pages in view and for how long. The company can see this log, too."
    >
      <QueryResult query={query}>
        {({ accessLog: { nodes } }) =>
          nodes.length === 0 ? (
            <p className={styles.note}>No earlier visits.</p>
          ) : (
            <ul className={styles.log}>
              {nodes.map(({ id, createdAt, ...entry }) => (
                <li key={id}>
                  <span className="label">
                    <Moment at={createdAt} />
                  </span>{' '}
                  <span>
                    {entry.principal && (
                      <b>
                        {entry.person.name ?? 'A deleted account'} for {entry.principal.name ?? 'a deleted account'}
                        :{' '}
                      </b>
                    )}
                    {describeAccess(entry)}
                    {entry.version !== null && `, version ${entry.version}`}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </PortalSection>
  );
}
