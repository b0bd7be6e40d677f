import { ButtonLink } from '#web/ui/Button.tsx';
import { DocumentsTable } from '#web/portal/DocumentsTable.tsx';
import { FolderSelect } from '#web/portal/FolderSelect.tsx';
import { FolderTree } from '#web/portal/FolderTree.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { paths } from '#web/paths.ts';
import { Empty } from '#web/ui/Empty.tsx';
import adminStyles from '../shared/Admin.module.css';
import { DocumentsHead } from './DocumentsHead.tsx';
import styles from './AdminDocuments.module.css';
import { useDocumentsAs } from './useDocumentsAs.ts';
import { formatListed } from '#web/runtime/formatCount.ts';

const AT_ONCE = 100;

type DocumentsAsProps = { userId: string; folder: string; after: string | null };

/** The documents as one investor sees them, with their numbers, rights and unread markers. */
export function DocumentsAs({ userId, folder, after }: DocumentsAsProps) {
  const { view, loadDocuments } = useDocumentsAs({
    input: { userId },
    first: AT_ONCE,
    after,
    filter: { folderId: folder || null },
  });
  const base = `${paths.investorAdminDocuments}?${new URLSearchParams({ person: userId })}`;
  return (
    <>
      <DocumentsHead />
      <div className={adminStyles.page}>
        <QueryResult query={view} keepsFormer>
          {({ user: { name, status }, folders, documents }) => (
            <>
              <div role="note" className={styles.as}>
                <p>
                  <b>You are viewing the documents of {name}.</b>{' '}
                  {status === 'INVITED' && 'They are invited, and see this once they accept. '}Numbers, rights and
                  unread documents are those of this person. You cannot open documents from here, and the audit log
                  records this view.
                </p>
                <p>
                  <ButtonLink to={paths.investorAdminDocuments} size="small">
                    Back to all documents
                  </ButtonLink>
                </p>
              </div>
              <div className={styles.room}>
                <FolderSelect folders={folders.nodes} open={folder} base={base} />
                <FolderTree folders={folders.nodes} open={folder} base={base} />
                <div className={styles.list}>
                  {documents.nodes.length > 0 ? (
                    <>
                      <DocumentsTable
                        documents={documents.nodes}
                        caption={`${formatListed(documents.nodes.length, 'document', documents.pageInfo, '')} as ${name} sees them`}
                        accessLabel={`Access of ${name}`}
                        opens={false}
                      />
                      <LoadMore page={documents.pageInfo} label="documents" onMore={loadDocuments} />
                    </>
                  ) : (
                    <Empty title={`No document is shared with ${name}.`}>
                      Share folders and documents with Access … in their menus.
                    </Empty>
                  )}
                </div>
              </div>
            </>
          )}
        </QueryResult>
      </div>
    </>
  );
}
