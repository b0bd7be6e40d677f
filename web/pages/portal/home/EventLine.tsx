import type { PortalHomeQuery } from '../../../../graphql/generated/portal.ts';
import styles from './EventLine.module.css';
import { useDistances } from './useDistances.ts';

type Event = PortalHomeQuery['events']['nodes'][number];

const WIDTH = 1200;
/** Titles of events on fewer days apart would overlap. */
const NEAR = 4;
/** The longest title, in characters. */
const LONGEST = 30;

/** The next events on a line that starts today. It repeats the list of the next events, so screen readers skip it. */
export function EventLine({ events }: { events: readonly Event[] }) {
  const { days, length } = useDistances(events);
  const getX = (day: number) => 12 + (day / length) * (WIDTH - 240);
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
          <path className="t" d={`M${getX(days[i]!)} 62V${8 + countBefore(days, i) * 17}`} />
          <path className="ink" d={`M${getX(days[i]!) - 4} 58h8v8h-8z`} />
          <text x={getX(days[i]!) + 8} y={16 + countBefore(days, i) * 17}>
            {cut(event.title)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The number of earlier events so near that the titles would overlap: each title is one line lower. */
const countBefore = (days: readonly number[], at: number): number =>
  days.slice(0, at).filter((day) => days[at]! - day < NEAR).length;

const cut = (title: string): string => (title.length > LONGEST ? `${title.slice(0, LONGEST - 1)}…` : title);
