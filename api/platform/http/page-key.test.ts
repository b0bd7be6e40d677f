import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const getQueryNames = (path: string) => (path === '/resources' ? ['category', 'search'] : []);

test('only the query parameters that the route declares select a page, in one order', () => {
  expect(pageKey('/resources?search=a&utm_source=mail&category=b', getQueryNames)).toBe(
    '/resources?category=b&search=a',
  );
  expect(pageKey('/resources?utm_source=mail&search=', getQueryNames)).toBe('/resources');
  expect(pageKey('/about?search=a', getQueryNames)).toBe('/about');
});
