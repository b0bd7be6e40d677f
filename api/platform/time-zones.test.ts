import { afterEach, expect, test, vi } from 'vitest';
import { formatInstant } from './time-zones.ts';

afterEach(() => vi.restoreAllMocks());

test('a notice to thousands of people keeps one date format for each time zone', () => {
  const create = vi.spyOn(Intl, 'DateTimeFormat');
  const texts = Array.from({ length: 3_000 }, (_, at) =>
    formatInstant(new Date('2031-05-06T08:00:00Z'), ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo'][at % 3]!),
  );
  expect(create.mock.calls.length).toBeLessThanOrEqual(3);
  expect(new Set(texts)).toEqual(
    new Set([
      'Tuesday, May 6, 2031 at 10:00 (Europe/Berlin)',
      'Tuesday, May 6, 2031 at 04:00 (America/New_York)',
      'Tuesday, May 6, 2031 at 17:00 (Asia/Tokyo)',
    ]),
  );
});
