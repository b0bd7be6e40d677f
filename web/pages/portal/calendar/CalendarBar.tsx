import { Link } from 'react-router-dom';
import { useReaderHabits } from '#web/portal/readerHabits.ts';
import styles from './Calendar.module.css';
import { calendarPath, type CalendarPeriod, step, formatTitle, views } from './calendarUrl.ts';

type CalendarBarProps = { period: CalendarPeriod; day: string };

/** The shown part of the calendar, and links to other views and dates. Links work without JavaScript. */
export function CalendarBar({ period, day }: CalendarBarProps) {
  const { view, date } = period;
  const { firstDay } = useReaderHabits();
  const isGrid = view === 'month' || view === 'week';
  return (
    <div className={styles.bar}>
      <h2 id="shown" aria-live="polite">
        {formatTitle(period, day, firstDay)}
      </h2>
      {isGrid && (
        <nav aria-label="Time" className={styles.links}>
          <Link to={calendarPath({ view, date: step(view, day, -1) })}>
            <span aria-hidden="true">←</span> Earlier
          </Link>{' '}
          <Link to={calendarPath({ view, date: null })}>Today</Link>{' '}
          <Link to={calendarPath({ view, date: step(view, day, 1) })}>
            Later <span aria-hidden="true">→</span>
          </Link>
        </nav>
      )}
      <nav aria-label="View" className={styles.links}>
        {views.map(([option, name]) => [
          <Link
            key={option}
            to={calendarPath({ view: option, date })}
            aria-current={option === view ? 'true' : undefined}
          >
            {name}
          </Link>,
          ' ',
        ])}
      </nav>
    </div>
  );
}
