import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { queryNamesOf } from './server.tsx';

test('a page gets the query parameters that its route declares', () => {
  expect(queryNamesOf(paths.chat)).toEqual(['q']);
  expect(queryNamesOf(paths.investorAccessLog)).toContain('code');
  expect(queryNamesOf(`${paths.investorDocuments}/doc_1`)).toContain('page');
  expect(queryNamesOf(`${paths.resources}/an-article`)).toEqual([]);
  expect(queryNamesOf('/no/such/page')).toEqual([]);
});
