import {
  useCreateCaseStudyMutation,
  useEditCaseStudyLazyQuery,
  usePublishCaseStudyMutation,
  useUnpublishCaseStudyMutation,
  useUpdateCaseStudyMutation,
} from '../../../../../graphql/generated/admin.ts';
import { UNTITLED } from '../../articles/edit/kind.ts';
import { useSaving } from '../../articles/edit/useSaving.ts';
import { useTextCalls } from '../../articles/edit/useTextCalls.ts';
import { useTextEditor } from '../../articles/edit/useTextEditor.ts';
import { useActionToast } from '../../../StepUp.tsx';
import { caseStudyKind, type CaseStudyValues, type EditedCaseStudy, toInput } from './caseStudyEditing.ts';

function useCaseStudyCalls() {
  const [editCaseStudy] = useEditCaseStudyLazyQuery({ fetchPolicy: 'no-cache' });
  const [createCaseStudy] = useCreateCaseStudyMutation();
  const [updateCaseStudy] = useUpdateCaseStudyMutation();
  return useTextCalls<CaseStudyValues, EditedCaseStudy>({
    noun: 'Case study',
    create: async (values, context) => {
      const variables = { input: { ...toInput(values), title: values.title.trim() || UNTITLED } };
      return (await createCaseStudy({ variables, context })).data!.createCaseStudy.caseStudy;
    },
    change: async (saved, values, { over }) => {
      const title = values.title.trim() ? values.title : null;
      const input = { id: saved.id, ...toInput(values), title, expectedVersion: over ?? saved.version };
      return (await updateCaseStudy({ variables: { input } })).data!.updateCaseStudy.caseStudy;
    },
    readNow: async (id) => {
      const answer = await editCaseStudy({ variables: { id } }).catch(() => null);
      return answer?.data?.caseStudy ?? null;
    },
    describeSaved: (saved) => (saved?.status === 'PUBLISHED' ? 'Changes published' : 'Case study saved'),
  });
}

/** Each resolves with the case study, or null after an error. */
function usePublishingCalls() {
  const [publishCaseStudy] = usePublishCaseStudyMutation();
  const [unpublishCaseStudy] = useUnpublishCaseStudyMutation();
  const withToast = useActionToast();
  const publish = async (id: string) => {
    const messages = { done: 'Case study published', failed: 'Case study not published' };
    const send = () => publishCaseStudy({ variables: { input: { id } } });
    return (await withToast(send, messages)).result?.data?.publishCaseStudy.caseStudy ?? null;
  };
  const unpublish = async (id: string) => {
    const messages = { done: 'Case study unpublished', failed: 'Case study not unpublished' };
    const send = () => unpublishCaseStudy({ variables: { input: { id } } });
    return (await withToast(send, messages)).result?.data?.unpublishCaseStudy.caseStudy ?? null;
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
        if (target) take(await publishing.publish(target.id));
      }),
    unpublish: () => within(async () => take(saving.saved && (await publishing.unpublish(saving.saved.id)))),
    takeTheirs: () => within(async () => saving.goBackTo(saving.theirs)),
  };
}

export type CaseStudyEditor = ReturnType<typeof useCaseStudyEditor>;
