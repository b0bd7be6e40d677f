import { type ReactNode, StrictMode, Suspense } from 'react';
import { matchRoutes } from 'react-router-dom';
import { listPageEntries } from '../runtime/page.tsx';
import { RoutePrefetchProvider } from '../runtime/RoutePrefetch.tsx';
import { SiteProvider, type SiteSettings } from '../runtime/SiteContext.tsx';
import { routes } from '../routes.tsx';

/**
 * Prefetches the code of the pages at `path`. A failed prefetch is ignored; opening the page requests the code again.
 */
const prefetch = (path: string) => {
  for (const entry of listPageEntries(matchRoutes(routes, getPathname(path)))) entry.load().catch(() => undefined);
};

const getPathname = (path: string): string => path.split(/[?#]/, 1)[0]!;

/** The site inside its router, around the matched page. The server and the browser render the same tree. */
export function App({ settings, children }: { settings: SiteSettings; children: ReactNode }) {
  return (
    <StrictMode>
      <SiteProvider settings={settings}>
        <RoutePrefetchProvider prefetch={prefetch}>
          <Suspense fallback={null}>{children}</Suspense>
        </RoutePrefetchProvider>
      </SiteProvider>
    </StrictMode>
  );
}
