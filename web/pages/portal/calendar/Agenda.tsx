import type { CalendarEntryFragment } from '../../../../graphql/generated/portal.ts';
import { InlineLink } from '../../../components/InlineLink.tsx';
import { paths } from '../../../paths.ts';
import styles from './Calendar.module.css';
import { dayIn, nameOfDay } from './calendarDays.ts';
import { EventPlace } from './EventPlace.tsx';
import { EventTimes } from './EventTimes.tsx';

type AgendaProps = {
  events: readonly CalendarEntryFragment[];
  zone: string | null;
  today: string;
};

/** Day by day, in the order in which the events came. */
export function Agenda({ events, zone, today }: AgendaProps) {
  const days = new Map<string, CalendarEntryFragment[]>();
  for (const event of events) {
    const day = dayIn(zone ?? event.timeZone, event.startsAt);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return (
    <ol className={styles.agenda}>
      {[...days].map(([day, entries]) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <h3>
            <time dateTime={day}>{nameOfDay(day)}</time>
            {day === today && <span className={styles.today}> Today</span>}
          </h3>
          <ul>
            {entries.map((event) => (
              <li key={event.id} className={event.status === 'CANCELLED' ? styles.off : undefined}>
                <span className={styles.name}>
                  <InlineLink to={paths.investorEvent(event.id)}>{event.title}</InlineLink>
                  {event.status === 'CANCELLED' && <b className={styles.mark}> Canceled</b>}
                </span>
                <EventTimes event={event} zone={zone} />
                {event.location && <EventPlace location={event.location} />}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
