import {
  useCreateInvestorUpdateMutation,
  useEditInvestorUpdateLazyQuery,
  usePublishInvestorUpdateMutation,
  useSendInvestorUpdateTestMutation,
  useUpdateInvestorUpdateMutation,
} from '#graphql/generated/admin.ts';
import { useReadNow } from '#web/pages/admin/articles/edit/useTextCalls.ts';
import { useTextEditor } from '#web/pages/admin/articles/edit/useTextEditor.ts';
import { useMutate, useWrite } from '#web/pages/admin/shared/useWrite.ts';
import { report } from '#web/ui/useActionToast.ts';
import { type EditedUpdate, getUpdate, updateKind } from './updateEditing.ts';

/**
 * State and actions of the editor of updates. Readers see a change of a published or scheduled update, so only the person
 * saves it.
 */
export function useUpdateEditor(update: EditedUpdate | null, onCreate: (id: string) => void) {
  const sendPublish = useMutate(usePublishInvestorUpdateMutation, (data) => data.publishInvestorUpdate.investorUpdate);
  const sendTest = useSendTest();
  const editor = useTextEditor({
    kind: updateKind,
    stored: update,
    onCreate,
    savesByHand: (status) => status !== 'DRAFT',
    store: {
      create: useMutate(useCreateInvestorUpdateMutation, (data) => data.createInvestorUpdate.investorUpdate),
      change: useMutate(useUpdateInvestorUpdateMutation, (data) => data.updateInvestorUpdate.investorUpdate),
      readNow: useReadNow(useEditInvestorUpdateLazyQuery, getUpdate),
      describeSaved: (saved) => (saved?.status === 'PUBLISHED' ? 'Changes published' : 'Update saved'),
    },
  });
  const { within, change } = editor;
  return {
    ...editor,
    sendTest,
    /** Saves, then calls `next` with the stored update. */
    withSaved: (next: (saved: EditedUpdate) => unknown) =>
      within(async () => {
        const target = await editor.saveFirst();
        if (target) await next(target);
      }),
    publish: ({ id }: EditedUpdate, at: string | null) =>
      change(sendPublish, { id, at }, report('Update', at ? 'scheduled' : 'published')),
    publishChanges: (notifyAgain: boolean) => within(() => editor.saveWith({ notifyAgain })),
  };
}

export type UpdateEditor = ReturnType<typeof useUpdateEditor>;

function useSendTest() {
  const write = useWrite();
  const send = useMutate(useSendInvestorUpdateTestMutation, () => true);
  const messages = { done: 'Test sent to your email address', failed: 'Test not sent' };
  return ({ id, version }: EditedUpdate) =>
    write(send, { id }, { ...messages, readNow: async () => true, base: version });
}
