import { use } from 'react';
import { TimeFormatContext } from './Moment.tsx';

const MINUTE = 60_000;
const units = [
  [60 * 24 * MINUTE, 'day'],
  [60 * MINUTE, 'hour'],
  [MINUTE, 'minute'],
] as const;

function formatAge(at: string, now = Date.now()): string {
  const elapsed = now - Date.parse(at);
  const [length, unit] = units.find(([least]) => elapsed >= least) ?? [0, null];
  if (!unit) return 'just now';
  const count = Math.floor(elapsed / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/**
 * The time since a date, in the largest unit that has passed. The browser's clock may be slightly ahead of the
 * server's.
 */
export function Age({ at, now }: { at: string; now?: number }) {
  const { formatMinute } = use(TimeFormatContext);
  return (
    <time dateTime={at} title={formatMinute(at)} suppressHydrationWarning>
      {formatAge(at, now)}
    </time>
  );
}
