import { type RefObject, useRef, useState } from 'react';
import { isSame, type StoredText, type TextKind, type TextValues } from './kind.ts';

interface FormState<Values, Saved> {
  /** The text as stored. Null for a new one. */
  saved: Saved | null;
  /** What the fields show. */
  values: Values;
  /** What the fields showed when the text was stored or loaded. The server trims texts, and the fields do not. */
  savedValues: Values;
  /** True if the editor saved by itself. The person can still save, which keeps the version in the history. */
  isAutosaved: boolean;
}

/** The form's values and the last saved text. */
export function useForm<Values extends TextValues, Saved extends StoredText>(
  { toValues }: TextKind<Values, Saved>,
  stored: Saved | null,
) {
  const toFormState = (saved: Saved | null): FormState<Values, Saved> => {
    const values = toValues(saved);
    return { saved, values, savedValues: values, isAutosaved: false };
  };
  const [form, setForm] = useState(() => toFormState(stored));
  // Actions read the state of now: one that waits for an answer must not forget what is typed meanwhile.
  const current = useRef(form);
  const pending = useRef<(() => void) | null>(null);
  const change = (changes: Partial<FormState<Values, Saved>>) => {
    current.current = { ...current.current, ...changes };
    setForm(current.current);
  };
  /** The state with the last typed characters, which visual mode passes on after a pause. */
  const read = (): FormState<Values, Saved> => {
    pending.current?.();
    return current.current;
  };
  return {
    ...form,
    dirty: !isSame(form.values, form.savedValues),
    pending,
    read,
    set: (changes: Partial<Values>) => change({ values: { ...read().values, ...changes } }),
    setSaved: (saved: Saved) => change({ saved, isAutosaved: false }),

    /** Takes the stored text. Text typed since it was sent stays in the form. */
    accept: (saved: Saved, sent: Values, isAutosaved: boolean) => {
      const { values } = read();
      const made = getMadeFields(toValues(saved), sent, values);
      change({ saved, savedValues: { ...sent, ...made }, values: { ...values, ...made }, isAutosaved });
    },

    /** Resets the form to the text as stored. */
    reset: (saved: Saved | null) => {
      // Typed characters that wait in visual mode would follow the new text.
      read();
      change(toFormState(saved));
    },
  };
}

/** What the server fills if it is empty. */
const MADE = ['slug', 'authorName'] as const;

/** What the server made, unless the person changed it since it was sent. */
const getMadeFields = <Values extends TextValues & { [Name in (typeof MADE)[number]]?: string }>(
  stored: Values,
  sent: Values,
  values: Values,
): Partial<Values> =>
  Object.fromEntries(
    MADE.filter((name) => name in stored && values[name] === sent[name]).map((name) => [name, stored[name]]),
  ) as Partial<Values>;

export type Form<Values extends TextValues, Saved extends StoredText> = ReturnType<typeof useForm<Values, Saved>>;
/** Holds the function that passes on the last typed characters. Null in Markdown mode, which passes on each. */
export type PendingText = RefObject<(() => void) | null>;
