import { EditInvestorUpdateDocument, useEditInvestorUpdateQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { usePageData } from '#web/runtime/usePageData.ts';
import { EditPage, toId } from '#web/pages/admin/articles/edit/EditPage.tsx';
import { folderChoicesQuery } from '#web/pages/admin/shared/FolderPicker.tsx';
import { documentChoicesQuery } from './DocumentPicker.tsx';
import { getUpdate, updateKind } from './updateEditing.ts';
import { UpdateEditorForm } from './UpdateEditorForm.tsx';

const query = pageQuery(EditInvestorUpdateDocument, useEditInvestorUpdateQuery, toId);

export const queries = [query, documentChoicesQuery, folderChoicesQuery];

/** The editor page for new and existing updates. */
export function EditUpdatePage() {
  // Read with the page, for the picker in the settings.
  usePageData(documentChoicesQuery);
  usePageData(folderChoicesQuery);
  return (
    <EditPage
      query={query}
      getText={getUpdate}
      kind={updateKind}
      description="Write an update for investors, preview it, then save, publish or schedule it."
      newPath={paths.investorAdminUpdateNew}
      getPath={paths.investorAdminUpdate}
      missing="The URL may contain a typing error."
      renderEditor={(update, { groups }, onCreate, key) => (
        <UpdateEditorForm key={key} update={update} groups={groups.nodes} onCreate={onCreate} />
      )}
    />
  );
}
