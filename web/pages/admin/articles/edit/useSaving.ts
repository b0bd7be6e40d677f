import { useState } from 'react';
import { createArticleInput } from '../../../../../graphql/validation.ts';
import { codeOf, faultsOf } from '../../../../runtime/failure.ts';
import { type Edited, inputOf, isOvertaken, isSame, newestOf, type Values, valuesOf } from './editing.ts';
import type { useArticleCalls } from './useArticleCalls.ts';

type Faults = Partial<Record<keyof Values, string>>;

/** The schema is loaded with the editor, so that saving needs no file that a release may have removed. */
function check(values: Values): Faults {
  const issues = createArticleInput.safeParse(inputOf(values)).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** What is typed, what was saved last, and how the one becomes the other. */
export function useSaving(article: Edited | null, calls: ReturnType<typeof useArticleCalls>) {
  const [saved, setSaved] = useState(article);
  const [values, setValues] = useState(() => valuesOf(article));
  const [refusal, setRefusal] = useState<{ faults: Faults; attempt: number }>({ faults: {}, attempt: 0 });
  const [theirs, setTheirs] = useState(() => (article && isOvertaken(article) ? newestOf(article) : null));
  const refuse = (faults: Faults) => setRefusal(({ attempt }) => ({ faults, attempt: attempt + 1 }));

  const compare = async ({ id }: Edited) => {
    const now = await calls.readNow(id);
    setTheirs(now && newestOf(now));
  };

  /** The article as it is now stored; null where it was refused, which the page then shows. */
  const save = async (over?: number): Promise<Edited | null> => {
    const faults = check(values);
    if (Object.keys(faults).length > 0) return (refuse(faults), null);
    const { result, error } = await calls.store(saved, values, over);
    if (!result) {
      const found = faultsOf(error);
      if (codeOf(error) === 'CONFLICT' && saved && 'expectedVersion' in found) await compare(saved);
      else refuse(found);
      return null;
    }
    setRefusal({ faults: {}, attempt: 0 });
    setTheirs(null);
    setSaved(result);
    // What was typed while it was on its way stays typed.
    setValues((now) => (isSame(now, values) ? valuesOf(result) : now));
    return result;
  };

  const set = (given: Partial<Values>) => setValues((now) => ({ ...now, ...given }));
  /** Shows the article as it is stored, whatever the form holds. */
  const goBackTo = (stored: Edited | null) => {
    setSaved(stored);
    setValues(valuesOf(stored));
    setTheirs(null);
  };
  const dirty = !isSame(values, valuesOf(saved));
  return { values, saved, dirty, theirs, ...refusal, set, save, setSaved, compare, goBackTo };
}
