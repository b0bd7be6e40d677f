import {
  CreateCaseStudyDocument,
  PublishCaseStudyDocument,
  type PublishCaseStudyMutation,
  UnpublishCaseStudyDocument,
  type UnpublishCaseStudyMutation,
  UpdateCaseStudyDocument,
} from '#graphql/generated/admin.ts';
import { useTextEditor } from '#web/pages/admin/articles/edit/useTextEditor.ts';
import { useMutate } from '#web/pages/admin/shared/useWrite.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { report } from '#web/ui/useActionToast.ts';
import { caseStudyKind, type EditedCaseStudy } from './caseStudyEditing.ts';

/**
 * State and actions of the editor of case studies. Readers see a change of a published one at once, so only the person
 * saves it.
 */
export function useCaseStudyEditor(study: EditedCaseStudy | null, onCreate: (id: string) => void) {
  const mutate = useMutate();
  const editor = useTextEditor({
    kind: caseStudyKind,
    stored: study,
    onCreate,
    savesByHand: (status) => status === 'PUBLISHED',
    store: {
      create: async (input, context) =>
        (await mutate(CreateCaseStudyDocument, input, context)).createCaseStudy.caseStudy,
      // Case studies have no history, so automatic saves are not marked.
      change: async ({ isAutosave: _isAutosave, ...input }, context) =>
        (await mutate(UpdateCaseStudyDocument, input, context)).updateCaseStudy.caseStudy,
      describeSaved: (saved) => (saved?.status === 'PUBLISHED' ? 'Changes published' : 'Case study saved'),
    },
  });
  const { saved, change, within } = editor;

  const publish = async () => {
    const target = await editor.saveFirst();
    if (!target) return;
    const pick = (data: PublishCaseStudyMutation) => data.publishCaseStudy.caseStudy;
    const messages = report('Case study', 'published');
    const { error } = await change(PublishCaseStudyDocument, { id: target.id }, pick, messages);
    // The check of the text names its errors in the toast.
    const { overrideReason: _, ...errors } = getFieldErrors(error);
    if (error) editor.refuse(errors);
  };

  const unpublish = async ({ id }: EditedCaseStudy) => {
    const pick = (data: UnpublishCaseStudyMutation) => data.unpublishCaseStudy.caseStudy;
    await change(UnpublishCaseStudyDocument, { id }, pick, report('Case study', 'unpublished'));
  };

  return {
    ...editor,
    publish: () => within(publish),
    unpublish: () => within(async () => saved && unpublish(saved)),
  };
}

export type CaseStudyEditor = ReturnType<typeof useCaseStudyEditor>;
