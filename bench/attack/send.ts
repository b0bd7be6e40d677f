// rows/attack.ts runs this in a separate process: all attacks at once, for the given seconds. Prints the answers.
import { run } from '../load.ts';
import { type Attack, attacks } from './operations.ts';

export interface AttackResult {
  name: string;
  /** How many answers had each status. */
  statuses: [status: number, count: number][];
}

/** Connections for each kind of attack. */
const CONNECTIONS = 16;
/** The server limits visitors by IP address. Systems answer on all of 127.0.0.0/8. */
const ATTACKER = '127.0.0.2';

/** Sends one kind of attack until the time is over. The server closes some connections; the attacker opens new ones. */
async function send(port: number, until: number, { name, requests }: Attack): Promise<AttackResult> {
  const statuses = new Map<number, number>();
  const onAnswer = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const lane = async (): Promise<void> => {
    const seconds = (until - performance.now()) / 1_000;
    if (seconds <= 0) return;
    const load = { port, requests, connections: 1, count: Number.MAX_SAFE_INTEGER, seconds, leaves: true };
    await run({ ...load, localAddress: ATTACKER, expect: 'any', onAnswer }).catch(() => undefined);
    return lane();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  return { name, statuses: [...statuses].toSorted(([a], [b]) => a - b) };
}

const [port, seconds] = process.argv.slice(2).map(Number);
const until = performance.now() + seconds! * 1_000;
const results = await Promise.all(attacks.map((attack) => send(port!, until, attack)));
console.log(JSON.stringify(results));
process.exit(0);
