import { DelegableItemsDocument, useDelegableItemsQuery, type DelegableItemsQuery } from '#graphql/generated/portal.ts';
import { PortalSection } from '#web/ui/PortalSection.tsx';
import { QueryResult } from '#web/ui/QueryResult.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { appendDocuments, appendFolders, useAllFolders } from '#web/portal/useAllFolders.ts';
import styles from './Delegates.module.css';
import { InvitationForm } from './InvitationForm.tsx';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

const AT_ONCE = 100;

/** Administrators need no delegates, and nothing is delegated by them. */
export const delegableQuery = pageQuery(
  DelegableItemsDocument,
  useDelegableItemsQuery,
  () => ({ first: AT_ONCE }),
  ({ isAdmin }) => !isAdmin,
);

/** Invites a delegate. Investors cannot pass on items that were delegated to them. */
export function InvitationSection({ canInvite }: { canInvite: boolean }) {
  const query = usePageData(delegableQuery, { skip: !canInvite, fetchPolicy: 'cache-and-network' });
  useAllFolders(query.data, (foldersAfter) =>
    query.fetchMore({ variables: { foldersAfter }, updateQuery: appendFolders }),
  );
  return (
    <PortalSection
      title="Share access"
      note="We email your delegate, who signs in with an approved account of that email address. They get access after they accept."
    >
      {!canInvite ? (
        <p className={styles.none}>Administrators share documents on the admin pages and do not need delegates.</p>
      ) : (
        <QueryResult query={query}>
          {({ folders: { nodes: folders }, documents: { nodes, pageInfo } }) => {
            const own = nodes.filter(({ ownRights }) => ownRights.length > 0);
            return own.length > 0 ? (
              <InvitationForm folders={foldersAbove(own, folders)} documents={own}>
                <LoadMore
                  page={pageInfo}
                  label="documents"
                  onMore={(after) => query.fetchMore({ variables: { after }, updateQuery: appendDocuments })}
                />
              </InvitationForm>
            ) : (
              <p className={styles.none}>No document is shared with you directly, so you have nothing to share.</p>
            );
          }}
        </QueryResult>
      )}
    </PortalSection>
  );
}

type Documents = DelegableItemsQuery['documents']['nodes'];
type Folders = DelegableItemsQuery['folders']['nodes'];

/** The folders that contain the investor's own documents. */
function foldersAbove(documents: Documents, folders: Folders): Folders {
  const above = new Set<string>();
  for (const { folder } of documents) {
    let id: string | null = folder?.id ?? null;
    while (id && !above.has(id)) {
      above.add(id);
      const next: string = id;
      id = folders.find((folder) => folder.id === next)?.parentId ?? null;
    }
  }
  return folders.filter(({ id }) => above.has(id));
}
