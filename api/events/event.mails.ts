import type { Mail } from '../mail/mail.service.ts';
import type { Env } from '../platform/env.ts';
import type { CalendarEvent } from './event.entity.ts';

interface Person {
  name: string;
  email: string;
}

/** `Tuesday, May 6, 2031 at 10:00 (Europe/Berlin)` */
const whenOf = ({ startsAt, timeZone }: CalendarEvent): string => {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone,
  });
  return `${format.format(startsAt)} (${timeZone})`;
};

export const seatFree = (env: Env, { name, email }: Person, event: CalendarEvent): Mail => ({
  kind: 'event.seat_free',
  to: email,
  subject: `You have a seat: ${event.title}`,
  paragraphs: [
    `Hello ${name},`,
    'A seat has become free, and it is yours. If you cannot come, please say so: somebody else may be waiting.',
  ],
  facts: [['When', whenOf(event)], ...(event.location ? [['Where', event.location] as [string, string]] : [])],
  link: { label: 'See the event', url: `${env.PUBLIC_URL}/investor/calendar/${event.id}` },
});
