import { useState } from 'react';
import { type Send, useWrite, type WriteOptions } from '#web/pages/admin/shared/useWrite.ts';
import { isSame, type StoredText, type TextKind, type TextValues } from './kind.ts';
import { getIssues } from '#web/runtime/failure.ts';
import type { ResultMessages } from '#web/ui/useActionToast.ts';
import { useAutosave } from './useAutosave.ts';
import { useSaving } from './useSaving.ts';
import { type TextStore, useTextCalls } from './useTextCalls.ts';

type ChangeOptions<Saved> = Partial<WriteOptions<Saved>> & ResultMessages;

/** Sends a change of the text besides its fields, and takes the text after it. */
function useChange<Saved extends StoredText>(
  readNow: (id: string) => Promise<Saved | null>,
  setSaved: (saved: Saved) => void,
) {
  const write = useWrite();
  return async <Input extends { id: string | number }>(
    send: Send<Input, Saved>,
    input: Input,
    options: ChangeOptions<Saved>,
  ) => {
    const answer = await write(send, input, {
      readNow: () => readNow(String(input.id)),
      isShownInPage: (error) => getIssues(error) !== null,
      ...options,
    });
    if (answer.result) setSaved(answer.result);
    return answer;
  };
}

/** Runs one action at a time. An action of the person waits for an automatic save. */
function useTurns(locked: boolean) {
  const [busy, setBusy] = useState(false);
  const [inBackground] = useState(createTurns);
  const within = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy || locked) return;
    setBusy(true);
    await inBackground(work).finally(() => setBusy(false));
  };
  return { busy, within, inBackground };
}

interface EditedText<Values extends TextValues, Saved extends StoredText, Input extends object> {
  kind: TextKind<Values, Saved, Input>;
  /** The text as it was loaded; null for a new one. */
  stored: Saved | null;
  store: TextStore<Input, Saved>;
  onCreate: (id: string) => void;
  /** True while another person has the lock. */
  locked?: boolean;
  /** True if only the person saves a text of this status. */
  savesByHand?: (status: Saved['status']) => boolean;
}

/**
 * State and actions that the editors of all kinds of texts share. Only one action runs at a time, and none while another
 * user has the lock.
 */
export function useTextEditor<Values extends TextValues, Saved extends StoredText, Input extends object>({
  kind,
  stored,
  store,
  onCreate,
  locked = false,
  savesByHand: isSavedByHand,
}: EditedText<Values, Saved, Input>) {
  const calls = useTextCalls(kind, store);
  const saving = useSaving(kind, stored, calls, onCreate);
  const { busy, within, inBackground } = useTurns(locked);
  const status: Saved['status'] = saving.saved?.status ?? 'DRAFT';
  const savesByHand = isSavedByHand?.(status) ?? false;
  const autosave = useAutosave(kind, saving, () => inBackground(saving.autosave), locked || savesByHand);

  /** The stored text with the title and the text of the form. Null if it could not be saved. */
  const saveFirst = (): Promise<Saved | null> | Saved => {
    const now = saving.read();
    const isStored = now.saved && now.saved.title === now.values.title.trim() && isSame(now.values, now.savedValues);
    return isStored ? now.saved! : saving.save({ isQuiet: true });
  };

  return {
    ...calls,
    ...saving,
    status,
    saveFirst,
    change: useChange(calls.readNow, saving.setSaved),
    autosave,
    savesByHand,
    busy: busy || locked,
    locked,
    set: locked ? () => undefined : saving.set,
    within,
    /** Also while the lock is on its way. */
    restore: saving.set,
    /** True if saving would change nothing, not even the history. */
    isSaved: saving.saved !== null && !saving.dirty && !saving.isAutosaved,
    save: (over?: number) => within(() => saving.save({ over })),
    saveWith: saving.save,
    takeTheirs: () => within(async () => saving.goBackTo(saving.theirs)),
  };
}

export type TextEditor<Values extends TextValues, Saved extends StoredText> = ReturnType<
  typeof useTextEditor<Values, Saved, object>
>;

/**
 * Returns a function that runs one piece of work at a time, in the order in which they came. Work that fails does not
 * stop the next.
 */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}
