import { getCpu } from './cpu.ts';
import { type Load, run } from './load.ts';

/** One side of a comparison: the processes whose CPU time counts, and the requests sent to them. */
export interface Side {
  pids: () => number[];
  load: Load;
}

export interface Comparison {
  /** CPU time per request of the measured side divided by that of the limit. Median of the rounds. */
  ratio: number;
  /** CPU microseconds per request, for information: they depend on the load of the machine, the ratio hardly does. */
  measured: number;
  limit: number;
}

const ROUNDS = 5;

/** Compares one side with its limit, see `compareAll`. */
export async function compare(measured: Side, limit: Side): Promise<Comparison> {
  const [comparison] = await compareAll([measured], limit);
  return comparison!;
}

/**
 * Sends load to all sides in turn, so that other load on the machine affects them equally, and every second round in the
 * opposite order. All sides of a round share one measurement of the limit. An uncounted first turn lets each side
 * compile code and fill its caches.
 */
export async function compareAll(measured: readonly Side[], limit: Side): Promise<Comparison[]> {
  const sides = [limit, ...measured];
  for (const { load } of sides) await run({ ...load, count: Math.ceil(load.count / 2) });
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs: number[] = [];
    const indexes = [...sides.keys()];
    for (const index of round % 2 === 0 ? indexes : indexes.toReversed())
      costs[index] = await measurePerRequest(sides[index]!);
    rounds.push(costs);
  }
  const getMedian = (read: (costs: number[]) => number) => median(rounds.map(read));
  return measured.map((_side, index) => ({
    ratio: getMedian((costs) => costs[index + 1]! / costs[0]!),
    measured: getMedian((costs) => costs[index + 1]!),
    limit: getMedian((costs) => costs[0]!),
  }));
}

async function measurePerRequest({ pids, load }: Side): Promise<number> {
  const pidSet = pids();
  const before = getCpu(pidSet);
  const answers = await run(load);
  return ((getCpu(pidSet) - before) * 1_000) / answers;
}

interface Measured {
  /** The process of the server. */
  pid: number;
  /** Lists the processes of PostgreSQL. */
  database: () => number[];
  load: Load;
}

/** CPU microseconds per request, of the server and of PostgreSQL. Medians of the rounds after an uncounted one. */
export async function measureShares({ pid, database, load }: Measured): Promise<readonly [node: number, rest: number]> {
  await run({ ...load, count: Math.ceil(load.count / 2) });
  const rounds: (readonly [node: number, rest: number])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = [getCpu([pid]), getCpu(database())] as const;
    const answers = await run(load);
    const computeCost = (now: number, then: number) => ((now - then) * 1_000) / answers;
    rounds.push([computeCost(getCpu([pid]), before[0]), computeCost(getCpu(database()), before[1])]);
  }
  return [median(rounds.map(([node]) => node)), median(rounds.map(([, rest]) => rest))];
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The value below which this share of all values is. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

/** The medians of the first and of the last third of a series, which show whether it grows. */
export function getEnds(values: readonly number[]): { early: number; late: number } {
  const third = Math.ceil(values.length / 3);
  return { early: median(values.slice(0, third)), late: median(values.slice(-third)) };
}
