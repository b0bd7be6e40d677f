import '../design/design.css';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { App } from './App.tsx';
import { listPageEntries } from '../runtime/page.tsx';
import { routes } from '../routes.tsx';
import type { SiteSettings } from '../runtime/SiteContext.tsx';
import { readState } from '../runtime/state.ts';
import { hasUnsavedChanges } from '../runtime/unsavedChanges.ts';

// A tab that stays open during a release requests files that no longer exist: a reload loads the new release. A page with
// unsaved changes is never reloaded; the import fails there, and the part that needed it reports the failure.
addEventListener('vite:preloadError', (event) => {
  if (hasUnsavedChanges()) return;
  event.preventDefault();
  location.reload();
});

// Where something was refused, the server could not hand it over and this page cannot match: React makes it anew.
const options = readState('apollo') === false ? { onRecoverableError: () => {} } : {};

// Not awaited at the top level: the pages' chunks import from this one, and would wait for it for ever.
void Promise.all(listPageEntries(matchRoutes(routes, location)).map((entry) => entry.load())).then(() =>
  // As a transition, React takes the page over in slices, and the browser answers to the hand between them.
  startTransition(() => {
    hydrateRoot(
      document.getElementById('root')!,
      <BrowserRouter>
        <App settings={readState('settings') as SiteSettings} />
      </BrowserRouter>,
      options,
    );
  }),
);
