import { type RefObject, useLayoutEffect } from 'react';
import { readEarlyInput } from '../../../../forms/early-input.ts';

/** Keeps text that was typed into the server-rendered form before hydration. */
export function useEarlyInput<Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  names: readonly (keyof Values & string)[],
  values: Values,
  set: (values: Partial<Values>) => void,
): void {
  useLayoutEffect(() => {
    const typedValues = readEarlyInput(form.current!, names, values);
    if (Object.keys(typedValues).length > 0) set(typedValues);
    // Only the first commit can contain text that React does not know.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
