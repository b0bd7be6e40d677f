import { Temporal } from 'temporal-polyfill';
import { fail } from '#api/platform/errors.ts';

// The entered time (a wall time and a time zone) and its instant. Wall times have the form `2027-03-28T10:00`.

const MINUTE = 60_000;
const LONGEST_DAYS = 31;
const LATEST_YEAR = 2099;
const EARLIEST_YEAR = 2000;

export interface Span {
  startsWall: string;
  endsWall: string;
  startsAt: Date;
  endsAt: Date;
}

const refuse = (field: string, message: string): never =>
  fail('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);

const isDay = (wall: string): boolean => wall.length === 10;

/** The wall times as an event stores them: an all-day event stores days. */
export function toWalls(startsAt: string, endsAt: string, isAllDay: boolean): [starts: string, ends: string] {
  if (isAllDay) return [startsAt.slice(0, 10), endsAt.slice(0, 10)];
  if (isDay(startsAt)) refuse('startsAt', 'Enter a start, such as 2027-03-28T10:00');
  if (isDay(endsAt)) refuse('endsAt', 'Enter an end, such as 2027-03-28T11:00');
  return [startsAt, endsAt];
}

/**
 * The start and end as instants. A time that does not exist is rejected; of a time that occurs twice, the first counts.
 * For days, it is the start of the first until the end of the last.
 */
export function toTimeSpan(startsWall: string, endsWall: string, zone: string): Span {
  if (isDay(startsWall)) return daysSpan(existingDay('startsAt', startsWall), existingDay('endsAt', endsWall), zone);
  const startsAt = existing('startsAt', startsWall, zone);
  const endsAt = existing('endsAt', endsWall, zone);
  if (endsAt <= startsAt) refuse('endsAt', 'An event ends after it starts');
  if (endsAt.getTime() - startsAt.getTime() > LONGEST_DAYS * 24 * 60 * MINUTE)
    refuse('endsAt', `An event lasts at most ${LONGEST_DAYS} days`);
  return { startsWall, endsWall, startsAt, endsAt };
}

/**
 * Returns the spans of a series whose first event is `first`. Each starts at its wall time and lasts as long as the
 * first, in elapsed time. A wall time that a clock skips is read with the offset from before the gap, so its event is an
 * hour later by the clock; a rule in a calendar file would leave it out (RFC 5545, 3.3.10). If a
 * zone skips a whole day, that reading equals the next event's, so the skipped day gets no event.
 */
export function getSeriesSpans(first: Span, laterStarts: readonly string[], zone: string): Span[] {
  if (isDay(first.startsWall)) {
    const days = Temporal.PlainDate.from(first.startsWall).until(first.endsWall);
    const starts = laterStarts.map((start) => Temporal.PlainDate.from(start));
    return [first, ...starts.map((start) => daysSpan(start, start.add(days), zone))];
  }
  const duration = first.endsAt.getTime() - first.startsAt.getTime();
  const spans = new Map([[first.startsAt.getTime(), first]]);
  for (const wall of laterStarts) {
    const start = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' });
    spans.set(start.epochMilliseconds, toSpan(start, start.add({ milliseconds: duration })));
  }
  return [...spans.values()];
}

function daysSpan(first: Temporal.PlainDate, last: Temporal.PlainDate, zone: string): Span {
  const length = first.until(last).total('days') + 1;
  if (length < 1) refuse('endsAt', 'An event ends after it starts');
  if (length > LONGEST_DAYS) refuse('endsAt', `An event lasts at most ${LONGEST_DAYS} days`);
  // Without a time argument, a day that has no midnight starts at its first moment.
  const getStart = (day: Temporal.PlainDate) => new Date(day.toZonedDateTime(zone).epochMilliseconds);
  const walls = { startsWall: first.toString(), endsWall: last.toString() };
  return { ...walls, startsAt: getStart(first), endsAt: getStart(last.add({ days: 1 })) };
}

function existingDay(field: string, day: string): Temporal.PlainDate {
  let date: Temporal.PlainDate;
  try {
    date = Temporal.PlainDate.from(day, { overflow: 'reject' });
  } catch {
    return refuse(field, 'This day does not exist');
  }
  refuseFarYear(field, date.year);
  return date;
}

function refuseFarYear(field: string, year: number): void {
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) refuse(field, `Use a year from ${EARLIEST_YEAR} to ${LATEST_YEAR}`);
}

const toSpan = (start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): Span => ({
  startsWall: toWallTime(start),
  endsWall: toWallTime(end),
  startsAt: new Date(start.epochMilliseconds),
  endsAt: new Date(end.epochMilliseconds),
});

const toWallTime = (time: Temporal.ZonedDateTime): string => time.toPlainDateTime().toString().slice(0, 16);

interface Start {
  startsWall: string;
  timeZone: string;
  isAllDay: boolean;
}

/** A sentence for a start that occurs twice on its day. It says which of the two counts. Null for other starts. */
export function explainRepeatedTime({ startsWall: wall, timeZone: zone, isAllDay }: Start): string | null {
  if (isAllDay) return null;
  const { earlier, later, plain } = resolveWallTime(wall, zone);
  if (earlier.equals(later) || !earlier.toPlainDateTime().equals(plain)) return null;
  return `${formatWallTime(plain)} comes twice in ${zone}, because the clocks are put back; this is the first.`;
}

function existing(field: string, wall: string, zone: string): Date {
  const { earlier, later, plain } = resolveWallTime(wall, zone, field);
  refuseFarYear(field, plain.year);
  if (!earlier.equals(later) && !earlier.toPlainDateTime().equals(plain))
    refuse(field, `${formatWallTime(plain)} does not exist in ${zone}, because the clocks are put forward over it`);
  return new Date(earlier.epochMilliseconds);
}

function resolveWallTime(wall: string, zone: string, field = 'startsAt') {
  let plain: Temporal.PlainDateTime;
  try {
    plain = Temporal.PlainDateTime.from(wall, { overflow: 'reject' });
  } catch {
    return refuse(field, 'This day or time does not exist');
  }
  const as = (disambiguation: 'earlier' | 'later') => plain.toZonedDateTime(zone, { disambiguation });
  return { plain, earlier: as('earlier'), later: as('later') };
}

/** Formats `2:30 on March 28, 2027`. */
const formatWallTime = (plain: Temporal.PlainDateTime): string =>
  `${plain.hour}:${String(plain.minute).padStart(2, '0')} on ${plain.toPlainDate().toLocaleString('en-US', { dateStyle: 'long' })}`;
