import { faultsOf } from '../../../../failure.ts';
import { usePublishingCalls } from './usePublishingCalls.ts';
import type { useSaving } from './useSaving.ts';

/** What may be done with a text beyond saving it. */
export function usePublishing(saving: ReturnType<typeof useSaving>) {
  const { saved, dirty, theirs, save, setSaved, goBackTo, compare } = saving;
  const calls = usePublishingCalls();

  /** Saves what is not saved yet, then publishes at an instant, or now. */
  const publish = async (at: string | null) => {
    const target = saved && !dirty ? saved : await save();
    if (!target) return;
    const { result, error } = await calls.publish(target, at);
    if (result) setSaved(result);
    else if ('expectedVersion' in faultsOf(error)) await compare(target);
  };

  const unpublish = async () => {
    const changed = saved && (await calls.unpublish(saved.id));
    if (changed) setSaved(changed);
  };

  const planEnd = async (at: string | null) => {
    const changed = saved && (await calls.planEnd(saved.id, at));
    if (changed) setSaved(changed);
  };

  /** Back to the article's own text. */
  const discard = async () => {
    const changed = saved && (await calls.discard(saved.id));
    if (changed) goBackTo(changed);
  };

  /** What the other saved, in place of what is in the form; nothing goes on waiting that theirs overtook. */
  const takeTheirs = async () => {
    if (saved?.draft && !theirs?.draft) await discard();
    else goBackTo(theirs);
  };

  return { publish, unpublish, planEnd, discard, takeTheirs };
}
