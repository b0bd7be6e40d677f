import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { User } from '#api/accounts/users/user.entity.ts';
import { makeEvent } from '#api/portal/events/event.factory.ts';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { type Reader, SEE, useReadingRoom, VIEW } from '#api/testing/reading-site.ts';
import { INDEXING, TestBrowser } from '#api/testing/site.ts';
import { makeUpdate } from '#api/portal/updates/update.factory.ts';
import { PortalHttpTestChatDocument as CHAT } from '#graphql/generated/tests-content-chat.ts';

const room = useReadingRoom(2, {}, { jobs: INDEXING });

const ask = async (question: string, { browser }: Pick<Reader, 'browser'>, at = 0) => {
  const { data, headers } = await browser.run(room.url(at), CHAT, { question });
  return { ...data.chatAnswer, cacheControl: headers.get('cache-control') as string };
};
const getPaths = async (...args: Parameters<typeof ask>): Promise<string[]> =>
  (await ask(...args)).citations.map(({ path }) => path);
const settled = () =>
  eventually(async () => expect(await query(room.site.em(), 'select 1 from portal_passage_due')).toEqual([]));

async function writePdf(pages: string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const text of pages) pdf.addPage([595, 842]).drawText(text, { x: 50, y: 700, size: 12, font, maxWidth: 480 });
  return Buffer.from(await pdf.save());
}

const QUESTIONS = {
  document: 'What is the output of the quokka refinery?',
  update: 'When does the wombat acquisition close?',
  event: 'Where does the platypus visit take place?',
  question: 'Why did the numbat margin fall?',
};

let ines: Reader;
let ingo: Reader;
const visitor = { browser: new TestBrowser() };
const ids = { document: '', update: '', event: '', question: 'que_00000000000000000000000000000002', group: '' };

beforeAll(async () => {
  [ines, ingo] = [await room.arrive({ name: 'Ines' }), await room.arrive({ name: 'Ingo' })];
  const em = room.site.em();
  ids.group = (await makeGroup(em, [], { name: 'First' })).id;
  await query(em, 'insert into account_group_member (group_id, account_id) values ($1, $2)', [ids.group, ines.user.id]);
  const body = await writePdf([
    'A table of contents.',
    'The output of the quokka refinery is 42 barrels a day. Revenue grew by a tenth.',
  ]);
  ids.document = await room.document({ pages: 2, body });
  await query(em, "update document set title = 'Quokka plan' where id = $1", [ids.document]);
  await room.grant(ines, ids.document, VIEW);
  const groupIds = [ids.group];
  ids.update = await makeUpdate(em, {
    title: 'Wombat news',
    body: 'The wombat acquisition closes in March.',
    groupIds,
  });
  ids.event = await makeEvent(em, { title: 'Platypus visit', description: 'The platypus visit is a tour.', groupIds });
  await query(
    em,
    `insert into question (id, document_id, account_id, body, answer, answered_at)
     values ($1, $2, $3, 'Why did the numbat margin fall?', 'The numbat margin fell because of freight.', now())`,
    [ids.question, ids.document, ines.user.id],
  );
  await settled();
});

describe('an investor', () => {
  it('gets answers from document pages, updates, events and answered questions, on every server', async () => {
    for (const at of [0, 1]) {
      expect(await getPaths(QUESTIONS.document, ines, at)).toEqual([
        `/investor/documents/${ids.document}?page=2#page-2`,
      ]);
      expect(await getPaths(QUESTIONS.update, ines, at)).toEqual([`/investor/updates/${ids.update}`]);
      expect(await getPaths(QUESTIONS.event, ines, at)).toEqual([`/investor/calendar/${ids.event}`]);
      expect(await getPaths(QUESTIONS.question, ines, at)).toEqual([`/investor/documents/${ids.document}#questions`]);
    }
    expect(await getPaths('What revenue does the quokka refinery have?', ines)).toEqual([
      `/investor/documents/${ids.document}?page=2#page-2`,
    ]);
    const answer = await ask(QUESTIONS.document, ines);
    expect(answer.cacheControl).toContain('no-store');
  });

  it('is recorded as a reader of the page that is quoted', async () => {
    const { events, traces } = await room.written(ids.document);
    expect(events[0]).toMatchObject({ kind: 'document.viewed', page: 2, actorId: ines.user.id });
    expect(traces[0]).toMatchObject({ accountId: ines.user.id, page: 2 });
  });

  it('finds a changed text within seconds, and never a former version of a document', async () => {
    await query(
      room.site.em(),
      "update investor_update set body = 'The wombat acquisition closes in May.' where id = $1",
      [ids.update],
    );
    await eventually(async () => expect(JSON.stringify(await ask(QUESTIONS.update, ines, 1))).toContain('in May'));
    await query(room.site.em(), 'update portal_passage set version = 9 where source_id = $1', [ids.document]);
    expect(await getPaths(QUESTIONS.document, ines)).toEqual([]);
    await query(room.site.em(), 'update portal_passage set version = 1 where source_id = $1', [ids.document]);
  });

  it('finds the title and the place that one date of a series has of its own', async () => {
    const set = 'update event set title = $2, location = $3 where id = $1';
    await query(room.site.em(), set, [ids.event, 'Platypus gala', 'Otter hall']);
    const gala = 'What is the place of the platypus gala?';
    await eventually(async () => expect(JSON.stringify(await ask(gala, ines))).toContain('Otter hall'));
    await query(room.site.em(), set, [ids.event, null, null]);
    await settled();
  });
});

describe('another investor and a visitor', () => {
  it('get the same answers as if the sources did not exist, even if they may list the document', async () => {
    const secrets = /quokka plan|barrels|wombat news|in May|platypus visit is|freight|\/investor\//i;
    for (const reader of [ingo, visitor])
      for (const question of Object.values(QUESTIONS)) {
        const answer = await ask(question, reader);
        expect(answer).toMatchObject({ kind: 'REFUSED', citations: [] });
        expect(JSON.stringify(answer)).not.toMatch(secrets);
        const nonsense = await ask(question.replace(/quokka|wombat|platypus|numbat/, 'zyzzyva'), reader);
        expect(answer).toEqual(nonsense);
      }
    await room.grant(ingo, ids.document, SEE);
    for (const question of [QUESTIONS.document, QUESTIONS.question]) expect(await getPaths(question, ingo)).toEqual([]);
  });

  it('cause the same statements as if the sources did not exist', async () => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const listStatements = async (question: string) => {
      sent.mockClear();
      await ask(question, ingo);
      const texts = sent.mock.calls.map(([statement]: unknown[]) =>
        typeof statement === 'string' ? statement : (statement as { text: string }).text,
      );
      // The jobs of the servers send statements about due sources at any time.
      return texts.filter((text) => /passage/.test(text) && !/passage_due/.test(text));
    };
    try {
      for (const question of Object.values(QUESTIONS)) {
        const statements = await listStatements(question);
        expect(statements.length).toBeGreaterThan(1);
        const nonsense = question.replace(/quokka|wombat|platypus|numbat/, 'zyzzyva');
        expect(statements).toEqual(await listStatements(nonsense));
      }
    } finally {
      sent.mockRestore();
    }
  });

  it('see the published wording of a question, but not its original wording', async () => {
    await query(
      room.site.em(),
      `update question set published_at = now(), everyone = true, published_body = 'What happened to the margin?' where id = $1`,
      [ids.question],
    );
    await settled();
    const answer = await ask('What happened to the margin?', ingo);
    expect(answer.citations.map(({ path }) => path)).toEqual([`/investor/documents/${ids.document}#questions`]);
    expect(JSON.stringify(answer)).not.toContain('Why did the numbat');
    expect(await getPaths('What happened to the margin?', visitor)).toEqual([]);
  });
});

describe('the next answer after a change of access', () => {
  it('contains nothing from a document that requires a signed confidentiality agreement, or whose grant was revoked', async () => {
    const em = room.site.em();
    await query(em, "insert into nda (id, body, sha256) values ('nda_1', 'Text', repeat('a', 64))");
    expect(await getPaths(QUESTIONS.document, ines)).toEqual([]);
    expect(await getPaths(QUESTIONS.update, ines)).toHaveLength(1);
    await query(em, "update nda set ended_at = now() where id = 'nda_1'");
    expect(await getPaths(QUESTIONS.document, ines)).toHaveLength(1);
    await room.revoke(ines, ids.document);
    for (const at of [0, 1])
      expect(await ask(QUESTIONS.document, ines, at)).toMatchObject({ kind: 'REFUSED', nearestPages: [] });
  });

  it('contains nothing from the portal after a suspension or after leaving a group', async () => {
    const em = room.site.em();
    await em.nativeUpdate(User, { id: ines.user.id }, { status: 'SUSPENDED' });
    expect(await getPaths(QUESTIONS.update, ines)).toEqual([]);
    await em.nativeUpdate(User, { id: ines.user.id }, { status: 'APPROVED' });
    await query(em, 'delete from account_group_member where account_id = $1', [ines.user.id]);
    const again = await room.arrive({ name: 'Ida' });
    for (const reader of [ines, again])
      for (const question of [QUESTIONS.update, QUESTIONS.event]) expect(await getPaths(question, reader)).toEqual([]);
  });

  it('contains nothing from a deleted source, whose passages are deleted with it', async () => {
    const em = room.site.em();
    await query(em, 'delete from investor_update where id = $1', [ids.update]);
    expect(await query(em, "select 1 from portal_passage where kind = 'UPDATE'")).toEqual([]);
    await settled();
  });
});
