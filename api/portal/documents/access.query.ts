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
    .innerJoin('account as a', 'a.id', 'r.accountId')
    .select(['r.documentId', 'd.title', 'r.accountId as userId', 'a.name', 'a.company', 'r.createdAt'])
    .where(isApprovedInvestor('a'))
    .orderBy('r.createdAt')
    .orderBy('r.documentId')
    .orderBy('r.accountId')
    .limit(MOST)
    .execute();
