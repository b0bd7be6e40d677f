import type { Expression, ExpressionBuilder, QueryCreator } from 'kysely';
import { isApprovedInvestor } from '../users/user.query.ts';
import type { Database } from '#api/entities.ts';
import { buildPerson } from '#api/platform/person.ts';
import { containsText, now } from '#api/platform/database/sql.ts';
import { prepare } from '#api/kysely.ts';
import type { DelegationEnding, DelegationStatus } from './delegation.type.ts';

type Delegations = ExpressionBuilder<Database & { d: Database['delegation']; p: Database['account'] }, 'd' | 'p'>;

const isExpired = (eb: Delegations) => eb('d.endsAt', '<=', now());

const getStatus = (eb: Delegations) =>
  eb
    .case()
    .when(eb.or([eb('d.endedAt', 'is not', null), isExpired(eb)]))
    .then(eb.val<DelegationStatus>('ENDED'))
    .when('d.acceptedAt', 'is not', null)
    .then(eb.val<DelegationStatus>('IN_FORCE'))
    .else(eb.val<DelegationStatus>('INVITED'))
    .end();

/** True if the account's verified email address is the one that the pending invitation `d` was sent to. */
const isInvited = (eb: Delegations, accountId: Expression<string | null>) =>
  eb.and([
    eb('d.delegateId', 'is', null),
    eb('d.endedAt', 'is', null),
    eb('d.endsAt', '>', now()),
    eb.exists(
      eb
        .selectFrom('account as own')
        .select('own.id')
        .where('own.id', '=', accountId)
        .whereRef('own.emailKey', '=', 'd.emailKey')
        .where('own.emailVerifiedAt', 'is not', null),
    ),
  ]);

/** True if the account is the delegate or is invited, and `p` is an investor who may sign in. */
const isHeldBy = (eb: Delegations, accountId: Expression<string | null>) =>
  eb.and([
    isApprovedInvestor('p')(eb),
    eb('d.principalId', 'is distinct from', accountId),
    eb.or([eb.fn.coalesce(eb('d.delegateId', '=', accountId), eb.lit(false)), isInvited(eb, accountId)]),
  ]);

/** Delegations `d` as the account sees them. The database clock decides their status. */
const selectDelegations = (db: QueryCreator<Database>, accountId: Expression<string | null>) =>
  db
    .selectFrom('delegation as d')
    .innerJoin('account as p', 'p.id', 'd.principalId')
    .leftJoin('account as a', 'a.id', 'd.delegateId')
    .select(['d.id', 'd.email', 'd.createdAt', 'd.endsAt', 'd.acceptedAt'])
    .select((eb) => [
      eb.cast<number>('d.level', 'integer').as('level'),
      eb.fn<string | null>('nullif', ['d.reason', eb.val('')]).as('reason'),
      buildPerson(eb.ref('p.id'), eb.ref('p.name')).$notNull().as('principal'),
      eb
        .case()
        .when('d.acceptedAt', 'is not', null)
        .then(buildPerson(eb.ref('a.id'), eb.ref('a.name')))
        .end()
        .as('delegate'),
      getStatus(eb).as('status'),
      eb.fn
        .coalesce('d.ending', eb.case().when(isExpired(eb)).then(eb.val<DelegationEnding>('EXPIRED')).end())
        .as('ending'),
      eb.fn.coalesce('d.endedAt', eb.case().when(isExpired(eb)).then(eb.ref('d.endsAt')).end()).as('endedAt'),
      eb
        .selectFrom('delegation_target as t')
        .select((builder) => builder.cast<number>(builder.fn.countAll(), 'integer').as('count'))
        .whereRef('t.delegationId', '=', 'd.id')
        .$asScalar()
        .$notNull()
        .as('itemCount'),
      eb.fn
        .coalesce(eb('d.principalId', '=', accountId), eb.lit(false))
        .$castTo<boolean>()
        .as('isGiven'),
      isHeldBy(eb, accountId).$castTo<boolean>().as('isHeld'),
    ]);

export const readDelegationById = prepare<{ id: string; accountId: string | null }>()((db, value) =>
  selectDelegations(db, value('accountId')).where('d.id', '=', value('id')),
);
interface Page {
  accountId: string | null;
  /** True: delegations of all accounts. False: those that the account gives or holds. */
  isOfAll: boolean;
  isHeldOnly: boolean;
  /** Null: delegations of any status. */
  status: DelegationStatus | null;
  /** A part of the name or the email address. Null: no search. */
  search: string | null;
  /** The creation time and id of the last delegation of the previous page. */
  afterCreatedAt: Date | 'infinity';
  afterId: string;
  limit: number;
}

/** A page of delegations, newest first. */
export const readPage = prepare<Page>()((db, value) =>
  db
    .selectFrom(selectDelegations(db, value('accountId')).as('x'))
    .selectAll('x')
    .where((eb) => eb.or([value('isOfAll'), eb.ref('x.isGiven'), eb.ref('x.isHeld')]))
    .where((eb) => eb.or([eb.not(value('isHeldOnly')), eb.ref('x.isHeld')]))
    .where((eb) => {
      const status = eb.cast<DelegationStatus | null>(value('status'), 'text');
      return eb.or([eb(status, 'is', null), eb('x.status', '=', status)]);
    })
    .where((eb) => {
      const search = eb.cast<string | null>(value('search'), 'text');
      return eb.or([
        eb(search, 'is', null),
        containsText(eb.ref('x.principal', '->>').key('name'), search),
        containsText(eb.ref('x.delegate', '->>').key('name'), search),
        containsText(eb.ref('x.email'), search),
      ]);
    })
    .where((eb) =>
      eb(
        eb.refTuple('x.createdAt', 'x.id'),
        '<',
        eb.tuple(eb.cast<Date>(value('afterCreatedAt'), 'timestamptz'), value('afterId')),
      ),
    )
    .orderBy('x.createdAt', 'desc')
    .orderBy('x.id', 'desc')
    .limit(value('limit')),
);

export const readFolderTargets = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('delegation_target')
    .select(['delegationId as owner', 'folderId as id'])
    .where((eb) => eb('delegationId', '=', eb.fn.any(value('ids'))))
    .where('folderId', 'is not', null)
    .$narrowType<{ id: string }>(),
);
