import { fail } from './errors.ts';
import { normalizeText } from './normalize.ts';

// Input as text, before it is used. Postgres stores neither zero bytes nor half of a surrogate pair: without this check
// they would fail as an internal error. Letters with accents are one character (NFC) and lines end with LF, so that equal
// texts are equal, whatever system they come from.

const SENTENCE = 'The text contains a zero byte. Remove it.';
/** Deeper than any input of the site. Its own check rejects deeper input. */
const DEEPEST = 20;

/** A text as this site stores it: well-formed, in NFC, with LF at the ends of lines. */
export const toStorableText = (text: string): string => normalizeText(text.toWellFormed()).replace(/\r\n?/g, '\n');

/** A password stays as typed: hashes of earlier versions were made from that. `hashPassword` normalizes it. */
const isPassword = (path: (string | number)[]): boolean => /password$/i.test(String(path.at(-1)));

/** The same value with texts that can be stored. Rejects a zero byte and names the field. */
export const toStorable = <Value>(value: Value): Value => walk(value, []) as Value;

function walk(value: unknown, path: (string | number)[]): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) return refuse(path);
    return isPassword(path) ? value.toWellFormed() : toStorableText(value);
  }
  if (path.length > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item, index) => walk(item, [...path, index]));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, walk(inner, [...path, name])]));
}

const refuse = (path: (string | number)[]): never => fail('BAD_USER_INPUT', SENTENCE, [{ path, message: SENTENCE }]);

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
