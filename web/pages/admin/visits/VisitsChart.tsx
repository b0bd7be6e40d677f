import styles from './VisitsPage.module.css';
import { formatCount } from '#web/runtime/formatCount.ts';
import { Day } from '#web/ui/Moment.tsx';

const WIDTH = 960;
const HEIGHT = 200;

type VisitsChartProps = { days: readonly { day: string; viewCount: number }[] };

/** One bar per day, with a text description for screen readers. */
export function VisitsChart({ days }: VisitsChartProps) {
  const total = days.reduce((sum, { viewCount }) => sum + viewCount, 0);
  const most = Math.max(1, ...days.map(({ viewCount }) => viewCount));
  const pitch = WIDTH / days.length;
  const [first, last] = [days[0]!, days.at(-1)!];
  const busiest = days.find(({ viewCount }) => viewCount === most) ?? last;
  const label = `${formatCount(total, 'page view')} in ${days.length} days. Most views on one day: ${busiest.day} with ${busiest.viewCount}.`;
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
        <path className={styles.axis} d={`M0 ${HEIGHT}H${WIDTH}`} />
        {days.map(({ day, viewCount }, i) => {
          const height = (viewCount / most) * (HEIGHT - 4);
          return (
            <rect
              key={day}
              className={styles.bar}
              x={i * pitch + pitch * 0.12}
              y={HEIGHT - height}
              width={pitch * 0.76}
              height={height}
            />
          );
        })}
      </svg>
      <span className="visually-hidden" aria-hidden="true">
        {label}
      </span>
      <figcaption>
        <span>
          <Day at={first.day} />
        </span>{' '}
        <strong>{formatCount(total, 'page view')}</strong>{' '}
        <span>
          <Day at={last.day} />
        </span>
      </figcaption>
    </figure>
  );
}
