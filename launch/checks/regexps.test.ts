import { expect, test } from 'vitest';
import { describeErrors, readRegexps } from './regexps.ts';

const check = (text: string) => readRegexps('api/a.ts', text).flatMap(describeErrors);

test.each([
  ['that repeats a repetition', String.raw`export const a = /^(\w+\s?)*$/;`, 'exponential'],
  ['with two repetitions of one character', String.raw`export const a = /^\s*x?\s*y/;`, 'quadratic'],
  [
    'that looks for an end from each character',
    String.raw`export const a = (text: string) => text.replace(/\s+$/, '');`,
    'quadratic',
  ],
  ['that a constructor gets as text', `export const a = new RegExp('(a+)+$');`, 'exponential'],
  ['in a function of a class', String.raw`export class A { a() { return /(a|a)*$/.test(''); } }`, 'quadratic'],
])('a developer who writes a pattern %s reads why it is slow', (_what, text, time) => {
  expect(check(text)).toContainEqual(expect.stringMatching(new RegExp(`^api/a.ts:1 .* can take ${time} time`)));
});

test('a developer who builds a pattern while the program runs writes a literal or lists the file', () => {
  expect(check('export const a = (b: string) => new RegExp(b);')).toEqual([
    'api/a.ts:1 builds a pattern that the check cannot read: write a literal.',
  ]);
});

test.each([
  [String.raw`export const a = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;`],
  [String.raw`export const a = /(?<!\s)\s+$/;`],
  [String.raw`export const a = /"(?:\\.|[^"\\])*"?|#.*/g;`],
])('a developer can write %s', (text) => {
  expect(check(text)).toEqual([]);
});
