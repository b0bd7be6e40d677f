// Prefetches a link that is hovered or focused, because it is likely to be opened next. The routes module provides the
// fetch function.
import type { ApolloClient } from '@apollo/client';
import { createContext, useContext, useEffect, type ReactNode } from 'react';

/**
 * Loads the code of the pages at `path`, and with a client also the data that they read for everybody who is signed in.
 * Repeated calls without a client are cheap.
 */
export type PrefetchRoute = (path: string, client?: ApolloClient) => Promise<void>;

const PrefetchContext = createContext<PrefetchRoute>(() => Promise.resolve());

export const usePrefetch = (): PrefetchRoute => useContext(PrefetchContext);

export function RoutePrefetchProvider({ prefetch, children }: { prefetch: PrefetchRoute; children: ReactNode }) {
  return <PrefetchContext value={prefetch}>{children}</PrefetchContext>;
}

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the code of an internal link between hover and click. */
export function usePrefetchOnIntent(): void {
  const prefetch = usePrefetch();
  useEffect(() => {
    const onSign = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      if (link && link.pathname !== location.pathname) prefetch(link.pathname).catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, [prefetch]);
}
