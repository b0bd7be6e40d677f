type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reads what was typed into a server-rendered form before hydration. React leaves such text in the fields but does not
 * know it, and would clear it at the next render. Call it in the first layout effect of the form.
 *
 * @returns the fields whose control holds another value than React renders
 */
export function readEarlyInput<Values extends object>(
  form: HTMLFormElement,
  names: readonly (keyof Values & string)[],
  values: Values,
): Partial<Values> {
  const typedValues: Partial<Record<string, string | boolean>> = {};
  for (const name of names) {
    const control = form.elements.namedItem(name) as FormControl | RadioNodeList | null;
    const value: unknown = values[name] ?? '';
    if (control === null || control instanceof RadioNodeList) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      const { checked } = control;
      // A list has several boxes of one name.
      if (typeof value === 'boolean' && checked !== value) typedValues[name] = checked;
      if (typeof value === 'string' && checked !== Boolean(value)) typedValues[name] = checked ? control.value : '';
    } else if (typeof value === 'string' && control.value !== toShown(control, value))
      typedValues[name] = control.value;
  }
  return typedValues as Partial<Values>;
}

/** A value as the control holds it: browsers normalize line endings and remove control characters. */
function toShown(control: FormControl, value: string): string {
  if (control instanceof HTMLSelectElement) return value;
  const probe = control.cloneNode() as HTMLInputElement | HTMLTextAreaElement;
  probe.value = value;
  return probe.value;
}
