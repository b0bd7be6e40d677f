import { expect, test } from 'vitest';
import { type Column, getNextSort, readSort, sortRows } from './columns.ts';

interface Document {
  title: string;
  pages: number | null;
}

const columns: Column<Document>[] = [
  { label: 'Title', renderCell: ({ title }) => title, getSortValue: ({ title }) => title },
  { label: 'Pages', renderCell: ({ pages }) => pages, getSortValue: ({ pages }) => pages },
  { label: 'Notes', renderCell: () => null },
];
const rows: Document[] = [
  { title: 'report 10', pages: 3 },
  { title: 'Report 9', pages: null },
  { title: 'Agenda', pages: 20 },
];
const sortBy = (text: string | null) => sortRows(rows, columns, readSort(text)).map(({ title }) => title);

test('numbers in titles are sorted as numbers, and upper case does not matter', () => {
  expect(sortBy('title')).toEqual(['Agenda', 'Report 9', 'report 10']);
});

test('rows without a value are last in both directions', () => {
  expect(sortBy('pages')).toEqual(['report 10', 'Agenda', 'Report 9']);
  expect(sortBy('-pages')).toEqual(['Agenda', 'report 10', 'Report 9']);
});

test.each([null, '', 'notes', 'unknown', '--title'])('the sort %j keeps the order of the list', (text) => {
  expect(sortBy(text)).toEqual(['report 10', 'Report 9', 'Agenda']);
});

test('pressing a heading sorts in ascending order, then in descending order, then not at all', () => {
  const title = { label: 'Title' };
  expect(getNextSort(title, null)).toBe('title');
  expect(getNextSort(title, readSort('title'))).toBe('-title');
  expect(getNextSort(title, readSort('-title'))).toBe(null);
  expect(getNextSort(title, readSort('pages'))).toBe('title');
});
