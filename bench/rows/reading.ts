import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { reportPdf } from '#api/testing/pdf-files.ts';
import { median } from '../compare.ts';
import type { Section } from '../row.ts';
import { signIn } from '../signed-in.ts';

const PAGES = 60;
const ROUNDS = 7;

/** Measures how long a phone takes to show the first page of a document, from the click to the image. */
export const reading: Section = {
  name: 'reading',
  async *rows(bench) {
    const { port } = await bench.site();
    const origin = `http://127.0.0.1:${port}`;
    const headers = await signIn(port);
    const id = await uploadReport(origin, headers, PAGES);
    const browser = await openBrowser();
    try {
      const times: number[] = [];
      // The first round is not counted: the server loads its code in it.
      for (let round = 0; round <= ROUNDS; round++) times.push(await firstPage(browser, origin, headers, id));
      const ms = median(times.slice(1));
      const limit = `1 s, here ${Math.round(ms)} ms; the very first ${Math.round(times[0] ?? 0)} ms`;
      yield { name: `first page of ${PAGES} on a phone`, ratio: ms / 1_000, limit, goal: 1 };
    } finally {
      await browser.close();
    }
  },
};

export function openBrowser(): Promise<Browser> {
  const executablePath = ['/usr/bin/chromium'].find((file) => existsSync(file));
  return chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
}

/** The id of a new document, a report of this length. */
export async function uploadReport(origin: string, headers: Record<string, string>, pages: number): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await reportPdf(pages))], 'report.pdf', { type: 'application/pdf' }));
  const upload = (await (await fetch(`${origin}/uploads`, { method: 'POST', body: form, headers })).json()) as {
    id: string;
  };
  const query = 'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }';
  const body = JSON.stringify({ query, variables: { input: { title: 'Report', uploadId: upload.id } } });
  const json = { ...headers, 'Content-Type': 'application/json' };
  const answer = (await (await fetch(`${origin}/graphql`, { method: 'POST', headers: json, body })).json()) as {
    data: { createDocument: { document: { id: string } } };
  };
  return answer.data.createDocument.document.id;
}

/** Milliseconds from the navigation to the image of page 1, in a browser with an empty cache. */
async function firstPage(browser: Browser, origin: string, { Cookie = '' }: Record<string, string>, id: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const cookies = Cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]);
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
  const page = await context.newPage();
  await page.goto(`${origin}/investor/documents/${id}`, { waitUntil: 'load' });
  const ms = await page.evaluate(() => {
    const pictures = performance.getEntriesByType('resource').filter(({ name }) => /\/pages\/1\?/.test(name));
    return (pictures[0] as PerformanceResourceTiming).responseEnd;
  });
  await context.close();
  return ms;
}
