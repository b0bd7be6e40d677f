import { useState } from 'react';
import { createArticleInput } from '../../../../../graphql/article-fields.ts';
import { getErrorCode, getFieldErrors } from '../../../../runtime/failure.ts';
import { type EditedArticle, toInput, isOvertaken, isSame, getNewestText, type Values, toValues } from './editing.ts';
import type { useArticleCalls } from './useArticleCalls.ts';

type FieldErrors = Partial<Record<keyof Values, string>>;

/** The schema is bundled with the editor, so saving does not request files that a release may have removed. */
function check(values: Values): FieldErrors {
  const issues = createArticleInput.safeParse(toInput(values)).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** The form's values, the last saved article, and the function that saves. */
export function useSaving(article: EditedArticle | null, calls: ReturnType<typeof useArticleCalls>) {
  const [saved, setSaved] = useState(article);
  const [values, setValues] = useState(() => toValues(article));
  const [refusal, setRefusal] = useState<{ errors: FieldErrors; attempt: number }>({ errors: {}, attempt: 0 });
  const [theirs, setTheirs] = useState(() => (article && isOvertaken(article) ? getNewestText(article) : null));
  const refuse = (errors: FieldErrors) => setRefusal(({ attempt }) => ({ errors, attempt: attempt + 1 }));

  const compare = async ({ id }: EditedArticle) => {
    const now = await calls.readNow(id);
    setTheirs(now && getNewestText(now));
  };

  /** Returns the stored article, or null if the server rejected it. The page then shows the errors. */
  const save = async (over?: number): Promise<EditedArticle | null> => {
    const errors = check(values);
    if (Object.keys(errors).length > 0) return (refuse(errors), null);
    const { result, error } = await calls.store(saved, values, over);
    if (!result) {
      const fieldErrors = getFieldErrors(error);
      if (getErrorCode(error) === 'CONFLICT' && saved && 'expectedVersion' in fieldErrors) await compare(saved);
      else refuse(fieldErrors);
      return null;
    }
    setRefusal({ errors: {}, attempt: 0 });
    setTheirs(null);
    setSaved(result);
    // Text typed while the request was running stays in the form.
    setValues((now) => (isSame(now, values) ? toValues(result) : now));
    return result;
  };

  const set = (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes }));
  /** Resets the form to the article as stored. */
  const goBackTo = (stored: EditedArticle | null) => {
    setSaved(stored);
    setValues(toValues(stored));
    setTheirs(null);
  };
  const dirty = !isSame(values, toValues(saved));
  return { values, saved, dirty, theirs, ...refusal, set, save, setSaved, compare, goBackTo };
}
