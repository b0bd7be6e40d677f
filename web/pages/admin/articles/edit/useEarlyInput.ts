import { type RefObject, useLayoutEffect } from 'react';
import type { Values } from './editing.ts';

const NAMES = ['title', 'slug', 'summary', 'categoryId', 'body'] as const satisfies readonly (keyof Values)[];

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps text that was typed into the server-rendered form before hydration. React leaves such text in the fields but
 * does not know it, and would clear them at the next render.
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  set: (values: Partial<Values>) => void,
): void {
  useLayoutEffect(() => {
    const typedValues = NAMES.flatMap((name) => {
      const control = form.current!.elements.namedItem(name) as FormControl | null;
      return control && control.value !== toShown(control, values[name] ?? '') ? [[name, control.value]] : [];
    });
    if (typedValues.length > 0) set(Object.fromEntries(typedValues));
    // Only the first commit can contain text that React does not know.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/** A value as the control holds it: browsers normalize line endings and remove control characters. */
function toShown(control: FormControl, value: string): string {
  if (control instanceof HTMLSelectElement) return value;
  const probe = control.cloneNode() as HTMLInputElement | HTMLTextAreaElement;
  probe.value = value;
  return probe.value;
}
