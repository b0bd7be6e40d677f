import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { dayInUtc } from '#api/platform/database/sql.ts';
import { runShared } from '#api/platform/work.ts';
import type { CallOutcome } from './model.client.ts';

/** Counts a call of the language model by day. Runs also if the request that caused it was canceled. */
export async function countModelCall({ em, services: { log } }: Context, outcome: CallOutcome): Promise<void> {
  const count = async () =>
    getKysely(em.fork())
      .insertInto('chat_model_call')
      .values({ day: dayInUtc(), outcome, calls: 1 })
      .onConflict((on) =>
        on.columns(['day', 'outcome']).doUpdateSet((eb) => ({ calls: eb('chat_model_call.calls', '+', 1) })),
      )
      .execute();
  await runShared(count).catch((error: unknown) =>
    log.warn({ err: error }, 'a call of the language model could not be counted'),
  );
}

/** Deletes counts of days. There are a few for each day. */
export async function pruneModelCalls(em: SqlEntityManager, days: number): Promise<number> {
  const { numDeletedRows } = await getKysely(em)
    .deleteFrom('chat_model_call')
    .where('day', '<', dayInUtc(days))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
