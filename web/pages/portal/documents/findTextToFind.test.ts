import { expect, it } from 'vitest';
import { findTextToFind } from './findSentence.ts';

const toParts = (text: string) => text.split(/[[\]]/).map((part, at) => ({ text: part, isMatch: at % 2 === 1 }));

it.each([
  ['The [net] [revenue] grew.', 'net revenue'],
  ['[Growth] of the net [revenues].', 'revenues'],
  ['[a]-[b] and [cd]', 'cd'],
  ['Nothing.', ''],
])('the reader looks in %s for %s', (text, found) => expect(findTextToFind(toParts(text))).toBe(found));

it('never exceeds what the search of a document accepts', () => {
  expect(findTextToFind([{ text: 'x'.repeat(150), isMatch: true }])).toHaveLength(100);
});
