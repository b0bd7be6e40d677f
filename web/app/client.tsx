import '../design/design.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes, useRoutes } from 'react-router-dom';
import { App } from './App.tsx';
import { listPageEntries } from '../runtime/page.tsx';
import { hasUnsavedChanges, isLeaving } from '../runtime/leaving.ts';
import { routes } from '../routes.tsx';
import type { SiteSettings } from '../runtime/SiteContext.tsx';
import { readState } from '../runtime/state.ts';

// A tab that stays open during a release requests files that no longer exist, so a reload loads the new release. A page
// with unsaved changes is never reloaded: the import fails, and the component that needed it reports the error.
// Without a connection, the next reload would find the same files. While the browser leaves for another page, a reload would
// cancel that.
const hasJustReloaded = (): boolean =>
  Boolean(navigator.serviceWorker?.controller) &&
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
addEventListener('vite:preloadError', (event) => {
  if (hasUnsavedChanges() || hasJustReloaded() || isLeaving()) return;
  event.preventDefault();
  location.reload();
});

// If the server's data contains an error, the browser cannot reproduce the server's markup. React renders the page
// again, and its mismatch warning is expected. So it is for a page that the service worker kept: it has no answer to the
// question in its URL.
const options =
  readState('apollo') === false || navigator.serviceWorker?.controller ? { onRecoverableError: () => {} } : {};

// No top-level await: the page chunks import from this module, so both would wait for each other forever.
void Promise.all(listPageEntries(matchRoutes(routes, location)).map((entry) => entry.load())).then(() =>
  // As a transition, hydration runs in slices, so the browser can respond to input between them.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <BrowserRouter>
        <App settings={readState('settings') as SiteSettings}>
          <MatchedPage />
        </App>
      </BrowserRouter>,
      options,
    );
  }),
);

function MatchedPage() {
  return useRoutes(routes);
}
