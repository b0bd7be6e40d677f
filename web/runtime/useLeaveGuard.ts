import { useEffect } from 'react';
import { markUnsavedChanges } from './leaving.ts';

const QUESTION =
  'Leave without saving? Your changes stay in this browser, and you can restore them when you come back.';

/** Asks for confirmation before a link, a reload or a closed tab leaves unsaved work behind. */
export function useLeaveGuard(dirty: boolean, question = QUESTION): void {
  useEffect(() => {
    if (!dirty) return;
    const removeMark = markUnsavedChanges();
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      const staysHere = link.target === '_blank' || link.getAttribute('href')?.startsWith('#');
      if (staysHere) return;
      // The user agreed to leave, so a reload does not ask again.
      if (confirm(question)) return stop();
      event.preventDefault();
      event.stopPropagation();
    };
    const stop = () => {
      removeMark();
      removeEventListener('beforeunload', beforeUnload);
    };
    addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      stop();
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [dirty, question]);
}
