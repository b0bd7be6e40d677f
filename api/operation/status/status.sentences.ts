import type { SlowStatement } from '#api/platform/pool/slow-statements.ts';
import type { StatusItem, StatusItemKind, StatusLevel } from './status.type.ts';

export const MINUTE_MS = 60_000;

const MOST_DETAILS = 20;

export const makeItem = (
  kind: StatusItemKind,
  level: StatusLevel,
  summary: string,
  { details = [], ...more }: { details?: string[]; advice?: string | null; canRetry?: boolean } = {},
): StatusItem => ({
  kind,
  level,
  summary,
  advice: null,
  canRetry: false,
  ...more,
  details: details.length > MOST_DETAILS ? [...details.slice(0, MOST_DETAILS - 1), '…'] : details,
});

/** `1 server`, `2 servers`. */
export const countOf = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

const units = [
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** The time between two moments in its largest unit. */
export function describeAge(at: Date, since: Date): string {
  const minutes = Math.max(0, (at.getTime() - since.getTime()) / MINUTE_MS);
  const [unit, length] = units.find(([, length]) => minutes >= length * 2) ?? units[2];
  return minutes < 1 ? 'less than a minute' : countOf(Math.floor(minutes / length), unit);
}

const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const describeBytes = (bytes: number): string => {
  if (bytes < 1_000) return countOf(bytes, 'byte');
  const steps = [
    ['TB', 1e12],
    ['GB', 1e9],
    ['MB', 1e6],
    ['KB', 1e3],
  ] as const;
  const [unit, size] = steps.find(([, size]) => bytes >= size) ?? steps[3];
  return `${(bytes < 10 * size ? tenths : whole).format(bytes / size)} ${unit}`;
};

const hourFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** A line for each statement and hour, the one that took most time first. */
export function describeSlowHours(statements: readonly SlowStatement[]): string[] {
  const hours = new Map<string, { count: number; longest: number; total: number }>();
  for (const { name, ms, endedAt } of statements) {
    const hour = `${hourFormat.format(new Date(`${endedAt.slice(0, 13)}:00Z`))} UTC, ${name}`;
    const { count, longest, total } = hours.get(hour) ?? { count: 0, longest: 0, total: 0 };
    hours.set(hour, { count: count + 1, longest: Math.max(longest, ms), total: total + ms });
  }
  return [...hours]
    .toSorted(([, a], [, b]) => b.total - a.total)
    .map(([hour, { count, longest }]) => {
      const duration = `${longest.toLocaleString('en-US')} ms`;
      return count === 1 ? `${hour}: ${duration}` : `${hour}: ${count} times, at most ${duration}`;
    });
}
