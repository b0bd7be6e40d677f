import { fail } from './errors.ts';

// Input as text, before it is used. Postgres stores neither zero bytes nor half of a surrogate pair: without this check
// they would fail as an internal error.

const SENTENCE = 'The text contains a zero byte. Remove it.';
/** Deeper than any input of the site. Its own check rejects deeper input. */
const DEEPEST = 20;

/** The same value with well-formed texts. Rejects a zero byte and names the field. */
export const storable = <Value>(value: Value): Value => walk(value, []) as Value;

function walk(value: unknown, path: (string | number)[]): unknown {
  if (typeof value === 'string') return value.includes('\0') ? refuse(path) : value.toWellFormed();
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
