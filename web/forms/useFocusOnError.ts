import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field of `names` after a failed submit. */
export function useFocusOnError(names: readonly string[]): void {
  const { errors, submitCount, isValidating, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const focusedAttempt = useRef(0);
  useEffect(() => {
    // Waits for the response, because the server can reject fields too.
    if (isValidating || isSubmitting || submitCount === focusedAttempt.current) return;
    focusedAttempt.current = submitCount;
    const first = names.find((name) => errors[name]);
    if (first) document.getElementById(`field-${first}`)?.focus();
  }, [names, errors, submitCount, isValidating, isSubmitting]);
}

/** Focuses the first field of a form that a button just opened. The button no longer exists at that point. */
export function useFocusOnFirst(name: string): void {
  useEffect(() => document.getElementById(`field-${name}`)?.focus(), [name]);
}
