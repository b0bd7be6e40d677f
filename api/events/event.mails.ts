import type { CalendarPart, Mail } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import { writeInvitation } from './calendar.writing.ts';
import type { CalendarEvent } from './event.entity.ts';

export interface Person {
  name: string;
  email: string;
  /** Of their own clock, where they said so. */
  timeZone: string | null;
}

/** `Tuesday, May 6, 2031 at 10:00 (Europe/Berlin)` */
const onClock = (at: Date, timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  });
  return `${format.format(at)} (${timeZone})`;
};

/** On the reader's clock, where they told us theirs, and on the event's own. */
function factsOf({ startsAt, endsAt, timeZone, location }: CalendarEvent, reader: Person): [string, string][] {
  const own = reader.timeZone ?? timeZone;
  const when: [string, string][] = [
    ['When', onClock(startsAt, own)],
    ...(own === timeZone ? [] : [['There', onClock(startsAt, timeZone)] as [string, string]]),
    ['Ends', onClock(endsAt, own)],
  ];
  return location ? [...when, ['Where', location]] : when;
}

const pageOf = (env: Env, { id }: CalendarEvent) => `${env.PUBLIC_URL}/investor/calendar/${id}`;

const partOf = (env: Env, event: CalendarEvent, to: Person, method: CalendarPart['method']): CalendarPart => ({
  method,
  text: writeInvitation(event, to, method, { siteName: env.SITE_NAME, publicUrl: env.PUBLIC_URL }),
});

export const seatFree = (env: Env, to: Person, event: CalendarEvent): Mail => ({
  kind: 'event.seat_free',
  to: to.email,
  subject: `You have a seat: ${event.title}`,
  paragraphs: [
    `Hello ${to.name},`,
    'A seat has become free, and it is yours. If you cannot come, please say so: somebody else may be waiting.',
  ],
  facts: factsOf(event, to),
  link: { label: 'See the event', url: pageOf(env, event) },
});

const NAMED_DATES = 12;

/** The next dates of a series on the reader's clock; a long series is named in part. */
function formatSeriesDates(dates: readonly Date[], event: CalendarEvent, reader: Person): [string, string][] {
  if (dates.length < 2) return [];
  const named = dates.slice(0, NAMED_DATES).map((at) => onClock(at, reader.timeZone ?? event.timeZone));
  const more = dates.length > NAMED_DATES ? [`and ${dates.length - NAMED_DATES} more`] : [];
  return [['Dates of the series', [...named, ...more].join('; ')]];
}

interface Invitation {
  isNew: boolean;
  /** When the events of its series take place that are still ahead. */
  seriesDates: readonly Date[];
}

export const invited = (env: Env, to: Person, event: CalendarEvent, { isNew, seriesDates }: Invitation): Mail => ({
  kind: isNew ? 'event.invited' : 'event.changed',
  to: to.email,
  subject: `${isNew ? 'Invitation' : 'Changed'}: ${event.title}`,
  paragraphs: [
    `Hello ${to.name},`,
    isNew
      ? `${env.SITE_NAME} invites you to “${event.title}”.`
      : `Something about “${event.title}” has changed. This is how it stands now.`,
    ...(event.recurrence ? ['It is one of a series: the next is announced when this one is over.'] : []),
    ...(event.description ? [event.description] : []),
  ],
  facts: [...factsOf(event, to), ...formatSeriesDates(seriesDates, event, to)],
  link: { label: 'See it, and say whether you come', url: pageOf(env, event) },
  calendar: partOf(env, event, to, 'REQUEST'),
  expiresInSeconds: secondsUntil(event.endsAt),
});

export const cancelled = (env: Env, to: Person, event: CalendarEvent): Mail => ({
  kind: 'event.cancelled',
  to: to.email,
  subject: `Canceled: ${event.title}`,
  paragraphs: [`Hello ${to.name},`, `“${event.title}” does not take place.`, ...(event.note ? [event.note] : [])],
  facts: factsOf(event, to),
  calendar: partOf(env, event, to, 'CANCEL'),
});

/** For who may no longer know of it: nothing in it that they were not told before. */
export const withdrawn = (env: Env, to: Person, { id, sequence, startsAt, endsAt, updatedAt }: CalendarEvent): Mail => {
  const blank = { title: 'Withdrawn', description: '', location: '', note: '', timeZone: 'UTC', status: 'CANCELLED' };
  const event = { ...blank, id, sequence, startsAt, endsAt, updatedAt } as CalendarEvent;
  return {
    kind: 'event.withdrawn',
    to: to.email,
    subject: 'An invitation was withdrawn',
    paragraphs: [`Hello ${to.name},`, 'An event that you were invited to is no longer open to you.'],
    calendar: partOf(env, event, to, 'CANCEL'),
  };
};

export const reminder = (env: Env, to: Person, event: CalendarEvent, kind: 'DAY' | 'HOUR'): Mail => ({
  kind: 'event.reminder',
  to: to.email,
  subject: `${kind === 'DAY' ? 'Tomorrow' : 'In an hour'}: ${event.title}`,
  paragraphs: [`Hello ${to.name},`, `“${event.title}” begins ${kind === 'DAY' ? 'within a day' : 'within the hour'}.`],
  facts: factsOf(event, to),
  link: { label: 'See the event', url: pageOf(env, event) },
  expiresInSeconds: secondsUntil(event.startsAt),
});

const secondsUntil = (at: Date): number => Math.max(1, Math.round((at.getTime() - Date.now()) / 1_000));
