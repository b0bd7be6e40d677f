import { useEffect } from 'react';

/** Puts the keyboard into a form that was just asked for: the button that asked has gone. */
export function useFocusOnFirst(name: string): void {
  useEffect(() => document.getElementById(`field-${name}`)?.focus(), [name]);
}
