import type { ServerResponse } from 'node:http';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ModelHttpTestChatDocument as CHAT_REPLY } from '#graphql/generated/tests-content-chat-model.ts';
import { Article, ArticleStatus } from '#api/content/articles/article.entity.ts';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { createLogger } from '#api/platform/logger.ts';
import { eventually } from '#api/testing/eventually.ts';
import { type EmbedScript, quoteFirstPassage, startModelServer, toEmbeddings } from '#api/testing/model-server.ts';
import { query } from '#api/testing/query.ts';
import { useReadingRoom, VIEW } from '#api/testing/reading-site.ts';
import { INDEXING, TestBrowser } from '#api/testing/site.ts';
import { EmbeddingModel } from './embedding.client.ts';
import { readEmbeddingSettings } from './model.settings.ts';

const model = await startModelServer();
afterAll(() => model.close());
// On a busy machine, a call takes more than the second that an answer waits for it.
const settings = {
  LLM_BASE_URL: model.url,
  LLM_MODEL: 'stand-in',
  LLM_EMBEDDING_MODEL: 'vectors',
  LIMITS_SCALE: '10',
};
const room = useReadingRoom(2, settings, { jobs: INDEXING });

const QUESTION = 'How long do marmots hibernate?';
/** The question and the passage about winter have the same direction, the one about badgers a similar one. */
const preferWinter: EmbedScript = (texts, { json }) =>
  json(
    toEmbeddings(texts.map((text) => (/winter|\?$/.test(text) ? [5, 0] : text.includes('badgers') ? [1, 1] : [0, 2]))),
  );

beforeEach(() => {
  model.script = quoteFirstPassage;
  model.embed = preferWinter;
});

const countMissing = async () =>
  (
    await query<{ missing: number }>(
      room.site.em(),
      `select count(*)::int as missing from passage p where not exists (select from passage_embedding e
        where e.text_hash = encode(sha256(convert_to(
          p.title || E'\\n' || p.heading || E'\\n' || array_to_string(p.sentences, ' '), 'UTF8')), 'hex'))`,
    )
  )[0]?.missing;
const settled = () =>
  eventually(async () => {
    expect(await query(room.site.em(), 'select 1 from passage_due union all select 1 from portal_passage_due')).toEqual(
      [],
    );
    expect(await countMissing()).toBe(0);
  });

const ask = async (browser = new TestBrowser(), at = 0) => {
  const { data } = await browser.run(room.url(at), CHAT_REPLY, { q: QUESTION });
  return data;
};
const getFirst = async (browser?: TestBrowser, at?: number) => {
  model.requests = [];
  const { chatAnswer } = await ask(browser, at);
  expect(chatAnswer.kind).toBe('GENERATED');
  return model.requests[0]!.prompt.passages[0]!.text;
};

const BY_WORDS = 'Marmots hibernate long. Marmots hibernate for seven months.';
const BY_MEANING = 'In winter, marmots hibernate long in their burrows.';
const SIMILAR = 'It takes weeks to dig a burrow in which badgers and some marmots hibernate.';
let documentId: string;

beforeAll(async () => {
  model.embed = preferWinter;
  const em = room.site.em();
  makeArticle(em, { title: 'Marmots hibernate', slug: 'words', summary: '', body: BY_WORDS });
  makeArticle(em, { title: 'The year of an animal', slug: 'meaning', summary: '', body: BY_MEANING });
  makeArticle(em, { title: 'Two animals', slug: 'similar', summary: '', body: SIMILAR });
  makeArticle(em, { title: 'Another subject', slug: 'other', summary: '', body: 'Racks stand in rows.' });
  await em.flush();
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.addPage().drawText('The quokka refinery is confidential.', { x: 50, y: 700, size: 12, font });
  documentId = await room.document({ pages: 1, body: Buffer.from(await pdf.save()) });
  await settled();
});

describe('the embeddings of passages', () => {
  it('are vectors of length 1 in arrays of real numbers, one for each public text and none of the portal', async () => {
    const types = await query<{ type: string; length: number }>(
      room.site.em(),
      `select distinct pg_typeof(embedding)::text as type, (select round(sum(x * x)::numeric, 5)::float8
        from unnest(embedding) x) as length from passage_embedding`,
    );
    expect(types).toEqual([{ type: 'real[]', length: 1 }]);
    expect(await query(room.site.em(), `select 1 from portal_passage where source_id = '${documentId}'`)).toHaveLength(
      1,
    );
    expect(JSON.stringify(model.embedded)).not.toContain('quokka');
  });

  it('follow a changed text within seconds, and are deleted with it', async () => {
    const em = room.site.em();
    const article = makeArticle(em, { title: 'Axolotls', slug: 'axolotls', summary: '', body: 'Axolotls are pink.' });
    await em.flush();
    const isEmbedded = (text: string) => model.embedded.flat().some((each) => each.endsWith(text));
    await eventually(() => expect(isEmbedded('Axolotls are pink.')).toBe(true));
    await settled();
    const count = async () => (await query(em, 'select 1 from passage_embedding')).length;
    const before = await count();
    await room.site.em().nativeUpdate(Article, { id: article.id }, { status: ArticleStatus.DRAFT });
    await eventually(async () => expect(await count()).toBe(before - 1));
  });
});

describe('the order of passages', () => {
  it('also depends on their embeddings, on every server, but refusals and answers to links of other sites depend on words', async () => {
    await settled();
    for (const at of [0, 1]) expect(await getFirst(undefined, at)).toBe(BY_MEANING);
    const calls = model.embedded.length;
    const headers = { 'sec-fetch-site': 'cross-site' };
    await fetch(`${room.url()}/chat?${new URLSearchParams({ q: QUESTION })}`, { headers });
    await new TestBrowser().run(room.url(), CHAT_REPLY, { q: 'Who is your chief executive officer?' });
    expect(model.embedded).toHaveLength(calls);
  });

  it('is the order by words for passages of the portal, which are read only with their rights', async () => {
    const reader = await room.arrive({ name: 'Ines' });
    await room.grant(reader, documentId, VIEW);
    const { data } = await reader.browser.run(room.url(), CHAT_REPLY, { q: 'What is the quokka refinery?' });
    expect(data.chatAnswer.kind).toBe('GENERATED');
    expect(model.embedded.flat().filter((text) => text.includes('confidential'))).toEqual([]);
  });

  it('is the order by words if the embedding model does not respond in time, and then it is not called for a while', async () => {
    await settled();
    model.embed = () => undefined;
    expect(await getFirst()).toBe(BY_WORDS);
    const calls = model.embedded.length;
    for (const at of [0, 1]) expect(await getFirst(undefined, at)).toBe(BY_WORDS);
    expect(model.embedded).toHaveLength(calls);
  });
});

describe('a call of the embedding model', () => {
  const call = async (embed: EmbedScript, { totalMs = 60_000, signal = new AbortController().signal } = {}) => {
    model.embed = embed;
    const client = new EmbeddingModel(readEmbeddingSettings(room.site.env)!);
    const vectors = await client
      .embed(['a', 'b'], { log: createLogger('silent'), totalMs, signal })
      .catch((error: unknown) => String(error));
    await eventually(() => expect(model.open).toBe(0));
    return { vectors, isPaused: client.isPaused };
  };

  it('returns vectors of length 1 in the order of the texts', async () => {
    const { data } = toEmbeddings([
      [3, 4],
      [0, 2],
    ]);
    const { vectors, isPaused } = await call((_texts, { json }) => json({ data: data.toReversed() }));
    expect(vectors).toEqual([
      [0.6, 0.8],
      [0, 1],
    ]);
    expect(isPaused).toBe(false);
  });

  it.each<[string, EmbedScript, RegExp]>([
    ['offers none', (_texts, { refuse }) => refuse(404), /status 404/],
    ['redirects', (_texts, { refuse }) => refuse(307, {}, { location: `${model.url}/embeddings` }), /status 307/],
    ['breaks the connection', (_texts, { response }) => void response.destroy(), /did not answer/],
    ['sends a web page', (_texts, { response }) => void response.end('<p>Sign in'), /status 200, no content type/],
    ['sends half of its JSON', (_texts, { response }) => void writeJson(response, '{"data": ['), /JSON/],
    ['sends too few vectors', (_texts, { json }) => json(toEmbeddings([[1]])), /one embedding for each text/],
    ['sends a vector twice', (_texts, { json }) => json({ data: Array(2).fill({ index: 0, embedding: [1] }) }), /each/],
    ['sends vectors of two lengths', (_texts, { json }) => json(toEmbeddings([[1], [1, 0]])), /each text/],
    ['sends vectors without a direction', (_texts, { json }) => json(toEmbeddings([[0], [1]])), /no direction/],
    ['sends texts instead of numbers', (_texts, { json }) => json({ data: [{ index: 0, embedding: ['1'] }] }), /each/],
    ['sends more than 4 MB', (_texts, { json }) => json({ padding: 'x'.repeat(4_000_000) }), /too large/],
  ])('fails if the server %s, and pauses', async (_case, embed, detail) => {
    const { vectors, isPaused } = await call(embed);
    expect(vectors).toMatch(detail);
    expect(isPaused).toBe(true);
  });

  it('fails at its time limit, and does not pause if it is canceled', async () => {
    expect(await call(() => undefined, { totalMs: 50 })).toEqual({
      vectors: expect.stringContaining('no answer in time') as string,
      isPaused: true,
    });
    const client = new AbortController();
    const { isPaused } = await call(() => client.abort(), { signal: client.signal });
    expect(isPaused).toBe(false);
  });
});

const writeJson = (response: ServerResponse, text: string) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(text);
