// How much longer the inspection of a PDF takes than the text of its pages alone: npx tsx bench/pdf-inspection.ts
// [file.pdf …]. Both start their own threads and run in turns, in processor time, so a busy machine changes the ratio little.
import fs from 'node:fs';
import { Thread } from '../api/platform/thread.ts';
import { inspectPdf } from '../api/portal/reading/inspect.ts';
import { reportPdf } from '../api/testing/pdf-files.ts';

const ROUNDS = 3;
const LIMIT = { ms: 600_000 };

async function readTexts(bytes: Uint8Array): Promise<number> {
  const thread = new Thread('api/portal/reading/pdf.drawing.thread.ts');
  const { pages } = await thread.ask<{ pages: number }>({ kind: 'inspect', key: 'it', bytes: bytes.slice() }, LIMIT);
  for (let page = 1; page <= pages; page += 1) await thread.ask({ kind: 'text', key: 'it', page }, LIMIT);
  thread.end();
  return pages;
}

async function measure<Result>(work: () => Promise<Result>): Promise<[ms: number, result: Result]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1_000, result];
}

const files = process.argv.slice(2).map((file) => [file, new Uint8Array(fs.readFileSync(file))] as const);
const made = [
  ['200 pages of a report', await reportPdf(200)],
  ['3,000 pages of a report', await reportPdf(3_000)],
] as const;
for (const [name, bytes] of files.length > 0 ? files : made) {
  const times = { texts: 0, inspection: 0 };
  let pages = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [texts, count] = await measure(() => readTexts(bytes));
    const [inspection] = await measure(() => inspectPdf(bytes));
    times.texts += texts / ROUNDS;
    times.inspection += inspection / ROUNDS;
    pages = count;
  }
  const peak = Math.round(process.resourceUsage().maxRSS / 1_024);
  process.stdout.write(
    `${name.padEnd(34)} ${pages} pages  texts ${times.texts.toFixed(0)} ms  inspection ${times.inspection.toFixed(0)} ms` +
      `  ratio ${(times.inspection / times.texts).toFixed(2)}  peak so far ${peak} MB\n`,
  );
}
