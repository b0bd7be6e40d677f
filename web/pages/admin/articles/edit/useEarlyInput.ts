import { type RefObject, useLayoutEffect } from 'react';
import type { Values } from './editing.ts';

const NAMES = ['title', 'slug', 'summary', 'categoryId', 'body'] as const satisfies readonly (keyof Values)[];

/**
 * Takes over what was typed into the server-rendered form before it was hydrated. React leaves such text in the fields
 * but does not know it, and would clear them at the next render.
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  set: (values: Partial<Values>) => void,
): void {
  useLayoutEffect(() => {
    const data = new FormData(form.current!);
    const typed = NAMES.map((name) => [name, data.get(name)?.toString().replaceAll('\r\n', '\n')] as const);
    const changed = typed.filter(([name, value]) => value !== undefined && value !== values[name]);
    if (changed.length > 0) set(Object.fromEntries(changed));
    // Only the first commit can hold text that React does not know.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
