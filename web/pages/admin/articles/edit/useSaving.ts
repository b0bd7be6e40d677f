import { useState } from 'react';
import { createArticleInput } from '../../../../../graphql/article-fields.ts';
import { getErrorCode, getFieldErrors } from '../../../../runtime/failure.ts';
import { type EditedArticle, getNewestText, isOvertaken, toInput, type Values } from './editing.ts';
import type { SaveOptions, useArticleCalls } from './useArticleCalls.ts';
import { type Form, useForm } from './useForm.ts';

type FieldErrors = Partial<Record<keyof Values, string>>;

/** The schema is bundled with the editor, so saving does not request files that a release may have removed. */
function check(values: Values): FieldErrors {
  const issues = createArticleInput.safeParse(toInput(values)).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

type Calls = ReturnType<typeof useArticleCalls>;

interface Autosaving {
  form: Form;
  calls: Calls;
  compare: (article: EditedArticle) => Promise<void>;
  onCreate: (id: string) => void;
}

/** Saves what is valid while a person types. Resolves with the error, if any: the page does not interrupt the person. */
const createAutosave =
  ({ form, calls, compare, onCreate }: Autosaving) =>
  async (): Promise<unknown> => {
    const { saved, values, savedValues } = form.read();
    const sent = { ...values };
    // A field that is half typed waits, and the others do not.
    for (const name of Object.keys(check(values)) as (keyof Values)[]) sent[name] = savedValues[name];
    const { result, error } = await calls.storeQuietly(saved, sent);
    if (result) {
      // A text is saved before it has a title.
      form.accept(result, values.title.trim() ? sent : { ...sent, title: values.title }, true);
      if (!saved) onCreate(result.id);
    } else if (getErrorCode(error) === 'CONFLICT' && saved && 'expectedVersion' in getFieldErrors(error))
      await compare(saved);
    return error;
  };

/** The form's values, the last saved article, and the function that saves. */
export function useSaving(article: EditedArticle | null, calls: Calls, onCreate: (id: string) => void) {
  const form = useForm(article);
  const [refusal, setRefusal] = useState<{ errors: FieldErrors; attempt: number }>({ errors: {}, attempt: 0 });
  const [theirs, setTheirs] = useState(() => (article && isOvertaken(article) ? getNewestText(article) : null));
  const refuse = (errors: FieldErrors) => setRefusal(({ attempt }) => ({ errors, attempt: attempt + 1 }));

  const compare = async ({ id }: EditedArticle) => {
    const now = await calls.readNow(id);
    setTheirs(now && getNewestText(now));
  };

  /** Returns the stored article, or null if the server rejected it. The page then shows the errors. */
  const save = async (options: SaveOptions = {}): Promise<EditedArticle | null> => {
    const { saved, values } = form.read();
    const errors = check(values);
    if (Object.keys(errors).length > 0) return (refuse(errors), null);
    const { result, error } = await calls.store(saved, values, options);
    if (!result) {
      const fieldErrors = getFieldErrors(error);
      if (getErrorCode(error) === 'CONFLICT' && saved && 'expectedVersion' in fieldErrors) await compare(saved);
      else refuse(fieldErrors);
      return null;
    }
    setRefusal({ errors: {}, attempt: 0 });
    setTheirs(null);
    form.accept(result, values, false);
    if (!saved) onCreate(result.id);
    return result;
  };
  const autosave = createAutosave({ form, calls, compare, onCreate });

  const goBackTo = (stored: EditedArticle | null) => {
    form.reset(stored);
    setTheirs(null);
  };
  return { ...form, theirs, ...refusal, save, autosave, compare, goBackTo };
}
