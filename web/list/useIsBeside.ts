import { useSyncExternalStore } from 'react';

/** Windows of this width show the details of a row beside the table. */
const WIDE = '(min-width: 75em)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * True if there is room for the details of a row beside the table. The server does not know the window: it renders them,
 * and the stylesheet shows them where there is room.
 */
export const useIsBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
