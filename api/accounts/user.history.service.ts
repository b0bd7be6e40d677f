import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { query } from '../platform/sql.ts';
import { isAdmin } from '../platform/viewer.ts';
import type { UserDecision, UserSignals } from './user-decision.entity.ts';

/** Every decision on an account, the newest first. Reviewers see them; the person was told by mail. */
export async function listDecisions(context: Context, userId: string): Promise<UserDecision[]> {
  if (!isAdmin(context.viewer)) return [];
  return (await load(context, decisionsOf, userId)) ?? [];
}

interface Row extends Omit<UserDecision, 'createdAt' | 'decidedBy'> {
  accountId: string;
  createdAt: string;
  decidedById: string | null;
  decidedByName: string | null;
}

const toDecision = ({ status, reason, isAnswer, createdAt, decidedById, decidedByName }: Row): UserDecision => ({
  status,
  reason,
  isAnswer,
  createdAt: new Date(createdAt),
  decidedBy: decidedById === null ? null : { id: decidedById, name: decidedByName },
});

async function decisionsOf({ em }: Context, ids: readonly string[]): Promise<UserDecision[][]> {
  const rows = await query<Row>(
    em,
    `select d.account_id as "accountId", d.status, d.reason, d.at as "createdAt", by.id as "decidedById", by.name as "decidedByName",
       d.decided_by is not distinct from d.account_id as "isAnswer" from account_decision d
     left join account by on by.id = d.decided_by where d.account_id = any($1) order by d.at desc`,
    [ids],
  );
  return ids.map((id) => rows.filter((row) => row.accountId === id).map(toDecision));
}

/** How many others share the domain or the name; null for who does not review. */
export const readSignals = async (context: Context, userId: string): Promise<UserSignals | null> =>
  isAdmin(context.viewer) ? load(context, signalsOf, userId) : null;

async function signalsOf({ em }: Context, ids: readonly string[]): Promise<(UserSignals | null)[]> {
  const rows = await query<UserSignals & { id: string }>(
    em,
    `select a.id,
       (select count(*)::int from account o where split_part(o.email_key, '@', 2) = split_part(a.email_key, '@', 2) and o.id <> a.id) as "sameDomainCount",
       (select count(*)::int from account o where lower(o.name) = lower(a.name) and o.id <> a.id) as "sameNameCount"
     from account a where a.id = any($1)`,
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
