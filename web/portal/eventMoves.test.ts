import { expect, test } from 'vitest';
import type { CalendarEntryFragment } from '#graphql/generated/portal.ts';
import { toMovedTimes } from './eventMoves.ts';

const entry = (startsWall: string, endsWall: string) => ({ startsWall, endsWall }) as CalendarEntryFragment;

test('a moved event keeps its times of day across a change of the clocks', () => {
  const event = entry('2027-03-26T22:30', '2027-03-27T00:15');
  expect(toMovedTimes({ event, from: '2027-03-26', to: '2027-03-29' })).toEqual({
    startsAt: '2027-03-29T22:30',
    endsAt: '2027-03-30T00:15',
  });
});

test('an event of several days that is dragged by its last day keeps its length', () => {
  const event = entry('2026-12-30', '2027-01-02');
  expect(toMovedTimes({ event, from: '2027-01-02', to: '2026-12-31' })).toEqual({
    startsAt: '2026-12-28',
    endsAt: '2026-12-31',
  });
});
