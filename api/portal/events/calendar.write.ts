import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { CalendarPart } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import type { CalendarEvent } from './event.type.ts';

// Events as a calendar file (RFC 5545). Each event is complete, also those of a series: no calendar has to calculate a
// rule, and a moved or canceled one is marked like any other.

/** A person who receives a mail about an event. */
export interface Person {
  name: string;
  email: string;
  /** The IANA time zone from the person's settings. Null if the person did not choose one. */
  timeZone: string | null;
}

interface CalendarOptions {
  siteName: string;
  publicUrl: string;
  organizer?: Env['CALENDAR_ORGANIZER'];
}

export const getCalendarOptions = ({ SITE_NAME, PUBLIC_URL, CALENDAR_ORGANIZER }: Env): CalendarOptions => ({
  siteName: SITE_NAME,
  publicUrl: PUBLIC_URL,
  organizer: CALENDAR_ORGANIZER,
});

export function writeCalendar(events: readonly CalendarEvent[], options: CalendarOptions): string {
  const { siteName } = options;
  const calendar = writeVCalendar(siteName, events);
  calendar.addPropertyWithValue('x-wr-calname', `${siteName} investor calendar`);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString('PT1H'));
  for (const event of events) calendar.addSubcomponent(writeVEvent(event, options));
  return foldLines(calendar);
}

/** In characters. A daily series with a long description would make megabytes of each mail. */
const MOST_DESCRIPTIONS = 100_000;

/**
 * An event, or the dates of a series, for one person, as an invitation or its end (RFC 5546). People answer on the
 * event's page and not by email. A published event names no attendees.
 */
export function writeInvitation(
  events: readonly CalendarEvent[],
  to: Person,
  method: CalendarPart['method'],
  options: CalendarOptions,
): string {
  const calendar = writeVCalendar(options.siteName, events);
  calendar.addPropertyWithValue('method', method);
  const isLong = events.length * (events[0]?.description.length ?? 0) > MOST_DESCRIPTIONS;
  for (const [at, event] of events.entries()) {
    const entry = writeVEvent(isLong && at > 0 ? { ...event, description: '' } : event, options);
    if (method !== 'PUBLISH') addAttendee(entry, to);
    calendar.addSubcomponent(entry);
  }
  return foldLines(calendar);
}

function addAttendee(entry: ICAL.Component, to: Person): void {
  const attendee = entry.addPropertyWithValue('attendee', `mailto:${to.email}`);
  attendee.setParameter('cn', to.name.replaceAll('"', ''));
  attendee.setParameter('rsvp', 'FALSE');
}

function addOrganizer(entry: ICAL.Component, { organizer, siteName }: CalendarOptions): void {
  if (!organizer) return;
  const property = entry.addPropertyWithValue('organizer', `mailto:${organizer.email}`);
  property.setParameter('cn', organizer.name ?? siteName.replaceAll('"', ''));
}

const LONGEST_LINE = 75;

/** Folds lines at 75 octets (RFC 5545, 3.1). ical.js counts characters, and its own folding adds a space. */
function foldLines(calendar: ICAL.Component): string {
  const lines = calendar.toString().replaceAll('\r\n ', '').split('\r\n');
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

function foldLine(line: string): string {
  const parts = [''];
  for (const character of line) {
    const part = parts.at(-1)! + character;
    if (Buffer.byteLength(part) > LONGEST_LINE) parts.push(` ${character}`);
    else parts[parts.length - 1] = part;
  }
  return parts.join('\r\n');
}

function writeVCalendar(siteName: string, events: readonly CalendarEvent[]): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${siteName.replaceAll('/', ' ')}//Investor calendar//EN`);
  for (const zone of new Set(
    events.filter((event) => !event.isAllDay && !needsUtc(event)).map((each) => each.timeZone),
  ))
    calendar.addSubcomponent(writeVTimezone(zone, events));
  return calendar;
}

function writeVEvent(event: CalendarEvent, options: CalendarOptions): ICAL.Component {
  const { publicUrl } = options;
  const entry = new ICAL.Component('vevent');
  const add = (name: string, value: string | number | ICAL.Time) => entry.addPropertyWithValue(name, value);
  add('uid', `${event.id}@${new URL(publicUrl).hostname}`);
  add('sequence', event.sequence);
  add('dtstamp', inUtc(event.updatedAt));
  add('last-modified', inUtc(event.updatedAt));
  if (event.isAllDay) addDays(entry, event);
  else addTimes(entry, event);
  addOrganizer(entry, options);
  add('summary', event.title);
  const description = describe(event);
  if (description) add('description', description);
  if (event.location) add('location', event.location);
  add('url', `${publicUrl}/investor/calendar/${event.id}`);
  add('status', event.status === 'CANCELED' ? 'CANCELLED' : 'CONFIRMED');
  return entry;
}

function describe(event: CalendarEvent): string {
  const { status, note, description, isAllDay, timeZone } = event;
  // A time in UTC does not say where it takes place.
  const zone = isAllDay || timeZone === 'UTC' || !needsUtc(event) ? '' : `Time zone of the event: ${timeZone}`;
  return [status === 'CANCELED' ? note : '', description, zone].filter(Boolean).join('\n\n').replace(/\r\n?/g, '\n');
}

/**
 * Days have no time zone: an all-day event is on the same days everywhere. Its end is the day after its last (RFC
 * 5545).
 */
function addDays(entry: ICAL.Component, { startsWall, endsWall }: CalendarEvent): void {
  const end = Temporal.PlainDate.from(endsWall).add({ days: 1 });
  entry.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(startsWall));
  entry.addPropertyWithValue('dtend', ICAL.Time.fromDateString(end.toString()));
}

function addTimes(entry: ICAL.Component, event: CalendarEvent): void {
  const isInUtc = needsUtc(event);
  for (const [name, at] of [['dtstart', event.startsAt] as const, ['dtend', event.endsAt] as const]) {
    if (isInUtc) entry.addPropertyWithValue(name, inUtc(at));
    else {
      const wall = ICAL.Time.fromDateTimeString(formatWallTime(at, event.timeZone));
      entry.addPropertyWithValue(name, wall).setParameter('tzid', event.timeZone);
    }
  }
}

/**
 * True if programs read the local times of an event differently: a time that occurs twice, and times of a zone whose
 * rules changed lately, because many programs use their own data about zones and not the file's.
 */
const needsUtc = ({ startsAt, endsAt, timeZone }: CalendarEvent): boolean =>
  timeZone === 'UTC' || !isSteady(timeZone, endsAt) || [startsAt, endsAt].some((at) => isAmbiguous(at, timeZone));

const inUtc = (at: Date): ICAL.Time => ICAL.Time.fromJSDate(at, true);

const formatWallTime = (at: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString()
    .slice(0, 19);

/** True if this time occurs twice in the time zone. */
function isAmbiguous(at: Date, zone: string): boolean {
  const wall = Temporal.PlainDateTime.from(formatWallTime(at, zone));
  const read = (disambiguation: 'earlier' | 'later') => wall.toZonedDateTime(zone, { disambiguation });
  return !read('earlier').equals(read('later'));
}

/** Programs and devices are updated at the latest within so many years. */
const STEADY_YEARS = 5;
const steadyZones = new Map<string, boolean>();

/** True if the clocks of a zone change on the same days of each year, from some years ago until the event. */
function isSteady(zone: string, at: Date): boolean {
  const now = new Date().getUTCFullYear();
  const last = Math.max(now, at.getUTCFullYear()) + 1;
  const key = `${zone} ${now} ${last}`;
  const known = steadyZones.get(key);
  if (known !== undefined) return known;
  const years = Array.from({ length: last - now + STEADY_YEARS }, (_, index) => listClockChanges(zone, last - index));
  const steady = years.every((year) => areAlike(year, years[0]!));
  steadyZones.set(key, steady);
  return steady;
}

function listClockChanges(zone: string, year: number): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = [];
  const start = Temporal.PlainDate.from({ year, month: 1, day: 1 }).toZonedDateTime(zone);
  for (let at = start.getTimeZoneTransition('next'); at?.year === year; at = at.getTimeZoneTransition('next'))
    changes.push(at);
  return changes.length === 0 ? [start] : changes;
}

/** A rule such as "the last Sunday of March" moves by at most six days. */
const areAlike = (one: readonly Temporal.ZonedDateTime[], other: readonly Temporal.ZonedDateTime[]): boolean =>
  one.length === other.length &&
  one.every((change, index) => {
    const { dayOfYear, offset } = other[index]!;
    return change.offset === offset && Math.abs(change.dayOfYear - dayOfYear) <= 7;
  });

/**
 * The changes of a time zone's clocks around these events, from the same data as their instants. Rules from another
 * source can differ, and the event would be an hour off in the reader's calendar.
 */
function writeVTimezone(zone: string, events: readonly CalendarEvent[]): ICAL.Component {
  const own = events.filter(({ timeZone, isAllDay }) => timeZone === zone && !isAllDay);
  const instants = own.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
  const end = Math.max(...instants);
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', zone);
  const first = Temporal.Instant.fromEpochMilliseconds(Math.min(...instants)).toZonedDateTimeISO(zone);
  const last = first.getTimeZoneTransition('previous');
  let next = last && last.epochMilliseconds > 0 ? last : null;
  if (!next) component.addSubcomponent(writeOffset('standard', '1970-01-01T00:00:00', first.offset, first.offset));
  for (next ??= first.getTimeZoneTransition('next'); next; next = next.getTimeZoneTransition('next')) {
    component.addSubcomponent(findClockChange(next));
    if (next.epochMilliseconds > end) break;
  }
  return component;
}

function findClockChange(at: Temporal.ZonedDateTime): ICAL.Component {
  const before = at.subtract({ nanoseconds: 1 });
  const gainedNanoseconds = at.offsetNanoseconds - before.offsetNanoseconds;
  const wall = at.toPlainDateTime().subtract({ nanoseconds: gainedNanoseconds }).toString();
  return writeOffset(gainedNanoseconds > 0 ? 'daylight' : 'standard', wall, before.offset, at.offset);
}

function writeOffset(kind: 'daylight' | 'standard', wall: string, from: string, to: string): ICAL.Component {
  const change = new ICAL.Component(kind);
  change.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(wall));
  change.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(from));
  change.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(to));
  return change;
}
