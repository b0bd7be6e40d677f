import 'reflect-metadata';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openVite } from './platform/http/development-vite.ts';
import type { Web } from './platform/http/pages.ts';
import { projectRoot } from './platform/root.ts';

// dev.ts starts this process ahead of time. It loads everything that does not depend on api/, then waits for the
// message to serve. Libraries and pages take half of the startup time.

const serve = once(process, 'message');

async function loadLibraries(): Promise<void> {
  const text = readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  // Some packages have no main entry to import. The server imports what it needs anyway.
  await Promise.allSettled(Object.keys(dependencies).map((name) => import(name)));
}

/** Rendering a page once, without data, loads its modules. */
async function loadPages(): Promise<void> {
  const { vite } = await openVite();
  const settings = { name: '', demoUrl: '', publicUrl: '', year: 0 };
  const target = {
    location: '/',
    settings,
    visitor: { isSignedIn: false, isAdmin: false, isEditor: false, isInvestor: false },
  };
  // The server reports an error in a page when it loads that page again.
  await vite
    .ssrLoadModule('/web/app/server.tsx')
    .then((web) => (web as Web).render(target, () => Promise.resolve({ data: null })))
    .catch(() => undefined);
}

await loadLibraries();
await loadPages();
process.send?.('loaded');
await serve;
await import('./server.ts');
