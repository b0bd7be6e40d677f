import { type RefObject, useLayoutEffect } from 'react';
import { articleFields } from '../../../../../graphql/article-fields.ts';
import { readEarlyInput } from '../../../../forms/early-input.ts';
import type { Values } from './editing.ts';

/** The cover has no control that takes typed text. */
const NAMES = articleFields.filter((name) => name !== 'cover');

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
