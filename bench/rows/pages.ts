import { brotliCompressSync } from 'node:zlib';
import { type Bench, runSql } from '../bench.ts';
import { compare } from '../compare.ts';
import { withChildren } from '../cpu.ts';
import { get } from '../load.ts';
import { startNginx } from '../nginx.ts';
import { signIn } from '../signed-in.ts';
import { formatMicroseconds, type Row, type Section } from '../row.ts';

const BROTLI = { 'Accept-Encoding': 'gzip, deflate, br' };
const COUNT = 50_000;

/** Measures the cost of cached pages relative to nginx, and the delay until a change is visible. */
export const pages: Section = {
  name: 'pages',
  async *rows(bench) {
    const { port, pid } = await bench.site();
    const page = await fetch(`http://127.0.0.1:${port}/`);
    const html = Buffer.from(await page.arrayBuffer());
    const nginx = await startNginx(bench, page, html, brotliCompressSync(html));
    if (nginx) {
      const limit = {
        pids: () => withChildren(nginx.pid),
        load: { port: nginx.port, requests: [get('/page.html', BROTLI)], count: COUNT },
      };
      const measure = (requests: string[], expect = 200) =>
        compare({ pids: () => [pid], load: { port, requests, count: COUNT, expect } }, limit);
      const answers = await measure([get('/', BROTLI)]);
      yield getRow('cached page', answers, 2);
      yield getRow(
        'cached page, cookie of another program',
        await measure([get('/', { ...BROTLI, Cookie: 'theme=dark' })]),
        2,
      );
      const session = await signIn(port);
      yield getRow('cached page, signed in', await measure([get('/', { ...BROTLI, ...session })]), 4);
      yield getRow('cached page with data', await measure([get('/resources', BROTLI)]), 2.6);
      const etag = page.headers.get('etag') ?? '';
      yield getRow(
        '304 for a page that the browser has',
        await measure([get('/', { ...BROTLI, 'If-None-Match': etag })], 304),
        2,
      );
    } else yield 'nginx or its brotli module is not installed: rows skipped';
    yield await measurePropagation(bench);
  },
};

const getRow = (
  name: string,
  { ratio, measured, limit }: { ratio: number; measured: number; limit: number },
  goal: number,
): Row => ({
  name,
  ratio,
  limit: `nginx ${formatMicroseconds(limit)}, here ${formatMicroseconds(measured)}`,
  goal,
});

/**
 * Two servers on one database: the seconds until both show a change made outside them, relative to the allowed second.
 */
async function measurePropagation(bench: Bench): Promise<Row> {
  const [one, two] = await Promise.all([bench.site(), bench.site('site', 'second site')]);
  const url = await bench.database('site');
  let longest = 0;
  for (let round = 1; round <= 5; round += 1) {
    const title = `Changed ${round} times`;
    for (const { port } of [one, two]) await getText(port);
    await runSql(
      url,
      'update article set title = $1 where id = (select id from article where status = $2 order by sort_at desc, id desc limit 1)',
      [title, 'PUBLISHED'],
    );
    const changeTime = performance.now();
    const until = async (port: number) => {
      while (!(await getText(port)).includes(title)) if (performance.now() - changeTime > 10_000) break;
      longest = Math.max(longest, performance.now() - changeTime);
    };
    await Promise.all([until(one.port), until(two.port)]);
  }
  await bench.stop('second site');
  return {
    name: 'a change shows on two servers',
    ratio: longest / 1_000,
    limit: `1 s, longest of 5 ${Math.round(longest)} ms`,
    goal: 1,
  };
}

const getText = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/resources`)).text();
