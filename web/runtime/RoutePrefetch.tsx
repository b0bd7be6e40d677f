// A link that is pointed at or focused is likely to be opened next; what fetching it means is decided where routes are.
import { createContext, useContext, useEffect, type ReactNode } from 'react';

/** Loads the code of the route at `path`; must be cheap to call twice. */
export type PrefetchRoute = (path: string) => void;

const PrefetchContext = createContext<PrefetchRoute>(() => {});

export function RoutePrefetchProvider({ prefetch, children }: { prefetch: PrefetchRoute; children: ReactNode }) {
  return <PrefetchContext value={prefetch}>{children}</PrefetchContext>;
}

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the code behind a link of this site in the moment between aiming and clicking. */
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
