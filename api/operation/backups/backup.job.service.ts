import { fork } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { getKysely } from '#api/kysely.ts';
import { now, secondsFromNow, subtractFromNow } from '#api/platform/database/sql.ts';
import { projectRoot } from '#api/platform/root.ts';
import { NIGHT_BEGINS_MS } from './backup.names.ts';
import type { NightlyBackup } from './backup.nightly.service.ts';

/** A server that has not postponed the end of its claim for this time is no longer running. */
const CLAIM_SECONDS = 120;
const RENEW_MS = 30_000;
/** The time from a failed attempt to the next one. */
const PAUSE_AFTER_FAILURE = '1 hour';
const KEEP_RUNS = '90 days';
const LONGEST_ERROR = 500;

/** What a backup reports to the server that started it. */
export type BackupReport = Pick<NightlyBackup, 'fileName' | 'byteSize'>;

interface JobOptions {
  log: Logger;
  signal: AbortSignal;
  /** Writes the backup. */
  run: (signal: AbortSignal) => Promise<BackupReport>;
  at?: Date;
}

/** Writes the backup of this night if no server has done so or is doing so. */
export async function backUpNightly(getEm: () => SqlEntityManager, options: JobOptions): Promise<void> {
  const { log, signal, run, at = new Date() } = options;
  const night = new Date(at.getTime() - NIGHT_BEGINS_MS).toISOString().slice(0, 10);
  if (!(await claimNight(getEm(), night))) return;
  const postponeEnd = () => void updateClaim(getEm(), night, CLAIM_SECONDS).catch(() => undefined);
  const renewal = setInterval(postponeEnd, RENEW_MS);
  try {
    const report = await run(signal);
    await recordSuccess(getEm(), night, report);
    log.info(report, 'nightly backup written');
  } catch (error) {
    // The next server to start or to ask takes over from one that stops.
    if (signal.aborted) await updateClaim(getEm(), night, 0);
    else await recordFailure(getEm(), night, (error as Error).message.slice(0, LONGEST_ERROR));
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** True for one server. A failed attempt is made again after an hour, and one whose server ended at once. */
async function claimNight(em: SqlEntityManager, night: string): Promise<boolean> {
  const claim = { startedAt: now(), leasedUntil: secondsFromNow(CLAIM_SECONDS), endedAt: null };
  const claimed = await getKysely(em)
    .insertInto('backup_run')
    .values({ night, ...claim })
    .onConflict((conflict) =>
      conflict
        .column('night')
        .doUpdateSet((eb) => ({ ...claim, attempts: eb('backup_run.attempts', '+', 1) }))
        .where('backup_run.fileName', 'is', null)
        .where((eb) =>
          eb.or([
            eb.and([eb('backup_run.endedAt', 'is', null), eb('backup_run.leasedUntil', '<=', now())]),
            eb('backup_run.endedAt', '<=', subtractFromNow(PAUSE_AFTER_FAILURE)),
          ]),
        ),
    )
    .returning('night')
    .executeTakeFirst();
  return claimed !== undefined;
}

const updateClaim = (em: SqlEntityManager, night: string, seconds: number) =>
  getKysely(em)
    .updateTable('backup_run')
    .set({ leasedUntil: secondsFromNow(seconds) })
    .where('night', '=', night)
    .where('endedAt', 'is', null)
    .execute();

const recordSuccess = (em: SqlEntityManager, night: string, { fileName, byteSize }: BackupReport) =>
  getKysely(em)
    .updateTable('backup_run')
    .set({ endedAt: now(), fileName, byteSize, error: null })
    .where('night', '=', night)
    .execute();

const recordFailure = (em: SqlEntityManager, night: string, error: string) =>
  getKysely(em)
    .updateTable('backup_run')
    .set({ endedAt: now(), error })
    .where('night', '=', night)
    .where('fileName', 'is', null)
    .execute();

/** Whether the nightly backup of this name is an increment. */
export const isIncrement = (fileName: string): boolean => fileName.endsWith('.increment');

/** The size that a nightly backup had when it was written. Null if no server recorded it. */
export async function findRecordedSize(em: SqlEntityManager, fileName: string): Promise<number | null> {
  const run = await getKysely(em)
    .selectFrom('backup_run')
    .select('byteSize')
    .where('fileName', '=', fileName)
    .executeTakeFirst();
  return run?.byteSize ?? null;
}

export const pruneBackupRuns = (em: SqlEntityManager) =>
  getKysely(em).deleteFrom('backup_run').where('startedAt', '<', subtractFromNow(KEEP_RUNS)).execute();

/**
 * Runs `npx portal backup` in a process of its own: deriving a key from the passphrase blocks the event loop for
 * seconds. The process ends if this server does.
 */
export async function runBackupCommand(
  signal: AbortSignal,
  program = path.join(projectRoot, 'dist/server/portal.js'),
): Promise<BackupReport> {
  const child = fork(program, ['backup'], {
    signal,
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let report: BackupReport | null = null;
  child.on('message', (message) => void (report = message as BackupReport));
  const errors = text(child.stderr!);
  await new Promise<void>((resolve, reject) => child.once('error', reject).once('close', () => resolve()));
  if (!report) throw new Error((await errors).trim() || 'The backup ended without a result.');
  return report;
}
