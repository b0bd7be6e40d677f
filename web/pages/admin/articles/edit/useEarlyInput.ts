import { type RefObject, useLayoutEffect } from 'react';
import { readEarlyInput } from '../../../../forms/early-input.ts';
import type { Values } from './editing.ts';

const NAMES = ['title', 'slug', 'summary', 'categoryId', 'body'] as const satisfies readonly (keyof Values)[];

/** Keeps text that was typed into the server-rendered form before hydration. */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  set: (values: Partial<Values>) => void,
): void {
  useLayoutEffect(() => {
    const typedValues = readEarlyInput(form.current!, NAMES, values);
    if (Object.keys(typedValues).length > 0) set(typedValues);
    // Only the first commit can contain text that React does not know.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
