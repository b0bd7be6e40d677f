import { expect, test } from 'vitest';
import { defineUrlFilter } from '#web/runtime/urlFilter.ts';
import { declareLogFilter, toLogFilter } from './logFilter.ts';

const filter = defineUrlFilter(declareLogFilter(() => true));
const readRange = (query: string) => toLogFilter(filter.read(new URLSearchParams(query)));

test('an administrator in Tokyo filters a log by days of Tokyo', () => {
  expect(readRange('from=2026-03-01&to=2026-03-01&zone=Asia/Tokyo')).toMatchObject({
    from: '2026-02-28T15:00:00.000Z',
    to: '2026-03-01T15:00:00.000Z',
  });
});

test('a day on which the clocks change has 23 hours', () => {
  expect(readRange('from=2026-03-29&to=2026-03-29&zone=Europe/Berlin')).toMatchObject({
    from: '2026-03-28T23:00:00.000Z',
    to: '2026-03-29T22:00:00.000Z',
  });
});

test.each(['', '&zone=', '&zone=Mars/Base', '&zone=%2B05:00'])(
  'days without a known time zone (%s) are UTC',
  (zone) => {
    expect(readRange(`from=2026-03-01&to=2026-12-31${zone}`)).toMatchObject({
      from: '2026-03-01T00:00:00.000Z',
      to: '2027-01-01T00:00:00.000Z',
    });
  },
);

test.each(['0001-01-01', '9999-12-31', '2026-02-30', 'yesterday'])(
  'a day that no log has (%s) sets no condition',
  (day) => {
    expect(readRange(`from=${day}&to=${day}&zone=Asia/Tokyo`)).toMatchObject({ from: null, to: null });
  },
);
