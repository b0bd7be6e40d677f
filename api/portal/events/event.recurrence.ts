import ICAL from 'ical.js';
import { fail } from '#api/platform/errors.ts';

// A series is expanded when it is created: each occurrence is a row, and no rows are added later.

const YEARS_AHEAD = 2;
/** For a series that repeats every year. */
const YEARS_AHEAD_YEARLY = 10;
const AT_MOST = 366;
// Accepts only rules that always have a next occurrence. The search for the next occurrence of any other rule would
// never end.
const PARTS: Record<string, RegExp> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^([1-9]|1[01])$/,
  COUNT: /^[1-9]\d{0,3}$/,
  UNTIL: /^\d{8}$/,
  BYDAY: /^(-1|[1-4])?(MO|TU|WE|TH|FR|SA|SU)(,(-1|[1-4])?(MO|TU|WE|TH|FR|SA|SU)){0,6}$/,
  BYMONTHDAY: /^(-1|[1-9]|[12]\d|3[01])$/,
};

const refuse = (message: string): never =>
  fail('BAD_USER_INPUT', message, [{ path: ['input', 'recurrence'], message }]);

export interface Series {
  /** The rule with COUNT, which marks the end of the series in calendar files. */
  rule: string;
  /** Wall times at which the occurrences start, including the first. */
  starts: string[];
}

/**
 * Lists the occurrences of a series that starts at `first` (a wall time, or the day of an all-day event) by a rule of
 * RFC 5545: `FREQ=WEEKLY;COUNT=10`, or `FREQ=MONTHLY;BYDAY=2TU;UNTIL=20281231`, which includes the last day. Wall times
 * stay the same across daylight saving changes. A series skips months and years that do not have its day: February 29
 * occurs only in leap years.
 */
export function listOccurrences(text: string, first: string): Series {
  const parts = parseRule(text);
  const isYearly = parts.some((part) => part.join('=') === 'FREQ=YEARLY');
  const countedParts = parts.filter(([name]) => name !== 'UNTIL').map((part) => part.join('='));
  // In a common year ical.js moves February 29 to March 1, unless the rule names the day.
  if (isYearly && first.slice(5, 10) === '02-29') countedParts.push('BYMONTH=2', 'BYMONTHDAY=29');
  const recur = ICAL.Recur.fromString(countedParts.join(';'));
  const until = parts.find(([name]) => name === 'UNTIL')?.[1];
  const last = until ? `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6)}T23:59` : '9999';
  const years = isYearly ? YEARS_AHEAD_YEARLY : YEARS_AHEAD;
  const horizon = `${Number(first.slice(0, 4)) + years}${first.slice(4)}`;
  const starts: string[] = [];
  const iterator = recur.iterator(
    ICAL.Time.fromDateTimeString(first.length === 10 ? `${first}T00:00:00` : `${first}:00`),
  );
  for (let next = iterator.next(); next && starts.length <= AT_MOST; next = iterator.next()) {
    const wall = next.toString().slice(0, first.length);
    if (wall > last) break;
    if (wall > horizon) refuse(`A series ends within ${years} years of its first event`);
    starts.push(wall);
  }
  if (starts.length > AT_MOST) refuse(`A series has at most ${AT_MOST} events`);
  if (starts[0] !== first) refuse('The first event must be on a day of its series');
  const rule = parts.filter(([name]) => name !== 'UNTIL' && name !== 'COUNT').map((part) => part.join('='));
  return { rule: [...rule, `COUNT=${starts.length}`].join(';'), starts };
}

function parseRule(text: string): [string, string][] {
  const parts = text
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')
    .map((part): [string, string] => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)]);
  const names = parts.map(([name]) => name);
  const isKnown = parts.every(([name, value]) => Object.hasOwn(PARTS, name) && PARTS[name]!.test(value));
  if (!isKnown || new Set(names).size < names.length || !names.includes('FREQ'))
    refuse('Use a rule such as FREQ=WEEKLY;COUNT=10');
  const frequency = parts.find(([name]) => name === 'FREQ')![1];
  const byDay = parts.find(([name]) => name === 'BYDAY')?.[1] ?? '';
  if (
    (frequency !== 'MONTHLY' && /\d/.test(byDay)) ||
    (frequency === 'YEARLY' && byDay) ||
    (names.includes('BYMONTHDAY') && (frequency !== 'MONTHLY' || byDay))
  )
    refuse('Days are counted within a month only: use FREQ=MONTHLY, with BYDAY or with BYMONTHDAY');
  if (names.includes('COUNT') === names.includes('UNTIL'))
    refuse('A series needs either a number of dates (COUNT) or an end date (UNTIL)');
  return parts;
}
