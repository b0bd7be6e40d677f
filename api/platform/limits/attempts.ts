import { sql, type SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import { failForNow } from '../errors.ts';
import { LimitCounter } from '../database/limit-counter.entity.ts';
import { prepareFor } from '../database/prepare.ts';
import { now, recordsAs, secondsFromNow } from '../database/sql.ts';
import type { PlatformTables } from '../database/tables.ts';

const prepare = prepareFor<PlatformTables>();

/** Limits of attempts. Keys come from facts that the server knows, never from claims of the client. */
export interface Limit {
  name: string;
  atMost: number;
  seconds: number;
  /**
   * Above `atMost`, each attempt is followed by a wait that starts at one second and doubles, instead of a wait until
   * the end of the period.
   */
  doubling?: boolean;
}

interface CountedLimit {
  key: string;
  seconds: number;
}

type Counters = ExpressionBuilder<
  { limit_counter: PlatformTables['limit_counter']; excluded: PlatformTables['limit_counter'] },
  'limit_counter' | 'excluded'
>;

/** Adds to a counter. A counter whose period has ended starts again. */
const addOrRestart = (eb: Counters) => {
  const isOver = eb('limit_counter.endsAt', '<=', now());
  const sum = eb('limit_counter.count', '+', eb.ref('excluded.count'));
  return {
    count: eb.case().when(isOver).then(eb.ref('excluded.count')).else(sum).end(),
    endsAt: eb.case().when(isOver).then(eb.ref('excluded.endsAt')).else(eb.ref('limit_counter.endsAt')).end(),
  };
};

// One statement counts and decides, so parallel attempts on several servers cannot exceed the limit. An attempt during
// the wait changes nothing, so that no one can prolong the wait of another person.
const countAndDecide = prepare<CountedLimit & { atMost: number; doubling: boolean }>()((db, value) =>
  db
    .insertInto('limit_counter')
    .values(({ lit }) => ({ key: value('key'), count: lit(1), endsAt: secondsFromNow(value('seconds')) }))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => {
          const endsAt = eb.ref('limit_counter.endsAt');
          const tries = eb('limit_counter.count', '+', eb.lit(1));
          const extra = eb.fn<number>('least', [eb(tries, '-', value('atMost')), eb.lit(16)]);
          const wait = secondsFromNow(eb.fn<number>('power', [eb.lit(2), extra]));
          const doubling = eb.cast<boolean>(value('doubling'), 'boolean');
          return {
            ...addOrRestart(eb),
            blockedUntil: eb
              .case()
              .when(endsAt, '<=', now())
              .then(null)
              .when(eb.and([doubling, eb(tries, '>=', value('atMost'))]))
              .then(eb.fn<string>('least', [endsAt, wait]))
              .when(eb.and([eb.not(doubling), eb(tries, '>', value('atMost'))]))
              .then(endsAt)
              .end(),
          };
        })
        .where((eb) =>
          eb.or([
            eb('limit_counter.blockedUntil', 'is', null),
            eb('limit_counter.blockedUntil', '<=', now()),
            eb('limit_counter.endsAt', '<=', now()),
          ]),
        ),
    )
    .returning((eb) =>
      eb
        .and([eb('blockedUntil', 'is not', null), eb.not(eb.cast<boolean>(value('doubling'), 'boolean'))])
        .$castTo<boolean>()
        .as('refused'),
    ),
);

const readWait = prepare<{ key: string }>()((db, value) =>
  db
    .selectFrom('limit_counter')
    .select(({ eb, fn, lit, val }) => {
      const remainingSeconds = fn<number>('date_part', [val('epoch'), eb('blockedUntil', '-', now())]);
      return fn<number>('greatest', [lit(1), remainingSeconds]).as('seconds');
    })
    .where('key', '=', value('key')),
);

/** Counts an attempt of `subject` and fails with RATE_LIMITED above the limit. Call it outside of a transaction. */
export async function countTry(em: SqlEntityManager, limit: Limit, subject: string, scale: number): Promise<void> {
  const key = makeKey(limit, subject);
  const atMost = Math.max(1, Math.floor(limit.atMost * scale));
  const { seconds, doubling = false } = limit;
  const row = await countAndDecide.first(em, { key, seconds, atMost, doubling });
  if (row && !row.refused) return;
  const wait = await readWait.first(em, { key });
  failForNow('RATE_LIMITED', wait?.seconds ?? 1);
}

const countOne = prepare<CountedLimit>()((db, value) =>
  db
    .insertInto('limit_counter')
    .values(({ lit }) => ({ key: value('key'), count: lit(1), endsAt: secondsFromNow(value('seconds')) }))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(addOrRestart))
    .returning('count'),
);

/** Counts attempts that are allowed but reported. True for the first attempt above `atMost`. */
export async function isNoticed(em: SqlEntityManager, limit: Limit, subject: string, scale: number): Promise<boolean> {
  const row = await countOne.first(em, { key: makeKey(limit, subject), seconds: limit.seconds });
  // A limit of zero has no smallest scale: the first attempt is reported.
  return row?.count === (limit.atMost && Math.max(1, Math.floor(limit.atMost * scale))) + 1;
}

const subtractTry = prepare<{ key: string }>()((db, value) =>
  db
    .updateTable('limit_counter')
    .set(({ eb, fn, lit }) => ({ count: fn<number>('greatest', [lit(0), eb('count', '-', lit(1))]) }))
    .where('key', '=', value('key')),
);

/** Removes an attempt from the count that does not belong to the limited kind. */
export async function uncountTry(em: SqlEntityManager, limit: Limit, subject: string): Promise<void> {
  await subtractTry.all(em, { key: makeKey(limit, subject) });
}

export async function forgetTries(em: SqlEntityManager, limit: Limit, subject: string): Promise<void> {
  await em.nativeDelete(LimitCounter, { key: makeKey(limit, subject) });
}

export const pruneLimits = (em: SqlEntityManager) => em.nativeDelete(LimitCounter, { endsAt: { $lt: sql.now() } });

const POINTS = 'points ';

// Each server locks the counters in the order of their keys, so that two servers do not wait for each other.
const addAll = prepare<{ added: string; seconds: number }>()((db, value) =>
  db
    .insertInto('limit_counter')
    .columns(['key', 'count', 'endsAt'])
    .expression(({ selectFrom }) =>
      selectFrom(
        recordsAs<{ key: string; points: number }, 'added'>(value('added').$castTo(), 'added', {
          key: 'text',
          points: 'integer',
        }),
      )
        .select(['added.key', 'added.points', secondsFromNow(value('seconds')).as('endsAt')])
        .orderBy('added.key'),
    )
    .onConflict((conflict) => conflict.column('key').doUpdateSet(addOrRestart))
    .returning(({ eb, fn, val }) => [
      'key',
      'count',
      fn<number>('date_part', [val('epoch'), eb('endsAt', '-', now())]).as('seconds'),
    ]),
);

/** Adds the points that subjects spent, each to a counter that ends after `seconds`. Returns what the counters are now. */
export async function addPoints(em: SqlEntityManager, pointsBySubject: ReadonlyMap<string, number>, seconds: number) {
  const records = [...pointsBySubject].map(([subject, points]) => ({ key: `${POINTS}${subject}`, points }));
  const counters = await addAll.all(em, { added: JSON.stringify(records), seconds });
  return counters.map((counter) => ({ ...counter, key: counter.key.slice(POINTS.length) }));
}

const makeKey = (limit: Limit, subject: string): string => `${limit.name} ${subject}`;
