import { useSyncExternalStore } from 'react';

/** Windows of this width show the details of a row beside the table. */
const WIDE = '(min-width: 75em)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True if there is room for details beside a table. False on the server, which does not know the window. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
