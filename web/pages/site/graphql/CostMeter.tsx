import styles from './Explorer.module.css';
import type { Answer, Cost } from './sendOperation.ts';
import { formatCount, formatFileSize } from '#web/runtime/formatCount.ts';

const number = new Intl.NumberFormat('en-US');

/** The status of an answer, what it cost, and the points that are left in this minute. */
export function CostMeter({ answer }: { answer: Answer }) {
  const { status, milliseconds, byteSize, cost, limit, body } = answer;
  const count = body?.errors?.length ?? 0;
  const errors = count === 0 ? '' : `, ${formatCount(count, 'error')}`;
  return (
    <div className={styles.cost}>
      <p role="status">
        Status {status}
        {errors} · {number.format(milliseconds)} ms · {formatFileSize(byteSize)}
      </p>
      {cost === null && <p>No cost reported</p>}
      {cost === 'memory' && <p>Answered from memory: costs nothing</p>}
      {cost !== null && cost !== 'memory' && <Points cost={cost} limit={limit} />}
    </div>
  );
}

function Points({ cost, limit }: { cost: Cost; limit: number | null }) {
  const { requested, remaining, resetAt } = cost;
  return (
    <>
      <p>Cost {formatCount(requested, 'point')}</p>
      {limit !== null && (
        <p>
          <meter
            aria-label="Points left in this minute"
            min={0}
            max={limit}
            low={limit / 10}
            optimum={limit}
            value={remaining}
          />{' '}
          {number.format(remaining)} of {number.format(limit)} points left until{' '}
          <time dateTime={resetAt}>{new Date(resetAt).toLocaleTimeString('en-US')}</time>
        </p>
      )}
    </>
  );
}
