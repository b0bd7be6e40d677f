import type { Kysely } from 'kysely';

/** Sets parameters of PostgreSQL for the rest of the transaction. Times are in milliseconds, and 0 is without limit. */
export async function setUntilCommit<Database>(
  transaction: Kysely<Database>,
  settings: Record<string, number>,
): Promise<void> {
  await transaction
    .selectNoFrom(({ fn, val, lit }) =>
      Object.entries(settings).map(([name, value]) =>
        fn('set_config', [val(name), val(String(value)), lit(true)]).as(name),
      ),
    )
    .execute();
}
