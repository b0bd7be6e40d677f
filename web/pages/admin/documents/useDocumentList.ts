import {
  DocumentDetailsDocument,
  AdminDocumentsDocument,
  useAdminDocumentsQuery,
} from '../../../../graphql/generated/admin.ts';
import { documentsFilter, type DocumentsFilterValues } from '../../../portal/documentLabels.ts';
import { appendDocuments, appendFolders, useAllFolders } from '../../../portal/useAllFolders.ts';
import { dependentQuery, pageQuery } from '../../../runtime/pageQueries.ts';

const PAGE = 100;

const toVariables = ({ folder, search }: DocumentsFilterValues, after: string | null) => ({
  first: PAGE,
  after,
  filter: { folderId: folder || null, search: search || null },
});

/** The list is replaced by the view of one person, if the URL names one. */
export const documentListQueries = [
  pageQuery(AdminDocumentsDocument, ({ search }) =>
    search.get('person') ? null : toVariables(documentsFilter.read(search), search.get('after')),
  ),
  dependentQuery(DocumentDetailsDocument),
];

/** The documents of a folder or search, paginated, and all folders. */
export function useDocumentList({ folder, search }: DocumentsFilterValues, after: string | null) {
  const variables = toVariables({ folder, search }, after);
  const query = useAdminDocumentsQuery({ variables, fetchPolicy: 'cache-and-network' });
  useAllFolders(query.data, (foldersAfter) =>
    query.fetchMore({ variables: { ...variables, foldersAfter }, updateQuery: appendFolders }),
  );
  const loadMore = (cursor: string) =>
    query.fetchMore({ variables: { ...variables, after: cursor }, updateQuery: appendDocuments });
  return { read: query, loadMore };
}
