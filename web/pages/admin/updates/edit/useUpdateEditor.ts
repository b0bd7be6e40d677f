import {
  useCreateInvestorUpdateMutation,
  useEditInvestorUpdateLazyQuery,
  usePublishInvestorUpdateMutation,
  useSendInvestorUpdateTestMutation,
  useUpdateInvestorUpdateMutation,
} from '#graphql/generated/admin.ts';
import { UNTITLED } from '#web/pages/admin/articles/edit/kind.ts';
import { useSaving } from '#web/pages/admin/articles/edit/useSaving.ts';
import { useTextCalls } from '#web/pages/admin/articles/edit/useTextCalls.ts';
import { useTextEditor } from '#web/pages/admin/articles/edit/useTextEditor.ts';
import { useWriteOnce, type WriteContext } from '#web/runtime/writeOnce.ts';
import { useActionToast } from '#web/ui/useActionToast.ts';
import { type EditedUpdate, toInput, updateKind, type UpdateValues } from './updateEditing.ts';

/** Reads an update as stored now. Null if it was deleted or the answer is lost. */
function useReadUpdate() {
  const [editInvestorUpdate] = useEditInvestorUpdateLazyQuery({ fetchPolicy: 'no-cache' });
  return async (id: string): Promise<EditedUpdate | null> => {
    const answer = await editInvestorUpdate({ variables: { id } }).catch(() => null);
    return answer?.data?.investorUpdate ?? null;
  };
}

function useUpdateCalls() {
  const readNow = useReadUpdate();
  const [createInvestorUpdate] = useCreateInvestorUpdateMutation();
  const [updateInvestorUpdate] = useUpdateInvestorUpdateMutation();
  return useTextCalls<UpdateValues, EditedUpdate>({
    noun: 'Update',
    create: async (values, context) => {
      const variables = { input: { ...toInput(values, null), title: values.title.trim() || UNTITLED } };
      return (await createInvestorUpdate({ variables, context })).data!.createInvestorUpdate.investorUpdate;
    },
    getVersion: ({ version }) => version,
    change: async (saved, values, { over, isAutosave, notifyAgain }, context) => {
      const title = values.title.trim() ? values.title : null;
      const options = {
        expectedVersion: over ?? saved.version,
        isAutosave: isAutosave ?? null,
        notifyAgain: notifyAgain ?? null,
      };
      const variables = { input: { id: saved.id, ...toInput(values, saved), title, ...options } };
      return (await updateInvestorUpdate({ variables, context })).data!.updateInvestorUpdate.investorUpdate;
    },
    readNow,
    describeSaved: (saved) => (saved?.status === 'PUBLISHED' ? 'Changes published' : 'Update saved'),
  });
}

/** Publishing and the test email. Each resolves with the error, or null. */
function usePublishingCalls() {
  const [publishInvestorUpdate] = usePublishInvestorUpdateMutation();
  const [sendInvestorUpdateTest] = useSendInvestorUpdateTestMutation();
  const withToast = useActionToast();
  const writeOnce = useWriteOnce();
  const readNow = useReadUpdate();
  return {
    publish: ({ id }: EditedUpdate, at: string | null) => {
      const send = async (context: WriteContext) =>
        (await publishInvestorUpdate({ variables: { input: { id, at } }, context })).data!.publishInvestorUpdate
          .investorUpdate;
      const write = () => writeOnce({ payload: JSON.stringify(['publish', id, at]), send, readNow: () => readNow(id) });
      return withToast(write, {
        done: at ? 'Update scheduled' : 'Update published',
        failed: at ? 'Update not scheduled' : 'Update not published',
      });
    },
    sendTest: ({ id, version }: EditedUpdate) => {
      const send = async (context: WriteContext) => {
        await sendInvestorUpdateTest({ variables: { input: { id } }, context });
        return true;
      };
      const write = () =>
        writeOnce({ payload: JSON.stringify(['test', id, version]), send, readNow: async () => true });
      return withToast(write, { done: 'Test sent to your email address', failed: 'Test not sent' });
    },
  };
}

/**
 * State and actions of the editor of updates. Readers see a change of a published or scheduled update, so only the person
 * saves it.
 */
export function useUpdateEditor(update: EditedUpdate | null, onCreate: (id: string) => void) {
  const calls = useUpdateCalls();
  const publishing = usePublishingCalls();
  const saving = useSaving(updateKind, update, calls, onCreate);
  const status = saving.saved?.status ?? 'DRAFT';
  const { within, ...editor } = useTextEditor({ kind: updateKind, saving, calls, savesByHand: status !== 'DRAFT' });

  return {
    ...editor,
    status,
    /** Saves, then calls `next` with the stored update. */
    withSaved: (next: (saved: EditedUpdate) => unknown) =>
      within(async () => {
        const target = await editor.saveFirst();
        if (target) await next(target);
      }),
    publish: async (target: EditedUpdate, at: string | null) => {
      const { result, error } = await publishing.publish(target, at);
      if (result) saving.setSaved(result);
      return { error };
    },
    sendTest: publishing.sendTest,
    publishChanges: (notifyAgain: boolean) => within(() => saving.save({ notifyAgain })),
    takeTheirs: () => within(async () => saving.goBackTo(saving.theirs)),
  };
}

export type UpdateEditor = ReturnType<typeof useUpdateEditor>;
