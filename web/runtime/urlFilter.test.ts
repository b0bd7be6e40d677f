import { expect, test } from 'vitest';
import { choice, day, defineUrlFilter, freeText } from './urlFilter.ts';

const filter = defineUrlFilter({ status: choice(['ALL', 'DRAFT'], 'ALL'), search: freeText(5), from: day });

test('a URL without parameters is the default filter, and the default filter adds no parameters', () => {
  const all = filter.read(new URLSearchParams());
  expect(all).toEqual({ status: 'ALL', search: '', from: '' });
  expect(filter.toUrl('/articles', all)).toBe('/articles');
});

test('a filter can be written to a URL and read back', () => {
  const url = filter.toUrl('/articles', { status: 'DRAFT', search: 'a&b', from: '2026-03-31' });
  expect(url).toBe('/articles?status=DRAFT&search=a%26b&from=2026-03-31');
  expect(filter.read(new URL(url, 'http://localhost').searchParams)).toEqual({
    status: 'DRAFT',
    search: 'a&b',
    from: '2026-03-31',
  });
});

test.each([
  ['status=NOTHING', { status: 'ALL' }],
  ['search=%20longer%20words', { search: 'longe' }],
  ['from=2026-13-45', { from: '' }],
  ['from=yesterday', { from: '' }],
])('an invalid parameter (%s) becomes the closest valid value', (query, expected) => {
  expect(filter.read(new URLSearchParams(query))).toMatchObject(expected);
});
