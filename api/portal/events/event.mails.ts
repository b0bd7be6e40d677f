import { type CalendarPart, type Mail, makeGreeting } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';
import { getCalendarOptions, type Person, writeInvitation } from './calendar.write.ts';
import type { CalendarEvent } from './event.type.ts';
import { getDateFormat } from '#graphql/date-format.ts';
import { formatInstant } from '#api/platform/time-zones.ts';

/** In the reader's time zone if it is set, and in the event's own. An all-day event has only days. */
function listFacts(event: CalendarEvent, reader: Person): [string, string][] {
  const { startsAt, endsAt, timeZone, location, isAllDay } = event;
  const own = reader.timeZone ?? timeZone;
  const when: [string, string][] = isAllDay
    ? [['When', `${formatDays(event)}, all day`]]
    : [
        ['When', formatInstant(startsAt, own)],
        ...(own === timeZone ? [] : [['At the event', formatInstant(startsAt, timeZone)] as [string, string]]),
        ['Ends', formatInstant(endsAt, own)],
      ];
  return location ? [...when, ['Where', location]] : when;
}

const getEventUrl = (env: Env, { id }: CalendarEvent) => `${env.PUBLIC_URL}/investor/calendar/${id}`;

const makeCalendarPart = (env: Env, events: readonly CalendarEvent[], to: Person, isCanceled = false): CalendarPart => {
  const method = getMethod(env, events, isCanceled);
  return { method, text: writeInvitation(events, to, method, getCalendarOptions(env)) };
};

/** RFC 5546: a REQUEST needs an organizer, and all events of a REQUEST or a CANCEL have one UID. */
function getMethod(env: Env, events: readonly CalendarEvent[], isCanceled: boolean): CalendarPart['method'] {
  if (events.length > 1) return 'PUBLISH';
  if (isCanceled) return 'CANCEL';
  return env.CALENDAR_ORGANIZER ? 'REQUEST' : 'PUBLISH';
}

/** One email about all dates of a series on which a person got a seat, in order. */
export function makeSeatFreeMail(env: Env, to: Person, event: CalendarEvent, others: readonly CalendarEvent[]): Mail {
  const isOne = others.length === 0;
  return {
    kind: 'event.seat_free',
    to: to.email,
    subject: `You have a seat${isOne ? '' : ` on ${others.length + 1} dates`}: ${event.title}`,
    reason: 'you are on the waiting list of this event',
    paragraphs: [
      makeGreeting(to),
      `A seat has opened up${isOne ? '' : ' on each date below'} and is reserved for you. If you cannot attend, please decline: other people may be on the waiting list.`,
    ],
    facts: [...listFacts(event, to), ...formatDates('Dates with a seat', [event, ...others], to)],
    link: { label: 'View the event', url: getEventUrl(env, event) },
  };
}

const NAMED_DATES = 12;
const OTHERS_STAY = 'The other dates of this series take place as planned.';
const OTHERS_CANCELED = 'All other dates of this series are canceled, too.';

/** How many dates follow, which the facts of the email list. */
const describeSeries = (count: number): string =>
  count < 2
    ? 'This event is the last date of its series.'
    : `This event is part of a series. Its next ${count} dates are below.`;

/** Dates of a series in the reader's time zone, if there are several. A long series is shown in part. */
function formatDates(label: string, dates: readonly EventDate[], reader: Person): [string, string][] {
  if (dates.length < 2) return [];
  const format = (date: EventDate) =>
    date.isAllDay ? formatDays(date) : formatInstant(date.startsAt, reader.timeZone ?? date.timeZone);
  const dateTexts = dates.slice(0, NAMED_DATES).map(format);
  const more = dates.length > NAMED_DATES ? [`and ${dates.length - NAMED_DATES} more`] : [];
  return [[label, [...dateTexts, ...more].join('; ')]];
}

/** The reason for an invitation mail. */
export type Occasion = 'invited' | 'changed' | 'restored';

interface Invitation {
  occasion: Occasion;
  /** The content of the last email, if it is known. */
  previous: EventSnapshot | null;
  /** The remaining dates of its series, which the text lists. */
  seriesDates: readonly EventDate[];
  /** The events of the calendar file. */
  dates: readonly CalendarEvent[];
}

const SUBJECTS: Record<Occasion, string> = { invited: 'Invitation', changed: 'Changed', restored: 'Back on' };

const SENTENCES: Record<Occasion, (site: string, title: string) => string> = {
  invited: (site, title) => `${site} invites you to “${title}”.`,
  changed: (_site, title) => `“${title}” has changed.`,
  restored: (_site, title) => `“${title}” takes place after all. The email that canceled it no longer applies.`,
};

export const makeInvitationMail = (
  env: Env,
  to: Person,
  event: CalendarEvent,
  { occasion, previous, seriesDates, dates }: Invitation,
): Mail => ({
  kind: `event.${occasion}`,
  to: to.email,
  subject: `${SUBJECTS[occasion]}: ${event.title}`,
  reason: 'you are invited to this event',
  paragraphs: [
    makeGreeting(to),
    SENTENCES[occasion](env.SITE_NAME, event.title),
    ...(event.recurrence ? [describeSeries(seriesDates.length)] : []),
    ...(event.description ? [event.description] : []),
  ],
  facts: [
    ...(occasion !== 'changed' || !previous ? [] : listChanges(event, previous, to.timeZone)),
    ...listFacts(event, to),
    ...formatDates('Dates of the series', seriesDates, to),
  ],
  link: { label: 'View the event and respond', url: getEventUrl(env, event) },
  calendar: makeCalendarPart(env, dates, to),
  expiresInSeconds: secondsUntil(event.endsAt),
});

/** The future dates of a series. */
interface SeriesState {
  remaining: readonly CalendarEvent[];
  canceled: readonly CalendarEvent[];
}

/** @param series null for an event without a series */
export const makeCanceledMail = (env: Env, to: Person, event: CalendarEvent, series: SeriesState | null): Mail => ({
  kind: 'event.cancelled',
  to: to.email,
  subject: `Canceled: ${event.title}`,
  reason: 'you were invited to this event',
  paragraphs: [
    makeGreeting(to),
    `“${event.title}” is canceled.`,
    ...(event.note ? [event.note] : []),
    ...(series === null ? [] : [series.remaining.length > 0 ? OTHERS_STAY : OTHERS_CANCELED]),
  ],
  facts: listFacts(event, to),
  link: { label: 'View the event', url: getEventUrl(env, event) },
  calendar: makeCalendarPart(env, series?.remaining.length === 0 ? series.canceled : [event], to, true),
});

/** For people whose invitation was withdrawn. The mail contains only data that earlier mails contained. */
export const makeWithdrawnMail = (env: Env, to: Person, dates: readonly CalendarEvent[]): Mail => {
  const blank = { title: 'Withdrawn', description: '', location: '', note: '', timeZone: 'UTC', status: 'CANCELED' };
  const events = dates.map(({ id, sequence, isAllDay, startsWall, endsWall, startsAt, endsAt, updatedAt }) => {
    const times = { isAllDay, startsWall, endsWall, startsAt, endsAt };
    return { ...blank, ...times, id, sequence, updatedAt } as CalendarEvent;
  });
  return {
    kind: 'event.withdrawn',
    to: to.email,
    subject: 'An invitation was withdrawn',
    reason: 'you were invited to this event',
    paragraphs: [makeGreeting(to), 'You are no longer invited to an event.'],
    calendar: makeCalendarPart(env, events, to, true),
  };
};

export const makeReminderMail = (env: Env, to: Person, event: CalendarEvent, kind: 'DAY' | 'HOUR'): Mail => ({
  kind: 'event.reminder',
  to: to.email,
  subject: `${kind === 'DAY' ? 'Tomorrow' : 'In an hour'}: ${event.title}`,
  reason: 'you are invited to this event and reminders are on in your account',
  paragraphs: [makeGreeting(to), `“${event.title}” begins ${kind === 'DAY' ? 'within a day' : 'within the hour'}.`],
  facts: listFacts(event, to),
  link: { label: 'View the event', url: getEventUrl(env, event) },
  expiresInSeconds: secondsUntil(event.startsAt),
});

const secondsUntil = (at: Date): number => Math.max(1, Math.round((at.getTime() - Date.now()) / 1_000));

/** The content of the last email about an event to a reader. */
type EventSnapshot = EventTimes & Pick<CalendarEvent, 'title' | 'description' | 'location' | 'timeZone'>;

/** Label and value of each change since the last email, with times in the reader's time zone. */
function listChanges(
  event: CalendarEvent,
  previous: EventSnapshot,
  readerZone: string | null,
): [label: string, value: string][] {
  const getTimes = (snapshot: EventSnapshot) => formatSpan(snapshot, readerZone ?? snapshot.timeZone);
  const fields = [
    ['New title', previous.title, event.title],
    ['New time', getTimes(previous), getTimes(event)],
    ['New place', previous.location || 'none', event.location || 'none'],
  ] as const;
  const changes = fields
    .filter(([, before, after]) => before !== after)
    .map(([label, before, after]): [string, string] => [label, `${before} → ${after}`]);
  if (previous.description === event.description) return changes;
  return [...changes, ['Description', event.description ? 'changed, see above' : 'removed']];
}

// Times and days of events as emails show them.

type EventDate = EventTimes & Pick<CalendarEvent, 'timeZone'>;
type EventTimes = Pick<CalendarEvent, 'isAllDay' | 'startsAt' | 'endsAt' | 'startsWall' | 'endsWall'>;

/** Formats `Tuesday, May 6, 2031` from `2031-05-06`. */
const formatDay = (day: string): string =>
  getDateFormat('UTC', { dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`));

/** Formats `Tuesday, May 6, 2031 to Thursday, May 8, 2031`, the same for every reader. */
function formatDays({ startsWall, endsWall }: EventTimes): string {
  return startsWall === endsWall ? formatDay(startsWall) : `${formatDay(startsWall)} to ${formatDay(endsWall)}`;
}

/** Formats `Tuesday, May 6, 2031 at 10:00 to 11:30 (Europe/Berlin)`. An all-day event shows only days. */
function formatSpan(times: EventTimes, timeZone: string): string {
  if (times.isAllDay) return formatDays(times);
  const [start, end] = [times.startsAt, times.endsAt].map((at) => formatInstant(at, timeZone).split(' ('));
  const [startDay, startClock] = start![0]!.split(' at ');
  const [endDay, endClock] = end![0]!.split(' at ');
  return `${startDay} at ${startClock} to ${endDay === startDay ? '' : `${endDay} at `}${endClock} (${timeZone})`;
}
