import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bench } from '../bench.ts';
import { median } from '../compare.ts';
import { findFreePort } from '#api/platform/postgres/postmaster.ts';
import { ROOT } from '../processes.ts';
import type { Section } from '../row.ts';

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number }>;
  environment: {
    /** How fast the machine was. Its standard slowdown is meant for 1,500 to 2,000 (docs/throttling.md of Lighthouse). */
    benchmarkIndex: number;
  };
}

const BARE =
  '<!doctype html><html lang="en"><title>Bare</title><meta name="viewport" content="width=device-width"><h1>Bare page</h1>';

/** Measures pages in a browser. Runs only when it is named, because it downloads Lighthouse. */
export const lighthouse: Section = {
  name: 'lighthouse',
  onRequest: true,
  async *rows(bench) {
    const { port } = await bench.site();
    const bare = await barePage();
    const limit = getMedianValue(await audit(bench, bare.url), 'largest-contentful-paint');
    for (const path of bench.paths.length > 0 ? bench.paths : ['/', '/resources']) {
      const reports = await audit(bench, `http://127.0.0.1:${port}${path}`);
      const score = (name: string) =>
        Math.round(100 * median(reports.map((report) => report.categories[name]?.score ?? 0)));
      const otherScores = ['accessibility', 'best-practices', 'seo'].map(score);
      yield {
        name: `Lighthouse ${path}, performance`,
        ratio: 99 / score('performance'),
        limit: `99, here ${score('performance')}, machine ${Math.round(median(reports.map((report) => report.environment.benchmarkIndex)))}`,
        goal: 1,
      };
      yield {
        name: `Lighthouse ${path}, others`,
        ratio: 100 / Math.min(...otherScores),
        limit: `100, here ${otherScores.join(' ')}`,
        goal: 1,
      };
      const lcp = getMedianValue(reports, 'largest-contentful-paint');
      yield {
        name: `Lighthouse ${path}, LCP`,
        ratio: lcp / limit,
        limit: `bare page ${Math.round(limit)} ms, here ${Math.round(lcp)}`,
        goal: 1.5,
      };
      const blocking = getMedianValue(reports, 'total-blocking-time');
      yield {
        name: `Lighthouse ${path}, TBT`,
        ratio: blocking / 50,
        limit: `50 ms, here ${Math.round(blocking)}`,
        goal: 1,
      };
      yield {
        name: `Lighthouse ${path}, CLS`,
        ratio: getMedianValue(reports, 'cumulative-layout-shift'),
        limit: 'none',
        goal: 0.02,
      };
    }
    bare.stop();
  },
};

const getMedianValue = (reports: Report[], audit: string): number =>
  median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));

async function audit(bench: Bench, url: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (let round = 0; round < 3; round += 1) {
    const file = path.join(bench.folder, 'lighthouse.json');
    await getLighthouse(url, file, 3);
    reports.push(JSON.parse(readFileSync(file, 'utf8')) as Report);
  }
  return reports;
}

/** Chromium sometimes loses the trace of a page (`NO_NAVSTART`). Such a run is not counted and is repeated. */
async function getLighthouse(url: string, file: string, tries: number): Promise<void> {
  const flags = ['--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless=new --no-sandbox'];
  const env = { ...process.env, CHROME_PATH: await startBrowser() };
  const child = spawn('npx', ['--yes', 'lighthouse@13.5.0', url, ...flags], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0 && output.includes('NO_NAVSTART') && tries > 1) return getLighthouse(url, file, tries - 1);
  if (code !== 0) throw new Error(`Lighthouse could not look at ${url}:\n${output}`);
}

/** Finds the browser in the same way as the tests. */
async function startBrowser(): Promise<string> {
  const steps = pathToFileURL(path.join(ROOT, 'launch/steps/browser.mjs')).href;
  const { findBrowser } = (await import(steps)) as { findBrowser: () => Promise<string> };
  return findBrowser();
}

async function barePage(): Promise<{ url: string; stop: () => void }> {
  const port = await findFreePort();
  const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(BARE));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
