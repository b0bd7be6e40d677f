import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

type Build = { listConfigFiles: () => Promise<string[]> };
const { listConfigFiles } = (await import('./steps/build.mjs' as string)) as Build;

it('a developer who changes a plugin of the build gets a new build, because the build reads every plugin', async () => {
  const config = await readFile(new URL('../vite.config.ts', import.meta.url), 'utf8');
  const plugins = [...config.matchAll(/from '\.\/(launch\/[^']+)'/g)].map(([, file]) => file);
  expect(plugins.length).toBeGreaterThan(0);
  expect(await listConfigFiles()).toEqual(expect.arrayContaining(['vite.config.ts', ...plugins]));
});
