import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import PdfKitDocument from 'pdfkit';
import { pino } from 'pino';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { abortLoads, expectClosedFiles } from '#api/testing/aborted-loads.ts';
import { drawnLine, drawnPdf, stalePdf } from '#api/testing/pdf-files.ts';
import { readObjects } from '#api/testing/pdf-marks.ts';
import { eventually } from '#api/testing/eventually.ts';
import { inspectNextVersion } from '../documents/document.inspect.service.ts';
import type { Context } from '#api/platform/context.ts';
import { projectRoot } from '#api/platform/root.ts';
import { makeContext, person } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import { DOWNLOAD, type Reader, SEE, useReadingRoom, VIEW } from '#api/testing/reading-site.ts';
import { TestBrowser } from '#api/testing/site.ts';
import { inspectPdf } from './inspect.ts';
import { limitConcurrency, readPage, readText } from './reading.service.ts';

const room = useReadingRoom(2);

const getFetch = ({ browser }: Pick<Reader, 'browser'>, path: string, init: RequestInit = {}, server = 0) =>
  browser.fetch(`${room.url(server)}${path}`, init);
const getStatus = async (...args: Parameters<typeof getFetch>) => {
  const response = await getFetch(...args);
  const body = Buffer.from(await response.arrayBuffer());
  return [response.status, /image|pdf/.test(response.headers.get('content-type') ?? '') ? body.length : 0];
};
/** Through the link that the URL redirects to. */
async function fetchDownload(reader: Reader, id: string, init: RequestInit = {}) {
  const first = await getFetch(reader, `/files/${id}`);
  return first.status === 303 ? getFetch(reader, first.headers.get('location')!, init) : first;
}

/** Two pages of 400 × 800 points. The first has good and bad links. */
async function linkedPdf(): Promise<Buffer> {
  const pdf = new PdfKitDocument({ size: [400, 800], margin: 0 });
  pdf.text('Links', 40, 40);
  pdf.link(40, 80, 200, 40, 'https://register.example/entry?id=7');
  pdf.link(40, 160, 200, 40, 'mailto:board@company.example');
  pdf.goTo(40, 240, 200, 40, 'figures');
  const bad = [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,<p>',
    'figures.html',
  ];
  for (const url of bad) pdf.link(40, 320, 200, 40, url);
  pdf.addPage();
  pdf.addNamedDestination('figures');
  pdf.end();
  return buffer(pdf);
}

describe('a picture', () => {
  test.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
  ] as const)('in the format %s is read and downloaded as a page with a watermark', async (format, type) => {
    const reader = await room.arrive({ name: 'Ines' });
    const half = { r: 30, g: 90, b: 160, alpha: format === 'jpeg' ? 1 : 0.5 };
    const body = await sharp({ create: { width: 600, height: 300, channels: 4, background: half } })
      .toFormat(format)
      .toBuffer();
    const id = await room.document({ pages: 1, body, fileName: `Floor plan.${format}`, type });
    await room.grant(reader, id, DOWNLOAD);
    const page = await getFetch(reader, `/files/${id}/pages/1?width=800`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const picture = Buffer.from(await page.arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: 800, height: 400 });
    const { channels } = await sharp(picture).stats();
    // The watermark changes pixels of a picture of one color.
    expect(channels[0]!.stdev).toBeGreaterThan(1);
    expect(await (await getFetch(reader, `/files/${id}/pages/1/text`)).text()).toBe('');
    const file = await fetchDownload(reader, id);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="Floor plan.pdf"');
    const marked = await PDFDocument.load(await file.arrayBuffer());
    expect([marked.getPageCount(), marked.getPage(0).getSize()]).toEqual([1, { width: 842, height: 421 }]);
    expect((await room.written(id)).events).toMatchObject([
      { kind: 'document.viewed', page: 1 },
      { kind: 'document.downloaded', page: null },
    ]);
  });
});

describe('a page', () => {
  test('is a picture with the reader’s watermark, and the reading is recorded', async () => {
    const [ines, ingo] = [await room.arrive({ name: 'Ines' }), await room.arrive({ name: 'Ingo' })];
    const id = await room.document();
    for (const reader of [ines, ingo]) await room.grant(reader, id, VIEW);
    const pictures = [];
    for (const reader of [ines, ingo]) {
      const response = await getFetch(reader, `/files/${id}/pages/2?width=800`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('accept-ranges')).toBe('none');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      const body = Buffer.from(await response.arrayBuffer());
      expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 800 });
      pictures.push(await sharp(body).raw().toBuffer());
    }
    expect(pictures[0]!.equals(pictures[1]!)).toBe(false);
    const { events, traces } = await room.written(id);
    expect(events.map(({ kind, page, actorId }) => [kind, page, actorId])).toEqual([
      ['document.viewed', 2, ines.user.id],
      ['document.viewed', 2, ingo.user.id],
    ]);
    expect(events.map(({ code }) => code).toSorted()).toEqual(traces.map(({ code }) => code).toSorted());
  });

  test('requires access, and the response does not reveal whether a document that is not shared exists', async () => {
    const reader = await room.arrive();
    const id = await room.document();
    const page = `/files/${id}/pages/1`;
    for (const path of [page, `${page}/text`, `/files/${id}`]) {
      expect(await getStatus({ browser: new TestBrowser() }, path)).toEqual([401, 0]);
      expect(await getStatus(reader, path)).toEqual([404, 0]);
      expect(await getStatus(reader, path.replace(id, 'doc_none'))).toEqual([404, 0]);
    }
    await room.grant(reader, id, SEE);
    for (const path of [page, `${page}/text`, `/files/${id}`]) expect(await getStatus(reader, path)).toEqual([403, 0]);
    expect((await room.written(id)).traces).toEqual([]);
  });

  test('is refused from the next request after access is revoked, on every server', async () => {
    const reader = await room.arrive();
    const id = await room.document();
    await room.grant(reader, id, DOWNLOAD);
    const link = (await getFetch(reader, `/files/${id}`)).headers.get('location')!;
    expect((await getStatus(reader, `/files/${id}/pages/1`))[0]).toBe(200);
    await room.revoke(reader, id);
    for (const server of [0, 1])
      for (const path of [`/files/${id}/pages/2`, `/files/${id}/pages/2/text`, link])
        expect(await getStatus(reader, path, {}, server)).toEqual([404, 0]);
  });

  test('is not found for page numbers that do not exist or are malformed', async () => {
    const reader = await room.arrive();
    const id = await room.document();
    await room.grant(reader, id, VIEW);
    for (const page of ['0', '4', '-1', '1.5', '01', '1e0', '99999999', 'x'])
      expect(await getStatus(reader, `/files/${id}/pages/${page}`)).toEqual([404, 0]);
    for (const width of ['-1', 'x', '999999', '', '800&width=1800'])
      expect((await getStatus(reader, `/files/${id}/pages/1?width=${width}`))[0]).toBe(200);
  });

  test('is not rendered for cross-site requests and HEAD requests', async () => {
    const reader = await room.arrive();
    const id = await room.document();
    await room.grant(reader, id, VIEW);
    const foreign = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await getStatus(reader, `/files/${id}/pages/1`, foreign))[0]).toBe(403);
    expect(await getStatus(reader, `/files/${id}/pages/1`, { method: 'HEAD' })).toEqual([200, 0]);
    expect((await room.written(id)).traces).toEqual([]);
  });

  test('is available as text, which counts as one reading together with the picture', async () => {
    const reader = await room.arrive();
    const id = await room.document();
    await room.grant(reader, id, VIEW);
    const words = await getFetch(reader, `/files/${id}/pages/1/text`);
    expect(words.headers.get('content-type')).toContain('text/plain');
    expect(await words.text()).toContain('Page 1 of the report');
    await getFetch(reader, `/files/${id}/pages/2`);
    await getFetch(reader, `/files/${id}/pages/2/text`);
    expect((await room.written(id)).traces.map(({ page }) => page).toSorted()).toEqual([1, 2]);
  });

  test('has links to web pages, email addresses and other pages, and none to scripts, files or data', async () => {
    const reader = await room.arrive();
    const body = await linkedPdf();
    const id = await room.document({ pages: 2, body });
    await room.grant(reader, id, VIEW);
    const path = `/files/${id}/pages/1/text`;
    const response = await getFetch(reader, path, { headers: { accept: 'application/json' } });
    expect(response.headers.get('vary')).toContain('Accept');
    const { text, links } = (await response.json()) as { text: string; links: { url: string | null; page: number }[] };
    expect(text).toContain('Links');
    expect(links).toEqual([
      { left: 0.1, top: 0.1, width: 0.5, height: 0.05, url: 'https://register.example/entry?id=7', page: null },
      { left: 0.1, top: 0.2, width: 0.5, height: 0.05, url: 'mailto:board@company.example', page: null },
      { left: 0.1, top: 0.3, width: 0.5, height: 0.05, url: null, page: 2 },
    ]);
    const plain = await (await getFetch(reader, path)).text();
    expect(plain).not.toContain('register.example');
    await room.revoke(reader, id);
    expect((await getFetch(reader, path, { headers: { accept: 'application/json' } })).status).toBe(404);
  });

  test('that could not be shown, or that its reader did not wait for, is no reading', async () => {
    const reader = await room.arrive();
    const [id, broken] = [await room.document(), await room.document({ body: Buffer.from('%PDF-1.7 and no more') })];
    for (const each of [id, broken]) await room.grant(reader, each, DOWNLOAD);
    const context = makeContext({ ...person.investor, id: reader.user.id }, room.site.em());
    context.services = { ...context.services, env: room.site.env };
    const gone = AbortSignal.abort();
    await expect(readPage(context, { id, page: 1, width: 800 }, gone)).rejects.toThrow('aborted');
    await expect(readText(context, { id, page: 1 }, gone)).rejects.toThrow('aborted');
    const link = (await getFetch(reader, `/files/${broken}`)).headers.get('location')!;
    for (const path of [`/files/${broken}/pages/2`, `/files/${broken}/pages/2/text`, link])
      expect((await getStatus(reader, path))[0]).toBeGreaterThanOrEqual(500);
    for (const each of [id, broken]) expect(await room.written(each)).toEqual({ events: [], traces: [] });
  });

  test('does not delay other requests after its reader disconnects', async () => {
    const reader = await room.arrive();
    const id = await room.document({ pages: 12 });
    await room.grant(reader, id, VIEW);
    const leaving = new AbortController();
    const requests = Array.from({ length: 12 }, (_, at) =>
      getFetch(reader, `/files/${id}/pages/${at + 1}?width=1800`, { signal: leaving.signal }).catch(() => null),
    );
    await eventually(async () => expect((await room.written(id)).traces.length).toBeGreaterThan(0));
    leaving.abort();
    await Promise.all(requests);
    expect((await getStatus(reader, `/files/${id}/pages/1`))[0]).toBe(200);
  });
});

describe('a download', () => {
  test('differs for each reader, and is recorded', async () => {
    const [reader, other] = [await room.arrive(), await room.arrive()];
    const id = await room.document({ fileName: 'Überblick “2026”.pdf' });
    for (const each of [reader, other]) await room.grant(each, id, DOWNLOAD);
    const response = await fetchDownload(reader, id, { headers: { range: 'bytes=0-99' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename=.*filename\*=UTF-8''/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const body = Buffer.from(await response.arrayBuffer());
    expect((await PDFDocument.load(body)).getPageCount()).toBe(3);
    expect(body.equals(Buffer.from(await (await fetchDownload(other, id)).arrayBuffer()))).toBe(false);
    const { events, traces } = await room.written(id);
    expect(events.map(({ kind }) => kind)).toEqual(['document.downloaded', 'document.downloaded']);
    expect(traces.map(({ page }) => page)).toEqual([null, null]);
  });

  test('has a link that does not work if it is changed, expired or used by another person', async () => {
    const [reader, other] = [await room.arrive(), await room.arrive()];
    const [id, second] = [await room.document(), await room.document()];
    for (const each of [reader, other]) for (const document of [id, second]) await room.grant(each, document, DOWNLOAD);
    const link = new URL((await getFetch(reader, `/files/${id}`)).headers.get('location')!, room.url());
    const withQuery = (parameters: Record<string, string>) =>
      `${link.pathname}?${new URLSearchParams({ ...Object.fromEntries(link.searchParams), ...parameters })}`;
    const until = Number(link.searchParams.get('until'));
    const own = link.pathname + link.search;
    for (const path of [
      withQuery({ until: String(until + 60) }),
      withQuery({ until: String(until - 600) }),
      withQuery({ until: 'NaN' }),
      withQuery({ key: '' }),
      withQuery({ key: `${link.searchParams.get('key')}A` }),
      `${link.pathname}?until=${until}`,
      own.replace(id, second),
    ])
      expect(await getStatus(reader, path)).toEqual([403, 0]);
    expect(await getStatus(other, own)).toEqual([403, 0]);
    expect((await room.written(id)).traces).toEqual([]);
  });

  const readDownload = async (body: Uint8Array, columns: string | null = null) => {
    const reader = await room.arrive();
    const id = await room.document({ pages: 1, body: Buffer.from(body) });
    await room.grant(reader, id, DOWNLOAD);
    if (columns) await query(room.site.em(), columns, [id]);
    const objects = await readObjects(Buffer.from(await (await fetchDownload(reader, id)).arrayBuffer()));
    return { id, objects };
  };

  test('has what readers see, also if its program reads the file otherwise', async () => {
    const reader = await room.arrive();
    const id = await room.document({ pages: 1, body: Buffer.from(stalePdf('Public', 'salaries')) });
    await room.grant(reader, id, DOWNLOAD);
    const log = pino({ level: 'silent' });
    expect(await inspectNextVersion(room.site.em(), { env: room.site.env, log, inspect: inspectPdf })).toBe(true);
    const body = Buffer.from(await (await fetchDownload(reader, id)).arrayBuffer());
    expect(await readObjects(body)).not.toContain('salaries');
  });

  test('of a file that was never inspected has what readers see, and the inspection is kept', async () => {
    const { id, objects } = await readDownload(stalePdf('Public', 'salaries'));
    expect(objects).not.toContain('salaries');
    const [row] = await query(room.site.em(), 'select findings from document_version where document_id = $1', [id]);
    expect(row).toEqual({ findings: [expect.objectContaining({ kind: 'DIFFERENT_COPY', pages: [1] })] });
  });

  test('of a file that could not be inspected completely has pictures of its pages', async () => {
    const findings = JSON.stringify([{ kind: 'INCOMPLETE', pages: [], names: [] }]);
    const columns = `update document_version set findings = '${findings}' where document_id = $1`;
    const { objects } = await readDownload(stalePdf('Public', 'salaries'), columns);
    expect(objects).not.toMatch(/salaries|Public/);
  });

  test('has a picture of a page with a layer that is off, which a reader could switch on', async () => {
    const plan = drawnPdf({
      content: `${drawnLine('Public')}/OC /L BDC 0.123 0.456 0.789 rg 72 100 90 90 re f EMC`,
      resources: '/Properties << /L 6 0 R >>',
      catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
      objects: [['/Type /OCG /Name (Plan)']],
    });
    expect((await readDownload(plan)).objects).not.toMatch(/0\.456|Public/);
  });

  test('has comments and metadata only if an administrator keeps them', async () => {
    const keep = 'update document set has_clean_downloads = false where id = $1';
    for (const [file, kept] of [
      ['comments.pdf', /Do not tell/],
      ['metadata.pdf', /Jane Whitfield/],
    ] as const) {
      const body = readFileSync(path.join(projectRoot, 'api/testing/cases', file));
      expect((await readDownload(body)).objects).not.toMatch(kept);
      const { objects } = await readDownload(body, keep);
      expect(objects).toMatch(kept);
      // No reader shows these annotations.
      expect(objects).not.toMatch(/hidden flag remark|noview remark|PieceInfo/);
    }
  });

  test('from another site redirects to the document’s page', async () => {
    const reader = await room.arrive();
    const id = await room.document();
    await room.grant(reader, id, DOWNLOAD);
    const response = await getFetch(reader, `/files/${id}`, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.headers.get('location')).toBe(`/investor/documents/${id}`);
  });

  test('is limited to three at the same time for each person', async () => {
    const as = (id: string) => ({ viewer: { kind: 'user', id } }) as Context;
    let go = (): void => undefined;
    const wait = new Promise<void>((resolve) => (go = resolve));
    const three = [1, 2, 3].map(() => limitConcurrency(as('usr_a'), () => wait));
    await expect(limitConcurrency(as('usr_a'), () => wait)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await limitConcurrency(as('usr_b'), async () => 'theirs')).toBe('theirs');
    go();
    await Promise.all(three);
    expect(await limitConcurrency(as('usr_a'), async () => 'again')).toBe('again');
  });

  test('of a PDF whose pages were never counted is refused, because it would have no watermark', async () => {
    const reader = await room.arrive();
    const id = await room.document({ pages: null, body: Buffer.from('%PDF-1.7 broken') });
    await room.grant(reader, id, DOWNLOAD);
    const response = await fetchDownload(reader, id);
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining('Temporarily unavailable. Try again in a moment.'),
    ]);
    expect((await room.written(id)).traces).toEqual([]);
  });

  test('of a file that is not a PDF returns it unchanged, requires download access and is recorded', async () => {
    const reader = await room.arrive();
    const body = Buffer.from('quarter,revenue\r\nQ1,7\r\n');
    const id = await room.document({ pages: null, body, fileName: 'figures.csv', type: 'text/csv' });
    await room.grant(reader, id, VIEW);
    expect(await getStatus(reader, `/files/${id}/pages/1`)).toEqual([404, 0]);
    expect(await getStatus(reader, `/files/${id}`)).toEqual([403, 0]);
    await room.revoke(reader, id);
    await room.grant(reader, id, DOWNLOAD);
    expect(Buffer.from(await (await fetchDownload(reader, id)).arrayBuffer())).toEqual(body);
    expect((await room.written(id)).events.map(({ kind }) => kind)).toEqual(['document.downloaded']);
  });

  test.runIf(process.platform === 'linux')('is closed if a reader leaves 500 times before it begins', async () => {
    const reader = await room.arrive();
    const id = await room.document({
      pages: null,
      body: Buffer.alloc(200_000, 'x'),
      fileName: 'figures.csv',
      type: 'text/csv',
    });
    await room.grant(reader, id, DOWNLOAD);
    const link = room.url() + (await getFetch(reader, `/files/${id}`)).headers.get('location')!;
    const cookie = [...reader.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await expectClosedFiles(room.site.env.DATA_DIR, () => abortLoads(link, 500, { cookie }));
    expect((await fetch(link, { headers: { cookie } })).status).toBe(200);
  });
});

test('no content is sent if the reading cannot be recorded', async () => {
  const reader = await room.arrive();
  const id = await room.document();
  await room.grant(reader, id, DOWNLOAD);
  const link = (await getFetch(reader, `/files/${id}`)).headers.get('location')!;
  await query(
    room.site.em(),
    `create function refuse_reading() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`,
  );
  for (const table of ['audit_event', 'reading_trace']) {
    await query(
      room.site.em(),
      `create trigger refusing before insert on ${table} for each row execute function refuse_reading()`,
    );
    for (const path of [`/files/${id}/pages/1`, `/files/${id}/pages/1/text`, link])
      expect(await getStatus(reader, path)).toEqual([503, 0]);
    await query(room.site.em(), `drop trigger refusing on ${table}`);
  }
  expect(await room.written(id)).toEqual({ events: [], traces: [] });
});
