import { describe, expect, test } from 'vitest';
import { query } from '#api/testing/query.ts';
import { DOWNLOAD, type Reader, SEE, useReadingRoom, VIEW } from '#api/testing/reading-site.ts';
import { TestBrowser } from '#api/testing/site.ts';
import {
  AccessLogHttpTestAskDocument as ASK,
  AccessLogHttpTestEngagementDocument as ENGAGEMENT,
  AccessLogHttpTestLabelsDocument as LABELS,
  AccessLogHttpTestLogDocument as LOG,
  AccessLogHttpTestReadDocument as READ,
} from '#graphql/generated/tests-portal-reading.ts';

const room = useReadingRoom();

const sendReport = async ({ browser }: Pick<Reader, 'browser'>, id: string, body: unknown) =>
  (await browser.post(`${room.url()}/api/documents/${id}/readings`, body)).status;
const getLog = async ({ browser }: Reader, filter: object = {}) =>
  (await browser.run(room.url(), LOG, { filter })).data.accessLog.nodes;

/** A person with a document that is shared only with them. */
async function reading(level: number, name: string) {
  const reader = await room.arrive({ name });
  const id = await room.document();
  await room.grant(reader, id, level);
  return { reader, id, page: (n: number) => reader.browser.fetch(`${room.url()}/files/${id}/pages/${n}`) };
}

describe('the access log', () => {
  test('distinguishes opening, sending, reading, downloading and printing', async () => {
    const { reader, id, page } = await reading(DOWNLOAD, 'Ada');
    expect(await sendReport(reader, id, { kind: 'SEEN' })).toBe(204);
    await page(2);
    await room.letHourPass();
    expect(await sendReport(reader, id, { kind: 'READ', page: 2, seconds: 41 })).toBe(204);
    expect(await sendReport(reader, id, { kind: 'PRINTED' })).toBe(204);
    const link = (await reader.browser.fetch(`${room.url()}/files/${id}`)).headers.get('location')!;
    await (await reader.browser.fetch(room.url() + link)).arrayBuffer();
    const log = await getLog(reader);
    expect(log.map(({ kind, page, seconds }) => [kind, page, seconds])).toEqual([
      ['DOWNLOADED', null, null],
      ['PRINTED', null, null],
      ['READ', 2, 41],
      ['SENT', 2, null],
      ['SEEN', null, null],
    ]);
    expect(log[3]).toMatchObject({
      person: { name: 'Ada' },
      documentTitle: 'Annual report',
      version: 1,
      ipAddress: null,
    });
  });

  test('shows all entries to administrators, filtered by document, person and kind, and investors only their own', async () => {
    const [one, two] = [await reading(VIEW, 'Berta Bauer'), await reading(VIEW, 'Cara Costa')];
    await one.page(1);
    await two.page(1);
    const admin = await room.arrive({ roles: ['ADMIN'] });
    expect(await getLog(admin, { documentId: one.id })).toMatchObject([{ person: { name: 'Berta Bauer' }, page: 1 }]);
    expect(await getLog(admin, { documentId: one.id, version: 1 })).toHaveLength(1);
    expect(await getLog(admin, { documentId: one.id, version: 2 })).toEqual([]);
    expect(await getLog(admin, { person: 'costa' })).toMatchObject([{ documentId: two.id }]);
    expect(await getLog(admin, { person: one.reader.user.id, kind: 'READ' })).toEqual([]);
    expect(await getLog(admin, { isOwn: true })).toEqual([]);
    for (const filter of [{}, { person: 'Cara' }, { documentId: two.id }])
      expect((await getLog(one.reader, filter)).filter(({ documentId }) => documentId === two.id)).toEqual([]);
    const { code } = await new TestBrowser().run(room.url(), LOG);
    expect(code).toBe('UNAUTHENTICATED');
  });

  test('finds the reading for a watermark code with one misread character', async () => {
    const { page } = await reading(VIEW, 'Cody Coder');
    const admin = await room.arrive({ roles: ['ADMIN'] });
    const isConfusable = (code: unknown) => /[2568BSZ9]/.test(String(code));
    let code = '';
    // Each reading has a random code. Nearly every code contains a character that looks like another one.
    while (!isConfusable(code)) {
      await page(1);
      code = String((await getLog(admin, { person: 'Cody', kind: 'SENT' }))[0]!['code']);
    }
    const alike: Record<string, string> = { 2: 'Z', 5: 'S', 6: '8', 8: 'B', 9: '8', B: '8', S: '5', Z: '2' };
    const misread = code.replace(/[2568BSZ9]/, (character) => alike[character]!);
    const expectedEntry = { person: { name: 'Cody Coder' }, documentTitle: 'Annual report', page: 1, code };
    expect(await getLog(admin, { code: code.toLowerCase() })).toMatchObject([expectedEntry]);
    expect(await getLog(admin, { code: misread })).toMatchObject([expectedEntry]);
    expect(await getLog(admin, { code: 'AAAAAAAA' })).toEqual([]);
  });

  test('does not name a document that is no longer shared', async () => {
    const { reader, id, page } = await reading(VIEW, 'Dora');
    await page(1);
    await room.revoke(reader, id);
    expect(await getLog(reader)).toMatchObject([{ documentId: id, documentTitle: null }]);
  });

  test('contains no more reading time than has passed since the page was sent, in however many reports', async () => {
    const { reader, id, page } = await reading(VIEW, 'Fay');
    await page(1);
    await page(2);
    const claim = (page: number, seconds: number) => sendReport(reader, id, { kind: 'READ', page, seconds });
    const getTotal = async (n: number) =>
      (await getLog(reader, { kind: 'READ' }))
        .filter(({ page }) => page === n)
        .reduce((sum, { seconds }) => sum + seconds!, 0);
    await room.letHourPass();
    await claim(1, 1_800);
    await Promise.all(Array.from({ length: 8 }, () => claim(1, 1_800)));
    await page(1);
    await claim(1, 1_800);
    const total = await getTotal(1);
    expect([total >= 3_600, total < 3_700, await getTotal(2)]).toEqual([true, true, 0]);
    expect((await getLog(reader, { kind: 'READ' })).length).toBeLessThan(6);
    await claim(2, 60);
    expect(await getTotal(2)).toBe(60);
  });

  test('accepts reading reports only for pages that were sent, and for at most half an hour', async () => {
    const { reader, id, page } = await reading(VIEW, 'Eva');
    await page(1);
    await room.letHourPass();
    for (const report of [
      { kind: 'READ', page: 1, seconds: 80_000 },
      { kind: 'READ', page: 2, seconds: 5 },
    ])
      expect(await sendReport(reader, id, report)).toBe(204);
    expect((await getLog(reader, { kind: 'READ' })).map(({ page, seconds }) => [page, seconds])).toEqual([[1, 1_800]]);
    for (const report of [{}, { kind: 'SENT' }, { kind: 'READ', page: 0, seconds: 1 }, { kind: 'READ', page: 1 }])
      expect(await sendReport(reader, id, report)).toBe(400);
  });

  test('names the version of a page that was sent last, also when the tenth follows the ninth on one day', async () => {
    const { reader, id, page } = await reading(VIEW, 'Nina');
    const publish = (number: number) =>
      query(
        room.site.em(),
        `with added as (insert into document_version (document_id, number, storage_key, name, type, size, sha256, pages)
           select document_id, $2, storage_key, name, type, size, sha256, pages from document_version
           where document_id = $1 and number = 1)
         update document set version = $2 where id = $1`,
        [id, number],
      );
    for (const number of [9, 10]) {
      await publish(number);
      await page(1);
    }
    await sendReport(reader, id, { kind: 'READ', page: 1, seconds: 1 });
    expect((await getLog(reader, { kind: 'READ' })).map(({ version }) => version)).toEqual([10]);
  });

  test('refuses reports from people who cannot list the document, and most reports from people who can only list it', async () => {
    const [{ id }, other] = [await reading(VIEW, 'Fay'), await room.arrive()];
    expect(await sendReport(other, id, { kind: 'SEEN' })).toBe(404);
    expect(await sendReport({ browser: new TestBrowser() }, id, { kind: 'SEEN' })).toBe(401);
    await room.grant(other, id, SEE);
    expect(await sendReport(other, id, { kind: 'SEEN' })).toBe(204);
    expect(await sendReport(other, id, { kind: 'PRINTED' })).toBe(403);
  });

  test('is exported only by administrators, without formula injection, and the export is audited', async () => {
    const { reader, id, page } = await reading(VIEW, '=HYPERLINK("http://evil.example")');
    await page(3);
    const admin = await room.arrive({ roles: ['ADMIN'] });
    const path = `${room.url()}/api/documents/log/export?documentId=${id}`;
    expect((await reader.browser.fetch(path)).status).toBe(403);
    const response = await admin.browser.fetch(path);
    expect(response.headers.get('content-disposition')).toContain('access-log.csv');
    const [head, line, ...rest] = (await response.text()).split('\r\n');
    expect(head).toBe(
      'id,at,kind,personId,person,documentId,title,version,page,seconds,code,address,principalId,principal',
    );
    expect(line).toContain(`,"'=HYPERLINK(""http://evil.example"")",${id},Annual report,1,3,,`);
    expect(rest).toEqual(['']);
    const sql = `select 1 from audit_event where kind = 'document.log_exported' and actor_id = $1`;
    expect(await query(room.site.em(), sql, [admin.user.id])).toHaveLength(1);
    expect((await admin.browser.fetch(`${path}&from=yesterday`)).status).toBe(400);
  });
});

describe('a document that is opened', () => {
  const opened = async ({ browser }: Reader, id: string) => (await browser.run(room.url(), READ, { id })).data.document;

  test('returns its page shapes and the last version read only to people who can view it', async () => {
    const { reader, id, page } = await reading(VIEW, 'Gil');
    const shapes = [1.4151, 1.4151, 1.4151];
    expect(await opened(reader, id)).toEqual({ pageShapes: shapes, readVersion: null, readPages: [] });
    await page(1);
    expect(await opened(reader, id)).toEqual({ pageShapes: shapes, readVersion: 1, readPages: [] });
    const { reader: seer, id: other } = await reading(SEE, 'Hal');
    expect(await opened(seer, other)).toEqual({ pageShapes: null, readVersion: null, readPages: [] });
  });

  test('returns the pages that its reader had in view, each once, and no pages of other readers', async () => {
    const { reader, id, page } = await reading(VIEW, 'Ida');
    const other = await room.arrive();
    await room.grant(other, id, VIEW);
    for (const number of [3, 1, 3]) {
      await page(number);
      await sendReport(reader, id, { kind: 'READ', page: number, seconds: 4 });
    }
    await page(2);
    expect((await opened(reader, id))?.readPages).toEqual([1, 3]);
    expect((await opened(other, id))?.readPages).toEqual([]);
  });

  test('names its pages as they are printed, only for people who can view it', async () => {
    const { reader, id, page } = await reading(VIEW, 'Jon');
    const seer = await room.arrive();
    await room.grant(seer, id, SEE);
    const labels = ['i', 'ii', '3'];
    await query(room.site.em(), 'update document_version set page_labels = $2 where document_id = $1', [
      id,
      JSON.stringify(labels),
    ]);
    for (const number of [2, 3]) {
      await page(number);
      await sendReport(reader, id, { kind: 'READ', page: number, seconds: 4 });
    }
    const ask = async ({ browser }: Reader) =>
      (await browser.run(room.url(), ASK, { input: { documentId: id, page: 2, body: 'Why?' } })).data.askQuestion;
    expect(await ask(reader)).toEqual({ question: { pageLabel: 'ii' } });
    expect(await ask(seer)).toEqual({ question: { pageLabel: null } });
    const read = async ({ browser }: Reader) => (await browser.run(room.url(), LABELS, { id })).data;
    expect(await read(reader)).toEqual({
      document: { pageLabels: labels },
      accessLog: {
        nodes: [
          { page: 3, pageLabel: null },
          { page: 2, pageLabel: 'ii' },
        ],
      },
      questions: { nodes: [{ page: 2, pageLabel: 'ii' }] },
    });
    expect(await read(seer)).toEqual({
      document: { pageLabels: null },
      accessLog: { nodes: [] },
      questions: { nodes: [{ page: 2, pageLabel: null }] },
    });
    const admin = await room.arrive({ roles: ['ADMIN'] });
    const [engagement] = (await admin.browser.run(room.url(), ENGAGEMENT, { id })).data.engagement.nodes;
    expect(engagement?.pages).toEqual([
      { page: 2, label: 'ii' },
      { page: 3, label: null },
    ]);
  });

  test('has pages of standard shape if its file cannot be opened', async () => {
    const reader = await room.arrive();
    const id = await room.document({ pages: 2, body: Buffer.from('no PDF at all') });
    await room.grant(reader, id, VIEW);
    expect(await opened(reader, id)).toEqual({ pageShapes: [1.4142, 1.4142], readVersion: null, readPages: [] });
  });
});
