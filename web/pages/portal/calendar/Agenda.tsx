import { Fragment } from 'react';
import type { CalendarEntryFragment } from '#graphql/generated/portal.ts';
import { InlineLink } from '#web/ui/InlineLink.tsx';
import { paths } from '#web/paths.ts';
import styles from './Calendar.module.css';
import { firstDayOfEvent, nameOfDay } from '#web/portal/calendarDays.ts';
import { EventPlace, EventTimes } from './EventTimes.tsx';

const byAllDay = (a: CalendarEntryFragment, b: CalendarEntryFragment): number =>
  Number(b.isAllDay) - Number(a.isAllDay);

type AgendaProps = {
  events: readonly CalendarEntryFragment[];
  zone: string | null;
  today: string;
};

/** Events grouped by day in the given order, all-day events first. */
export function Agenda({ events, zone, today }: AgendaProps) {
  const days = new Map<string, CalendarEntryFragment[]>();
  for (const event of events) {
    const day = firstDayOfEvent(event, zone);
    days.set(day, [...(days.get(day) ?? []), event].toSorted(byAllDay));
  }
  const isLatestFirst = events.length > 1 && events[0]!.startsAt > events.at(-1)!.startsAt;
  // Events are sorted by instant. In another time zone, an all-day event's day starts at another instant.
  const inOrder = [...days].toSorted(([a], [b]) => (isLatestFirst ? b.localeCompare(a) : a.localeCompare(b)));
  // Before the first coming day. If today has events, the day itself is marked.
  const now = isLatestFirst || days.has(today) ? -1 : inOrder.findIndex(([day]) => day > today);
  return (
    <ol className={styles.agenda}>
      {inOrder.map(([day, entries], i) => (
        <Fragment key={day}>
          {i === now && <Now today={today} />}
          <li aria-current={day === today ? 'date' : undefined}>
            <h3>
              <time dateTime={day}>{nameOfDay(day)}</time>
              {day === today && <span className={styles.today}> Today</span>}
            </h3>
            <ul>
              {entries.map((event) => (
                <li key={event.id} className={event.status === 'CANCELED' ? styles.off : undefined}>
                  <span className={styles.name}>
                    <InlineLink to={paths.investorEvent(event.id)}>{event.title}</InlineLink>
                    {event.status === 'CANCELED' && <b className={styles.mark}> Canceled</b>}
                  </span>{' '}
                  <EventTimes event={event} zone={zone} /> {event.location && <EventPlace location={event.location} />}
                </li>
              ))}
            </ul>
          </li>
        </Fragment>
      ))}
    </ol>
  );
}

const Now = ({ today }: { today: string }) => (
  <li className={styles.now}>
    <time dateTime={today}>Today, {nameOfDay(today)}</time>
  </li>
);
