import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { OwnReadingDocument, useOwnReadingQuery } from '../../../../graphql/generated/portal.ts';
import { describeAccess } from '../documents/readingLabels.ts';
import { InlineLink } from '../../../ui/InlineLink.tsx';
import { PortalSection } from '../../../ui/PortalSection.tsx';
import { QueryResult } from '../../../ui/QueryResult.tsx';
import { appendPage, LoadMore } from '../../../ui/LoadMore.tsx';
import { Moment } from '../../../ui/Moment.tsx';
import { paths } from '../../../paths.ts';
import styles from './AccountPage.module.css';
import { pageQuery } from '../../../runtime/pageQueries.ts';

const AT_ONCE = 10;

const toVariables = (params: URLSearchParams) => ({ first: AT_ONCE, after: params.get('after') });

export const readingQuery = pageQuery(OwnReadingDocument, ({ search }) => toVariables(search));

/** The complete record of the user's document access, the same that the company sees. */
export function ReadingSection() {
  const params = usePageQuery();
  const variables = toVariables(params);
  const query = useOwnReadingQuery({ variables, fetchPolicy: 'cache-and-network' });
  return (
    <PortalSection title="Your reading" note="The documents you opened. The company can see this log, too.">
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
                    </span>
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
                onMore={(after) =>
                  query.fetchMore({ variables: { ...variables, after }, updateQuery: appendPage('accessLog') })
                }
              />
            </>
          )
        }
      </QueryResult>
    </PortalSection>
  );
}
