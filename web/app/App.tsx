import { StrictMode, Suspense } from 'react';
import { matchRoutes, useRoutes } from 'react-router-dom';
import { listPageEntries } from '../runtime/page.tsx';
import { RoutePrefetchProvider } from '../runtime/RoutePrefetch.tsx';
import { routes } from '../routes.tsx';
import { SiteProvider, type SiteSettings } from '../runtime/SiteContext.tsx';

/** Fetches the code of the pages at `path`; one that cannot be fetched now is fetched when it is opened. */
const prefetch = (path: string) => {
  for (const entry of listPageEntries(matchRoutes(routes, path))) entry.load().catch(() => undefined);
};

/** The site below its router: the same tree on the server and in the browser. */
export function App({ settings }: { settings: SiteSettings }) {
  const page = useRoutes(routes);
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
