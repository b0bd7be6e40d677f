import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '#api/platform/env.ts';
import { createLogger } from '#api/platform/logger.ts';
import { eventually } from '#api/testing/eventually.ts';
import { quoteFirstPassage, type Script, startModelServer, toEvent } from '#api/testing/model-server.ts';
import { LanguageModel } from './model.client.ts';
import type { DraftSentence, Prompt } from './model.prompt.ts';
import { readModelSettings } from './model.settings.ts';

const server = await startModelServer();
afterAll(() => server.close());
beforeEach(() => void (server.script = quoteFirstPassage));

const settings = readModelSettings(readEnv({ LLM_BASE_URL: server.url, LLM_MODEL: 'stand-in' }))!;
const log = createLogger('silent');
const prompt: Prompt = {
  question: 'Is it offline?',
  earlier: [],
  passages: [{ number: 1, title: 'Offline', heading: '', text: 'It is offline. No cable leaves the rack.' }],
};

/** Calls the model with the time limits of the product, unless the caller aborts. */
async function call(signal = new AbortController().signal) {
  const sentences: DraftSentence[] = [];
  const drafts = new LanguageModel(settings).write(prompt, {
    log,
    signal,
    totalMs: settings.totalMs,
    onCall: async () => undefined,
  });
  try {
    for await (const sentence of drafts) sentences.push(sentence);
    return { sentences, error: '' };
  } catch (error) {
    return { sentences, error: String(error) };
  }
}

/** Gives sockets the time to report events, without a timer. */
async function takeTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

describe('the time limit of a model', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  /** Runs a script, and returns whether the call is over after each of two times. */
  async function callUntil(script: Script, before: number, atMost: number) {
    const arrived = new Promise<void>((resolve) => {
      server.script = async (request, reply) => {
        await script(request, reply);
        resolve();
      };
    });
    let isOver = false;
    const calling = call().finally(() => (isOver = true));
    await arrived;
    await takeTurns();
    vi.advanceTimersByTime(before);
    await takeTurns();
    const wasOver = isOver;
    vi.advanceTimersByTime(atMost - before);
    return { wasOver, ...(await calling) };
  }

  it('is 10 seconds for the first byte', async () => {
    const { wasOver, error } = await callUntil(() => undefined, 9_999, 10_000);
    expect(wasOver).toBe(false);
    expect(error).toContain('no first byte in time');
  });

  it('is 60 seconds for the whole answer', async () => {
    const streamed = '{"sentences": [{"text": "It is offline.", "citations": [1]}, ';
    const { wasOver, sentences, error } = await callUntil((_request, { send }) => send(streamed), 59_999, 60_000);
    expect(wasOver).toBe(false);
    expect(sentences).toEqual([{ text: 'It is offline.', citations: [1] }]);
    expect(error).toContain('did not answer');
  });
});

describe('the length of an answer', () => {
  it('is at most 16,000 characters, although the server was asked for 1,000 tokens', async () => {
    const opening = '{"sentences": [';
    const answerWith = (characters: number): Script => {
      const text = `${opening}${' '.repeat(characters - opening.length - 2)}]}`;
      return (_request, { send, end }) => (send(text, 1_000), end());
    };
    server.script = answerWith(16_000);
    expect(await call()).toEqual({ sentences: [], error: '' });
    server.script = answerWith(16_001);
    expect((await call()).error).toContain('too long');
    expect(server.requests.at(-1)!.body.max_tokens).toBe(1_000);
  });
});

describe('the memory of the server', () => {
  /** Sends events until the client disconnects, or 10 MB. */
  const flood: Script = async (_request, { response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const event = toEvent('').repeat(50);
    for (let sent = 0; sent < 10_000_000 && !response.destroyed; sent += event.length)
      if (!response.write(event)) await new Promise(setImmediate);
  };
  const vanish: Script = (_request, { send, response }) => (send('{"sen'), void setImmediate(() => response.destroy()));

  /** Calls three models: the first floods, the second breaks off, and the third hangs until the visitor leaves. */
  async function callAll(times: number): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      server.script = flood;
      expect((await call()).error).toContain('too large');
      server.script = vanish;
      await call();
      const visitor = new AbortController();
      server.script = () => visitor.abort();
      await call(visitor.signal);
    }
    await eventually(() => expect(server.open).toBe(0));
    server.requests = [];
  }

  /** The memory that is in use after a garbage collection, in bytes. */
  function measureMemory(): number {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  }

  it('does not grow with calls that flood, break off or hang', async () => {
    await callAll(10);
    const before = measureMemory();
    await callAll(50);
    // The floods passed 100 MB to the client.
    expect(measureMemory() - before).toBeLessThan(5_000_000);
  });
});
