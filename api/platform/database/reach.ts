import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { describeStartError, StartError } from '../lifecycle.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

/** A database that starts at the same time, or that fails over, is there within seconds. */
const PATIENCE_MS = 60_000;
const CONNECTION_MS = 5_000;
const EVERY_MS = 500;

interface Target {
  /** Where the database is, for a sentence: "PostgreSQL at db.example:5432". */
  place: string;
  user: string;
  database: string;
}

function describeTarget(url: string): Target {
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  return { place: `PostgreSQL at ${host}:${port}`, user: user ?? '', database: database ?? '' };
}

/**
 * Waits until the database accepts connections, with a sentence if it does not at once.
 *
 * @throws StartError at once if the database rejects the user, the password or the name of the database, and after a
 *   minute if it cannot be reached
 */
export async function waitForDatabase(
  url: string,
  say: (sentence: string) => void,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let attempt = 1; ; attempt += 1) {
    const error = await findConnectionError(url);
    if (!error) return;
    if (!isTemporary(error) || performance.now() >= end) throw new StartError(describeConnectionError(url, error));
    if (attempt === 1) say(`Waiting for ${describeTarget(url).place} …`);
    await delay(EVERY_MS);
  }
}

async function findConnectionError(url: string): Promise<Error | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECTION_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** PgBouncer has one code for everything that it refuses, also for a database that it cannot reach at the moment. */
const REFUSED_BY_POOLER =
  /no such (user|database)|bouncer config error|authentication failed|unsupported startup parameter/i;

/** The name of a database container can be unknown until the container runs. */
const isTemporary = (error: Error): boolean =>
  (isDatabaseUnavailable(error) && !REFUSED_BY_POOLER.test(error.message)) ||
  ['EAI_AGAIN', 'ENETUNREACH', 'ENOENT'].includes((error as { code?: string }).code ?? '');

/** What the operator has to correct, for the error of a connection. */
export function describeConnectionError(url: string, error: Error): string {
  const { place, user, database } = describeTarget(url);
  const { code = '' } = error as { code?: string };
  if (code === '28P01') return `${place} rejects the password of the user "${user}". Correct it in DATABASE_URL.`;
  if (code === '3D000') return `${place} has no database "${database}". Create it or correct DATABASE_URL.`;
  if (code === '42501')
    return `${place} refuses the user "${user}": ${getReason(error)}. Grant this right to the user.`;
  if (isTemporary(error))
    return `${place} cannot be reached (${/^E[A-Z]/.test(code) ? code : getReason(error)}). Start it, or correct the host and port in DATABASE_URL.`;
  return `${place} refuses the connection of the user "${user}" to the database "${database}": ${error.message}. Correct DATABASE_URL.`;
}

/** The error of a start, with a sentence in place of a stack if the database went away meanwhile. */
export const toStartError = (url: string, error: unknown): unknown =>
  isDatabaseUnavailable(error) && describeStartError(error) === null
    ? new StartError(describeConnectionError(url, error as Error), { cause: error })
    : error;

/** Without the statement, which the ORM puts before the message of PostgreSQL. */
const getReason = ({ message }: Error): string => message.split(' - ').at(-1) ?? message;
