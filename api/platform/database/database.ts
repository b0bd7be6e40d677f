import path from 'node:path';
import type { Logger } from 'pino';
import { claimDataDir, DataDirInUseError, openDataDir } from '../data-dir.ts';
import type { Env } from '../env.ts';
import { startPostgres } from '../postgres/postgres.ts';

export interface Database {
  url: string;
  /** Where the data lies, in words for the operator. */
  place: string;
  /** Tells who else wants the same data folder where this server answers. */
  describe: (url: string) => Promise<void>;
  /** Starts the embedded database again whenever it ends by itself; `onFailure` hears why that is impossible. */
  watch: (log: Logger, onFailure: (sentence: string) => void) => void;
  stop: () => Promise<void>;
}

/** The operator's database where DATABASE_URL names one, else the embedded one in DATA_DIR, held by this process alone. */
export async function openDatabase(
  env: Env,
  onProgress: (sentence: string) => void,
  patienceMs?: number,
): Promise<Database> {
  if (env.DATABASE_URL) {
    // Files, mail and uploads under way lie there all the same.
    await openDataDir(env.DATA_DIR);
    return {
      url: env.DATABASE_URL,
      place: 'the database of DATABASE_URL',
      describe: async () => undefined,
      watch: () => undefined,
      stop: async () => undefined,
    };
  }
  const claim = await claimDataDir(env.DATA_DIR, patienceMs);
  try {
    const postgres = await startPostgres({ dataDir: env.DATA_DIR, onProgress });
    return {
      url: postgres.url(),
      place: path.resolve(env.DATA_DIR),
      describe: claim.describe,
      watch: (log, onFailure) => postgres.watch({ log, onFailure }),
      stop: async () => {
        await postgres.stop();
        await claim.release();
      },
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}

/**
 * For a command beside a running server: that server's database, or the embedded one for as long as the command runs.
 * `patienceMs` says how long to wait for a server that is about to stop.
 */
export async function joinDatabase(env: Env, patienceMs?: number): Promise<Database> {
  try {
    return await openDatabase(env, () => undefined, patienceMs);
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    const postgres = await startPostgres({ dataDir: env.DATA_DIR });
    const nothing = async () => undefined;
    const place = path.resolve(env.DATA_DIR);
    return { url: postgres.url(), place, describe: nothing, watch: () => undefined, stop: nothing };
  }
}
