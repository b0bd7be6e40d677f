// Prefetches a link that is hovered or focused, because it is likely to be opened next. The routes module provides the
// fetch function.
import { createContext, useContext, useEffect, type ReactNode } from 'react';

/** Loads the code of the route at `path`. Repeated calls must be cheap. */
export type PrefetchRoute = (path: string) => void;

const PrefetchContext = createContext<PrefetchRoute>(() => {});

export function RoutePrefetchProvider({ prefetch, children }: { prefetch: PrefetchRoute; children: ReactNode }) {
  return <PrefetchContext value={prefetch}>{children}</PrefetchContext>;
}

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the code of an internal link between hover and click. */
export function usePrefetchOnIntent(): void {
  const prefetch = useContext(PrefetchContext);
  useEffect(() => {
    const onSign = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link && link.pathname !== location.pathname) prefetch(link.pathname);
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [prefetch]);
}
