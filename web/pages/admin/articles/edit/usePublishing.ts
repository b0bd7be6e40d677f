import { getFieldErrors } from '../../../../runtime/failure.ts';
import { useChecking } from './useChecking.ts';
import { usePublishingCalls } from './usePublishingCalls.ts';
import type { useSaving } from './useSaving.ts';

/** What may be done with a text beyond saving it. */
export function usePublishing(saving: ReturnType<typeof useSaving>) {
  const { saved, dirty, theirs, save, setSaved, goBackTo, compare } = saving;
  const calls = usePublishingCalls();
  const { held, check, clear } = useChecking(saving);

  /** Saves what is not saved yet, then publishes at an instant, or now; with a reason also what was held back. */
  const publish = async (at: string | null, reason: string | null = null) => {
    const target = saved && !dirty ? saved : await save();
    if (!target) return;
    const { result, error } = await calls.publish(target, at, reason);
    const faults = getFieldErrors(error);
    if (result) {
      setSaved(result);
      clear();
    } else if ('overrideReason' in faults)
      await check({ at, fault: reason === null ? null : faults['overrideReason']! });
    else if ('expectedVersion' in faults) await compare(target);
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

  return { held, publish, check, unpublish, planEnd, discard, takeTheirs };
}
