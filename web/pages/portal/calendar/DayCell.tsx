import { Link } from 'react-router-dom';
import type { CalendarEntryFragment } from '#graphql/generated/portal.ts';
import { paths } from '#web/paths.ts';
import styles from './Calendar.module.css';
import { calendarPath } from './calendarUrl.ts';
import { formatClock, nameOfDay } from '#web/portal/calendarDays.ts';
import { useReaderHabits } from '#web/portal/readerHabits.ts';
import { formatCount } from '#web/runtime/formatCount.ts';

const SHOWN = 3;

type DayCellProps = {
  onOpen: (event: CalendarEntryFragment) => void;
  day: string;
  events: readonly CalendarEntryFragment[];
  zone: string | null;
  isToday: boolean;
  /** True if this cell is the grid's tab stop. */
  isActive: boolean;
  isOutside: boolean;
  /** Shows all events instead of only the first few. */
  isWhole: boolean;
  /** True for a day that an event is dragged to, or that is selected for a new event. */
  isTarget: boolean;
};

/** A day cell. Its number links to the day's agenda. Phones show only the number of events. */
export function DayCell({ onOpen, day, events, zone, isToday, isActive, isOutside, isWhole, isTarget }: DayCellProps) {
  const { isHalfDay } = useReaderHabits();
  const visibleEvents = isWhole ? events : events.slice(0, SHOWN);
  const count = formatCount(events.length, 'event');
  return (
    <td
      data-cell={day}
      data-target={isTarget || undefined}
      aria-current={isToday ? 'date' : undefined}
      className={isOutside ? styles.outside : undefined}
    >
      <Link
        to={calendarPath({ view: 'agenda', date: day })}
        data-day={day}
        data-count={events.length || undefined}
        tabIndex={isActive ? 0 : -1}
        className={styles.number}
        aria-label={`${nameOfDay(day)}${isToday ? ', today' : ''}, ${events.length > 0 ? count : 'no events'}`}
      >
        {Number(day.slice(8))}
      </Link>
      <ul>
        {visibleEvents.map((event) => (
          <li
            key={event.id}
            data-event={event.id}
            draggable={event.viewerCan.update}
            className={event.status === 'CANCELED' ? styles.off : undefined}
          >
            {/* The entry is dragged, not its link. */}
            <Link
              to={paths.investorEvent(event.id)}
              draggable={false}
              onClick={(click) => {
                // A click with a key opens the page in another tab or window.
                if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
                click.preventDefault();
                onOpen(event);
              }}
              title={event.viewerCan.update ? `${event.title}: drag to move, or press M` : event.title}
            >
              {event.isAllDay ? (
                <span className="visually-hidden">All day: </span>
              ) : (
                <>
                  <time dateTime={event.startsAt}>
                    {formatClock(zone ?? event.timeZone, event.startsAt, isHalfDay)}
                  </time>{' '}
                </>
              )}
              {event.title}
              {event.status === 'CANCELED' && <span className="visually-hidden">, canceled</span>}
            </Link>
          </li>
        ))}
        {events.length > visibleEvents.length && (
          <li>
            <Link to={calendarPath({ view: 'agenda', date: day })}>{events.length - visibleEvents.length} more</Link>
          </li>
        )}
      </ul>
    </td>
  );
}
