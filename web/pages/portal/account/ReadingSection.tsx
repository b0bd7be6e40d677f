import { OwnReadingDocument, useOwnReadingQuery } from '#graphql/generated/portal.ts';
import { describeAccess } from '../documents/readingLabels.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { appendPage, LoadMore } from '#web/ui/LoadMore.tsx';
import { Moment } from '#web/ui/Moment.tsx';
import { paths } from '#web/paths.ts';
import styles from './AccountPage.module.css';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const AT_ONCE = 10;

export const readingQuery = pageQuery(OwnReadingDocument, useOwnReadingQuery, ({ search }) => ({
  first: AT_ONCE,
  after: search.get('after'),
}));

/** The complete record of the user's document access, the same that the company sees. */
export function ReadingSection() {
  const query = usePageData(readingQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <PortalSection
      title="Your reading"
      note="The documents you opened, the pages you had in view, and for how long. The company sees the same with your name, company and email address."
    >
      <QueryResult query={query} keepsFormer>
        {({ accessLog: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <p>You have not opened any documents yet.</p>
          ) : (
            <>
              <ul className={styles.log}>
                {nodes.map(({ id, createdAt, documentId, documentTitle, ...entry }) => (
                  <li key={id}>
                    <span className="label">
                      <Moment at={createdAt} />
                    </span>{' '}
                    <span>
                      {documentTitle === null ? (
                        'A document that is no longer shared with you'
                      ) : (
                        <InlineLink to={paths.investorDocument(documentId)}>{documentTitle}</InlineLink>
                      )}
                      : {describeAccess(entry)}
                      {entry.version !== null && `, version ${entry.version}`}
                    </span>
                  </li>
                ))}
              </ul>
              <LoadMore
                page={pageInfo}
                label="entries"
                onMore={(after) => query.fetchMore({ variables: { after }, updateQuery: appendPage('accessLog') })}
              />
            </>
          )
        }
      </QueryResult>
    </PortalSection>
  );
}
