import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

type Build = { listConfigFiles: () => Promise<string[]> };
const { listConfigFiles } = (await import('./steps/build.mjs' as string)) as Build;

it('a developer who changes a plugin of the build gets a new build, because the build reads every plugin', async () => {
  const config = await readFile(new URL('../vite.config.ts', import.meta.url), 'utf8');
  const plugins = [...config.matchAll(/from '\.\/(launch\/[^']+)'/g)].map(([, file]) => file);
  expect(plugins.length).toBeGreaterThan(0);
  expect(await listConfigFiles()).toEqual(expect.arrayContaining(['vite.config.ts', ...plugins]));
});

it('a visitor does not download the warnings that React Router has for developers', async () => {
  const WARNING = 'No routes matched location';
  const read = async (folder: string) => {
    const names = await readdir(new URL(folder, import.meta.url), { recursive: true });
    const files = names.filter((name) => /\.m?js$/.test(name));
    return Promise.all(files.map((name) => readFile(new URL(`${folder}${name}`, import.meta.url), 'utf8')));
  };
  const development = await read('../node_modules/react-router/dist/development/');
  expect(development.some((text) => text.includes(WARNING))).toBe(true);
  const built = await read('../dist/');
  expect(built.length).toBeGreaterThan(50);
  expect(built.filter((text) => text.includes(WARNING) || text.includes('ENABLE_DEV_WARNINGS = true'))).toEqual([]);
});
