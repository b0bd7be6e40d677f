import type { Context } from '../platform/context.ts';
import { query } from '../platform/sql.ts';
import { runShared } from '../platform/work.ts';
import type { CallOutcome } from './model.client.ts';

/** Counts a call of the language model by day. Runs also where the request that caused it was canceled. */
export async function countModelCall({ em, log }: Context, outcome: CallOutcome): Promise<void> {
  const sql = `insert into chat_model_call as known (day, outcome) values ((now() at time zone 'UTC')::date, $1)
    on conflict (day, outcome) do update set calls = known.calls + 1`;
  await runShared(() => query(em.fork(), sql, [outcome])).catch((error: unknown) =>
    log.warn({ err: error }, 'a call of the language model could not be counted'),
  );
}
