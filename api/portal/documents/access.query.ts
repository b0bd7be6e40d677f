import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { anyOf, fromNow, now } from '#api/platform/database/sql.ts';
import { isApprovedInvestor } from '#api/accounts/users/user.query.ts';

type Grants = ExpressionBuilder<Database & { g: Database['document_grant'] }, 'g'>;

/** SQL condition: the date of grant `g` has not passed. */
export const isInForce = (eb: Grants) => eb.or([eb('g.endsAt', 'is', null), eb('g.endsAt', '>', now())]);

/** The documents and folders with these ids at depth 0, and the folders that contain them from depth 1 on. */
export const selectChains = (em: SqlEntityManager, ids: readonly string[]) =>
  getKysely(em).withRecursive('chain(target, node, next, depth)', (db) =>
    db
      .selectFrom('document')
      .select(({ lit }) => ['id as target', 'id as node', 'folderId as next', lit(0).$castTo<number>().as('depth')])
      .where('id', '=', anyOf(ids))
      .unionAll(
        db
          .selectFrom('folder')
          .select(({ lit }) => ['id as target', 'id as node', 'parentId as next', lit(0).$castTo<number>().as('depth')])
          .where('id', '=', anyOf(ids)),
      )
      .unionAll((inner) =>
        inner
          .selectFrom('chain')
          .innerJoin('folder as f', 'f.id', 'chain.next')
          .select((eb) => [
            'chain.target',
            'f.id as node',
            'f.parentId as next',
            eb('chain.depth', '+', 1).as('depth'),
          ]),
      ),
  );

/** The nearest grant of each group or account. A grant of level 0 counts only on its own document or folder. */
export const selectNearestGrants = (em: SqlEntityManager, ids: readonly string[]) =>
  selectChains(em, ids)
    .selectFrom((eb) =>
      eb
        .selectFrom('chain')
        .innerJoin('document_grant as g', (join) => join.onRef('g.target', '=', 'chain.node').on(isInForce))
        .distinctOn(['chain.target', 'g.holder'])
        .select(['chain.target', 'g.groupId', 'g.accountId as userId', 'g.level', 'g.endsAt'])
        .select(['chain.node', 'chain.depth'])
        .orderBy('chain.target')
        .orderBy('g.holder')
        .orderBy('chain.depth')
        .as('nearest'),
    )
    .selectAll('nearest')
    .where((eb) => eb.or([eb('level', '>', 0), eb('depth', '=', 0)]));

/** When the rights of a person to a document end: those given to the person, or else to groups. Null if they do not end. */
export async function readEndsOfRights(
  em: SqlEntityManager,
  rights: readonly { documentId: string; userId: string }[],
): Promise<(Date | null)[]> {
  if (rights.length === 0) return [];
  const grants = await getKysely(em)
    .selectFrom(selectNearestGrants(em, [...new Set(rights.map(({ documentId }) => documentId))]).as('n'))
    .leftJoin('account_group_member as m', 'm.groupId', 'n.groupId')
    .select((eb) => ['n.target', 'n.groupId', 'n.endsAt', eb.fn.coalesce('n.userId', 'm.accountId').as('userId')])
    .where('n.level', '>', 0)
    .where((eb) =>
      eb(eb.fn.coalesce('n.userId', 'm.accountId'), '=', anyOf([...new Set(rights.map(({ userId }) => userId))])),
    )
    .execute();
  return rights.map(({ documentId, userId }) => {
    const all = grants.filter((grant) => grant.target === documentId && grant.userId === userId);
    const own = all.filter(({ groupId }) => groupId === null);
    const ends = (own.length > 0 ? own : all).map(({ endsAt }) => endsAt?.getTime() ?? Infinity);
    const end = Math.max(...ends);
    return Number.isFinite(end) ? new Date(end) : null;
  });
}

const MOST = 100;

/** The grants that end within 14 days, the first to end first. */
export const readEndingGrants = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('document_grant as g')
    .select(['g.documentId', 'g.folderId', 'g.groupId', 'g.accountId as userId', 'g.level'])
    .select((eb) => eb.ref('g.endsAt').$notNull().as('endsAt'))
    .where('g.level', '>', 0)
    .where('g.endsAt', '>', now())
    .where('g.endsAt', '<', fromNow('14 days'))
    .orderBy('g.endsAt')
    .orderBy('g.target')
    .orderBy('g.holder')
    .limit(MOST)
    .execute();

/** The requests for access, the oldest first. */
export const readAccessRequests = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('document_access_request as r')
    .innerJoin('document as d', 'd.id', 'r.documentId')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.documentId', '=', 'd.id').onRef('v.number', '=', 'd.version'),
    )
    .innerJoin('account as a', 'a.id', 'r.accountId')
    .select(['r.documentId', 'd.title', 'v.pages as pageCount', 'r.accountId as userId', 'a.name', 'a.company'])
    .select('r.createdAt')
    .where(isApprovedInvestor('a'))
    .orderBy('r.createdAt')
    .orderBy('r.documentId')
    .orderBy('r.accountId')
    .limit(MOST)
    .execute();
