import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeArticle } from '#api/content/articles/article.factory.ts';
import { projectRoot } from '#api/platform/root.ts';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { quoteFirstPassage, startModelServer } from '#api/testing/model-server.ts';
import { INDEXING, TestBrowser, useSite } from '#api/testing/site.ts';
import {
  ModelHttpTestReplyDocument as REPLY,
  ModelHttpTestChatDocument as CHAT,
} from '#graphql/generated/tests-content-chat-model.ts';

const model = await startModelServer();
afterAll(() => model.close());

const SECRET = 'the-key-of-the-model';
const site = useSite(1, { LLM_BASE_URL: model.url, LLM_MODEL: 'stand-in', LLM_API_KEY: SECRET }, { jobs: INDEXING });

const settled = () => eventually(async () => expect(await query(site.em(), 'select 1 from passage_due')).toEqual([]));

const filler = 'Plain sentences that fill the paragraph stand here and say nothing about any subject. '.repeat(5);
const MARMOTS = 'How long do marmots hibernate?';
/**
 * A question that shares so many words with one passage that an injection after it does not turn it into another
 * question.
 */
const LONG = 'Do marmots hibernate seven months in burrows beside the alpine glacier meadow of gentian and edelweiss?';
/** Articles whose text contains instructions for the model. */
interface Injections {
  questions: string[];
  texts: string[];
  outputs: string[];
}
const injections = parse(readFileSync(path.join(projectRoot, 'bench/chat/injections.yaml'), 'utf8')) as Injections;

beforeAll(async () => {
  const em = site.em();
  const place = 'burrows beside the alpine glacier under a meadow of gentian and edelweiss';
  const body = `## Sleep\n\nMarmots hibernate for seven months. Marmots sleep in ${place}. ${filler}`;
  makeArticle(em, { title: 'The life of marmots', slug: 'marmots', summary: '', body });
  injections.texts.forEach((text, number) =>
    makeArticle(em, {
      title: `Quokka ${number}`,
      slug: `quokka-${number}`,
      summary: '',
      body: `${filler}\n\nQuokka${number} rule: ${text}`,
    }),
  );
  await em.flush();
  await settled();
});
beforeEach(() => {
  model.requests = [];
  model.script = quoteFirstPassage;
});

interface Line {
  type: 'citations' | 'sentence' | 'answer' | 'error';
  sentence: { text: string; citations: number[] };
  answer: {
    kind: string;
    limitation: string | null;
    refusal: string | null;
    sentences: Line['sentence'][];
    citations: { number: number; path: string }[];
    nearestPages: unknown[];
  };
}

async function ask(question: string, browser = new TestBrowser(), init: RequestInit = {}) {
  const response = await browser.fetch(`${site.urls[0]}/api/chat/answers`, {
    method: 'POST',
    body: JSON.stringify({ question }),
    ...init,
    headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
  });
  const text = await response.text();
  const isStream = response.headers.get('content-type')?.startsWith('application/x-ndjson');
  const lines = isStream
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line)
    : [];
  return { response, text, lines, answer: lines.at(-1)?.answer };
}

/**
 * Opens a stream and resolves with the request once the first line arrives, which is sent before the call enters the
 * queue.
 */
const openStream = (): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const url = `${site.urls[0]}/api/chat/answers`;
    const client = request(url, { method: 'POST', agent: false, headers }, (response) =>
      response.once('data', () => resolve(client)).on('error', () => undefined),
    );
    client.on('error', reject).end(JSON.stringify({ question: MARMOTS }));
  });

describe('a question to a server with a language model', () => {
  it('is answered sentence by sentence, each with citations of passages that support it', async () => {
    const { response, lines, answer } = await ask(MARMOTS);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(lines.map(({ type }) => type)).toEqual(['citations', 'sentence', 'sentence', 'sentence', 'answer']);
    expect(answer).toMatchObject({ kind: 'GENERATED', limitation: null, refusal: null });
    expect(answer!.sentences[0]).toEqual({ text: 'Marmots hibernate for seven months.', citations: [1] });
    expect(answer!.citations).toMatchObject([{ number: 1, path: '/resources/marmots#sleep' }]);
  });

  it('is answered in the same way over GraphQL', async () => {
    const browser = new TestBrowser();
    const { data } = await browser.run(site.urls[0]!, CHAT, { q: MARMOTS });
    expect(data.chatAnswer.kind).toBe('GENERATED');
    expect(model.requests).toHaveLength(1);
  });

  it('leaves out sentences without a valid citation and those that no passage supports', async () => {
    model.script = (_request, { answer }) =>
      answer([
        ['Marmots hibernate for seven months.', 1],
        ['Marmots hibernate for nine months.', 1],
        ['Marmots hibernate for seven months.'],
        ['Marmots sleep in burrows.', 99],
        ['Marmots sleep in burrows beside the glacier.', 1],
      ]);
    const { answer } = await ask(MARMOTS);
    expect(answer!.sentences.map(({ text }) => text)).toEqual([
      'Marmots hibernate for seven months.',
      'Marmots sleep in burrows beside the glacier.',
    ]);
  });

  it('is answered with quotations if no sentence is left, and refused if the model finds no answer', async () => {
    model.script = (_request, { answer }) => answer([['Marmots are made of cheese and wine.', 1]]);
    expect((await ask(MARMOTS)).answer).toMatchObject({ kind: 'QUOTED', limitation: 'NOT_SUPPORTED', sentences: [] });
    model.script = (_request, { answer }) => answer([]);
    const { answer } = await ask(MARMOTS);
    expect(answer).toMatchObject({ kind: 'REFUSED', refusal: 'NO_EVIDENCE', citations: [] });
    expect(answer!.nearestPages).not.toEqual([]);
  });

  it('without evidence is refused, and the model is not called', async () => {
    for (const question of ['How do I cook a risotto?', 'Who is your chief executive officer?', 'the of and'])
      expect((await ask(question)).answer).toMatchObject({ kind: 'REFUSED', sentences: [] });
    expect(model.requests).toEqual([]);
  });

  it('is sent with the earlier questions of the conversation, at most 20', async () => {
    const browser = new TestBrowser();
    await ask(MARMOTS, browser);
    expect((await ask('And where do they sleep under it?', browser)).answer!.kind).toBe('GENERATED');
    expect(model.requests[1]!.prompt.earlierQuestions).toEqual([MARMOTS]);
    for (let number = 0; number < 20; number += 1) await ask(`Do marmots hibernate for ${number} months?`, browser);
    expect(model.requests.at(-1)!.prompt.earlierQuestions).toHaveLength(20);
    expect((await ask(MARMOTS)).answer!.kind).toBe('GENERATED');
    expect(model.requests.at(-1)!.prompt.earlierQuestions).toEqual([]);
  });

  it('that is empty, longer than 1,000 characters or not JSON is rejected before the model is called', async () => {
    expect((await ask('ü'.repeat(1_000))).response.status).toBe(200);
    expect((await ask(' ')).response.status).toBe(400);
    expect((await ask('ü'.repeat(1_001))).response.status).toBe(400);
    expect((await ask(MARMOTS, undefined, { headers: { 'content-type': 'text/plain' } })).response.status).toBe(415);
    expect(model.requests).toEqual([]);
  });
});

describe('a request from another site', () => {
  it.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'same-site', origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'none', origin: 'null' },
  ])('is rejected before the model is called: %j', async (headers) => {
    const browser = new TestBrowser();
    await ask(MARMOTS, browser);
    expect(browser.cookies.size).toBe(1);
    const { response } = await ask(MARMOTS, browser, { headers });
    expect(response.status).toBe(403);
    expect(model.requests).toHaveLength(1);
  });
});

describe('a model that fails', () => {
  it('leads to quotations, or to the sentences that arrived', async () => {
    model.script = (_request, { refuse }) => void refuse(500);
    expect((await ask(MARMOTS)).answer).toMatchObject({ kind: 'QUOTED', limitation: 'MODEL_UNAVAILABLE' });
    model.script = (_request, { send, response }) => {
      send('{"sentences": [{"text": "Marmots hibernate for seven months.", "citations": [1]}, {"te');
      setImmediate(() => response.destroy());
    };
    expect((await ask(MARMOTS)).answer).toMatchObject({
      kind: 'GENERATED',
      limitation: 'INCOMPLETE',
      sentences: [{ text: 'Marmots hibernate for seven months.', citations: [1] }],
    });
  });

  it('to respond blocks four requests while 16 wait, rejects the next, and does not affect other pages', async () => {
    model.script = () => undefined;
    const reply = () => new TestBrowser().run(site.urls[0]!, REPLY, { q: MARMOTS });
    const rendered = reply();
    await eventually(async () => expect(model.open).toBe(1));
    const clients = await Promise.all(Array.from({ length: 19 }, openStream));
    await eventually(async () => expect(model.open).toBe(4));
    const { response } = await ask(MARMOTS);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect((await fetch(`${site.urls[0]}/resources`)).status).toBe(200);
    expect((await reply()).data.chatAnswer).toEqual({ kind: 'QUOTED', limitation: 'MODEL_BUSY' });
    for (const client of clients) client.destroy();
    // A page is answered with quotations before its deadline.
    expect((await rendered).data.chatAnswer).toEqual({ kind: 'QUOTED', limitation: 'MODEL_UNAVAILABLE' });
    await eventually(async () => expect(model.open).toBe(0));
    model.script = quoteFirstPassage;
    expect((await ask(MARMOTS)).answer!.kind).toBe('GENERATED');
  });

  it('is counted with the other calls of the day', async () => {
    const rows = await query<{ outcome: string; calls: number }>(
      site.em(),
      'select outcome, calls from chat_model_call',
    );
    const calls = Object.fromEntries(rows.map(({ outcome, calls }) => [outcome, calls]));
    expect(calls['ANSWERED']).toBeGreaterThan(5);
    expect(calls['FAILED']).toBeGreaterThanOrEqual(2);
    expect(calls['CANCELED']).toBeGreaterThanOrEqual(3);
  });
});

describe('an injection', () => {
  /**
   * Texts that no answer can contain: the marks of every scripted output, markup, URLs, the key, and the instructions
   * of the model.
   */
  const FORBIDDEN = /PWNED|evil\.example|https?:|<\w|!\[|\]\(|javascript:|the-key-of|You answer a question|\u202e/i;
  const shownIn = (lines: Line[]): string =>
    JSON.stringify(lines.flatMap(({ sentence, answer }) => [sentence?.text, ...(answer?.sentences ?? [])]));

  it('in a question shows and loads nothing, even if the model obeys it', async () => {
    expect(injections.questions.length + injections.texts.length).toBeGreaterThanOrEqual(100);
    let obeyed = 0;
    for (const [number, injection] of injections.questions.entries()) {
      model.script = ({ body }, { answer }) => {
        obeyed += 1;
        const output = injections.outputs[number % injections.outputs.length]!;
        answer([
          [output, 1],
          [`Marmots hibernate for seven months. ${output}`, 1],
          [`${injection} PWNED`, 1],
          [`${body.messages[0]!.content} PWNED`, 1],
        ]);
      };
      const { lines, text } = await ask(`${LONG} ${injection}`);
      expect(shownIn(lines)).not.toMatch(FORBIDDEN);
      expect(text).not.toContain(SECRET);
    }
    expect(obeyed).toBeGreaterThan(injections.questions.length / 3);
  });

  it('in an article shows and loads nothing, even if the model repeats it word for word', async () => {
    let obeyed = 0;
    for (const [number, injection] of injections.texts.entries()) {
      model.script = ({ prompt }, { answer }) => {
        obeyed += 1;
        const output = injections.outputs[number % injections.outputs.length]!;
        answer([
          [injection, 1],
          [output, 1],
          ...prompt.passages.map((passage) => [passage.text, passage.number] as const),
        ]);
      };
      const { lines } = await ask(`What is the Quokka${number} rule?`);
      expect(shownIn(lines)).not.toMatch(FORBIDDEN);
      for (const { citations = [] } of lines.flatMap(({ answer }) => answer ?? []))
        for (const citation of citations) expect(citation.path).toMatch(/^\/[a-z]/);
    }
    expect(obeyed).toBeGreaterThan(injections.texts.length / 2);
  });
});
