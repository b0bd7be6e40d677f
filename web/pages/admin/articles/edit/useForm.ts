import { useRef, useState } from 'react';
import { type EditedArticle, isSame, toValues, type Values } from './editing.ts';

interface FormState {
  /** The article as stored. Null for a new one. */
  saved: EditedArticle | null;
  /** What the fields show. */
  values: Values;
  /** What the fields showed when the article was stored or loaded. The server trims texts, and the fields do not. */
  savedValues: Values;
  /** True if the editor saved by itself. The person can still save, which keeps the version in the history. */
  isAutosaved: boolean;
}

const toFormState = (saved: EditedArticle | null): FormState => {
  const values = toValues(saved);
  return { saved, values, savedValues: values, isAutosaved: false };
};

/** The form's values and the last saved article. */
export function useForm(article: EditedArticle | null) {
  const [form, setForm] = useState(() => toFormState(article));
  // Actions read the state of now: one that waits for an answer must not forget what is typed meanwhile.
  const current = useRef(form);
  const pending = useRef<(() => void) | null>(null);
  const change = (changes: Partial<FormState>) => {
    current.current = { ...current.current, ...changes };
    setForm(current.current);
  };
  /** The state with the last typed characters, which visual mode passes on after a pause. */
  const read = (): FormState => {
    pending.current?.();
    return current.current;
  };
  return {
    ...form,
    dirty: !isSame(form.values, form.savedValues),
    pending,
    read,
    set: (changes: Partial<Values>) => change({ values: { ...read().values, ...changes } }),
    setSaved: (saved: EditedArticle) => change({ saved, isAutosaved: false }),

    /** Takes the stored article. Text typed since it was sent stays in the form. Only the server makes URL names. */
    accept: (saved: EditedArticle, sent: Values, isAutosaved: boolean) => {
      const { values } = read();
      const { slug } = toValues(saved);
      const isUntouched = values.slug === sent.slug;
      const savedValues = { ...sent, slug: isUntouched ? slug : sent.slug };
      change({ saved, savedValues, values: isUntouched ? { ...values, slug } : values, isAutosaved });
    },

    /** Resets the form to the article as stored. */
    reset: (saved: EditedArticle | null) => {
      // Typed characters that wait in visual mode would follow the new text.
      read();
      change(toFormState(saved));
    },
  };
}

export type Form = ReturnType<typeof useForm>;
/** Holds the function that passes on the last typed characters. Null in Markdown mode, which passes on each. */
export type PendingText = Form['pending'];
