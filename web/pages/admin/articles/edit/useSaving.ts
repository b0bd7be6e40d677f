import { useState } from 'react';
import { getErrorCode, getFieldErrors, getIssues } from '#web/runtime/failure.ts';
import { checkText, type FieldErrors, isSame, type StoredText, type TextKind, type TextValues } from './kind.ts';
import type { SaveOptions, TextCalls } from './useTextCalls.ts';
import { publishNow, useCheckResult } from './useCheckResult.ts';
import { type Form, useForm } from './useForm.ts';

/** Reads the newer text after a conflict, of which the error says who saved it. */
type Compare<Saved> = (saved: Saved, error: unknown) => Promise<void>;

interface Autosaving<Values extends TextValues, Saved extends StoredText> {
  kind: TextKind<Values, Saved>;
  form: Form<Values, Saved>;
  calls: TextCalls<Values, Saved>;
  compare: Compare<Saved>;
  onCreate: (id: string) => void;
}

/** Saves what is valid while a person types. Resolves with the error, if any: the page does not interrupt the person. */
const createAutosave =
  <Values extends TextValues, Saved extends StoredText>({
    kind,
    form,
    calls,
    compare,
    onCreate,
  }: Autosaving<Values, Saved>) =>
  async (): Promise<unknown> => {
    const { saved, values, savedValues } = form.read();
    // An action of the person that came first has saved them.
    if (saved && isSame(values, savedValues)) return null;
    const sent = { ...values };
    // A field that is half typed waits, and the others do not.
    for (const name of Object.keys(checkText(kind, values)) as (keyof Values)[]) sent[name] = savedValues[name];
    const { result, error } = await calls.storeQuietly(saved, sent);
    if (result) {
      // A text is saved before it has a title.
      form.accept(result, values.title.trim() ? sent : { ...sent, title: values.title }, true);
      if (!saved) onCreate(result.id);
    } else if (getErrorCode(error) === 'CONFLICT' && saved && 'expectedVersion' in getFieldErrors(error))
      await compare(saved, error);
    return error;
  };

/** The text that was saved elsewhere in the meantime, if there is one. */
function useConflict<Values extends TextValues, Saved extends StoredText>(
  { getNewestText }: TextKind<Values, Saved>,
  stored: Saved | null,
  { readNow }: TextCalls<Values, Saved>,
) {
  const [theirs, setTheirs] = useState(() => {
    const newest = stored && getNewestText(stored);
    return newest === stored ? null : newest;
  });
  const [conflictMessage, setConflictMessage] = useState<string | null>(null);
  const compare: Compare<Saved> = async ({ id }, error) => {
    const now = await readNow(id);
    setConflictMessage(getFieldErrors(error)['expectedVersion'] ?? null);
    setTheirs(now && getNewestText(now));
  };
  return { theirs, setTheirs, conflictMessage, compare };
}

interface Refusal<Values> {
  errors: FieldErrors<Values>;
  /** What was refused. Null before the first refusal. */
  refused: Values | null;
  attempt: number;
}

/** The errors of fields that have not been corrected since. */
function getOpenErrors<Values extends TextValues, Saved extends StoredText>(
  kind: TextKind<Values, Saved>,
  { errors, refused }: Refusal<Values>,
  values: Values,
): FieldErrors<Values> {
  const names = Object.keys(errors) as (keyof Values)[];
  if (!refused || names.length === 0) return errors;
  const now = checkText(kind, values);
  const isUnchanged = (name: keyof Values) => isSame({ value: values[name] }, { value: refused[name] });
  return Object.fromEntries(
    names.map((name) => [name, isUnchanged(name) ? errors[name] : now[name]]).filter(([, message]) => message),
  ) as FieldErrors<Values>;
}

/** The errors of fields that the last refusal named. */
function useRefusal<Values extends TextValues, Saved extends StoredText>(
  kind: TextKind<Values, Saved>,
  { values, read }: Pick<Form<Values, Saved>, 'values' | 'read'>,
) {
  const [refusal, setRefusal] = useState<Refusal<Values>>({ errors: {}, refused: null, attempt: 0 });
  return {
    errors: getOpenErrors(kind, refusal, values),
    attempt: refusal.attempt,
    refuse: (errors: FieldErrors<Values>, refused = read().values) =>
      setRefusal(({ attempt }) => ({ errors, refused, attempt: attempt + 1 })),
    clearErrors: () => setRefusal({ errors: {}, refused: null, attempt: 0 }),
  };
}

/** The form's values, the last saved text, and the function that saves. */
export function useSaving<Values extends TextValues, Saved extends StoredText>(
  kind: TextKind<Values, Saved>,
  stored: Saved | null,
  calls: TextCalls<Values, Saved>,
  onCreate: (id: string) => void,
) {
  const form = useForm(kind, stored);
  const { clearErrors, ...refusal } = useRefusal(kind, form);
  const { setTheirs, ...conflict } = useConflict(kind, stored, calls);
  const { compare } = conflict;
  const check = useCheckResult<Values>(form.read);
  /** Returns the stored text, or null if the server rejected it. The page then shows the errors. */
  const save = async (options: SaveOptions = {}): Promise<Saved | null> => {
    const { saved, values } = form.read();
    const errors = checkText(kind, values);
    if (Object.keys(errors).length > 0) return (refusal.refuse(errors, values), null);
    const { result, error } = await calls.store(saved, values, options);
    if (!result) {
      const [fieldErrors, issues] = [getFieldErrors(error), getIssues(error)];
      if (issues) check.showIssues(issues, publishNow);
      else if (getErrorCode(error) === 'CONFLICT' && saved && 'expectedVersion' in fieldErrors)
        await compare(saved, error);
      else refusal.refuse(fieldErrors as FieldErrors<Values>, values);
      return null;
    }
    clearErrors();
    setTheirs(null);
    form.accept(result, values, false);
    if (!saved) onCreate(result.id);
    return result;
  };
  const autosave = createAutosave({ kind, form, calls, compare, onCreate });

  const goBackTo = (stored: Saved | null) => {
    form.reset(stored);
    setTheirs(null);
  };
  return { ...form, ...conflict, ...check, ...refusal, save, autosave, goBackTo };
}

export type Saving<Values extends TextValues, Saved extends StoredText> = ReturnType<typeof useSaving<Values, Saved>>;
