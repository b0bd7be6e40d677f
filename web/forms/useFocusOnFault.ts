import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** A refused form puts the keyboard on the first of these fields that is wrong. */
export function useFocusOnFault(names: readonly string[]): void {
  const { errors, submitCount, isValidating, isSubmitting } = useFormikContext<Record<string, unknown>>();
  const seen = useRef(0);
  useEffect(() => {
    // Until it is answered: what the server refuses is wrong, too.
    if (isValidating || isSubmitting || submitCount === seen.current) return;
    seen.current = submitCount;
    const first = names.find((name) => errors[name]);
    if (first) document.getElementById(`field-${first}`)?.focus();
  }, [names, errors, submitCount, isValidating, isSubmitting]);
}
