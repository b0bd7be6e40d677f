import { useEffect } from 'react';

/** Focuses the first field of a form that a button just opened. The button no longer exists at that point. */
export function useFocusOnFirst(name: string): void {
  useEffect(() => document.getElementById(`field-${name}`)?.focus(), [name]);
}
