import 'reflect-metadata';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openVite } from './platform/http/development-vite.ts';
import { projectRoot } from './platform/root.ts';

// Started by dev.ts before it is needed: loads what a change in api/ cannot change, then waits for the message to serve.
// Half of the time of a start is spent on libraries and on the pages.

const serve = once(process, 'message');

async function loadLibraries(): Promise<void> {
  const text = readFileSync(path.join(projectRoot, 'package.json'), 'utf8');
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  // Some packages only have parts to import. The server imports what it needs anyway.
  await Promise.allSettled(Object.keys(dependencies).map((name) => import(name)));
}

/** A page is rendered once, without data, because its modules are loaded only then. */
async function loadPages(): Promise<void> {
  const { vite } = await openVite();
  const settings = { name: '', demoUrl: '', publicUrl: '', year: 0 };
  // The server reports an error in a page when it loads the page again.
  await vite
    .ssrLoadModule('/web/app/server.tsx')
    .then((web) => web['render']('/', settings, () => Promise.resolve({ data: null })))
    .catch(() => undefined);
}

await loadLibraries();
await loadPages();
await serve;
await import('./server.ts');
