import { useState } from 'react';
import { createArticleInput } from '../../../../../graphql/validation.ts';
import { getErrorCode, getFieldErrors } from '../../../../runtime/failure.ts';
import { type Edited, toInput, isOvertaken, isSame, getNewestText, type Values, toValues } from './editing.ts';
import type { useArticleCalls } from './useArticleCalls.ts';

type Faults = Partial<Record<keyof Values, string>>;

/** The schema is loaded with the editor, so that saving needs no file that a release may have removed. */
function check(values: Values): Faults {
  const issues = createArticleInput.safeParse(toInput(values)).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** What is typed, what was saved last, and how the one becomes the other. */
export function useSaving(article: Edited | null, calls: ReturnType<typeof useArticleCalls>) {
  const [saved, setSaved] = useState(article);
  const [values, setValues] = useState(() => toValues(article));
  const [refusal, setRefusal] = useState<{ faults: Faults; attempt: number }>({ faults: {}, attempt: 0 });
  const [theirs, setTheirs] = useState(() => (article && isOvertaken(article) ? getNewestText(article) : null));
  const refuse = (faults: Faults) => setRefusal(({ attempt }) => ({ faults, attempt: attempt + 1 }));

  const compare = async ({ id }: Edited) => {
    const now = await calls.readNow(id);
    setTheirs(now && getNewestText(now));
  };

  /** The article as it is now stored; null where it was refused, which the page then shows. */
  const save = async (over?: number): Promise<Edited | null> => {
    const faults = check(values);
    if (Object.keys(faults).length > 0) return (refuse(faults), null);
    const { result, error } = await calls.store(saved, values, over);
    if (!result) {
      const found = getFieldErrors(error);
      if (getErrorCode(error) === 'CONFLICT' && saved && 'expectedVersion' in found) await compare(saved);
      else refuse(found);
      return null;
    }
    setRefusal({ faults: {}, attempt: 0 });
    setTheirs(null);
    setSaved(result);
    // What was typed while it was on its way stays typed.
    setValues((now) => (isSame(now, values) ? toValues(result) : now));
    return result;
  };

  const set = (given: Partial<Values>) => setValues((now) => ({ ...now, ...given }));
  /** Shows the article as it is stored, whatever the form holds. */
  const goBackTo = (stored: Edited | null) => {
    setSaved(stored);
    setValues(toValues(stored));
    setTheirs(null);
  };
  const dirty = !isSame(values, toValues(saved));
  return { values, saved, dirty, theirs, ...refusal, set, save, setSaved, compare, goBackTo };
}
