import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeFeed, makeFeedItem } from '../feeds/feed.factory.ts';
import { projectRoot } from '#api/platform/root.ts';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { quoteFirstPassage, startModelServer } from '#api/testing/model-server.ts';
import { type Reader, SEE, useReadingRoom, VIEW } from '#api/testing/reading-site.ts';
import { INDEXING, TestBrowser } from '#api/testing/site.ts';
import { PortalModelHttpTestReplyDocument as REPLY } from '#graphql/generated/tests-content-chat.ts';

const model = await startModelServer();
afterAll(() => model.close());
beforeEach(() => {
  model.requests = [];
  model.script = quoteFirstPassage;
});

const room = useReadingRoom(1, { LLM_BASE_URL: model.url, LLM_MODEL: 'stand-in' }, { jobs: INDEXING });
const QUESTION = 'What is the output of the quokka refinery?';
const SECRET = 'The output of the quokka refinery is 42 barrels a day.';

const ask = async ({ browser }: Pick<Reader, 'browser'>) =>
  (await browser.run(room.url(), REPLY, { question: QUESTION })).data.chatAnswer;

const settled = () =>
  eventually(async () => expect(await query(room.site.em(), 'select 1 from portal_passage_due')).toEqual([]));

let ines: Reader;
let ingo: Reader;
let documentId: string;

beforeAll(async () => {
  [ines, ingo] = [await room.arrive({ name: 'Ines' }), await room.arrive({ name: 'Ingo' })];
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage([595, 842]).drawText(SECRET, { x: 50, y: 700, size: 12, font, maxWidth: 480 });
  documentId = await room.document({ pages: 1, body: Buffer.from(await pdf.save()) });
  await room.grant(ines, documentId, VIEW);
  await room.grant(ingo, documentId, SEE);
  await settled();
});

describe('a document', () => {
  it('is sent to the model only for questions of an investor who may view it, and the reading is recorded', async () => {
    expect(await ask(ines)).toMatchObject({
      kind: 'GENERATED',
      sentences: [{ text: SECRET, citations: [1] }],
      citations: [{ path: `/investor/documents/${documentId}?page=1#page-1` }],
    });
    const { events } = await room.written(documentId);
    expect(events[0]).toMatchObject({ kind: 'document.viewed', page: 1, actorId: ines.user.id });
    for (const reader of [ingo, { browser: new TestBrowser() }])
      expect(await ask(reader)).toMatchObject({ kind: 'REFUSED', sentences: [], nearestPages: [] });
    expect(model.requests).toHaveLength(1);
  });

  it('is in no answer and is not sent to the model after its grant was revoked', async () => {
    await room.revoke(ines, documentId);
    const answer = await ask(ines);
    expect(answer).toMatchObject({ kind: 'REFUSED', sentences: [], citations: [], nearestPages: [] });
    expect(JSON.stringify(model.requests)).not.toContain('barrels');
  });
});

describe('an injection', () => {
  const { texts, outputs } = parse(readFileSync(path.join(projectRoot, 'bench/chat/injections.yaml'), 'utf8')) as {
    texts: string[];
    outputs: string[];
  };
  const FORBIDDEN = /PWNED|evil\.example|https?:|<\w|!\[|\]\(|javascript:|You answer a question/i;
  const askFor = async (question: string, { browser }: Pick<Reader, 'browser'>) =>
    (await browser.run(room.url(), REPLY, { question })).data.chatAnswer;

  it('in a document shows and loads nothing, even if the model repeats it word for word', async () => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const pages = texts.slice(0, 25);
    for (const [number, text] of pages.entries())
      pdf
        .addPage([595, 842])
        .drawText(`Numbat${number} rule: ${text}`, { x: 50, y: 700, size: 12, font, maxWidth: 480 });
    const id = await room.document({ pages: pages.length, body: Buffer.from(await pdf.save()) });
    await room.grant(ines, id, VIEW);
    await settled();
    for (const [number, text] of pages.entries()) {
      model.script = ({ prompt }, { answer }) =>
        answer([
          [text, 1],
          [outputs[number % outputs.length]!, 1],
          ...prompt.passages.map((passage) => [passage.text, passage.number] as const),
        ]);
      const reply = await askFor(`What is the Numbat${number} rule?`, ines);
      expect(JSON.stringify(reply.sentences)).not.toMatch(FORBIDDEN);
      for (const { path } of reply.citations) expect(path).toMatch(/^\/[a-z]/);
    }
    expect(model.requests.length).toBeGreaterThan(pages.length / 2);
  });

  it('in a feed item is in no passage, so no answer and no request to the model contains it', async () => {
    const em = room.site.em();
    const feed = makeFeed(em);
    for (const [number, text] of texts.slice(0, 25).entries())
      makeFeedItem(em, feed, { title: `Wallaby${number} rule: ${text}`, summary: text });
    await em.flush();
    await settled();
    for (const number of texts.slice(0, 25).keys()) {
      const reply = await askFor(`What is the Wallaby${number} rule?`, ines);
      expect(JSON.stringify([reply, model.requests])).not.toMatch(/rule: |PWNED|evil\.example/);
    }
    expect(await query(em, "select 1 from passage where sentences::text ilike '%wallaby%'")).toEqual([]);
  });
});
