import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { getQueryNames } from './server.tsx';

test('a page gets only the query parameters that its route declares', () => {
  expect(getQueryNames(paths.chat)).toEqual(['q']);
  expect(getQueryNames(paths.investorAccessLog)).toContain('code');
  expect(getQueryNames(`${paths.investorDocuments}/doc_1`)).toContain('page');
  expect(getQueryNames(`${paths.resources}/an-article`)).toEqual([]);
  expect(getQueryNames('/no/such/page')).toEqual([]);
});
