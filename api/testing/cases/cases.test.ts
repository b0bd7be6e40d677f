import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { importContent } from '#api/content/import-export/content.import.service.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { countMarkedParts } from '../pdf-marks.ts';
import { eventually } from '../eventually.ts';
import { query } from '../query.ts';
import { TestBrowser } from '../site.ts';
import { readInput, readLines, readText, useCaseSite } from './case-site.ts';

// Situations that people reported about products of this kind, each with its input in a folder beside this file. Every
// test uses an entry point of the product: the API, a page, an upload, the import, or a feed of a server on this machine.

const { site, admin, url, ask, signInAsNew } = useCaseSite({ jobs: ['assigning seats'] });
const visitor = new TestBrowser();

interface CreatedArticle {
  id: string;
  slug: string;
  body: string;
  bodyHtml: string;
}

async function createArticle(input: object, isPublished = false): Promise<CreatedArticle> {
  const { createArticle } = await ask<{ createArticle: { article: CreatedArticle } }>(
    'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id slug body bodyHtml } } }',
    { input },
  );
  const { id } = createArticle.article;
  const publish = 'mutation ($input: PublishArticleInput!) { publishArticle(input: $input) { article { id } } }';
  const reason = 'Published by a test of the cases.';
  if (isPublished) await ask(publish, { input: { id, overrideReason: reason } });
  return createArticle.article;
}

function uploadFile(body: Buffer, name: string, address = '/uploads', fields: Record<string, string> = {}) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(body)], name));
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  return admin.fetch(url() + address, { method: 'POST', body: form });
}

/** Downloads a document as a browser does, which follows the redirect to a link that works for a short time. */
async function download(id: string): Promise<Response> {
  const redirect = await admin.fetch(`${url()}/files/${id}`);
  return admin.fetch(new URL(redirect.headers.get('location')!, url()).href);
}

async function createDocument(body: Buffer, title: string, fileName: string): Promise<string> {
  const response = await uploadFile(body, fileName);
  expect(`${response.status} ${response.status === 201 ? '' : await response.text()}`).toBe('201 ');
  const { id } = (await response.json()) as { id: string };
  const { createDocument } = await ask<{ createDocument: { document: { id: string } } }>(
    'mutation ($input: CreateDocumentInput!) { createDocument(input: $input) { document { id } } }',
    { input: { title, uploadId: id } },
  );
  return createDocument.document.id;
}

describe('an article', () => {
  it('with titles in other letters gets a readable URL name', async () => {
    const slugs = [];
    for (const title of await readLines('slugs-of-other-letters/titles.txt'))
      slugs.push((await createArticle({ title })).slug);
    expect(slugs.slice(0, 5)).toEqual(['strasse-nach-lodz', 'soren-und-aegir', 'dong-du', 'ai', 'abv-2026']);
    expect(slugs[5]).toMatch(/^[a-z]{6,}$/);
  });

  it('with equal headings has unique ids on its page', async () => {
    const body = await readText('heading-ids-collide/article.md');
    const { slug } = await createArticle({ title: 'Ids', summary: 'Ids.', body }, true);
    const html = await (await visitor.fetch(`${url()}/resources/${slug}`)).text();
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toContain('setup-2');
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('keeps links to telephone numbers', async () => {
    const { bodyHtml } = await createArticle({ title: 'Call', body: await readText('telephone-links/article.md') });
    expect(bodyHtml).toContain('<a href="tel:+4930123456">the desk</a>');
    expect(bodyHtml).not.toMatch(/<a>/);
  });

  it('has the same code samples in all feeds, and absolute links', async () => {
    const body = await readText('feed-changes-code-samples/article.md');
    await createArticle({ title: 'Samples', summary: 'Samples.', body }, true);
    const { items } = (await (await visitor.fetch(`${url()}/feed.json`)).json()) as {
      items: { title: string; content_html: string }[];
    };
    const html = items.find(({ title }) => title === 'Samples')!.content_html;
    const decode = (text: string) =>
      text
        .replace(/&#x3C;/g, '<')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>');
    const shown = (text: string) => {
      expect(text).toContain('<a href="/start">Start</a> <img src="/logo.png" srcset="/logo.png 1x, /logo2.png 2x">');
      expect(text).toContain('<code><a href="/x"></code>');
      expect(text).toContain(`<a href="${site.env.PUBLIC_URL}/product">`);
    };
    shown(decode(html));
    for (const name of ['rss.xml', 'atom.xml']) {
      const xml = await (await visitor.fetch(`${url()}/${name}`)).text();
      expect(xml).toContain('href="/start"');
      expect(xml).not.toContain(`${site.env.PUBLIC_URL}/start`);
    }
  });

  it('sent with CRLF is stored with LF', async () => {
    const { body } = JSON.parse(await readText('line-ends-in-comparison/body.json')) as { body: string };
    expect((await createArticle({ title: 'Lines', body })).body).toBe(body.replaceAll('\r\n', '\n'));
  });

  it('with accents is found by words without them, and the other way round', async () => {
    const body = await readText('search-without-accents/article.md');
    const { id } = await createArticle({ title: 'Accents', summary: 'Accents.', body }, true);
    for (const text of ['resume', 'naive', 'Zurich', 'résumé', 'Grosse', 'Massstab', 'strassenbau']) {
      const { search } = await ask<{ search: { corrected: string | null; nodes: { nodeId: string }[] } }>(
        'query ($text: String!) { search(filter: { query: $text }) { corrected nodes { nodeId } } }',
        { text },
        visitor,
      );
      expect([text, search.corrected, search.nodes.map((hit) => hit.nodeId)]).toEqual([text, null, [id]]);
    }
  });

  it.each([
    [
      'search-words-joined-by-slash',
      'plinth',
      ['ISO 42001', 'IEC', 'TCP', 'client', 'server', 'ISO/IEC 42001', 'write'],
    ],
    [
      'search-non-breaking-hyphen',
      'gantry',
      [
        'on-site',
        'air-gapped',
        'end-to-end',
        'zero-trust',
        'airgapped',
        'zero trust',
        'cooperation',
        'co\u2010operation',
      ],
    ],
  ])('is found by each spelling of its words: %s', async (folder, word, typed) => {
    const { id } = await createArticle(
      { title: folder, summary: 'A.', body: await readText(`${folder}/article.md`) },
      true,
    );
    for (const text of typed) {
      const { search } = await ask<{ search: { corrected: string | null; nodes: { nodeId: string }[] } }>(
        'query ($text: String!) { search(filter: { query: $text }) { corrected nodes { nodeId } } }',
        { text: `${word} ${text}` },
        visitor,
      );
      expect([text, search.corrected, search.nodes.map((hit) => hit.nodeId)]).toEqual([text, null, [id]]);
    }
  });

  it('has dates in ISO 8601 in each time element of its pages', async () => {
    const { slug } = await createArticle({ title: 'Dates', summary: 'Dates.', body: 'x' }, true);
    for (const place of [`/resources/${slug}`, '/resources']) {
      const html = await (await visitor.fetch(url() + place)).text();
      const dates = [...html.matchAll(/<time[^>]*?datetime="([^"]*)"/gi)].map(([, date]) => date!);
      expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/.test(date))).toEqual([]);
      expect(dates.length).toBeGreaterThan(0);
    }
  });

  it('that was exported and saved on Windows is imported', async () => {
    const root = await mkdtemp(path.join(os.tmpdir(), 'case-'));
    try {
      await mkdir(path.join(root, 'articles'));
      const text = (await readText('export-edited-on-windows/crlf.md')).replace(/\r?\n/g, '\r\n');
      await writeFile(path.join(root, 'categories.yaml'), '[]');
      await writeFile(path.join(root, 'pictures.yaml'), '[]');
      for (const [at, start] of ['', '\uFEFF'].entries())
        await writeFile(
          path.join(root, 'articles', `${at}.md`),
          start + text.replace('746bc26d', `746bc26${at}`).replace('slug: "2026"', `slug: "2026-${at}"`),
        );
      const { errors, created } = await importContent(site.em(), openStorage(site.env), root, { replace: false });
      expect([errors, created]).toEqual([[], 2]);
      const rows = await query<{ body: string }>(site.em(), "select body from article where slug like '2026-%'");
      expect(rows.map(({ body }) => body)).toEqual(['x', 'x']);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  });
});

describe('a file', () => {
  it('of SheetJS, which declares types of parts that it does not have, is accepted', async () => {
    const body = await readInput('xlsx-by-sheetjs/sheetjs.xlsx');
    expect(await createDocument(body, 'SheetJS', 'sheetjs.xlsx')).toMatch(/^doc_/);
  });

  it.each(['docx-streamed-zip64/stream64.docx', 'office-pipe-in-sheet-name/workbook.xlsx'])(
    'is accepted although few programs write it so: %s',
    async (name) => {
      expect(await createDocument(await readInput(name), name, path.basename(name))).toMatch(/^doc_/);
    },
  );

  it.each(['docxjs.docx', 'exceljs.xlsx', 'openpyxl.xlsx', 'pptxgenjs.pptx', 'python-docx.docx', 'xlsxwriter.xlsx'])(
    'of a common program is accepted: %s',
    async (name) => {
      const body = await readInput(`office-by-common-writers/${name}`);
      expect(await createDocument(body, name, name)).toMatch(/^doc_/);
    },
  );

  it('in AVIF with the major brand mif1 is accepted as a picture', async () => {
    const response = await uploadFile(await readInput('avif-major-brand/mif1.avif'), 'a.avif', '/admin/pictures', {
      alt: 'A case',
    });
    expect(`${response.status} ${await response.text()}`).toMatch(/^201 /);
  });

  it('in CMYK keeps its colors', async () => {
    const body = await readInput('picture-cmyk/red-cmyk.jpg');
    const response = await uploadFile(body, 'red.jpg', '/admin/pictures', { alt: 'Red' });
    expect(response.status).toBe(201);
    const { path: address } = (await response.json()) as { path: string };
    const file = Buffer.from(await (await visitor.fetch(url() + address)).arrayBuffer());
    const { channels } = await sharp(file).stats();
    expect(channels[0]!.mean).toBeGreaterThan(180);
    expect(channels[1]!.mean).toBeLessThan(80);
  });

  it('keeps its name when it is downloaded', async () => {
    const names = JSON.parse(await readText('file-names/names.json')) as string[];
    for (const name of names.map((name) => name.replace('.pdf', '.txt'))) {
      const id = await createDocument(Buffer.from('A text.'), name, name);
      const disposition = (await download(id)).headers.get('content-disposition') ?? '';
      const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? [];
      const [, plain = ''] = /filename="?([^";]+)/.exec(disposition) ?? [];
      expect(encoded ? decodeURIComponent(encoded) : plain).toBe(name.normalize('NFC'));
    }
  });

  it('that is rotated and cropped has watermarks all over its visible part', async () => {
    const body = await readInput('pdf-rotated-and-cropped/rot-crop.pdf');
    const id = await createDocument(body, 'A rotated plan', 'plan.pdf');
    const marked = Buffer.from(await (await download(id)).arrayBuffer());
    expect(marked.equals(body)).toBe(false);
    expect(await countMarkedParts(body, marked, 1)).toBe(16);
    const page = await sharp(
      Buffer.from(await (await admin.fetch(`${url()}/files/${id}/pages/1`)).arrayBuffer()),
    ).metadata();
    // A4 upright, turned by 270 degrees.
    expect(page.width / page.height).toBeCloseTo(842 / 595, 2);
  });

  it('with a name from macOS is found by its name as people type it', async () => {
    const input = JSON.parse(await readText('decomposed-letters/title.json')) as Record<string, string>;
    const fileName = input['fileName']!.replace('.pdf', '.txt');
    const id = await createDocument(Buffer.from('A text.'), input['title']!, fileName);
    for (const search of [input['searchedAs']!, input['searchedAs']!.normalize('NFD'), 'Geschaftsbericht']) {
      const { documents } = await ask<{ documents: { nodes: { id: string }[] } }>(
        'query ($search: String!) { documents(first: 100, filter: { search: $search }) { nodes { id } } }',
        { search },
      );
      expect([search, documents.nodes.map((node) => node.id)]).toEqual([search, [id]]);
    }
  });
});

describe('a person', () => {
  it('can register with every valid email address, and gets an email', async () => {
    for (const [number, email] of (await readLines('email-addresses/addresses.txt')).entries()) {
      const response = await new TestBrowser().post(`${url()}/api/register`, {
        username: `case-${number}`,
        password: 'long quiet harbor 77',
        name: 'A Person',
        email,
        reason: 'I would like to read the reports.',
      });
      expect(`${response.status} ${email}`).toBe(`201 ${email}`);
    }
  });
});

describe('a CSV file', () => {
  it('begins with a byte order mark', async () => {
    for (const address of [
      '/api/user/export?format=csv',
      '/api/audit/export',
      '/api/leads/export',
      '/api/documents/log/export',
      '/api/nda/signatures',
    ]) {
      const response = await admin.fetch(url() + address);
      if (response.status !== 200) throw new Error(`${address} ${response.status}`);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(`${address} ${bytes.toString('hex', 0, 3)}`).toBe(`${address} efbbbf`);
    }
  });
});

describe('an event', () => {
  const CREATE = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id startsAt } } }';
  const create = (input: object) =>
    ask<{ createEvent: { event: { id: string; startsAt: string } } }>(CREATE, { input: { title: 'Case', ...input } });

  it('that is under way is listed', async () => {
    const { filter, ...times } = JSON.parse(await readText('events-under-way/event.json')) as { filter: object };
    const { id } = (await create(times)).createEvent.event;
    const { events } = await ask<{ events: { nodes: { id: string }[] } }>(
      'query ($filter: EventFilter) { events(first: 20, filter: $filter) { nodes { id } } }',
      { filter },
    );
    expect(events.nodes.map((event) => event.id)).toEqual([id]);
  });

  it('gives the seat of a suspended and of a deleted account to the first person who waits', async () => {
    const RESPOND = 'mutation ($input: RespondToEventInput!) { respondToEvent(input: $input) { event { id } } }';
    const OWN = 'query ($id: ID!) { event(id: $id) { ownAnswer { isWaiting } } }';
    const READ = 'query ($id: ID!) { event(id: $id) { seatsLeft attendance { going waiting } } }';
    for (const end of ['suspended', 'deleted'] as const) {
      const times = { startsAt: '2027-05-04T10:00', endsAt: '2027-05-04T11:00', timeZone: 'Europe/Berlin' };
      const { id } = (await create({ ...times, capacity: 1 })).createEvent.event;
      const [first, next] = [await signInAsNew(`${end}-first`), await signInAsNew(`${end}-next`)];
      for (const { browser } of [first, next]) await ask(RESPOND, { input: { id, answer: 'GOING' } }, browser);
      expect(await ask(OWN, { id }, next.browser)).toEqual({ event: { ownAnswer: { isWaiting: true } } });
      if (end === 'deleted') await ask('mutation { deleteOwnAccount { __typename } }', {}, first.browser);
      else
        await ask('mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { user { id } } }', {
          input: { id: first.id },
        });
      await eventually(async () => {
        expect(await ask(OWN, { id }, next.browser)).toEqual({ event: { ownAnswer: { isWaiting: false } } });
      });
      expect(await ask(READ, { id })).toEqual({
        event: { seatsLeft: 0, attendance: { going: 1, waiting: 0 } },
      });
      const mails = await query(site.em(), "select 1 from mail where recipient = $1 and kind = 'event.seat_free'", [
        next.email,
      ]);
      expect(mails).toHaveLength(1);
      const csv = await (await admin.fetch(`${url()}/api/events/${id}/attendance`)).text();
      expect([csv.includes(first.email), csv.includes(next.email)]).toEqual([false, true]);
    }
  });

  it('after a change of clocks starts as typed, and a time that does not exist is refused', async () => {
    const [, list = ''] = (await readText('schedule-across-dst/times.txt')).split(': ');
    const [ordinary = '', missing = '', repeated = ''] = list.trim().split(', ');
    const at = (startsAt: string) => ({
      startsAt,
      endsAt: `${startsAt.slice(0, 11)}23:00`,
      timeZone: 'America/New_York',
    });
    expect((await create(at(ordinary))).createEvent.event.startsAt).toBe('2027-03-20T10:00:00.000Z');
    expect((await create(at(repeated))).createEvent.event.startsAt).toBe('2027-11-07T05:30:00.000Z');
    const { code } = await admin.execute(url(), CREATE, { input: { title: 'Case', ...at(missing) } });
    expect(code).toBe('BAD_USER_INPUT');
  });
});
