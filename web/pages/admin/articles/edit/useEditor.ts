import { useState } from 'react';
import type { Edited } from './editing.ts';
import { useArticleCalls } from './useArticleCalls.ts';
import { usePublishing } from './usePublishing.ts';
import { useSaving } from './useSaving.ts';

/** An article being written, and what may be done with it: one thing at a time. */
export function useEditor(article: Edited | null) {
  const saving = useSaving(article, useArticleCalls());
  const { held, publish, check, unpublish, planEnd, discard, takeTheirs } = usePublishing(saving);
  const [busy, setBusy] = useState(false);

  const within = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await work().finally(() => setBusy(false));
  };

  return {
    ...saving,
    held,
    busy,
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
