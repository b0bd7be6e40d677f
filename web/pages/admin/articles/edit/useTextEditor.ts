import { useState } from 'react';
import { isSame, type TextKind, type TextValues } from './kind.ts';
import { createTurns } from './turns.ts';
import { useAutosave } from './useAutosave.ts';
import type { Saving } from './useSaving.ts';
import type { TextCalls } from './useTextCalls.ts';

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

interface EditedText<Values extends TextValues, Saved extends { id: string; title: string }> {
  kind: TextKind<Values, Saved>;
  saving: Saving<Values, Saved>;
  calls: TextCalls<Values, Saved>;
  /** True while another person has the lock. */
  locked?: boolean;
  /** True if only the person saves. */
  savesByHand?: boolean;
}

/**
 * State and actions that the editors of all kinds of texts share. Only one action runs at a time, and none while another
 * user has the lock.
 */
export function useTextEditor<Values extends TextValues, Saved extends { id: string; title: string }>({
  kind,
  saving,
  calls,
  locked = false,
  savesByHand = false,
}: EditedText<Values, Saved>) {
  const { busy, within, inBackground } = useTurns(locked);
  const autosave = useAutosave(kind, saving, () => inBackground(saving.autosave), locked || savesByHand);

  /** Replaces the form's content with the text as stored now. */
  const reload = async () => {
    const now = saving.saved && (await calls.readNow(saving.saved.id));
    if (now) saving.goBackTo(now);
  };

  /** The stored text with the title and the text of the form. Null if it could not be saved. */
  const saveFirst = (): Promise<Saved | null> | Saved => {
    const now = saving.read();
    const isStored = now.saved && now.saved.title === now.values.title.trim() && isSame(now.values, now.savedValues);
    return isStored ? now.saved! : saving.save({ isQuiet: true });
  };

  return {
    ...saving,
    saveFirst,
    autosave,
    savesByHand,
    isSignedOut: calls.isSignedOut,
    busy: busy || locked,
    locked,
    set: locked ? () => undefined : saving.set,
    reload,
    within,
    /** Also while the lock is on its way. */
    restore: saving.set,
    /** True if saving would change nothing, not even the history. */
    isSaved: saving.saved !== null && !saving.dirty && !saving.isAutosaved,
    save: (over?: number) => within(() => saving.save({ over })),
  };
}
