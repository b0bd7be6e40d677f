import { AdminDocumentsDocument, useAdminDocumentsQuery, DocumentDetailsDocument } from '#graphql/generated/admin.ts';
import { documentsFilter, type DocumentsFilterValues } from '#web/portal/documentLabels.ts';
import { appendDocuments, appendFolders, useAllFolders } from '#web/portal/useAllFolders.ts';
import { dependentQuery, pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';

/** Few rows come first. Each later page has more. */
const PAGE = 25;
const LATER_PAGE = 50;

const toVariables = ({ folder, search }: DocumentsFilterValues, after: string | null) => ({
  first: PAGE,
  after,
  filter: { folderId: folder || null, search: search || null },
  folders: { isCollapsed: true, openId: folder || null },
  openId: folder,
  hasOpen: folder !== '',
});

/** The list is replaced by the view of one person or by the rights of groups, if the URL says so. */
const listQuery = pageQuery(AdminDocumentsDocument, useAdminDocumentsQuery, ({ search }) =>
  search.get('person') || search.get('view') === 'access'
    ? null
    : toVariables(documentsFilter.read(search), search.get('after')),
);

export const documentListQueries = [
  listQuery,
  // Only a document of the list is shown beside it.
  dependentQuery(DocumentDetailsDocument, ({ search }, read) => {
    const id = search.get('item');
    return id && read(listQuery)?.documents.nodes.some((document) => document.id === id) ? { id } : null;
  }),
];

/** The documents of a folder or search, paginated, and all folders. */
export function useDocumentList() {
  const query = usePageData(listQuery, { fetchPolicy: 'cache-and-network' });
  useAllFolders(query.data, (foldersAfter) =>
    query.fetchMore({ variables: { foldersAfter }, updateQuery: appendFolders }),
  );
  const loadMore = (cursor: string) =>
    query.fetchMore({ variables: { first: LATER_PAGE, after: cursor }, updateQuery: appendDocuments });
  return { read: query, loadMore };
}
