import {
  type UpdateCaseStudyInput,
  useCreateCaseStudyMutation,
  useEditCaseStudyLazyQuery,
  usePublishCaseStudyMutation,
  useUnpublishCaseStudyMutation,
  useUpdateCaseStudyMutation,
} from '#graphql/generated/admin.ts';
import { publishNow } from '#web/pages/admin/articles/edit/useCheckResult.ts';
import { useReadNow } from '#web/pages/admin/articles/edit/useTextCalls.ts';
import { useTextEditor } from '#web/pages/admin/articles/edit/useTextEditor.ts';
import { useMutate } from '#web/pages/admin/shared/useWrite.ts';
import { getFieldErrors, getIssues } from '#web/runtime/failure.ts';
import { report } from '#web/ui/useActionToast.ts';
import { caseStudyKind, type EditedCaseStudy, getCaseStudy } from './caseStudyEditing.ts';

/**
 * State and actions of the editor of case studies. Readers see a change of a published one at once, so only the person
 * saves it.
 */
export function useCaseStudyEditor(study: EditedCaseStudy | null, onCreate: (id: string) => void) {
  const update = useMutate(useUpdateCaseStudyMutation, (data) => data.updateCaseStudy.caseStudy);
  const sendPublish = useMutate(usePublishCaseStudyMutation, (data) => data.publishCaseStudy.caseStudy);
  const sendUnpublish = useMutate(useUnpublishCaseStudyMutation, (data) => data.unpublishCaseStudy.caseStudy);
  const editor = useTextEditor({
    kind: caseStudyKind,
    stored: study,
    onCreate,
    savesByHand: (status) => status === 'PUBLISHED',
    store: {
      create: useMutate(useCreateCaseStudyMutation, (data) => data.createCaseStudy.caseStudy),
      // Case studies have no history, so automatic saves are not marked.
      change: ({ isAutosave: _isAutosave, ...input }: UpdateCaseStudyInput & { isAutosave: unknown }, context) =>
        update(input, context),
      readNow: useReadNow(useEditCaseStudyLazyQuery, getCaseStudy),
      describeSaved: (saved) => (saved?.status === 'PUBLISHED' ? 'Changes published' : 'Case study saved'),
    },
  });
  const { saved, change, within, showIssues, clearIssues } = editor;

  const publish = async () => {
    const target = await editor.saveFirst();
    if (!target) return;
    const { error } = await change(sendPublish, { id: target.id }, report('Case study', 'published'));
    const issues = getIssues(error);
    if (issues) showIssues(issues, publishNow);
    else if (error) editor.refuse(getFieldErrors(error));
    else clearIssues();
  };

  return {
    ...editor,
    /** Saving a published case study publishes it, so it ends the list of what prevented that. */
    save: (over?: number) =>
      within(async () => (await editor.saveWith({ over }))?.status === 'PUBLISHED' && clearIssues()),
    publish: () => within(publish),
    unpublish: () =>
      within(async () => saved && change(sendUnpublish, { id: saved.id }, report('Case study', 'unpublished'))),
  };
}

export type CaseStudyEditor = ReturnType<typeof useCaseStudyEditor>;
