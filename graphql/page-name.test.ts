import { expect, test } from 'vitest';
import { findPage, getPageLabel, namePage } from './page-name.ts';

const labels = ['i', 'ii', 'iii', '1', '2', 'A-3'];

test.each([
  ['ii', 2],
  [' III ', 3],
  ['a-3', 6],
  ['1', 4],
  ['2', 5],
  ['5', 5],
  ['6', 6],
  ['iv', null],
  ['', null],
  ['0', null],
  ['-1', null],
])('a reader who types %j gets the page with this label, or else with this number', (typed, page) => {
  expect(findPage(typed, labels)).toBe(page);
});

test.each([
  ['2', 2],
  ['ii', null],
])('a reader of a document without labels who types %j gets the page with this number', (typed, page) => {
  expect(findPage(typed, null)).toBe(page);
});

test('people read a label with its position, and a number without labels', () => {
  expect(namePage(4, getPageLabel(4, labels))).toBe('1 (page 4)');
  expect(namePage(4, '1', 6)).toBe('1 (page 4 of 6)');
  expect(namePage(4, getPageLabel(4, null))).toBe('4');
  expect(namePage(4, null, 6)).toBe('4 of 6');
});
