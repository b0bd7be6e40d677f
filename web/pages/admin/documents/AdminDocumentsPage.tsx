import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { documentsFilter } from '../../../portal/documentLabels.ts';
import { paths } from '../../../paths.ts';
import { AdminHead } from '../shared/AdminHead.tsx';
import adminStyles from '../shared/Admin.module.css';
import { AdminDocuments } from './AdminDocuments.tsx';
import { DocumentsAs } from './DocumentsAs.tsx';
import { documentListQueries } from './useDocumentList.ts';

export const queries = documentListQueries;

/** The documents admin page: upload, organize, share, and view as an investor. */
export function AdminDocumentsPage() {
  const params = usePageQuery();
  const person = params.get('person')?.slice(0, 60) ?? '';
  const values = documentsFilter.read(params);
  return (
    <>
      <AdminHead
        title="Manage documents"
        description="All documents, by folder and number, and who can list, read and download them. Investors see only the documents shared with them."
        path={paths.investorAdminDocuments}
      />
      <div className={adminStyles.page}>
        {person ? (
          <DocumentsAs userId={person} folder={values.folder} after={params.get('after')} />
        ) : (
          <AdminDocuments values={values} />
        )}
      </div>
    </>
  );
}
