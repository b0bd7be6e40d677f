import http from 'node:http';
import https from 'node:https';
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { ModelError } from './model.errors.ts';
import type { ModelSettings } from './model.settings.ts';

/** The limit for one answer. A chunk of one token takes about 300 bytes, so 1,000 tokens stay far below it. */
const MOST_BYTES = 2_000_000;
const MOST_EVENT_BYTES = 256_000;
/** The limit for the text. 1,000 tokens are about 5,000 characters. */
const MOST_CHARACTERS = 16_000;
/** Status codes with which servers refuse a `response_format` that they do not support. */
const REFUSALS = new Set([400, 415, 422, 501]);

const chunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
});

/**
 * Requests a completion and yields its text as it arrives. Node's HTTP client follows no redirects, and an agent
 * without settings ignores proxies from the environment. Throws a ModelError.
 */
export async function* streamCompletion(
  settings: ModelSettings,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const response = await post(settings, JSON.stringify(body), signal);
  try {
    yield* readText(response);
  } catch (error) {
    throw error instanceof ModelError ? error : new ModelError(signal.aborted ? 'canceled' : String(error));
  } finally {
    response.destroy();
  }
}

async function* readText(response: http.IncomingMessage): AsyncGenerator<string, void, undefined> {
  const events: string[] = [];
  const parser = createParser({
    maxBufferSize: MOST_EVENT_BYTES,
    onEvent: ({ data }) => events.push(data),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw new ModelError('an event is too large');
    },
  });
  const decoder = new TextDecoder();
  let [bytes, characters] = [0, 0];
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new ModelError('the answer is too large');
    parser.feed(decoder.decode(part, { stream: true }));
    for (const event of events.splice(0)) {
      const { text, isLast } = readEvent(event);
      characters += text.length;
      if (characters > MOST_CHARACTERS) throw new ModelError('the answer is too long');
      if (text) yield text;
      if (isLast) return;
    }
  }
  throw new ModelError('the answer ended early');
}

/** Returns the text of one event, and whether the event completes the answer. */
function readEvent(event: string): { text: string; isLast: boolean } {
  if (event.trim() === '[DONE]') return { text: '', isLast: true };
  const { data } = chunk.safeParse(parseJson(event));
  if (!data) throw new ModelError('an event cannot be read');
  if (data.error) throw new ModelError(`error in the stream: ${JSON.stringify(data.error).slice(0, 200)}`);
  const [choice] = data.choices ?? [];
  if (choice?.finish_reason === 'length') throw new ModelError('the answer reached its greatest length');
  return { text: choice?.delta?.content ?? '', isLast: Boolean(choice?.finish_reason) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Resolves with the response when its headers and the first bytes of its body have arrived. */
async function post(
  { url, apiKey, firstByteMs }: ModelSettings,
  body: string,
  outer: AbortSignal,
): Promise<http.IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new ModelError('no first byte in time')), firstByteMs);
  const cancel = () => late.abort(new ModelError('canceled'));
  outer.addEventListener('abort', cancel, { once: true });
  if (outer.aborted) cancel();
  const options = {
    method: 'POST',
    agent: isSecure ? new https.Agent() : new http.Agent(),
    maxHeaderSize: 16_384,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      accept: 'text/event-stream',
      ...(apiKey && { authorization: `Bearer ${apiKey}` }),
    },
  };
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const request = (isSecure ? https : http).request(url, options, resolve);
      late.signal.addEventListener('abort', () => request.destroy(late.signal.reason as Error), { once: true });
      if (late.signal.aborted) request.destroy(late.signal.reason as Error);
      // Errors after the answer has begun are also passed to the reader of the body.
      request.on('error', reject).end(body);
    });
    assertStream(response);
    await waitForBytes(response, late.signal);
    outer.addEventListener('abort', () => response.destroy(), { once: true });
    return response;
  } catch (error) {
    throw error instanceof ModelError ? error : new ModelError(String(error));
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', cancel);
  }
}

function assertStream(response: http.IncomingMessage): void {
  const status = response.statusCode ?? 0;
  const type = response.headers['content-type'] ?? '';
  if (status === 200 && type.startsWith('text/event-stream')) return;
  response.destroy();
  throw new ModelError(`status ${status}, ${type.slice(0, 100) || 'no content type'}`, REFUSALS.has(status));
}

const waitForBytes = (response: http.IncomingMessage, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    response.once('readable', resolve).once('error', reject).once('end', resolve);
    signal.addEventListener('abort', () => response.destroy(signal.reason as Error), { once: true });
  });
