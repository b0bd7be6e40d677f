import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { failForNow } from './errors.ts';
import { query } from './sql.ts';

/** How often something may be tried. Keys come from facts the server knows, never from what a client claims to be. */
export interface Limit {
  name: string;
  atMost: number;
  seconds: number;
  /** Beyond `atMost`, each try is followed by a wait that doubles from a second, instead of a wait until the end. */
  doubling?: boolean;
}

// One statement counts and decides, so parallel tries on any number of servers cannot slip between. A try while
// blocked changes nothing: nobody can prolong a stranger's wait.
const COUNT = `insert into limit_counter as c (key, count, ends_at) values ($1, 1, now() + make_interval(secs => $2))
  on conflict (key) do update set
    count = case when c.ends_at <= now() then 1 else c.count + 1 end,
    ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end,
    blocked_until = case
      when c.ends_at <= now() then null
      when $4 and c.count + 1 >= $3 then least(c.ends_at, now() + make_interval(secs => power(2, least(c.count + 1 - $3, 16))))
      when not $4 and c.count + 1 > $3 then c.ends_at
    end
  where c.blocked_until is null or c.blocked_until <= now() or c.ends_at <= now()
  returning (blocked_until is not null and not $4) as refused`;
const WAIT =
  'select greatest(1, extract(epoch from blocked_until - now()))::float8 as seconds from limit_counter where key = $1';

/** Counts a try of `subject` and fails with RATE_LIMITED where there were too many. Call it outside a transaction. */
export async function countTry(em: SqlEntityManager, limit: Limit, subject: string, scale: number): Promise<void> {
  const key = keyOf(limit, subject);
  const atMost = Math.max(1, Math.floor(limit.atMost * scale));
  const [row] = await query<{ refused: boolean }>(em, COUNT, [key, limit.seconds, atMost, limit.doubling ?? false]);
  if (row && !row.refused) return;
  const [wait] = await query<{ seconds: number }>(em, WAIT, [key]);
  failForNow('RATE_LIMITED', wait?.seconds ?? 1);
}

const MARK = `insert into limit_counter as c (key, count, ends_at) values ($1, 1, now() + make_interval(secs => $2))
  on conflict (key) do update set
    count = case when c.ends_at <= now() then 1 else c.count + 1 end,
    ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
  returning c.count`;

/** Counts what is allowed and noticed; true for the one try with which there were more than `atMost`. */
export async function isNoticed(em: SqlEntityManager, limit: Limit, subject: string, scale: number): Promise<boolean> {
  const [row] = await query<{ count: number }>(em, MARK, [keyOf(limit, subject), limit.seconds]);
  return row?.count === Math.max(1, Math.floor(limit.atMost * scale)) + 1;
}

/** Takes a try back that turned out not to be one of those that are limited. */
export async function uncountTry(em: SqlEntityManager, limit: Limit, subject: string): Promise<void> {
  await query(em, 'update limit_counter set count = greatest(0, count - 1) where key = $1', [keyOf(limit, subject)]);
}

export async function forgetTries(em: SqlEntityManager, limit: Limit, subject: string): Promise<void> {
  await query(em, 'delete from limit_counter where key = $1', [keyOf(limit, subject)]);
}

export const pruneLimits = (em: SqlEntityManager) => query(em, 'delete from limit_counter where ends_at < now()');

const ADD = `insert into limit_counter as c (key, count, ends_at)
  select $1 || ' ' || subject, added, now() + make_interval(secs => $4)
    from unnest($2::text[], $3::int[]) as given (subject, added) order by subject
  on conflict (key) do update set
    count = case when c.ends_at <= now() then excluded.count else c.count + excluded.count end,
    ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
  returning substr(key, length($1) + 2) as key, count, extract(epoch from ends_at - now())::float8 as seconds`;

/** Adds the points that subjects spent, each to a counter that ends after `seconds`. Returns what the counters are now. */
export const addPoints = (em: SqlEntityManager, added: ReadonlyMap<string, number>, seconds: number) =>
  query<{ key: string; count: number; seconds: number }>(em, ADD, [
    'points',
    [...added.keys()],
    [...added.values()],
    seconds,
  ]);

const keyOf = (limit: Limit, subject: string): string => `${limit.name} ${subject}`;
