import { useEffect } from 'react';

const QUESTION = 'Leave without saving? What you wrote stays in this browser and is offered when you come back.';

/** Asks before a link, a reload or a closed tab takes unsaved work off the screen. */
export function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || event.metaKey || event.ctrlKey) return;
      const staysHere = link.target === '_blank' || link.getAttribute('href')?.startsWith('#');
      if (staysHere || confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [dirty]);
}
