import { expect, test } from 'vitest';
import { getThickness } from './openedDocuments.ts';

test.each([
  [null, 1],
  [1, 1],
  [6, 2],
  [30, 3],
  [500, 4],
] as const)('a document of %j pages is drawn %i high', (pages, thickness) => {
  expect(getThickness(pages)).toBe(thickness);
});
