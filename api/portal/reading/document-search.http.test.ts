import { describe, expect, test } from 'vitest';
import { drawnLine, drawnPdf } from '#api/testing/pdf-files.ts';
import {
  DocumentSearchHttpTestFindDocument as FIND,
  DocumentSearchHttpTestOutlineDocument as OUTLINE,
} from '#graphql/generated/tests-portal-reading.ts';
import { emptyPdf, outlinedPdf } from '#api/testing/pdf-files.ts';
import { query } from '#api/testing/query.ts';
import { type Reader, SEE, useReadingRoom, VIEW } from '#api/testing/reading-site.ts';
import { TestBrowser } from '#api/testing/site.ts';

const room = useReadingRoom();

const search = ({ browser }: Pick<Reader, 'browser'>, id: string, text: string, fromPage = 1) =>
  browser.run(room.url(), FIND, { id, text, fromPage });

/** All hits, as the reader asks for them: the server answers after 2 seconds with the page to go on from. */
async function searchAll(reader: Reader, id: string, text: string, fromPage = 1) {
  const { data } = await search(reader, id, text, fromPage);
  const { hits, nextPage, hasText } = data.documentSearch!;
  if (nextPage === null) return { hits, hasText };
  const later: { hits: typeof hits; hasText: boolean } = await searchAll(reader, id, text, nextPage);
  return { hits: [...hits, ...later.hits], hasText: hasText || later.hasText };
}

const getOutline = ({ browser }: Reader, id: string) => browser.run(room.url(), OUTLINE, { id });

async function reading(options: Parameters<typeof room.document>[0], level = VIEW) {
  const reader = await room.arrive();
  const id = await room.document(options);
  await room.grant(reader, id, level);
  return { reader, id };
}

describe('a search in a document', () => {
  test('finds a text on page 7 in any case, and returns where it is', async () => {
    const { reader, id } = await reading({ pages: 9 });
    for (const text of ['page 7', '  PAGE\n 7 ']) {
      const { hits, hasText } = await searchAll(reader, id, text);
      expect(hasText).toBe(true);
      expect(hits.map(({ page }) => page)).toEqual([7]);
      const [area] = hits[0]!.areas;
      // Drawn 60 points from the left and 82 from the top of a page of 595 × 842 points.
      expect(area!.left).toBeCloseTo(60 / 595, 1);
      expect(area!.top + area!.height).toBeCloseTo(82 / 842, 1);
    }
    const later = await searchAll(reader, id, 'of the report', 8);
    expect(later.hits.map(({ page }) => page)).toEqual([8, 9]);
    expect((await searchAll(reader, id, 'turbine')).hits).toEqual([]);
  });

  test('returns one area for each line, and at most 500 hits', async () => {
    const report = await reading({});
    const { hits } = await searchAll(report.reader, report.id, 'Revenue, cost and headcount');
    expect(Math.max(...hits.map(({ areas }) => areas.length))).toBe(2);
    // On one page, because a search ends with the page on which its time is over.
    const content = Array.from({ length: 42 }, (_, line) => drawnLine('cost '.repeat(13), 20, 20 + line * 18)).join('');
    const { reader, id } = await reading({ pages: 1, body: Buffer.from(drawnPdf({ content })) });
    const result = (await search(reader, id, 'cost')).data.documentSearch!;
    expect(result.hits).toHaveLength(500);
    expect(result.nextPage).toBeNull();
  });

  test('is not a reading, and its answer contains no text', async () => {
    const { reader, id } = await reading({});
    const answer = await search(reader, id, 'headcount');
    expect(answer.data.documentSearch!.hits.length).toBeGreaterThan(3);
    expect(JSON.stringify(answer.data)).not.toMatch(/quarter|headcount/);
    expect(await room.written(id)).toEqual({ events: [], traces: [] });
  });

  test('requires the right to read: other documents are answered like missing ones', async () => {
    const reader = await room.arrive();
    const id = await room.document();
    expect((await search({ browser: new TestBrowser() }, id, 'report')).code).toBe('UNAUTHENTICATED');
    expect((await search(reader, 'doc_none', 'report')).data).toEqual({ documentSearch: null });
    expect((await search(reader, id, 'report')).data).toEqual({ documentSearch: null });
    await room.grant(reader, id, SEE);
    expect((await search(reader, id, 'report')).data).toEqual({ documentSearch: null });
    expect((await getOutline(reader, id)).data).toEqual({ document: { outline: null } });
  });

  test('ends with the right to read, and waits for the confidentiality agreement', async () => {
    const { reader, id } = await reading({});
    expect((await search(reader, id, 'report')).data.documentSearch!.hits).toHaveLength(3);
    await query(room.site.em(), "insert into nda (id, body, sha256) values ('nda_1', 'Keep it.', $1)", [
      '0'.repeat(64),
    ]);
    expect((await search(reader, id, 'report')).data).toEqual({ documentSearch: null });
    await query(room.site.em(), "delete from nda where id = 'nda_1'");
    await room.revoke(reader, id);
    expect((await search(reader, id, 'report')).data).toEqual({ documentSearch: null });
  });

  test('refuses texts that are too short or too long, and pages below 1', async () => {
    const { reader, id } = await reading({});
    for (const text of ['', 'a', ' a\n ', 'x'.repeat(101)])
      expect((await search(reader, id, text)).code).toBe('BAD_USER_INPUT');
    expect((await search(reader, id, 'report', 0)).code).toBe('BAD_USER_INPUT');
    expect((await search(reader, id, 'report', 99)).data.documentSearch).toMatchObject({ hits: [], hasText: false });
  });

  test('reports a document without text, and finds nothing in a file without pages', async () => {
    const scanned = await reading({ pages: 2, body: Buffer.from(await emptyPdf(100, 100, 2)) });
    const { documentSearch } = (await search(scanned.reader, scanned.id, 'report')).data;
    expect(documentSearch).toEqual({ hits: [], nextPage: null, hasText: false });
    const table = await reading({ pages: null, body: Buffer.from('a,b\n'), fileName: 'a.csv' });
    expect((await search(table.reader, table.id, 'report')).data.documentSearch).toBeNull();
  });

  test('is limited to three at the same time for each person', async () => {
    const { reader, id } = await reading({ pages: 400 });
    const codes = (await Promise.all([1, 2, 3, 4, 5, 6].map(() => search(reader, id, 'turbine')))).map(
      ({ code }) => code,
    );
    expect(codes).toContain('RATE_LIMITED');
    expect(codes).toContain(undefined);
    expect((await search(reader, id, 'turbine')).code).toBeUndefined();
  });
});

describe('the outline of a document', () => {
  test('contains its bookmarks with their pages, three levels deep', async () => {
    const deep = { title: 'Level 4', page: 4 };
    const bookmarks = [
      { title: 'Summary', page: 0 },
      { title: 'Figures', page: 2, below: [{ title: 'Q1', page: 3, below: [{ title: 'Level 3', below: [deep] }] }] },
      { title: `Long ${'x'.repeat(300)}`, page: 4 },
    ];
    const { reader, id } = await reading({ pages: 5, body: Buffer.from(await outlinedPdf(5, bookmarks)) });
    expect((await getOutline(reader, id)).data.document!.outline).toEqual([
      { title: 'Summary', level: 1, page: 1 },
      { title: 'Figures', level: 1, page: 3 },
      { title: 'Q1', level: 2, page: 4 },
      { title: 'Level 3', level: 3, page: null },
      { title: `Long ${'x'.repeat(195)}`, level: 1, page: 5 },
    ]);
    expect((await room.written(id)).traces).toEqual([]);
  });

  test('is empty without bookmarks, and has at most 500 entries', async () => {
    const plain = await reading({});
    expect((await getOutline(plain.reader, plain.id)).data.document!.outline).toEqual([]);
    const many = Array.from({ length: 600 }, (_, at) => ({ title: `Part ${at}`, page: 0 }));
    const long = await reading({ pages: 1, body: Buffer.from(await outlinedPdf(1, many)) });
    expect((await getOutline(long.reader, long.id)).data.document!.outline).toHaveLength(500);
  });
});
