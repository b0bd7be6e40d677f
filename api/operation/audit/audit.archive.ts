import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { z } from 'zod';

// A file of exported events: one line about the file, one for each event with the text that its hash covers, and one
// that ends the file. The hash of each event covers the hash of the event before it.

/** The events that a file contains. */
export interface Archive {
  first: number;
  last: number;
  count: number;
  /** The hash of the event before the first one. '' if there is none. */
  after: string;
  /** The hash of the last event. */
  hash: string;
}

export interface Link {
  seq: string;
  content: string;
  previousHash: string;
  hash: string;
}

/** A file that is not a complete and unchanged export. */
export class ArchiveError extends TypeError {}

const HEX = /^[0-9a-f]{64}$/;
const beginning = z.object({
  format: z.literal('audit events 1'),
  first: z.int().min(1),
  after: z.union([z.literal(''), z.string().regex(HEX)]),
});
const end = z.object({ count: z.int(), last: z.int(), hash: z.string().regex(HEX) });
const eventLine = /^\{"hash":"([0-9a-f]{64})","event":(\[(\d+),.*\])\}$/s;

export const hashEvent = (previousHash: string, content: string): string =>
  createHash('sha256').update(Buffer.from(previousHash, 'hex')).update(content).digest('hex');

/** The lines of a file. */
export async function* writeArchive(links: AsyncIterable<Link>): AsyncGenerator<string> {
  let [first, last, hash] = [0, 0, ''];
  for await (const link of links) {
    last = Number(link.seq);
    if (first === 0) {
      first = last;
      yield `${JSON.stringify({ format: 'audit events 1', first, after: link.previousHash })}\n`;
    }
    ({ hash } = link);
    yield `{"hash":"${hash}","event":${link.content}}\n`;
  }
  if (first > 0) yield `${JSON.stringify({ count: last - first + 1, last, hash })}\n`;
}

const parse = <Value>(shape: z.ZodType<Value>, line: string): Value | null => {
  try {
    return shape.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
};

/** Lines that end with a line feed alone: a text of an event can contain the other ends of lines of Unicode. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const part of createReadStream(file, { encoding: 'utf8' })) {
    const lines = (rest + part).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest) yield rest;
}

/** Reads a file to its end and computes the hash of every event again. */
export async function readArchive(file: string): Promise<Archive> {
  const lines = readLines(file);
  const fail = (reason: string): never => {
    throw new ArchiveError(`${file} is not an intact export: ${reason}`);
  };
  const head = parse(beginning, (await lines.next()).value ?? '') ?? fail('its first line is not that of an export.');
  let [last, hash] = [head.first - 1, head.after];
  for (;;) {
    const { value: line, done } = await lines.next();
    if (done) return fail(`it ends after event ${last}.`);
    const [, expected, content, seq] = eventLine.exec(line) ?? [];
    if (content === undefined) {
      const { count, ...rest } = parse(end, line) ?? fail(`the line after event ${last} is damaged.`);
      const isSame = rest.last === last && rest.hash === hash && count === last - head.first + 1 && count > 0;
      if (!isSame || !(await lines.next()).done) fail('its end does not belong to its events.');
      return { first: head.first, after: head.after, last, count, hash };
    }
    if (Number(seq) !== last + 1) fail(`event ${last + 1} is missing.`);
    if (hashEvent(hash, content) !== expected) fail(`event ${seq} was changed.`);
    [last, hash] = [last + 1, expected!];
  }
}
