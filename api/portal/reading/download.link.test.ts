import { expect, it } from 'vitest';
import { makeContext, person } from '#api/testing/api.ts';
import { downloadLink, isGoodLink } from './download.link.ts';

const context = makeContext(person.investor, undefined as never);
const file = { documentId: 'doc_1', version: 1 };
const MINUTE = 60_000;
const NOW = Date.parse('2026-11-22T10:00:00Z');

/** A link that one server makes at `NOW`, and that another server checks later. */
function isGood(laterMs: number): boolean {
  const query = new URLSearchParams(downloadLink(context, file, NOW).split('?')[1]);
  return isGoodLink(context, file, { until: query.get('until')!, key: query.get('key')! }, NOW + laterMs);
}

it('a download link is valid for five minutes', () => {
  expect([0, MINUTE, 5 * MINUTE].map(isGood)).toEqual([true, true, true]);
  expect([-MINUTE, 5 * MINUTE + 1].map(isGood)).toEqual([false, false]);
});
