import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/Button.tsx';
import { paths } from '../../../paths.ts';
import styles from './Calendar.module.css';
import { calendarPath, type CalendarPeriod, step, formatTitle, views } from './calendarUrl.ts';

type CalendarBarProps = { period: CalendarPeriod; day: string; canCreate: boolean };

/** The shown part of the calendar, and links to other views and dates. Links work without JavaScript. */
export function CalendarBar({ period, day, canCreate }: CalendarBarProps) {
  const { view, date } = period;
  const isGrid = view === 'month' || view === 'week';
  return (
    <div className={styles.bar}>
      <h2 id="shown" aria-live="polite">
        {formatTitle(view, date, day)}
      </h2>
      {isGrid && (
        <nav aria-label="Time" className={styles.links}>
          <Link to={calendarPath({ view, date: step(view, day, -1) })}>
            <span aria-hidden="true">←</span> Earlier
          </Link>
          <Link to={calendarPath({ view, date: null })}>Today</Link>
          <Link to={calendarPath({ view, date: step(view, day, 1) })}>
            Later <span aria-hidden="true">→</span>
          </Link>
        </nav>
      )}
      <nav aria-label="View" className={styles.links}>
        {views.map(([option, name]) => (
          <Link
            key={option}
            to={calendarPath({ view: option, date })}
            aria-current={option === view ? 'true' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      {canCreate && (
        <ButtonLink to={paths.investorEventNew(day, day)} size="small">
          New event
        </ButtonLink>
      )}
    </div>
  );
}
