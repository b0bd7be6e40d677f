import {
  useCreateCaseStudyMutation,
  useEditCaseStudyLazyQuery,
  usePublishCaseStudyMutation,
  useUnpublishCaseStudyMutation,
  useUpdateCaseStudyMutation,
} from '#graphql/generated/admin.ts';
import { UNTITLED } from '#web/pages/admin/articles/edit/kind.ts';
import { useSaving } from '#web/pages/admin/articles/edit/useSaving.ts';
import { useTextCalls } from '#web/pages/admin/articles/edit/useTextCalls.ts';
import { useTextEditor } from '#web/pages/admin/articles/edit/useTextEditor.ts';
import { getFieldErrors } from '#web/runtime/failure.ts';
import { useWriteOnce, type WriteContext } from '#web/runtime/writeOnce.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import { caseStudyKind, type CaseStudyValues, type EditedCaseStudy, toInput } from './caseStudyEditing.ts';

/** Reads a case study as stored now. Null if it was deleted or the answer is lost. */
function useReadCaseStudy() {
  const [editCaseStudy] = useEditCaseStudyLazyQuery({ fetchPolicy: 'no-cache' });
  return async (id: string): Promise<EditedCaseStudy | null> => {
    const answer = await editCaseStudy({ variables: { id } }).catch(() => null);
    return answer?.data?.caseStudy ?? null;
  };
}

function useCaseStudyCalls() {
  const readNow = useReadCaseStudy();
  const [createCaseStudy] = useCreateCaseStudyMutation();
  const [updateCaseStudy] = useUpdateCaseStudyMutation();
  return useTextCalls<CaseStudyValues, EditedCaseStudy>({
    noun: 'Case study',
    create: async (values, context) => {
      const variables = { input: { ...toInput(values), title: values.title.trim() || UNTITLED } };
      return (await createCaseStudy({ variables, context })).data!.createCaseStudy.caseStudy;
    },
    getVersion: ({ version }) => version,
    change: async (saved, values, { over }, context) => {
      const title = values.title.trim() ? values.title : null;
      const input = { id: saved.id, ...toInput(values), title, expectedVersion: over ?? saved.version };
      return (await updateCaseStudy({ variables: { input }, context })).data!.updateCaseStudy.caseStudy;
    },
    readNow,
    describeSaved: (saved) => (saved?.status === 'PUBLISHED' ? 'Changes published' : 'Case study saved'),
  });
}

function usePublishingCalls() {
  const [publishCaseStudy] = usePublishCaseStudyMutation();
  const [unpublishCaseStudy] = useUnpublishCaseStudyMutation();
  const withToast = useActionToast();
  const writeOnce = useWriteOnce();
  const readNow = useReadCaseStudy();
  const publish = async (id: string) => {
    const messages = { done: 'Case study published', failed: 'Case study not published' };
    const send = async (context: WriteContext) =>
      (await publishCaseStudy({ variables: { input: { id } }, context })).data!.publishCaseStudy.caseStudy;
    const write = () => writeOnce({ payload: `publish ${id}`, send, readNow: () => readNow(id) });
    return withToast(write, messages);
  };
  const unpublish = async (id: string) => {
    const messages = { done: 'Case study unpublished', failed: 'Case study not unpublished' };
    const send = async (context: WriteContext) =>
      (await unpublishCaseStudy({ variables: { input: { id } }, context })).data!.unpublishCaseStudy.caseStudy;
    const write = () => writeOnce({ payload: `unpublish ${id}`, send, readNow: () => readNow(id) });
    return (await withToast(write, messages)).result;
  };
  return { publish, unpublish };
}

/**
 * State and actions of the editor of case studies. Readers see a change of a published one at once, so only the person
 * saves it.
 */
export function useCaseStudyEditor(study: EditedCaseStudy | null, onCreate: (id: string) => void) {
  const calls = useCaseStudyCalls();
  const publishing = usePublishingCalls();
  const saving = useSaving(caseStudyKind, study, calls, onCreate);
  const status = saving.saved?.status ?? 'DRAFT';
  const { within, ...editor } = useTextEditor({
    kind: caseStudyKind,
    saving,
    calls,
    savesByHand: status === 'PUBLISHED',
  });

  const take = (changed: EditedCaseStudy | null) => changed && saving.setSaved(changed);

  return {
    ...editor,
    status,
    publish: () =>
      within(async () => {
        const target = await editor.saveFirst();
        if (!target) return;
        const { result, error } = await publishing.publish(target.id);
        if (result) take(result);
        else {
          // The check of the text names its errors in the toast.
          const { overrideReason: _, ...errors } = getFieldErrors(error);
          saving.refuse(errors);
        }
      }),
    unpublish: () => within(async () => take(saving.saved && (await publishing.unpublish(saving.saved.id)))),
    takeTheirs: () => within(async () => saving.goBackTo(saving.theirs)),
  };
}

export type CaseStudyEditor = ReturnType<typeof useCaseStudyEditor>;
