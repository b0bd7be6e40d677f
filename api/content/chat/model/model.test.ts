import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import { eventually } from '#api/testing/eventually.ts';
import { quoteFirstPassage, type Script, startModelServer, toEvent } from '#api/testing/model-server.ts';
import { type CallOutcome, LanguageModel } from './model.client.ts';
import { createSentenceParser } from './model.parse.ts';
import type { DraftSentence, Prompt } from './model.prompt.ts';
import { readModelSettings } from './model.settings.ts';

const server = await startModelServer();
afterAll(() => server.close());
beforeEach(() => {
  server.requests = [];
  server.script = quoteFirstPassage;
});

const env = readEnv({ LLM_BASE_URL: `${server.url}/`, LLM_MODEL: 'stand-in', LLM_API_KEY: 'the-key' });
const prompt: Prompt = {
  question: 'Is it offline?',
  earlier: ['What is it?'],
  passages: [{ number: 1, title: 'Offline', heading: '', text: 'It is offline. No cable leaves the rack.' }],
};
const createModel = (firstByteMs = 45_000) => new LanguageModel({ ...readModelSettings(env)!, firstByteMs });

/** Calls the model and returns the sentences that arrived, the outcome, and the error. */
async function call(model = createModel(), { totalMs = 60_000, signal = new AbortController().signal } = {}) {
  const sentences: DraftSentence[] = [];
  const outcomes: CallOutcome[] = [];
  const onCall = async (outcome: CallOutcome) => void outcomes.push(outcome);
  const drafts = model.write(prompt, { log: createLogger('silent'), signal, totalMs, onCall });
  try {
    for (;;) {
      const { done, value } = await drafts.next();
      if (done) return { sentences, outcomes, isUnanswered: value, error: '' };
      sentences.push(value);
    }
  } catch (error) {
    return { sentences, outcomes, isUnanswered: false, error: String(error) };
  }
}

const streamed = '{"sentences": [{"text": "It is offline.", "citations": [1]}, ';
/** Runs a script that fails, and returns the error and the number of sentences that arrived before it. */
const fail = async (script: Script) => {
  server.script = script;
  const { error, sentences, outcomes } = await call();
  await eventually(async () => expect(server.open).toBe(0));
  return { error, arrived: sentences.length, outcomes };
};
const failure = (error: RegExp, arrived = 0) => ({
  error: expect.stringMatching(error) as string,
  arrived,
  outcomes: ['FAILED'],
});

describe('a call of the language model', () => {
  it('sends passages, questions, a schema and the key to the configured URL, without tools', async () => {
    const { sentences } = await call();
    expect(sentences).toEqual([
      { text: 'It is offline.', citations: [1] },
      { text: 'No cable leaves the rack.', citations: [1] },
    ]);
    const [request] = server.requests;
    expect(request).toMatchObject({
      path: '/v1/chat/completions',
      headers: { authorization: 'Bearer the-key' },
      body: { model: 'stand-in', stream: true, max_tokens: 1_000, response_format: { type: 'json_schema' } },
      prompt: { question: 'Is it offline?', earlierQuestions: ['What is it?'], passages: prompt.passages },
    });
    expect(request!.body.tools).toBeUndefined();
    expect(JSON.stringify(request!.body)).not.toContain('the-key');
  });

  it('yields each sentence while the next one is still being written', async () => {
    let finish = () => {};
    server.script = (_request, { send, end }) => {
      send(streamed);
      finish = () => (send('{"text": "No cable.", "citations": [1]}]}'), end());
    };
    const drafts = createModel().write(prompt, {
      log: createLogger('silent'),
      signal: new AbortController().signal,
      totalMs: 60_000,
      onCall: async () => undefined,
    });
    expect((await drafts.next()).value).toEqual({ text: 'It is offline.', citations: [1] });
    finish();
    expect((await drafts.next()).value).toEqual({ text: 'No cable.', citations: [1] });
    expect((await drafts.next()).done).toBe(true);
  });

  it('repeats the request without a schema if the server refuses it, and omits the schema from then on', async () => {
    server.script = (request, reply) =>
      request.body.response_format ? reply.refuse(400) : quoteFirstPassage(request, reply);
    const model = createModel();
    expect((await call(model)).sentences).toHaveLength(2);
    expect((await call(model)).sentences).toHaveLength(2);
    expect(server.requests.map(({ body }) => Boolean(body.response_format))).toEqual([true, false, false]);
  });

  it('reports that the model found no answer in the passages', async () => {
    server.script = (_request, { answer }) => answer([]);
    expect(await call()).toMatchObject({ sentences: [], isUnanswered: true, outcomes: ['ANSWERED'] });
  });

  it('joins a character that is split between two packets', async () => {
    server.script = async (_request, { response, end }) => {
      const bytes = Buffer.from(toEvent('{"sentences": [{"text": "Größe 12 µm – offline.", "citations": [1]}]}'));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const byte of bytes) {
        response.write(Buffer.of(byte));
        await new Promise(setImmediate);
      }
      end();
    };
    expect((await call()).sentences).toEqual([{ text: 'Größe 12 µm – offline.', citations: [1] }]);
  });
});

describe('a model that fails', () => {
  it('with an error status is not called again for the same question', async () => {
    expect(await fail((_request, { refuse }) => void refuse(500))).toEqual(failure(/status 500/));
    expect(server.requests).toHaveLength(1);
  });

  it('by a redirect is not followed', async () => {
    const elsewhere = await startModelServer();
    expect(
      await fail((_request, { refuse }) => void refuse(307, {}, { location: `${elsewhere.url}/chat/completions` })),
    ).toEqual(failure(/status 307/));
    expect(elsewhere.requests).toEqual([]);
    elsewhere.close();
  });

  it('by breaking the connection keeps the sentences that arrived', async () => {
    expect(
      await fail((_request, { send, response }) => (send(streamed), void setImmediate(() => response.destroy()))),
    ).toEqual(failure(/did not answer/, 1));
  });

  it('by ending the stream early keeps the sentences that arrived', async () => {
    expect(await fail((_request, { send, response }) => (send(streamed), void response.end()))).toEqual(
      failure(/ended early/, 1),
    );
  });

  it('with an error within the stream ends the call', async () => {
    expect(
      await fail(
        (_request, { send, response }) => (
          send(streamed),
          void response.end('data: {"error": {"message": "out of memory"}}\n\n')
        ),
      ),
    ).toEqual(failure(/out of memory/, 1));
  });

  it('with a web page instead of a stream ends the call', async () => {
    expect(
      await fail(
        (_request, { response }) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in'),
      ),
    ).toEqual(failure(/text\/html/));
  });

  it.each([
    ['one endless event', () => 'x'.repeat(10_000), 'data: '],
    ['endless events', () => toEvent('word '.repeat(40)), ''],
    ['endless empty events', () => toEvent('').repeat(50), ''],
  ])('with 10 MB of %s is cut off', async (_name, next, start) => {
    let sent = 0;
    expect(
      await fail(async (_request, { response }) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(start);
        while (sent < 10_000_000 && !response.destroyed) {
          const text = next();
          sent += text.length;
          if (!response.write(text)) await new Promise(setImmediate);
        }
      }),
    ).toEqual(failure(/too l/));
    // The server also counts bytes that the sockets buffer, which the client never reads.
    expect(sent).toBeLessThan(9_000_000);
  });

  it('without a response is stopped at the time limit for the first byte', async () => {
    server.script = () => undefined;
    const result = await call(createModel(50));
    expect(result).toMatchObject({ sentences: [], outcomes: ['FAILED'] });
    expect(result.error).toContain('no first byte in time');
    server.script = (_request, { response }) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    expect((await call(createModel(50))).error).toContain('no first byte in time');
    await eventually(async () => expect(server.open).toBe(0));
  });

  it('by pausing in the middle is stopped at the time limit of the call', async () => {
    server.script = (_request, { send }) => send(streamed);
    expect(await call(createModel(), { totalMs: 200 })).toMatchObject({ outcomes: ['CUT_SHORT'] });
    await eventually(async () => expect(server.open).toBe(0));
  });

  it('five times in a row is not called for 30 seconds', async () => {
    server.script = (_request, { refuse }) => void refuse(503);
    const model = createModel();
    for (let number = 0; number < 5; number += 1) {
      expect(model.isPaused).toBe(false);
      await call(model);
    }
    expect(model.isPaused).toBe(true);
  });
});

describe('a language model that hangs', () => {
  it.each([
    ['one person wait until the limit for the first byte', 1, 50, 60_000],
    ['the readers of two pages wait until the limit for pages', 2, 60_000, 50],
  ])('makes %s, and is not called for 30 seconds', async (_name, calls, firstByteMs, totalMs) => {
    server.script = () => undefined;
    const model = createModel(firstByteMs);
    for (let number = 0; number < calls; number += 1) {
      expect(model.isPaused).toBe(false);
      expect(await call(model, { totalMs })).toMatchObject({ outcomes: ['FAILED'] });
    }
    expect(model.isPaused).toBe(true);
  });
});

describe('a client that disconnects', () => {
  it('ends the call, which counts as canceled', async () => {
    const client = new AbortController();
    server.script = (_request, { send }) => (send(streamed), void setImmediate(() => client.abort()));
    expect(await call(createModel(), { signal: client.signal })).toMatchObject({ outcomes: ['CANCELED'] });
    await eventually(async () => expect(server.open).toBe(0));
  });
});

describe('the text of an answer', () => {
  const parse = (text: string, pieces = 3) => {
    const parser = createSentenceParser();
    const sentences: DraftSentence[] = [];
    for (let at = 0; at < text.length; at += pieces) sentences.push(...parser.write(text.slice(at, at + pieces)));
    sentences.push(...parser.end());
    return { sentences, isAnswer: parser.isAnswer() };
  };
  const cited = { text: 'It is offline.', citations: [1] };

  it.each([
    ['JSON', '{"sentences": [{"text": "It is offline.", "citations": [1]}]}'],
    ['JSON in a code fence', '```json\n{"sentences": [{"text": "It is offline.", "citations": [1]}]}\n```'],
    ['JSON with text after it', '{"sentences": [{"text": "It is offline.", "citations": [1]}]} Done.'],
    ['JSON that breaks off', '{"sentences": [{"text": "It is offline.", "citations": [1]}, {"text": "No'],
    ['JSON with numbers as text', '{"sentences": [{"text": "It is offline.", "citations": ["1"]}]}'],
    ['JSON with one number', '{"sentences": [{"text": "It is offline.", "citations": 1}]}'],
    ['JSON with numbers in brackets', '{"sentences": [{"text": "It is offline.", "citations": ["[1]"]}]}'],
    ['JSON with one number as text', '{"sentences": [{"text": "It is offline.", "citation": "[1]"}]}'],
    [
      'JSON with objects as citations',
      '{"sentences": [{"text": "It is offline.", "citations": [{"number": 1, "text": "Q"}]}]}',
    ],
    ['JSON with a name of a citation', '{"sentences": [{"text": "It is offline.", "citations": ["passage 1"]}]}'],
    ['JSON with passages by their names', '{"sentences": [{"text": "It is offline.", "citations": [{"passage": 1}]}]}'],
    ['JSON with numbers of another script', '{"sentences": [{"text": "It is offline.", "citations": ["１"]}]}'],
    ['JSON with other names', '{"Sentences": [{"Text": "It is offline.", "passage_ids": [1]}]}'],
    [
      'JSON with other fields before the citations',
      '{"sentences": [{"reflection": "Passage 7 says 24 hours", "text": "It is offline.", "citations": [1]}]}',
    ],
    ['JSON with a field that only begins so', '{"sentences": [{"text": "It is offline [1].", "refusal": null}]}'],
    ['JSON with a title', '{"sentences": [{"text": "It is offline.", "source": "Manual 2024", "citations": [1]}]}'],
    ['JSON with a count', '{"sentences": [{"text": "It is offline.", "citation_count": 3, "citations": [1]}]}'],
    [
      'JSON with objects that name passages',
      '{"sentences": [{"text": "It is offline.", "citations": [{"passage_id": 1}]}]}',
    ],
    [
      'JSON with objects that have numbers beside other fields',
      '{"sentences": [{"text": "It is offline.", "citations": [{"id": "p-12", "source": "Manual", "number": 1}]}]}',
    ],
    ['JSON with short names', '{"sentences": [{"text": "It is offline.", "refs": [1]}]}'],
    ['text with marks of OpenAI', 'It is offline【1†source】.'],
    ['text with marks of footnotes', 'It is offline [^1].'],
    ['text with marks by name', 'It is offline [Passage 1].'],
    ['JSON with marks in the text', '{"sentences": [{"text": "It is offline [1]."}]}'],
    ['JSON with marks and numbers', '{"sentences": [{"text": "It is offline. [1]", "citations": [1]}]}'],
    ['JSON with sentences as text', '{"sentences": ["It is offline [1]."]}'],
    ['JSON with one answer as text', '{"answer": "It is offline [1]."}'],
    ['a list without a wrapper', '[{"text": "It is offline.", "citations": [1]}]'],
    ['a list in a code fence', '```json\n[\n {"sentence": "It is offline.", "sources": ["1"]}\n]\n```'],
    ['a list in another wrapper', '{"answer": {"sentences": [{"text": "It is offline.", "citations": [1]}]}}'],
    [
      'JSON after reasoning',
      '<think>\nThe {"sentences": []} must cite [1].\n</think>\n\n{"sentences": [{"text": "It is offline.", "citations": [1]}]}',
    ],
    [
      'JSON after an introduction',
      'Here is the answer:\n\n```json\n{"sentences": [{"text": "It is offline.", "citations": [1]}]}\n```',
    ],
    ['text after reasoning', '<think>It seems so [1].</think>It is offline [1].'],
    ['JSON with trailing commas', '{"sentences": [{"text": "It is offline.", "citations": [1,],},],}'],
    ['JSON with single quotation marks', "{'sentences': [{'text': 'It is offline.', 'citations': [1]}]}"],
    ['a list with single quotation marks', "[{'text': 'It is offline.', 'citations': [1], 'sure': True}]"],
    ['JSON with names as they are', '{sentences: [{text: "It is offline.", citations: [1]}]}'],
    [
      'JSON with comments',
      '{"sentences": [ // from passage 1\n{"text": "It is offline.", "citations": [1]} /* one */]}',
    ],
    ['objects without a list', '{"text": "It is offline.", "citations": [1]}\n'],
    ['an object for each line', '{"note": "none"}\n{"text": "It is offline.", "citations": [1]}'],
    ['JSON in a tag', '<answer>{"sentences": [{"text": "It is offline.", "citations": [1]}]}</answer>'],
    [
      'JSON in a tag and a code fence',
      '<response>\n```json\n[{"text": "It is offline.", "citations": [1]}]\n```\n</response>',
    ],
    [
      'the arguments of a call',
      '{"name": "answer", "arguments": {"sentences": [{"text": "It is offline.", "citations": [1]}]}}',
    ],
    [
      'the arguments of a call as text',
      '{"name": "answer", "arguments": "{\\"sentences\\": [{\\"text\\": \\"It is offline.\\", \\"citations\\": [1]}]}"}',
    ],
    [
      'JSON after reasoning in other tags',
      '<reflection>Not {"sentences": []}.</reflection>[{"text": "It is offline.", "citations": [1]}]',
    ],
    [
      'JSON after reasoning in brackets',
      '[THINK]Is it {"sentences": []}?[/THINK]\n{"sentences": [{"text": "It is offline.", "citations": [1]}]}',
    ],
    [
      'JSON after reasoning whose beginning the server left out',
      'Hm, let me see.\n{"sentences": []} would be wrong.\n</think>\n\n{"sentences": [{"text": "It is offline.", "citations": [1]}]}',
    ],
    ['text after the end of reasoning', 'Let me see.\n</think>It is offline [1].'],
    ['text with marks before the full stop', 'It is offline [1].'],
    ['text with marks after the full stop', 'It is offline. [1]\n'],
  ])('is parsed from %s', (_name, text) => {
    const parseCited = (pieces: number) => {
      const { sentences, isAnswer } = parse(text, pieces);
      return { sentences: sentences.filter(({ citations }) => citations.length > 0), isAnswer };
    };
    expect(parseCited(3)).toEqual({ sentences: [cited], isAnswer: false });
    expect(parseCited(1)).toEqual({ sentences: [cited], isAnswer: false });
  });

  it.each([
    ['{"sentences": []}', true],
    ['```json\n{"sentences": [\n]}\n```', true],
    ['[]', true],
    ['<think>Hm.</think>{"sentences": []}', true],
    ['{"sentences": [{"text": "It is offline.", "pages": "one"}]}', false],
    ['{"sentences": null}', false],
    ['{"result": "unknown"}', false],
    ['{"sentences": [], "notes": []}', true],
    ['{"notes": [], "result": "It runs offline."}', false],
    ['{"related": []}', false],
    ["{'sentences': []}", true],
    ['{"sentences": [],}', true],
    ['Hm: {"sentences": []}?\n</think>I cannot say.', false],
    ['I cannot answer.', false],
  ])('says whether the passages answer the question: %s', (text, isAnswer) => {
    expect(parse(text).isAnswer).toBe(isAnswer);
  });

  it('of another shape has no sentences', () => {
    for (const text of ['', '[]', '{"sentences": "none"}', '{"sentences": [1, {"text": 1}]}', '{"a":'.repeat(2_000)])
      expect(parse(text).sentences.filter(({ citations }) => citations.length > 0)).toEqual([]);
  });
});
