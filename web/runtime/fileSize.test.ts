import { expect, test } from 'vitest';
import { formatFileSize } from './formatCount.ts';

test.each([
  [0, '1 KB'],
  [340_400, '340 KB'],
  [999_600, '1 MB'],
  [2_000_000, '2 MB'],
  [2_440_000, '2.4 MB'],
])('%i bytes are shown as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
