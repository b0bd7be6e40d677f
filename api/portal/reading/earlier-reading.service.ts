import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type QueryCreator, sql } from 'kysely';
import type { RemoveEvents } from '#api/operation/audit/audit.removal.service.ts';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { readText, subtractFromNow } from '#api/platform/database/sql.ts';
import { toEventKind } from './access-log.type.ts';

// Whether a document is new to a person follows from their readings. When these are removed, the newest version that the
// person was sent and read remains, as long as the account and the document exist.

/** The number of a version. Null for a text that is none. */
const toVersion = (text: Expression<string | null>): Expression<number | null> => {
  const { cast, fn } = expressionBuilder<Record<never, never>, never>();
  return cast<number | null>(fn<string | null>('substring', [text, sql.lit('^[0-9]{1,9}$')]), 'integer');
};

interface Removed {
  accountId: string | null;
  documentId: string | null;
  sentVersion: number | null;
  readVersion: number | null;
}

type WithRemoved = Database & { removed: Removed };

const remember = (db: QueryCreator<WithRemoved>) =>
  db
    .insertInto('earlier_reading')
    .columns(['accountId', 'documentId', 'sentVersion', 'readVersion'])
    .expression((eb) =>
      eb
        .selectFrom('removed as r')
        .innerJoin('account as a', 'a.id', 'r.accountId')
        .innerJoin('document as d', 'd.id', 'r.documentId')
        .select(['a.id as accountId', 'd.id as documentId'])
        .select(({ fn }) => [fn.max('r.sentVersion').as('sentVersion'), fn.max('r.readVersion').as('readVersion')])
        .where((eb) => eb.or([eb('r.sentVersion', 'is not', null), eb('r.readVersion', 'is not', null)]))
        .groupBy(['a.id', 'd.id']),
    )
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'documentId']).doUpdateSet(({ fn }) => ({
        sentVersion: fn('greatest', ['earlier_reading.sentVersion', 'excluded.sentVersion']),
        readVersion: fn('greatest', ['earlier_reading.readVersion', 'excluded.readVersion']),
      })),
    )
    .returning('accountId');

/** Removes readings of which the watermark no longer leads to their reader. Returns their number. */
export async function pruneReadingTraces(em: SqlEntityManager, days: number, limit: number): Promise<number> {
  const { count } = await getKysely(em)
    .with('removed', (db) =>
      db
        .deleteFrom('reading_trace')
        .where('code', 'in', (eb) =>
          eb
            .selectFrom('reading_trace')
            .select('code')
            .where('createdAt', '<', subtractFromNow(`${days} days`))
            .limit(limit),
        )
        .returning(['accountId', 'documentId'])
        .returning((eb) => [
          eb.fn.coalesce(toVersion(eb.ref('versionId'))).as('sentVersion'),
          eb
            .case()
            .when('page', 'is', null)
            .then(toVersion(eb.ref('versionId')))
            .end()
            .as('readVersion'),
        ]),
    )
    .with('remembered', remember as never)
    .selectFrom('removed')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes events of the audit log. */
export const removeEvents: RemoveEvents = async (em, select) => {
  const { count } = await getKysely(em)
    .with('removed', (db) =>
      select(db.deleteFrom('audit_event'))
        .returning(['actorId as accountId', 'subjectId as documentId'])
        .returning((eb) => [
          eb.cast<number | null>(eb.lit(null), 'integer').as('sentVersion'),
          eb
            .case()
            .when('kind', '=', sql.lit(toEventKind('READ')))
            .then(toVersion(readText(eb.ref('details'), 'version')))
            .end()
            .as('readVersion'),
        ]),
    )
    .with('remembered', remember as never)
    .selectFrom('removed')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return count;
};
