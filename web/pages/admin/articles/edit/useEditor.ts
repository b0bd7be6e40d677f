import { useState } from 'react';
import type { Edited } from './editing.ts';
import { useArticleCalls } from './useArticleCalls.ts';
import { usePublishing } from './usePublishing.ts';
import { useSaving } from './useSaving.ts';

/** An article being written, and what may be done with it: one thing at a time, and nothing while others hold it. */
export function useEditor(article: Edited | null, locked: boolean) {
  const calls = useArticleCalls();
  const saving = useSaving(article, calls);
  const { held, publish, check, unpublish, planEnd, discard, takeTheirs } = usePublishing(saving);
  const [busy, setBusy] = useState(false);

  const within = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy || locked) return;
    setBusy(true);
    await work().finally(() => setBusy(false));
  };

  /** The article as it is stored now, in place of what is in the form. */
  const reload = async () => {
    const now = saving.saved && (await calls.readNow(saving.saved.id));
    if (now) saving.goBackTo(now);
  };

  return {
    ...saving,
    held,
    busy: busy || locked,
    locked,
    set: locked ? () => undefined : saving.set,
    reload,
    check: () => within(() => check()),
    save: (over?: number) => within(() => saving.save(over)),
    publish: (at: string | null, reason?: string) => within(() => publish(at, reason)),
    unpublish: () => within(unpublish),
    planEnd: (at: string | null) => within(() => planEnd(at)),
    discard: () => within(discard),
    takeTheirs: () => within(takeTheirs),
  };
}

export type Editor = ReturnType<typeof useEditor>;
