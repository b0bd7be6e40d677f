import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { areaSlugs } from '#graphql/reference/areas.ts';
import { paths } from '#web/paths.ts';
import type { Bench } from '../bench.ts';
import { ROOT } from '../processes.ts';
import type { Section } from '../row.ts';
import { findSlug } from './graphql.ts';

/** The limit of a route's scripts in KiB of brotli. Routes with the data client or a form have a higher one. */
const MARKETING = 100;
const WITH_DATA = 145;
const CLIENT = path.join(ROOT, 'dist/client');

interface Weighed {
  path: string;
  kib: number;
  limitKib: number;
}

/** Measures the built size of the scripts on each route, as listed by the page itself. */
export const weight: Section = {
  name: 'weight',
  async *rows(bench) {
    const all = await weigh(bench);
    for (const [name, limitKib] of [
      ['marketing routes', MARKETING],
      ['routes with data or a form', WITH_DATA],
    ] as const) {
      const pages = all.filter((page) => page.limitKib === limitKib).toSorted((a, b) => b.kib - a.kib);
      const heaviest = pages[0];
      if (!heaviest) continue;
      const limit = `${limitKib} KiB of brotli, ${pages.length} routes, heaviest ${heaviest.path} ${heaviest.kib.toFixed(1)}`;
      yield { name: `scripts of ${name}`, ratio: heaviest.kib / limitKib, limit, goal: 1 };
    }
  },
};

async function weigh(bench: Bench): Promise<Weighed[]> {
  const { port } = await bench.site();
  const heavy = findHeavyFiles();
  const pagePaths = [
    ...Object.values(paths).filter((path) => typeof path === 'string'),
    ...areaSlugs.map(paths.developersReferenceArea),
    paths.article(await findSlug(port)),
  ];
  const weighed: Weighed[] = [];
  for (const pagePath of pagePaths) {
    const answer = await fetch(`http://127.0.0.1:${port}${pagePath}`, { redirect: 'manual' });
    const modules = /<script[^>]*id="modules"[^>]*>([^<]*)</.exec(await answer.text())?.[1];
    if (answer.status !== 200 || !modules) continue;
    // The stylesheet and the fonts follow the entry, the libraries and the other modules.
    const [entry, libraries, others] = JSON.parse(modules) as [string, string[], string[]];
    const files = [entry, ...libraries, ...others];
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(CLIENT, `${file}.br`)).size, 0);
    weighed.push({
      path: pagePath,
      kib: bytes / 1_024,
      limitKib: files.some((file) => heavy.has(file)) ? WITH_DATA : MARKETING,
    });
  }
  return weighed;
}

/** Built files that give a route the higher limit, from Vite's manifest. */
function findHeavyFiles(): Set<string> {
  const manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    { file: string; name?: string }
  >;
  const heavy = Object.entries(manifest).filter(
    ([source, { name }]) =>
      source === 'web/app/DataLayout.tsx' || /forms?\b|formik|^_?Field-/i.test(`${source} ${name}`),
  );
  return new Set(heavy.map(([, { file }]) => `/${file}`));
}
