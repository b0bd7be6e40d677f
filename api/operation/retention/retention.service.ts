import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { getKysely } from '#api/kysely.ts';
import { isInserted, now } from '#api/platform/database/sql.ts';
import { type Env, retentionDays } from '#api/platform/env.ts';
import { runEach } from '#api/platform/periodic-job.ts';
import { type RetentionRule, retentionRules } from './retention.rules.service.ts';

/** A night begins at this time in UTC, when most backups of the night are written. */
const NIGHT_BEGINS_MS = 2 * 3_600_000;
/** Deleting so many rows takes some hundredths of a second. */
const BATCH = 1_000;

type Settings = Pick<Env, RetentionRule['setting']>;

interface JobOptions {
  env: Settings;
  log: Logger;
  signal: AbortSignal;
  at?: Date;
}

/**
 * Deletes what is older than the settings allow, once a night for each noun by one of the servers. Each batch is a
 * transaction of its own. What a server that ends leaves is deleted in the next night.
 */
export async function removeOldRows(getEm: () => SqlEntityManager, options: JobOptions): Promise<void> {
  const { env, log, signal, at = new Date() } = options;
  const night = new Date(at.getTime() - NIGHT_BEGINS_MS).toISOString().slice(0, 10);
  const removeRowsOf = async ({ noun, setting, prune }: RetentionRule) => {
    if (env[setting] === 0 || signal.aborted || !(await claimNight(getEm(), noun, night))) return;
    let [removed, count] = [0, BATCH];
    while (count === BATCH && !signal.aborted) {
      count = await prune(getEm(), env[setting], BATCH);
      removed += count;
    }
    await finishNight(getEm(), noun, removed);
    log.info({ noun, removed, days: env[setting] }, 'old rows deleted');
  };
  await runEach(retentionRules.map((rule) => [rule.noun, () => removeRowsOf(rule)]));
}

/** True for one server. The first night is only noted, so that there is a day to change the settings after an update. */
async function claimNight(em: SqlEntityManager, noun: string, night: string): Promise<boolean> {
  const claimed = await getKysely(em)
    .insertInto('retention_run')
    .values({ noun, night, startedAt: now() })
    .onConflict((conflict) =>
      conflict.column('noun').doUpdateSet({ night, startedAt: now() }).where('retention_run.night', '<', night),
    )
    .returning(isInserted().as('isFirst'))
    .executeTakeFirst();
  return claimed !== undefined && !claimed.isFirst;
}

const finishNight = (em: SqlEntityManager, noun: string, removed: number) =>
  getKysely(em).updateTable('retention_run').set({ endedAt: now(), removed }).where('noun', '=', noun).execute();

/** What is deleted after which time, and when that was done last. */
export async function readRetention(em: SqlEntityManager, env: Settings) {
  const runs = await getKysely(em)
    .selectFrom('retention_run')
    .select(['noun', 'startedAt', 'endedAt', 'removed'])
    .execute();
  return retentionRules.map(({ noun, setting, label }) => {
    const run = runs.find((row) => row.noun === noun) ?? null;
    return { setting, label, days: env[setting], standardDays: retentionDays[setting], run };
  });
}
