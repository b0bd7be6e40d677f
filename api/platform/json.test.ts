import { describe, expect, it } from 'vitest';
import { randomFrom } from '../testing/random.ts';
import { findMembers, isTooDeep, parseJson } from './json.ts';

const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);
const isDeep = (text: string) => isTooDeep(Buffer.from(text));

/** The depth according to JSON.parse. */
const getDepth = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(getDepth)) : 0;

describe('the depth of JSON', () => {
  it.each([
    ['20 lists', lists(20), false],
    ['21 lists', lists(21), true],
    ['20 objects', objects(20), false],
    ['21 objects', objects(21), true],
    ['a million lists that never close', '['.repeat(1_000_000), true],
    ['brackets in a string', JSON.stringify({ a: '['.repeat(100) }), false],
    ['brackets after an escaped quote', JSON.stringify({ a: `\\"${'['.repeat(100)}` }), false],
    ['brackets after an escaped backslash that ends a string', `["\\\\",${lists(20)}]`, true],
    ['a string that never ends', `"${'['.repeat(100)}`, false],
    ['a string that ends with a backslash', '"\\', false],
    ['a thousand lists beside each other', `[${Array(1_000).fill('[]').join(',')}]`, false],
    ['nothing', '', false],
  ])('%s', (_name, text, expected) => {
    expect(isDeep(text)).toBe(expected);
  });

  it('matches the result of JSON.parse for any value', () => {
    const random = randomFrom(11);
    const value = (levels: number): unknown => {
      const strings = ['[', '{', '"', '\\', '\\"', '\u0000', '\ud83d', 'é[', ''];
      if (levels === 0) return random.pick<unknown>([...strings, 1, null, true]);
      const entries = Array.from({ length: random.below(3) }, () => [random.pick(strings), value(levels - 1)] as const);
      entries.push(['deepest', value(levels - 1)]);
      return random.below(2) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
    };
    for (let count = 0; count < 300; count += 1) {
      const sample = value(random.below(5));
      const text = '['.repeat(17) + JSON.stringify(sample, null, random.below(3)) + ']'.repeat(17);
      expect([text, isDeep(text)]).toEqual([text, 17 + getDepth(sample) > 20]);
    }
  });

  it('is also checked for text inside another value', () => {
    expect(parseJson('{"a":[1]}')).toEqual({ a: [1] });
    expect(() => parseJson(lists(5_000))).toThrow('JSON can be nested at most 20 levels deep.');
    expect(() => parseJson('{')).toThrow(SyntaxError);
  });
});

describe('the members of a JSON object', () => {
  const members = (text: string) => {
    const parts = findMembers(Buffer.from(text));
    return parts && Object.fromEntries([...parts].map(([name, value]) => [name, value.toString()]));
  };

  it.each([
    ['{}', {}],
    ['{"a":1}', { a: '1' }],
    [
      String.raw` { "a" : { "b" : [ "}" , ":" ] } , "c":"\\\",}" } `,
      { a: '{ "b" : [ "}" , ":" ] }', c: String.raw`"\\\",}"` },
    ],
    ['{"__proto__":{},"query":null}', { ['__proto__']: '{}', query: 'null' }],
    ['{"a":1,"a":2}', null],
    ['{"\\u0061":1}', null],
    ['[{"a":1}]', {}],
  ])('%s', (text, expected) => {
    expect(members(text)).toEqual(expected);
  });

  it('are the same as those of JSON.parse for any object', () => {
    const random = randomFrom(12);
    const texts = ['{', '}', '"', '\\', ',', ':', '[', ' ', 'é', '\u0000'];
    const text = () => random.pick(texts) + random.pick(texts);
    for (let count = 0; count < 300; count += 1) {
      const value = Object.fromEntries(['a', 'b ', ':', ','].map((name) => [name, { [text()]: [text(), text()] }]));
      const json = JSON.stringify(value, null, random.pick(['', ' ', '\t', '\n']));
      const entries = Object.entries(members(json) ?? {}).map(([name, part]) => [name, JSON.parse(String(part))]);
      expect(Object.fromEntries(entries)).toEqual(value);
    }
  });
});
