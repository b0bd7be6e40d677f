import { type ReactNode, StrictMode, Suspense } from 'react';
import { matchRoutes } from 'react-router-dom';
import { listPageEntries, listQueries } from '../runtime/page.tsx';
import { type PrefetchRoute, RoutePrefetchProvider } from '../runtime/RoutePrefetch.tsx';
import { SiteProvider, type SiteSettings } from '../runtime/SiteContext.tsx';
import { routes } from '../routes.tsx';

/** The rights that everybody has who is signed in. */
const SIGNED_IN = { isSignedIn: true, isAdmin: false, isEditor: false, isInvestor: false };

const prefetch: PrefetchRoute = async (path, client) => {
  const { pathname, searchParams: search } = new URL(path, location.origin);
  const matches = matchRoutes(routes, pathname) ?? [];
  const entries = listPageEntries(matches);
  await Promise.all(entries.map((entry) => entry.load()));
  if (!client) return;
  const request = { params: matches.at(-1)?.params ?? {}, search };
  await Promise.all(
    listQueries(entries, SIGNED_IN).map(async ({ document: query, getVariables }) => {
      const variables = getVariables(request);
      if (variables) await client.query({ query, variables: { ...variables } });
    }),
  );
};

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
