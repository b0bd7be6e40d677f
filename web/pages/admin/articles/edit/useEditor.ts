import { useState } from 'react';
import type { EditedArticle } from './editing.ts';
import { useArticleCalls } from './useArticleCalls.ts';
import { usePublishing } from './usePublishing.ts';
import { useSaving } from './useSaving.ts';

/**
 * State and actions of the article editor. Only one action runs at a time, and none while another user has the lock.
 */
export function useEditor(article: EditedArticle | null, locked: boolean, onCreate: (id: string) => void) {
  const calls = useArticleCalls();
  const saving = useSaving(article, calls, onCreate);
  const { checkResult, publish, check, unpublish, scheduleUnpublish, discard, takeTheirs } = usePublishing(saving);
  const [busy, setBusy] = useState(false);

  const within = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy || locked) return;
    setBusy(true);
    await work().finally(() => setBusy(false));
  };

  /** Replaces the form's content with the article as stored now. */
  const reload = async () => {
    const now = saving.saved && (await calls.readNow(saving.saved.id));
    if (now) saving.goBackTo(now);
  };

  return {
    ...saving,
    checkResult,
    busy: busy || locked,
    locked,
    set: locked ? () => undefined : saving.set,
    reload,
    /** Also while the lock is on its way. */
    restore: saving.set,
    check: () => within(() => check()),
    save: (over?: number) => within(() => saving.save({ over })),
    publish: (at: string | null, reason?: string) => within(() => publish(at, reason)),
    unpublish: () => within(unpublish),
    scheduleUnpublish: (at: string | null) => within(() => scheduleUnpublish(at)),
    discard: () => within(discard),
    takeTheirs: () => within(takeTheirs),
  };
}

export type Editor = ReturnType<typeof useEditor>;
