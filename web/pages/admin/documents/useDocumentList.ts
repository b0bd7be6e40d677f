import { useDeskDocumentsQuery } from '../../../../graphql/generated/admin.ts';
import type { DocumentsFilterValues } from '../../../portal/documentWords.ts';
import { appendDocuments, appendFolders, useAllFolders } from '../../../portal/useAllFolders.ts';

const PAGE = 100;

/** The documents of a folder or search, paginated, and all folders. */
export function useDocumentList({ folder, search }: DocumentsFilterValues, after: string | null) {
  const variables = { first: PAGE, after, filter: { folderId: folder || null, search: search || null } };
  const read = useDeskDocumentsQuery({ variables, fetchPolicy: 'cache-and-network' });
  useAllFolders(read.data, (foldersAfter) =>
    read.fetchMore({ variables: { ...variables, foldersAfter }, updateQuery: appendFolders }),
  );
  const loadMore = (cursor: string) =>
    read.fetchMore({ variables: { ...variables, after: cursor }, updateQuery: appendDocuments });
  return { read, loadMore };
}
