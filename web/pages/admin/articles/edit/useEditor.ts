import { useRef, useState } from 'react';
import type { EditedArticle } from './editing.ts';
import { useArticleCalls } from './useArticleCalls.ts';
import { useAutosave } from './useAutosave.ts';
import { usePublishing } from './usePublishing.ts';
import { useSaving } from './useSaving.ts';

/** Runs one action at a time. An action of the person waits for an automatic save. */
function useTurns(locked: boolean) {
  const [busy, setBusy] = useState(false);
  const running = useRef<Promise<unknown> | null>(null);
  const inBackground = async (work: () => Promise<unknown>): Promise<unknown> => {
    await running.current;
    running.current = work().finally(() => (running.current = null));
    return running.current;
  };
  const within = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy || locked) return;
    setBusy(true);
    await inBackground(work).finally(() => setBusy(false));
  };
  return { busy, within, inBackground };
}

/**
 * State and actions of the article editor. Only one action runs at a time, and none while another user has the lock.
 */
export function useEditor(article: EditedArticle | null, locked: boolean, onCreate: (id: string) => void) {
  const calls = useArticleCalls();
  const saving = useSaving(article, calls, onCreate);
  const { checkResult, publish, check, unpublish, scheduleUnpublish, discard, takeTheirs } = usePublishing(saving);
  const { busy, within, inBackground } = useTurns(locked);
  const autosave = useAutosave(saving, () => inBackground(saving.autosave), locked);

  /** Replaces the form's content with the article as stored now. */
  const reload = async () => {
    const now = saving.saved && (await calls.readNow(saving.saved.id));
    if (now) saving.goBackTo(now);
  };

  return {
    ...saving,
    checkResult,
    autosave,
    busy: busy || locked,
    locked,
    set: locked ? () => undefined : saving.set,
    reload,
    /** Also while the lock is on its way. */
    restore: saving.set,
    check: () => within(() => check()),
    /** True if saving would change nothing, not even the history. */
    isSaved: saving.saved !== null && !saving.dirty && !saving.isAutosaved,
    save: (over?: number) => within(() => saving.save({ over })),
    publish: (at: string | null, reason?: string) => within(() => publish(at, reason)),
    unpublish: () => within(unpublish),
    scheduleUnpublish: (at: string | null) => within(() => scheduleUnpublish(at)),
    discard: () => within(discard),
    takeTheirs: () => within(takeTheirs),
  };
}

export type Editor = ReturnType<typeof useEditor>;
