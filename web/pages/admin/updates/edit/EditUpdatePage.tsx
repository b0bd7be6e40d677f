import { useParams } from 'react-router-dom';
import { EditInvestorUpdateDocument, useEditInvestorUpdateQuery } from '../../../../../graphql/generated/admin.ts';
import { paths } from '../../../../paths.ts';
import { pageQuery } from '../../../../runtime/pageQueries.ts';
import { usePageData } from '../../../../runtime/usePageData.ts';
import { Empty } from '../../../../ui/Empty.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import { QueryResult } from '../../../../ui/QueryResult.tsx';
import { EditorBar } from '../../articles/edit/EditorBar.tsx';
import { useVisit } from '../../articles/edit/useVisit.ts';
import { folderChoicesQuery } from '../../shared/FolderPicker.tsx';
import { documentChoicesQuery } from './DocumentPicker.tsx';
import { getEditorTitle, updateList } from './UpdateBar.tsx';
import { UpdateEditorForm } from './UpdateEditorForm.tsx';

/** No update has this id, so one query serves both new and existing updates. */
const NEW = 'new';

const editUpdateQuery = pageQuery(
  EditInvestorUpdateDocument,
  useEditInvestorUpdateQuery,
  ({ params: { id = NEW } }) => ({ id }),
);

export const queries = [editUpdateQuery, documentChoicesQuery, folderChoicesQuery];

/** The editor page for new and existing updates. */
export function EditUpdatePage() {
  const { id = NEW } = useParams();
  const { number, isCreatedHere, onCreate } = useVisit(id, paths.investorAdminUpdate);
  // Never from the cache: editing starts from the newest version.
  const query = usePageData(editUpdateQuery, { fetchPolicy: 'network-only', skip: isCreatedHere });
  // Read with the page, for the picker in the settings.
  usePageData(documentChoicesQuery);
  usePageData(folderChoicesQuery);
  const isNew = id === NEW;
  const title = getEditorTitle(isNew);
  const data = query.data ?? (isCreatedHere ? query.previousData : undefined);
  const update = data?.investorUpdate ?? null;
  const hasEditor = data !== undefined && (isNew || isCreatedHere || update !== null);
  return (
    <>
      <PageHead
        title={title}
        description="Write an update for investors, preview it, then save, publish or schedule it."
        path={isNew ? paths.investorAdminUpdateNew : paths.investorAdminUpdate(id)}
        hidden
      />
      {!hasEditor && <EditorBar list={updateList} title={title} />}
      <QueryResult query={query} keepsFormer={isCreatedHere}>
        {({ groups }) =>
          hasEditor ? (
            <UpdateEditorForm key={number} update={update} groups={groups.nodes} onCreate={onCreate} />
          ) : (
            <Empty
              isMissing
              title="This update does not exist."
              to={paths.investorAdminUpdates}
              action="Show all updates"
            >
              The URL may contain a typing error.
            </Empty>
          )
        }
      </QueryResult>
    </>
  );
}
