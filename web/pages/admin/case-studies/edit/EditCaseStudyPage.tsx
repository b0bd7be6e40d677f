import { useParams } from 'react-router-dom';
import { EditCaseStudyDocument, useEditCaseStudyQuery } from '../../../../../graphql/generated/admin.ts';
import { paths } from '../../../../paths.ts';
import { pageQuery } from '../../../../runtime/pageQueries.ts';
import { usePageData } from '../../../../runtime/usePageData.ts';
import { Empty } from '../../../../ui/Empty.tsx';
import { PageHead } from '../../../../ui/PageHead.tsx';
import { QueryResult } from '../../../../ui/QueryResult.tsx';
import { EditorBar } from '../../articles/edit/EditorBar.tsx';
import { useVisit } from '../../articles/edit/useVisit.ts';
import { caseStudyList, getEditorTitle } from './CaseStudyBar.tsx';
import { CaseStudyEditorForm } from './CaseStudyEditorForm.tsx';

/** No case study has this id, so one query serves both new and existing case studies. */
const NEW = 'new';

const editCaseStudyQuery = pageQuery(EditCaseStudyDocument, useEditCaseStudyQuery, ({ params: { id = NEW } }) => ({
  id,
}));

export const queries = [editCaseStudyQuery];

/** The editor page for new and existing case studies. */
export function EditCaseStudyPage() {
  const { id = NEW } = useParams();
  const { number, isCreatedHere, onCreate } = useVisit(id, paths.adminCaseStudy);
  // Never from the cache: editing starts from the newest version.
  const query = usePageData(editCaseStudyQuery, { fetchPolicy: 'network-only', skip: isCreatedHere });
  const isNew = id === NEW;
  const title = getEditorTitle(isNew);
  const data = query.data ?? (isCreatedHere ? query.previousData : undefined);
  const study = data?.caseStudy ?? null;
  const hasEditor = data !== undefined && (isNew || isCreatedHere || study !== null);
  return (
    <>
      <PageHead
        title={title}
        description="Write a case study, preview it, then save or publish it."
        path={isNew ? paths.adminCaseStudyNew : paths.adminCaseStudy(id)}
        hidden
      />
      {!hasEditor && <EditorBar list={caseStudyList} title={title} />}
      <QueryResult query={query} keepsFormer={isCreatedHere}>
        {() =>
          hasEditor ? (
            <CaseStudyEditorForm key={number} study={study} onCreate={onCreate} />
          ) : (
            <Empty
              isMissing
              title="This case study does not exist."
              to={paths.adminCaseStudies}
              action="Show all case studies"
            >
              It may have been deleted.
            </Empty>
          )
        }
      </QueryResult>
    </>
  );
}
