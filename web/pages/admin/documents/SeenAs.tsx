import { type DocumentsAsQuery, useDocumentsAsQuery } from '../../../../graphql/generated/admin.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import { documentsOf } from '../../../components/documentWords.ts';
import { DocumentsTable } from '../../../components/DocumentsTable.tsx';
import { FolderTree } from '../../../components/FolderTree.tsx';
import { Loaded } from '../../../components/Loaded.tsx';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { appendDocuments, appendFolders, useAllFolders } from '../../../components/useAllFolders.ts';
import { paths } from '../../../paths.ts';
import groups from '../groups/GroupsPage.module.css';
import styles from './DocumentsDesk.module.css';

const AT_ONCE = 100;

/** The documents as one investor finds them: their numbers, their rights, what is new to them. */
export function SeenAs({ person, folder, after }: { person: string; folder: string; after: string | null }) {
  const variables = { userId: person, first: AT_ONCE, after, filter: { folderId: folder || null } };
  const asked = useDocumentsAsQuery({ variables, fetchPolicy: 'cache-and-network' });
  useAllFolders(asked.data?.viewDocumentsAs, (foldersAfter) =>
    asked.fetchMore({ variables: { ...variables, foldersAfter }, updateQuery: appendFoldersAs }),
  );
  const base = `${paths.investorAdminDocuments}?${new URLSearchParams({ person })}`;
  return (
    <Loaded asked={asked} keepsFormer>
      {({ viewDocumentsAs: { name, folders, documents } }) => (
        <>
          <div role="note" className={styles.as}>
            <p>
              <b>You are viewing the documents of {name}.</b> Document numbers, rights and unread documents of this
              person. You cannot open documents from here, and the audit log records this view.
            </p>
            {/* Asked anew: what is kept of each document here has another person's number. */}
            <p>
              <ButtonLink to={paths.investorAdminDocuments} size="small" reload>
                Back to all documents
              </ButtonLink>
            </p>
          </div>
          <div className={styles.room}>
            <FolderTree folders={folders.nodes} open={folder} base={base} />
            <div className={styles.list}>
              {documents.nodes.length > 0 ? (
                <>
                  <DocumentsTable
                    documents={documents.nodes}
                    caption={`${documentsOf(documents.nodes.length)}${documents.pageInfo.hasNextPage ? ', more follow' : ''} as ${name} sees them`}
                    whose={`Access of ${name}`}
                    opens={false}
                  />
                  <LoadMore
                    page={documents.pageInfo}
                    what="documents"
                    onMore={(from) =>
                      asked.fetchMore({ variables: { ...variables, after: from }, updateQuery: append })
                    }
                  />
                </>
              ) : (
                <p className={groups.none}>No document is shared with {name}.</p>
              )}
            </div>
          </div>
        </>
      )}
    </Loaded>
  );
}

interface NextPage {
  fetchMoreResult: DocumentsAsQuery;
}

const append = ({ viewDocumentsAs: shown }: DocumentsAsQuery, { fetchMoreResult }: NextPage): DocumentsAsQuery => {
  const documents = appendDocuments(shown, { fetchMoreResult: fetchMoreResult.viewDocumentsAs });
  return { viewDocumentsAs: documents };
};

const appendFoldersAs = ({ viewDocumentsAs: shown }: DocumentsAsQuery, { fetchMoreResult }: NextPage) => ({
  viewDocumentsAs: appendFolders(shown, { fetchMoreResult: fetchMoreResult.viewDocumentsAs }),
});
