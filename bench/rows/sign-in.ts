import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordCost } from '#api/accounts/auth/password.ts';
import { ADMIN } from '../bench.ts';
import { median } from '../compare.ts';
import { getCpu } from '../cpu.ts';
import { post, run } from '../load.ts';
import { formatMicroseconds, type Section } from '../row.ts';

const COUNT = 20;
const ROUNDS = 5;
const derive = promisify(argon2);

/** Measures a sign-in by the cost of one hash with the same parameters, which it cannot do without. */
export const signIn: Section = {
  name: 'sign-in',
  async *rows(bench) {
    const { port, pid } = await bench.site();
    const database = await bench.databasePids();
    // One connection, as in `hashMany`: hashes beside each other take longer.
    const load = { port, requests: [post('/api/login', ADMIN)], count: COUNT, connections: 1 };
    await run(load);
    const rounds: { hash: number; request: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const hash = await hashMany();
      const pids = [pid, ...database()];
      const before = getCpu(pids);
      const answers = await run(load);
      rounds.push({ hash, request: ((getCpu(pids) - before) * 1_000) / answers });
    }
    const [hash, request] = [median(rounds.map((round) => round.hash)), median(rounds.map((round) => round.request))];
    yield {
      name: 'sign-in with a password',
      ratio: median(rounds.map((round) => round.request / round.hash)),
      limit: `one Argon2 hash ${formatMicroseconds(hash)}, here ${formatMicroseconds(request)} with PostgreSQL`,
      goal: 1.2,
    };
  },
};

/** Microseconds of CPU time for one hash. */
async function hashMany(): Promise<number> {
  const shape = { ...passwordCost, parallelism: 1, tagLength: 32 };
  const before = process.cpuUsage();
  for (let index = 0; index < COUNT; index += 1)
    await derive('argon2id', { message: Buffer.from(ADMIN.password), nonce: randomBytes(16), ...shape });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / COUNT;
}
