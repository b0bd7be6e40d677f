import { request as limits } from '#graphql/limits.ts';
import { fail } from './errors.ts';

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];

export const tooDeep = `JSON can be nested at most ${limits.jsonDepth} levels deep.`;
export const refuseDeepJson = (): never => fail('BAD_USER_INPUT', tooDeep);

/**
 * True if objects and lists nest deeper than in any operation of the site. Code that recursively walks a parsed value
 * exceeds the stack at a few thousand levels, so this checks the bytes, each once, before anything parses them.
 */
export function isTooDeep(json: Uint8Array): boolean {
  let depth = 0;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (byte === QUOTE) index = findStringEnd(json, index);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      if (depth > limits.jsonDepth) return true;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

/** The index of the quote that ends the string at `start`. The last byte if the string does not end. */
function findStringEnd(json: Uint8Array, start: number): number {
  let index = start + 1;
  while (index < json.length && json[index] !== QUOTE) index += json[index] === BACKSLASH ? 2 : 1;
  return index;
}

const BYTE_ORDER_MARK = Buffer.from('\uFEFF');

/** RFC 8259 allows to ignore a byte order mark, which some programs for Windows write. */
export function clearByteOrderMark(body: Buffer): void {
  if (body.subarray(0, 3).equals(BYTE_ORDER_MARK)) body.fill(' ', 0, 3);
}

/** Parses JSON that a client sent inside another format. Throws for text that is not JSON or nests too deep. */
export function parseJson(text: string): unknown {
  if (isTooDeep(Buffer.from(text))) refuseDeepJson();
  return JSON.parse(text);
}

/** Parses JSON of a file or a service. Null for text that is not JSON, which fits no shape that is expected. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const SPACES = new Set([0x20, 0x09, 0x0a, 0x0d]);
const [COMMA, COLON] = [0x2c, 0x3a];

/**
 * The members of a JSON object as the client wrote them, by name. Null where two have one name or a name is escaped:
 * then the text does not show which of them a parser takes. The JSON must be valid.
 */
export function findMembers(json: Buffer): Map<string, Buffer> | null {
  const members = new Map<string, Buffer>();
  let depth = 0;
  let name: string | null = null;
  let start = 0;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index] as number;
    const end = byte === QUOTE ? findStringEnd(json, index) : index;
    if (byte === QUOTE && depth === 1 && name === null) {
      name = json.toString('utf8', index + 1, end);
      if (name.includes('\\') || members.has(name)) return null;
    } else if (byte === COLON && depth === 1) start = index + 1;
    else if ((byte === COMMA || byte === CLOSE_OBJECT) && depth === 1 && name !== null) {
      members.set(name, trim(json.subarray(start, index)));
      name = null;
    }
    if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    index = end;
  }
  return members;
}

function trim(value: Buffer): Buffer {
  let [start, end] = [0, value.length];
  while (start < end && SPACES.has(value[start] as number)) start += 1;
  while (end > start && SPACES.has(value[end - 1] as number)) end -= 1;
  return value.subarray(start, end);
}
