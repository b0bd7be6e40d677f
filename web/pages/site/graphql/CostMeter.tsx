import { formatFileSize } from '../../../runtime/fileSize.ts';
import styles from './Explorer.module.css';
import type { Answer } from './sendOperation.ts';

const number = new Intl.NumberFormat('en-US');

/** The status of an answer, what it cost, and the points that are left in this minute. */
export function CostMeter({ answer }: { answer: Answer }) {
  const { status, milliseconds, byteSize, cost, limit, body } = answer;
  const count = body?.errors?.length ?? 0;
  const errors = count === 0 ? '' : count === 1 ? ', 1 error' : `, ${count} errors`;
  return (
    <div className={styles.cost}>
      <p role="status">
        Status {status}
        {errors} · {number.format(milliseconds)} ms · {formatFileSize(byteSize)}
      </p>
      {cost ? (
        <>
          <p>
            Cost {number.format(cost.actual)} of {number.format(cost.requested)} estimated
          </p>
          {limit !== null && (
            <p>
              <meter
                aria-label="Points left in this minute"
                min={0}
                max={limit}
                low={limit / 10}
                optimum={limit}
                value={cost.remaining}
              />{' '}
              {number.format(cost.remaining)} of {number.format(limit)} points left until{' '}
              <time dateTime={cost.resetAt}>{new Date(cost.resetAt).toLocaleTimeString('en-US')}</time>
            </p>
          )}
        </>
      ) : (
        <p>{status === 200 ? 'Answered from memory: costs nothing' : 'No cost reported'}</p>
      )}
    </div>
  );
}
