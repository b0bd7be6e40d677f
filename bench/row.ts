import type { Bench } from './bench.ts';

/** One line of the table. `ratio` is the measured value divided by its limit, without a unit. */
export interface Row {
  name: string;
  ratio: number;
  /** The baseline of the ratio, and both measured values. */
  limit: string;
  goal: number;
}

/** Rows that are measured together. `npm run bench <name>` selects a section. */
export interface Section {
  name: string;
  /** True for sections that are slow or need a network: they run only when they are named. */
  onRequest?: boolean;
  /** Yields each row as soon as it is known. A string explains what was skipped. */
  rows: (bench: Bench) => AsyncIterable<Row | string>;
}

export function print(row: Row | string): void {
  if (typeof row === 'string') return console.log(`– ${row}`);
  const { name, ratio, limit, goal } = row;
  const verdict = ratio <= goal ? 'ok' : 'OVER';
  console.log(`${name.padEnd(46, ' .')} ${ratio.toFixed(2).padStart(6)}  (${limit})  goal ≤ ${goal}  ${verdict}`);
}

export const formatMicroseconds = (value: number): string => `${Math.round(value)} µs`;
