import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { areaSlugs } from '../../graphql/reference/areas.ts';
import { paths } from '../../web/paths.ts';
import type { Bench } from '../bench.ts';
import { ROOT } from '../processes.ts';
import type { Section } from '../row.ts';
import { anySlug } from './graphql.ts';

/** The limit of a route's scripts in KiB of brotli. Routes with the data client or a form have a higher one. */
const MARKETING = 90;
const WITH_DATA = 135;
const CLIENT = path.join(ROOT, 'dist/client');

interface Weighed {
  address: string;
  kib: number;
  allowed: number;
}

/** Measures the built size of the scripts on each route, as listed by the page itself. */
export const weight: Section = {
  name: 'weight',
  async *rows(bench) {
    const all = await weigh(bench);
    for (const [name, allowed] of [
      ['marketing routes', MARKETING],
      ['routes with data or a form', WITH_DATA],
    ] as const) {
      const these = all.filter((one) => one.allowed === allowed).toSorted((a, b) => b.kib - a.kib);
      const heaviest = these[0];
      if (!heaviest) continue;
      const limit = `${allowed} KiB of brotli, ${these.length} routes, heaviest ${heaviest.address} ${heaviest.kib.toFixed(1)}`;
      yield { name: `scripts of ${name}`, ratio: heaviest.kib / allowed, limit, goal: 1 };
    }
  },
};

async function weigh(bench: Bench): Promise<Weighed[]> {
  const { port } = await bench.site();
  const heavy = heavyFiles();
  const addresses = [
    ...Object.values(paths).filter((one) => typeof one === 'string'),
    ...areaSlugs.map(paths.developersReferenceArea),
    paths.article(await anySlug(port)),
  ];
  const weighed: Weighed[] = [];
  for (const address of addresses) {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
    const modules = /<script[^>]*id="modules"[^>]*>([^<]*)</.exec(await answer.text())?.[1];
    if (answer.status !== 200 || !modules) continue;
    // The stylesheet and the fonts follow the entry, the libraries and the other modules.
    const [entry, libraries, others] = JSON.parse(modules) as [string, string[], string[]];
    const files = [entry, ...libraries, ...others];
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(CLIENT, `${file}.br`)).size, 0);
    weighed.push({
      address,
      kib: bytes / 1_024,
      allowed: files.some((file) => heavy.has(file)) ? WITH_DATA : MARKETING,
    });
  }
  return weighed;
}

/** Built files that give a route the higher limit, from Vite's manifest. */
function heavyFiles(): Set<string> {
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
