import { StrictMode, Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { listPageEntries } from '../runtime/page.tsx';
import { RoutePrefetchProvider } from '../runtime/RoutePrefetch.tsx';
import { SiteProvider, type SiteSettings } from '../runtime/SiteContext.tsx';
import { matchSite, selectRoutes } from './selectRoutes.ts';

/**
 * Prefetches the code of the pages at `path`. A failed prefetch is ignored; opening the page requests the code again.
 */
const prefetch = (path: string) => {
  for (const entry of listPageEntries(matchSite(getPathname(path)))) entry.load().catch(() => undefined);
};

const getPathname = (path: string): string => path.split(/[?#]/, 1)[0]!;

/** The site inside its router. The server and the browser render the same tree. */
export function App({ settings }: { settings: SiteSettings }) {
  const page = useRoutes(selectRoutes(useLocation().pathname));
  return (
    <StrictMode>
      <SiteProvider settings={settings}>
        <RoutePrefetchProvider prefetch={prefetch}>
          <Suspense fallback={null}>{page}</Suspense>
        </RoutePrefetchProvider>
      </SiteProvider>
    </StrictMode>
  );
}
