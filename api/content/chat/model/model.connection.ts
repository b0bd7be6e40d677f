import type http from 'node:http';
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { readJson } from '#api/platform/json.ts';
import { ModelError } from './model.errors.ts';
import { post } from './model.request.ts';
import type { EndpointSettings } from './model.settings.ts';

/** The limit for one answer. A chunk of one token takes about 300 bytes, so 1,000 tokens stay far below it. */
const MOST_BYTES = 2_000_000;
const MOST_EVENT_BYTES = 256_000;
/** The limit for the text. 1,000 tokens are about 5,000 characters. */
const MOST_CHARACTERS = 16_000;

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

/** Requests a completion and yields its text as it arrives. Throws a ModelError. */
export async function* streamCompletion(
  settings: EndpointSettings,
  body: object,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const response = await post(settings, { body, accept: 'text/event-stream' }, signal);
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
  const { data } = chunk.safeParse(readJson(event));
  if (!data) throw new ModelError('an event cannot be read');
  if (data.error) throw new ModelError(`error in the stream: ${JSON.stringify(data.error).slice(0, 200)}`);
  const [choice] = data.choices ?? [];
  if (choice?.finish_reason === 'length') throw new ModelError('the answer reached its greatest length');
  return { text: choice?.delta?.content ?? '', isLast: Boolean(choice?.finish_reason) };
}
