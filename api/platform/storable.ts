import { fail } from './errors.ts';

// Checks and normalizes every input text before use. Postgres cannot store a zero byte or an unpaired surrogate: such a
// text would cause an internal error later.

const SENTENCE = 'The text contains a zero byte. Remove it.';
/** Deeper than any valid input. Values nested deeper pass unchanged, and a separate check rejects them. */
const DEEPEST = 20;

/** Returns the value with all texts well-formed. Rejects a zero byte with an error that names the field. */
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
