import { usePageQuery } from '#web/runtime/usePageQuery.ts';
import { documentsFilter } from '#web/portal/documentLabels.ts';
import { AccessMatrix, matrixQuery } from './AccessMatrix.tsx';
import { AdminDocuments } from './AdminDocuments.tsx';
import { DocumentsAs } from './DocumentsAs.tsx';
import { documentListQueries } from './useDocumentList.ts';

export const queries = [...documentListQueries, matrixQuery];

/** The documents admin page: upload, organize, share, the rights of groups, and view as an investor. */
export function AdminDocumentsPage() {
  const params = usePageQuery();
  const person = params.get('person')?.slice(0, 60) ?? '';
  const values = documentsFilter.read(params);
  if (params.get('view') === 'access' && !person) return <AccessMatrix />;
  return person ? (
    <DocumentsAs userId={person} folder={values.folder} after={params.get('after')} />
  ) : (
    <AdminDocuments values={values} />
  );
}
