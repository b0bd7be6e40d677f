import { expect, test } from 'vitest';
import { utcDay, utcMinute } from './utc.ts';

const DAY = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;

test('dates and times have the format of Intl in every month and at midnight', () => {
  const times = Array.from(
    { length: 12 },
    (_, month) => new Date(Date.UTC(2024 + (month % 3), month, month * 2 + 1, month * 2, month * 5)),
  );
  times.push(new Date('2024-02-29T00:00:00Z'), new Date('1999-12-31T23:59:59Z'));
  for (const time of times) {
    expect(utcDay(time.toISOString())).toBe(time.toLocaleString('en-US', DAY));
    expect(utcMinute(time.toISOString())).toBe(time.toLocaleString('en-US', MINUTE));
  }
});
