import path from 'node:path';
import type { Logger } from 'pino';
import { claimDataDir, DataDirInUseError, openDataDir } from '../data-dir.ts';
import type { Env } from '../env.ts';
import { startPostgres } from '../postgres/postgres.ts';

export interface Database {
  url: string;
  /** The location of the data, for the operator. */
  place: string;
  /** Stores the URL of this server, for a second server that wants the same data folder. */
  describe: (url: string) => Promise<void>;
  /**
   * Restarts the embedded database whenever it ends by itself. Calls `onFailure` with the reason if a restart is
   * impossible.
   */
  watch: (log: Logger, onFailure: (sentence: string) => void) => void;
  stop: () => Promise<void>;
}

/**
 * The operator's database if DATABASE_URL is set. Otherwise the embedded one in DATA_DIR, which only this process uses.
 */
export async function openDatabase(
  env: Env,
  onProgress: (sentence: string) => void,
  patienceMs?: number,
): Promise<Database> {
  if (env.DATABASE_URL) {
    // Files, emails and running uploads are in the data folder with either database.
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
 * The database for a command: that of the running server, or the embedded one while the command runs. `patienceMs` is
 * the time to wait for a server that is stopping.
 */
export async function joinDatabase(env: Env, patienceMs?: number): Promise<Database> {
  try {
    return await openDatabase(env, () => undefined, patienceMs);
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    const postgres = await startPostgres({ dataDir: env.DATA_DIR });
    const doNothing = async () => undefined;
    const place = path.resolve(env.DATA_DIR);
    return { url: postgres.url(), place, describe: doNothing, watch: () => undefined, stop: doNothing };
  }
}
