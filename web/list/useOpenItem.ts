import { useCallback, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageQuery } from '../runtime/usePageQuery.ts';

/** The id of the row whose details are open, and a function that opens another one; null closes them. */
export function useOpenItem(): readonly [id: string | null, open: (id: string | null) => void] {
  const params = usePageQuery().toString();
  const navigate = useNavigate();
  const open = useCallback(
    (id: string | null) => {
      const next = new URLSearchParams(params);
      if (id) next.set('item', id);
      else next.delete('item');
      void navigate(`?${next}`, { replace: true, preventScrollReset: true });
    },
    [params, navigate],
  );
  return [new URLSearchParams(params).get('item'), open];
}

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
