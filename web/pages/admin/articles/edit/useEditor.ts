import { useState } from 'react';
import type { Edited } from './editing.ts';
import { useArticleCalls } from './useArticleCalls.ts';
import { useSaving } from './useSaving.ts';

/** An article being written, and what may be done with it: one thing at a time. */
export function useEditor(article: Edited | null) {
  const calls = useArticleCalls();
  const { setSaved, ...saving } = useSaving(article, calls);
  const { saved, dirty, save } = saving;
  const [busy, setBusy] = useState(false);

  const within = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    await work().finally(() => setBusy(false));
  };

  /** Saves what is not saved yet, then publishes at an instant, or now. */
  const publish = async (at: string | null) => {
    const target = saved && !dirty ? saved : await save();
    const changed = target && (await calls.publish(target.id, at));
    if (changed) setSaved({ ...target, ...changed });
  };

  const unpublish = async () => {
    const changed = saved && (await calls.unpublish(saved.id));
    if (changed) setSaved({ ...saved, ...changed });
  };

  return {
    ...saving,
    busy,
    save: (over?: number) => within(() => save(over)),
    publish: (at: string | null) => within(() => publish(at)),
    unpublish: () => within(unpublish),
  };
}

export type Editor = ReturnType<typeof useEditor>;
