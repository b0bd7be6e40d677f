import type { Bench } from './bench.ts';

/** One line of the table. `ratio` is dimensionless: what was measured by its limit. */
export interface Row {
  name: string;
  ratio: number;
  /** What the ratio is taken against, and both sides as measured. */
  limit: string;
  goal: number;
}

/** Rows that are measured together; `npm run bench <name>` chooses them. */
export interface Section {
  name: string;
  /** Not part of a run that names no sections: slow, or in need of something from outside. */
  onRequest?: boolean;
  /** Each row is printed as soon as it is known; a string is a sentence about what was left out. */
  rows: (bench: Bench) => AsyncIterable<Row | string>;
}

export function print(row: Row | string): void {
  if (typeof row === 'string') return console.log(`– ${row}`);
  const { name, ratio, limit, goal } = row;
  const verdict = ratio <= goal ? 'ok' : 'OVER';
  console.log(`${name.padEnd(46, ' .')} ${ratio.toFixed(2).padStart(6)}  (${limit})  goal ≤ ${goal}  ${verdict}`);
}

export const micros = (value: number): string => `${Math.round(value)} µs`;
