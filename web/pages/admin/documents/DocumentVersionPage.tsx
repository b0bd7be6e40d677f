import { Link, useParams } from 'react-router-dom';
import {
  DocumentVersionsDocument,
  type DocumentVersionsQuery,
  useDocumentVersionsQuery,
} from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { describeFile } from '#web/portal/documentLabels.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminHead } from '#web/list/AdminHead.tsx';
import styles from './DocumentVersionPage.module.css';
import { VersionDownloadLink } from './VersionDownloadLink.tsx';

const versionsQuery = pageQuery(DocumentVersionsDocument, useDocumentVersionsQuery, ({ params: { id = '' } }) => ({
  id,
}));

export const queries = [versionsQuery];

type VersionedDocument = NonNullable<DocumentVersionsQuery['document']>;
type Version = NonNullable<VersionedDocument['versions']>['nodes'][number];

/** One version of a document, page by page, for administrators. It works without JavaScript. */
export function DocumentVersionPage() {
  const { id = '', number = '' } = useParams();
  const query = usePageData(versionsQuery, { fetchPolicy: 'cache-and-network' });
  const document = query.data?.document;
  const version = document?.versions?.nodes.find((node) => String(node.number) === number);
  return (
    <>
      <AdminHead
        title={version && document ? `${document.title}, version ${number}` : 'Version of a document'}
        description="One version of a document of the investor portal, page by page."
        path={paths.investorDocumentVersion(id, Number(number) || 0)}
        count={version && describeFile(version)}
        help="Investors can open only the current version. Each page that you open here appears in the access log with its version."
        action={version?.deletedAt === null ? <VersionDownloadLink id={id} number={version.number} /> : undefined}
      />
      <div className={adminStyles.page}>
        <QueryResult query={query}>
          {() =>
            document && version?.deletedAt === null ? (
              <Pages document={document} version={version} />
            ) : (
              <Empty
                isMissing
                title="This version does not exist, or its file was deleted."
                to={paths.investorAdminDocuments}
                action="Back to the documents"
              >
                The access log keeps who opened a deleted version.
              </Empty>
            )
          }
        </QueryResult>
      </div>
    </>
  );
}

function Pages({
  document: { id, title, version: current },
  version,
}: {
  document: VersionedDocument;
  version: Version;
}) {
  const { number, pageCount } = version;
  const requested = Number(usePageQuery().get('page')) || 1;
  if (pageCount === null) return <p>This file has no pages. Download it to open it.</p>;
  const page = Math.min(Math.max(1, Math.floor(requested)), pageCount);
  const url = `/files/${encodeURIComponent(id)}/pages/${page}`;
  return (
    <>
      <p className={styles.bar}>
        {page > 1 && <Link to={`?page=${page - 1}`}>Previous page</Link>}{' '}
        <span>
          Page {page} of {pageCount}
        </span>{' '}
        {page < pageCount && <Link to={`?page=${page + 1}`}>Next page</Link>}{' '}
        <a href={`${url}/text?version=${number}`}>Text of this page</a>{' '}
        <InlineLink to={paths.investorDocument(id)}>
          {number === current ? 'Open in the reader' : `Open the current version, ${current}`}
        </InlineLink>
      </p>
      <img
        key={page}
        className={styles.sheet}
        src={`${url}?width=1200&version=${number}`}
        alt={`Page ${page} of ${pageCount} of ${title}, version ${number}`}
      />
    </>
  );
}
