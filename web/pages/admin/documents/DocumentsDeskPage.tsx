import { usePageQuery } from '../../../runtime/usePageQuery.ts';
import { documentsFilter } from '../../../portal/documentWords.ts';
import { paths } from '../../../paths.ts';
import { DeskHead } from '../desk/DeskHead.tsx';
import desk from '../desk/Desk.module.css';
import { DocumentsDesk } from './DocumentsDesk.tsx';
import { DocumentsAs } from './DocumentsAs.tsx';

/** The documents admin page: upload, organize, share, and view as an investor. */
export function DocumentsDeskPage() {
  const params = usePageQuery();
  const person = params.get('person')?.slice(0, 60) ?? '';
  const asked = documentsFilter.read(params);
  return (
    <>
      <DeskHead
        title="Manage documents"
        description="All documents, by folder and number, and who can list, read and download them. Investors see only the documents shared with them."
        path={paths.investorAdminDocuments}
      />
      <div className={desk.desk}>
        {person ? (
          <DocumentsAs userId={person} folder={asked.folder} after={params.get('after')} />
        ) : (
          <DocumentsDesk asked={asked} after={params.get('after')} />
        )}
      </div>
    </>
  );
}
