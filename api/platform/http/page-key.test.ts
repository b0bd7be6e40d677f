import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

const queryNamesOf = (path: string) => (path === '/resources' ? ['category', 'search'] : []);

test('only the query parameters that the route declares select a page, in one order', () => {
  expect(pageKey('/resources?search=a&utm_source=mail&category=b', queryNamesOf)).toBe(
    '/resources?category=b&search=a',
  );
  expect(pageKey('/resources?utm_source=mail&search=', queryNamesOf)).toBe('/resources');
  expect(pageKey('/about?search=a', queryNamesOf)).toBe('/about');
});
