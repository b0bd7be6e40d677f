import {
  CreateInvestorUpdateDocument,
  PublishInvestorUpdateDocument,
  type PublishInvestorUpdateMutation,
  SendInvestorUpdateTestDocument,
  UpdateInvestorUpdateDocument,
} from '#graphql/generated/admin.ts';
import { type TextEditor, useTextEditor } from '#web/pages/admin/articles/edit/useTextEditor.ts';
import { useMutate, useWrite } from '#web/pages/admin/shared/useWrite.ts';
import { report } from '#web/ui/useActionToast.ts';
import { type EditedUpdate, updateKind, type UpdateValues } from './updateEditing.ts';

/**
 * State and actions of the editor of updates. Readers see a change of a published or scheduled update, so only the person
 * saves it.
 */
export function useUpdateEditor(update: EditedUpdate | null, onCreate: (id: string) => void) {
  const mutate = useMutate();
  const write = useWrite();
  const editor = useTextEditor({
    kind: updateKind,
    stored: update,
    onCreate,
    savesByHand: (status) => status !== 'DRAFT',
    store: {
      create: async (input, context) =>
        (await mutate(CreateInvestorUpdateDocument, input, context)).createInvestorUpdate.investorUpdate,
      change: async (input, context) =>
        (await mutate(UpdateInvestorUpdateDocument, input, context)).updateInvestorUpdate.investorUpdate,
      describeSaved: (saved) => (saved?.status === 'PUBLISHED' ? 'Changes published' : 'Update saved'),
    },
  });

  return { ...editor, ...listUpdateActions(editor, write) };
}

function listUpdateActions(editor: TextEditor<UpdateValues, EditedUpdate>, write: ReturnType<typeof useWrite>) {
  return {
    /** Saves, then calls `next` with the stored update. */
    withSaved: (next: (saved: EditedUpdate) => unknown) =>
      editor.within(async () => {
        const target = await editor.saveFirst();
        if (target) await next(target);
      }),
    publish: ({ id }: EditedUpdate, at: string | null) => {
      const pick = (data: PublishInvestorUpdateMutation) => data.publishInvestorUpdate.investorUpdate;
      const messages = report('Update', at ? 'scheduled' : 'published');
      return editor.change(PublishInvestorUpdateDocument, { id, at }, pick, messages);
    },
    sendTest: ({ id, version }: EditedUpdate) =>
      write(SendInvestorUpdateTestDocument, { id }, () => true, {
        done: 'Test sent to your email address',
        failed: 'Test not sent',
        readNow: async () => true,
        base: version,
      }),
    publishChanges: (notifyAgain: boolean) => editor.within(() => editor.saveWith({ notifyAgain })),
  };
}

export type UpdateEditor = ReturnType<typeof useUpdateEditor>;
