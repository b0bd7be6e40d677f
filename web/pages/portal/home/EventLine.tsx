import type { PortalHomeQuery } from '#graphql/generated/portal.ts';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { firstDayOfEvent } from '#web/portal/calendarDays.ts';
import { utcDay } from '#web/ui/utc.ts';
import styles from './EventLine.module.css';
import { placeLabels, useDistances } from './eventLabels.ts';

type Event = PortalHomeQuery['events']['nodes'][number];

const WIDTH = 1200;
/** The longest title, in characters. */
const LONGEST = 30;

/** The next events on a line that starts today. It repeats the list of the next events, so the keyboard and screen readers skip it. */
export function EventLine({ events }: { events: readonly Event[] }) {
  const { zone, days, length } = useDistances(events);
  const getX = (day: number) => 12 + (day / length) * (WIDTH - 240);
  const titles = events.map((event) => `${cut(event.title)}, ${nameDay(firstDayOfEvent(event, zone))}`);
  const rows = placeLabels(titles.map((title, i) => ({ x: getX(days[i]!) + 8, length: title.length })));
  return (
    <svg viewBox={`0 0 ${WIDTH} 92`} className={`dwg ${styles.line}`} aria-hidden="true">
      <path className="w f" d="M1 2h10v68H1z" />
      <path className="t" d={`M12 62H${WIDTH}`} />
      {Array.from({ length: length + 1 }, (_, day) => (
        <path key={day} className="h" d={`M${getX(day)} 62v${day % 7 === 0 ? 9 : 5}`} />
      ))}
      <text x="16" y="86">
        Today
      </text>
      {events.map((event, i) => (
        <g key={event.id}>
          <path className="ink" d={`M${getX(days[i]!) - 4} 58h8v8h-8z`} />
          {rows[i] !== null && (
            <>
              <path className="t" d={`M${getX(days[i]!)} 62V${8 + rows[i]! * 17}`} />
              <Link to={paths.investorEvent(event.id)} tabIndex={-1}>
                <text x={getX(days[i]!) + 8} y={16 + rows[i]! * 17}>
                  {titles[i]}
                </text>
              </Link>
            </>
          )}
        </g>
      ))}
    </svg>
  );
}

/** "Dec 3". The line is shorter than a year. */
const nameDay = (day: string): string => utcDay(day).replace(/, \d+$/, '');

const cut = (title: string): string => (title.length > LONGEST ? `${title.slice(0, LONGEST - 1)}…` : title);
