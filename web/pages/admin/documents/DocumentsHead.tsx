import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { AdminHead } from '#web/list/AdminHead.tsx';
import { RightsKey } from './RightsCells.tsx';

/** The head of the documents admin page. */
export const DocumentsHead = (props: { title?: string; count?: ReactNode; action?: ReactNode }) => (
  <AdminHead
    title="Manage documents"
    {...props}
    description="All documents, by folder and number, and who can list, read and download them. Investors see only the documents shared with them."
    help={
      <>
        All documents, by folder and number, and who can list, read and download them. Upload PDF, Word, Excel,
        PowerPoint, CSV, text or image files, up to 50 MB each: with the buttons, or drop files, folders or a ZIP file
        on the page. Only administrators see them until you share them. <RightsKey />
      </>
    }
    path={paths.investorAdminDocuments}
  />
);
