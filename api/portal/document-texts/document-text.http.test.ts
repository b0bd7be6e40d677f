import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  DocumentTextHttpTestFindDocument as FIND,
  DocumentTextHttpTestMakeCurrentDocument as MAKE_CURRENT,
} from '#graphql/generated/tests-portal-document-texts.ts';
import { makeDelegation } from '#api/accounts/delegations/delegation.factory.ts';
import { DOWNLOAD, type Reader, SEE, useReadingRoom, VIEW } from '#api/testing/reading-site.ts';
import { eventually } from '#api/testing/eventually.ts';
import { query } from '#api/testing/query.ts';
import { INDEXING, TestBrowser } from '#api/testing/site.ts';

const room = useReadingRoom(1, {}, { jobs: INDEXING });

const find = ({ browser }: Pick<Reader, 'browser'>, text: string, page: { first?: number; after?: string } = {}) =>
  browser.run(room.url(), FIND, { text, ...page });

const list = async (reader: Reader, text: string): Promise<string[]> =>
  (await find(reader, text)).data.documentTextHits.nodes.map(({ document, page }) => `${document.title} ${page}`);

async function writePdf(pages: string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const text of pages) pdf.addPage([595, 842]).drawText(text, { x: 50, y: 700, size: 12, font, maxWidth: 480 });
  return Buffer.from(await pdf.save());
}

const waitForIndex = (id: string) =>
  eventually(async () =>
    expect(await query(room.site.em(), 'select 1 from portal_passage_due where source_id = $1', [id])).toEqual([]),
  );

async function share(title: string, pages: string[]): Promise<string> {
  const id = await room.document({ pages: pages.length, body: await writePdf(pages) });
  await query(room.site.em(), 'update document set title = $2 where id = $1', [id, title]);
  await waitForIndex(id);
  return id;
}

/** Adds a version with these pages, which becomes the current one. */
async function addVersion(id: string, pages: string[]): Promise<void> {
  const source = await room.document({ pages: pages.length, body: await writePdf(pages) });
  await query(
    room.site.em(),
    `with added as (insert into document_version (document_id, number, storage_key, name, type, size, sha256, pages)
       select $1, 2, storage_key, name, type, size, sha256, pages from document_version where document_id = $2)
     update document set version = 2 where id = $1`,
    [id, source],
  );
  await waitForIndex(id);
}

const QUOKKA = 'The quokka refinery made 42 barrels a day. Its margin increased by a tenth. The weather was fine.';
let ines: Reader;
let report: string;

beforeAll(async () => {
  ines = await room.arrive({ name: 'Ines' });
  report = await share('Harbor report', ['A table of contents.', QUOKKA, 'Nothing about animals.']);
  await room.grant(ines, report, VIEW);
});

describe('a search in the text of all documents', () => {
  it('finds the page in any form of the words, with its sentence and the words marked', async () => {
    for (const text of ['margins increasing', 'MARGIN', '"margin increased"']) {
      const [hit] = (await find(ines, text)).data.documentTextHits.nodes;
      expect(hit).toMatchObject({ document: { id: report, title: 'Harbor report' }, page: 2 });
      expect(hit!.parts.map((part) => part.text).join('')).toBe('Its margin increased by a tenth.');
      expect(hit!.parts.find(({ isMatch }) => isMatch)!.text).toBe('margin');
    }
    expect(await list(ines, 'quokka weather')).toEqual(['Harbor report 2']);
    expect(await list(ines, 'quokka turbine')).toEqual([]);
  });

  it('names the label that is printed on a page', async () => {
    const reader = await room.arrive();
    const id = await share('Prospectus', ['A preface about numbats.', 'A chapter about numbats.']);
    await room.grant(reader, id, VIEW);
    const label = `update document_version set page_labels = '["iv", "2"]' where document_id = $1`;
    await query(room.site.em(), label, [id]);
    const { nodes } = (await find(reader, 'numbats')).data.documentTextHits;
    expect(nodes.map(({ page, pageLabel }) => [page, pageLabel]).toSorted()).toEqual([
      [1, 'iv'],
      [2, null],
    ]);
  });

  it('looks in the text alone, not in titles and page numbers, and an empty text finds nothing', async () => {
    for (const text of ['harbor', 'page', '', ' ', '"', '--'])
      expect([text, await list(ines, text)]).toEqual([text, []]);
    expect((await find(ines, 'x'.repeat(201))).code).toBe('BAD_USER_INPUT');
    expect((await find(ines, 'margin', { after: 'forged' })).code).toBe('BAD_USER_INPUT');
  });

  it('shows one hit for each page, best first, in pages of any size', async () => {
    const reader = await room.arrive();
    const ids = [
      await share('First', ['One wombat.', 'Wombat, wombat and wombat. A wombat.']),
      await share('Second', ['A wombat.', 'A wombat.']),
    ];
    for (const id of ids) await room.grant(reader, id, DOWNLOAD);
    const all = await list(reader, 'wombat');
    expect(all[0]).toBe('First 2');
    expect(all.toSorted()).toEqual(['First 1', 'First 2', 'Second 1', 'Second 2']);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { nodes, pageInfo } = (await find(reader, 'wombat', { first: 1, ...(after && { after }) })).data
        .documentTextHits;
      seen.push(...nodes.map(({ document, page }) => `${document.title} ${page}`));
      after = pageInfo.hasNextPage ? pageInfo.endCursor! : undefined;
    } while (after);
    expect(seen).toEqual(all);
  });

  it('is recorded as a reading of each quoted page, once', async () => {
    const reader = await room.arrive();
    const id = await share('Recorded', ['Nothing.', 'An axolotl.']);
    await room.grant(reader, id, VIEW);
    for (const text of ['axolotl', 'axolotls', 'zyzzyva']) await find(reader, text);
    const { events, traces } = await room.written(id);
    expect(events).toMatchObject([{ kind: 'document.viewed', page: 2, actorId: reader.user.id }]);
    expect(traces).toMatchObject([{ accountId: reader.user.id, page: 2 }]);
  });

  it('cannot be given forged marks by a document', async () => {
    await query(
      room.site.em(),
      `insert into portal_passage (kind, source_id, position, version, page, anchor, title, heading, sentences)
       values ('DOCUMENT', $1, 900, 1, 3, 'page-3', '', '', $2)`,
      [report, ['A \uE000forged\uE001 ibex.']],
    );
    const [hit] = (await find(ines, 'ibex')).data.documentTextHits.nodes;
    expect(hit!.parts).toMatchObject([
      { text: 'A forged ', isMatch: false },
      { text: 'ibex', isMatch: true },
      { text: '.', isMatch: false },
    ]);
  });
});

describe('the text of a document that the reader cannot read', () => {
  const SECRET = /quokka|barrels|Harbor report/;
  const answer = async (reader: Pick<Reader, 'browser'>) => (await find(reader, 'refinery')).data;
  const nothing = { nodes: [], edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

  it('is not found by visitors, by others, or with the right to list it', async () => {
    const visitor = { browser: new TestBrowser() };
    expect((await find(visitor, 'refinery')).code).toBe('UNAUTHENTICATED');
    const ole = await room.arrive({ name: 'Ole' });
    expect(await answer(ole)).toMatchObject({ documentTextHits: nothing });
    await room.grant(ole, report, SEE);
    expect(await answer(ole)).toMatchObject({ documentTextHits: nothing });
    expect(JSON.stringify(await answer(ole))).not.toMatch(SECRET);
    expect((await room.written(report)).traces.filter(({ accountId }) => accountId === ole.user.id)).toEqual([]);
  });

  it('is not found after the grant ended or was revoked, and until the confidentiality agreement is signed', async () => {
    const em = room.site.em();
    const ida = await room.arrive({ name: 'Ida' });
    await room.grant(ida, report, VIEW);
    expect(await list(ida, 'refinery')).toEqual(['Harbor report 2']);
    await query(em, "insert into nda (id, body, sha256) values ('nda_1', 'Keep it.', repeat('0', 64))");
    expect(await answer(ida)).toMatchObject({ documentTextHits: nothing });
    await query(em, "delete from nda where id = 'nda_1'");
    await query(em, "update document_grant set ends_at = now() - interval '1 second' where holder = $1", [ida.user.id]);
    expect(await answer(ida)).toMatchObject({ documentTextHits: nothing });
    await query(em, 'update document_grant set ends_at = null where holder = $1', [ida.user.id]);
    expect(await list(ida, 'refinery')).toEqual(['Harbor report 2']);
    await room.revoke(ida, report);
    expect(await answer(ida)).toMatchObject({ documentTextHits: nothing });
  });

  it('is found by a delegate while the delegation lasts, for the person who gave it', async () => {
    const em = room.site.em();
    const dora = await room.arrive({ name: 'Dora' });
    const delegation = await makeDelegation(em, {
      from: ines.user.id,
      to: dora.user.id,
      level: VIEW,
      documentIds: [report],
    });
    expect(await list(dora, 'refinery')).toEqual(['Harbor report 2']);
    await query(em, 'delete from delegation where id = $1', [delegation]);
    expect(await answer(dora)).toMatchObject({ documentTextHits: nothing });
  });

  it('is not found in a former version', async () => {
    await query(room.site.em(), 'update portal_passage set version = 9 where source_id = $1', [report]);
    expect(await answer(ines)).toMatchObject({ documentTextHits: nothing });
    await query(room.site.em(), 'update portal_passage set version = 1 where source_id = $1', [report]);
  });

  it('is not found in a wrong version after an administrator made the former one current again', async () => {
    const reader = await room.arrive();
    const admin = await room.arrive({ roles: ['ADMIN'] });
    const id = await share('Ledger', ['The narwhal tariff.']);
    await room.grant(reader, id, VIEW);
    await addVersion(id, ['Nothing.', 'The capybara tariff.']);
    expect([await list(reader, 'narwhal'), await list(reader, 'capybara')]).toEqual([[], ['Ledger 2']]);
    const { code } = await admin.browser.run(room.url(), MAKE_CURRENT, { input: { documentId: id, number: 1 } });
    expect(code).toBeUndefined();
    expect(await list(reader, 'capybara')).toEqual([]);
    await waitForIndex(id);
    expect([await list(reader, 'narwhal'), await list(reader, 'capybara')]).toEqual([['Ledger 1'], []]);
  });
});
