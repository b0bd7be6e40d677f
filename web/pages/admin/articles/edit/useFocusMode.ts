import { isComposing } from '#web/runtime/isComposing.ts';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True if Escape belongs to an open dialog or menu. */
const hasOpenLayer = (): boolean => document.querySelector('dialog[open], :popover-open') !== null;

/** True for a link to a field that is hidden now. */
function leadsToHiddenField(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  return document.getElementById(link?.getAttribute('href')?.slice(1) ?? '')?.checkVisibility() === false;
}

/**
 * Hides everything but the title, the text and the bar. Ctrl+Shift+F switches it. Escape leaves it, and so does a link to
 * a field that it hides.
 */
export function useFocusMode() {
  const [isOn, setIsOn] = useState(false);
  const [message, setMessage] = useState('');
  const set = useCallback((next: boolean) => {
    setIsOn(next);
    setMessage(next ? 'Focus mode is on. Press Escape to leave it.' : 'Focus mode is off.');
  }, []);
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || hasOpenLayer()) return;
      const isSwitch = (ctrlKey || metaKey) && shiftKey && !altKey && key.toLowerCase() === 'f';
      if (!isSwitch && !(isOn && key === 'Escape' && !isComposing(event))) return;
      event.preventDefault();
      set(!isOn);
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [isOn, set]);
  useEffect(() => {
    if (!isOn) return;
    // The field must be visible before the browser follows the link.
    const handle = ({ target }: MouseEvent) => leadsToHiddenField(target) && flushSync(() => set(false));
    document.addEventListener('click', handle, true);
    return () => document.removeEventListener('click', handle, true);
  }, [isOn, set]);
  useEffect(() => {
    // A field that is hidden now must not keep the focus.
    if (isOn && document.activeElement?.checkVisibility() === false) document.getElementById('field-body')?.focus();
  }, [isOn]);
  return { isOn, message, toggle: () => set(!isOn) };
}
