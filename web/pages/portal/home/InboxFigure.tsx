import type { InboxQuery } from '#graphql/generated/portal.ts';
import styles from './Inbox.module.css';

type Entry = InboxQuery['inbox'][number];

/** Kinds of work that arrive from outside the perimeter. The other kinds wait inside to leave. */
const INCOMING: readonly Entry['kind'][] = ['ACCOUNT_REQUESTS', 'QUESTIONS', 'FAILING_FEEDS', 'QUARANTINED_UPLOADS'];
/** Fewer items need no figure: the list says it all. */
const FEWEST_ITEMS = 5;
const WIDTH = 1200;
const OPENING = 104;
const COLUMNS = 6;
const MOST_SQUARES = 3 * COLUMNS;

/** The wall of the perimeter in section, with an opening for each kind of work and a square for each item. */
export function InboxFigure({ entries }: { entries: readonly Entry[] }) {
  const total = entries.reduce((sum, { count }) => sum + count, 0);
  if (total < FEWEST_ITEMS) return null;
  const step = WIDTH / entries.length;
  const openings = entries.map((entry, i) => ({ entry, x: step * (i + 0.5) - OPENING / 2 }));
  const ends = [...openings.map(({ x }) => x), WIDTH];
  const starts = [0, ...openings.map(({ x }) => x + OPENING)];
  return (
    <figure className={styles.figure} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} 168`} className="dwg">
        <path className="d" d={`M0 4H${WIDTH}`} />
        <text className="wn" x="0" y="24">
          OUTSIDE
        </text>
        <text x="0" y="122">
          INSIDE
        </text>
        {starts.map((start, i) => (
          <path key={start} className="w f" d={`M${start} 82H${ends[i]}V98H${start}Z`} />
        ))}
        {openings.map(({ entry, x }, i) => (
          <Opening key={entry.kind} entry={entry} x={x} number={i + 1} />
        ))}
      </svg>
      <figcaption className="label">
        The perimeter and the work at it. Dotted squares come from outside and wait for you. Solid squares wait inside
        to leave.
      </figcaption>
    </figure>
  );
}

function Opening({ entry: { kind, count }, x, number }: { entry: Entry; x: number; number: number }) {
  const isIncoming = INCOMING.includes(kind);
  const squares = Array.from({ length: Math.min(count, MOST_SQUARES) }, (_, i) => {
    const row = Math.floor(i / COLUMNS);
    return [x + 8 + (i % COLUMNS) * 15, isIncoming ? 60 - row * 15 : 112 + row * 15] as const;
  });
  return (
    <>
      {squares.map(([left, top]) => (
        <path key={`${left} ${top}`} className={isIncoming ? 'd' : 'ink'} d={`M${left} ${top}h10v10h-10z`} />
      ))}
      <circle className="bal" cx={x + OPENING / 2} cy="90" r="10" />
      <text className="bn" x={x + OPENING / 2} y="94" textAnchor="middle">
        {number}
      </text>
    </>
  );
}
