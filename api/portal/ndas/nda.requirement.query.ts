import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type Kysely } from 'kysely';
import type { Database } from '#api/entities.ts';
import { prepare } from '#api/kysely.ts';
import { isApproved } from '#api/accounts/users/user.query.ts';
import type { Role } from '#api/platform/viewer.ts';
import type { Nda } from './nda.type.ts';

type Source = Pick<Kysely<Database>, 'selectFrom'>;

/** The newest agreement, unless an administrator has ended it. */
const selectCurrent = (db: Source) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('nda')
        .select(['id', 'version', 'body', 'sha256', 'publishedAt', 'endedAt'])
        .orderBy('version', 'desc')
        .limit(1)
        .as('nda'),
    )
    .select(['nda.id', 'nda.version', 'nda.body', 'nda.sha256', 'nda.publishedAt'])
    .where('nda.endedAt', 'is', null);

/**
 * The current agreement if an account must sign it: it applies to all or to a group of the account, and the account has
 * neither signed it nor an exemption.
 */
const selectUnsigned = (db: Source, accountId: Expression<string>) =>
  selectCurrent(db)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('nda_signature as s')
            .select('s.id')
            .whereRef('s.ndaId', '=', 'nda.id')
            .where('s.accountId', '=', accountId),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('nda_exemption as x').select('x.accountId').where('x.accountId', '=', accountId))),
    )
    .where(({ exists, not, or, selectFrom }) =>
      or([
        not(exists(selectFrom('nda_group').select('groupId'))),
        exists(
          selectFrom('nda_group as g')
            .innerJoin('account_group_member as m', 'm.groupId', 'g.groupId')
            .select('m.accountId')
            .where('m.accountId', '=', accountId),
        ),
      ]),
    );

const readCurrent = prepare()((db) => selectCurrent(db));
const readUnsigned = prepare<{ accountId: string }>()((db, value) => selectUnsigned(db, value('accountId')));

/** The current agreement. Null if none is required. The caller checks access. */
export const findCurrent = async (em: SqlEntityManager): Promise<Nda | null> =>
  (await readCurrent.first(em, {})) ?? null;

/** The agreement that the owner of an account must sign. Null if there is none. */
export const findNdaToSign = async (em: SqlEntityManager, accountId: string): Promise<Nda | null> =>
  (await readUnsigned.first(em, { accountId })) ?? null;

const accounts = expressionBuilder<Database, 'account'>();
// A subquery of another statement is built in the same way as a statement.
const subqueries = expressionBuilder<Database, never>() as unknown as Source;

/** SQL condition: `account` is an approved investor who must sign the agreement before they open another document. */
export const mustSign = accounts.and([
  isApproved('account')(accounts),
  accounts(accounts.val<Role>('INVESTOR'), '=', accounts.fn.any('account.roles')),
  accounts.not(accounts(accounts.val<Role>('ADMIN'), '=', accounts.fn.any('account.roles'))),
  accounts.exists(selectUnsigned(subqueries, accounts.ref('account.id'))),
]);
