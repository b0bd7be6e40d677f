import { fail } from './errors.ts';

// What came in as text, before anything is done with it. Postgres holds no zero byte and no half of a surrogate pair:
// what has one would fail deep inside, as if the fault were ours.

const SENTENCE = 'The text contains a zero byte. Remove it.';
/** Deeper than any input of ours; what is nested further is left for its own check to refuse. */
const DEEPEST = 20;

/** The same value with every text well-formed; refuses a zero byte and names the field. */
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
