import { EditCaseStudyDocument, useEditCaseStudyQuery } from '#graphql/generated/admin.ts';
import { paths } from '#web/paths.ts';
import { pageQuery } from '#web/runtime/pageQueries.ts';
import { EditPage, toId } from '#web/pages/admin/articles/edit/EditPage.tsx';
import { caseStudyKind, getCaseStudy } from './caseStudyEditing.ts';
import { CaseStudyEditorForm } from './CaseStudyEditorForm.tsx';

const query = pageQuery(EditCaseStudyDocument, useEditCaseStudyQuery, toId);

export const queries = [query];

/** The editor page for new and existing case studies. */
export const EditCaseStudyPage = () => (
  <EditPage
    query={query}
    getText={getCaseStudy}
    kind={caseStudyKind}
    description="Write a case study, preview it, then save or publish it."
    newPath={paths.adminCaseStudyNew}
    getPath={paths.adminCaseStudy}
    renderEditor={(study, _data, onCreate, key) => <CaseStudyEditorForm key={key} study={study} onCreate={onCreate} />}
  />
);
