import './design/design.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchRoutes } from 'react-router-dom';
import { App } from './App.tsx';
import { pageEntriesOf } from './page.tsx';
import { routes } from './routes.tsx';
import type { SiteSettings } from './SiteContext.tsx';
import { readState } from './state.ts';

// A tab that outlives a release asks for files that are gone: the new release is one reload away.
addEventListener('vite:preloadError', (event) => {
  event.preventDefault();
  location.reload();
});

// Not awaited at the top level: the pages' chunks import from this one, and would wait for it for ever.
void Promise.all(pageEntriesOf(matchRoutes(routes, location)).map((entry) => entry.load())).then(() => {
  const root = document.getElementById('root')!;
  const app = (
    <BrowserRouter>
      <App settings={readState('settings') as SiteSettings} />
    </BrowserRouter>
  );
  // What the server was refused, it could not hand over.
  if (readState('apollo') === false) createRoot(root).render(app);
  else hydrateRoot(root, app);
});
