import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { describeQuotations } from './chatText.ts';

test('an investor reads "from the portal’s documents" only above passages of these', () => {
  const portal = { path: `${paths.investorDocument('doc_1')}?page=3#page-3` };
  const publicPage = { path: '/product#runtime' };
  const describe = (...citations: { path: string }[]) => describeQuotations(citations as never);
  expect(describe(portal)).toBe('Quoted from the portal’s documents, not written by a model');
  expect(describe(portal, publicPage)).toBe(
    'Quoted from the portal’s documents and public pages, not written by a model',
  );
  expect(describe(publicPage)).toBe('Quoted from this site, not written by a model');
});
