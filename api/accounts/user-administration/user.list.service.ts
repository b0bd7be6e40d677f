import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import type { Database } from '#api/entities.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { mustSign } from '#api/portal/ndas/nda.requirement.query.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { type Connection, decodeCursor, toConnection, timeCursor } from '#api/platform/pagination.ts';
import { anyOf, containsIndexed, foldIndexed } from '#api/platform/database/sql.ts';
import type { AccountStatus } from '#api/platform/viewer.ts';
import { foldKey } from '../users/user.entity.ts';
import { userPolicy } from '../users/user.policy.ts';
import { hasEnded, isApproved } from '../users/user.query.ts';
import { selectUsers, type UserRow } from '../users/user.service.ts';
import type { UserOrder, UserOrderField, UsersArgs } from './user.input.ts';

const textCursor = z.tuple([z.string().check(atMost(1_000)), z.string().check(atMost(40))]);

const selectByTime = (db: Kysely<Database>, direction: 'asc' | 'desc') =>
  selectUsers(db).orderBy('createdAt', direction).orderBy('id', direction);

/** The page that administrators open first. */
const readNewestPending = prepare<{ limit: number }>()((db, value) =>
  selectByTime(db, 'desc').where(hasStatus('PENDING')).limit(value('limit')),
);

/** A page of accounts, newest first unless another order is asked for. */
export async function listUsers({ em, viewer }: Context, args: UsersArgs): Promise<Connection<UserRow>> {
  authorize(userPolicy, viewer, 'list', null);
  const { orderBy } = args;
  if (orderBy && orderBy.field !== 'CREATED_AT') return listByText(em, args, orderBy.field);
  const { status, ...others } = args.filter ?? {};
  const isOnlyStatus = Object.values(others).every((value) => value == null || value === '');
  const rows =
    status === 'PENDING' && isOnlyStatus && !args.after && orderBy?.direction !== 'ASC'
      ? await readNewestPending.all(em, { limit: args.first + 1 })
      : await selectPageByTime(em, args).execute();
  return toConnection(rows, args, (row) => [row.createdAt.toISOString(), row.id]);
}

function selectPageByTime(em: SqlEntityManager, { first, after, filter, orderBy }: UsersArgs) {
  const { direction, follows } = readDirection(orderBy);
  const users = selectByTime(getKysely(em), direction)
    .where(meets(filter))
    .limit(first + 1);
  if (!after) return users;
  const cursor = decodeCursor(after, timeCursor);
  return users.where((eb) => eb(eb.refTuple('createdAt', 'id'), follows, eb.tuple(...cursor)));
}

/** A page of accounts in the order of a text. Accounts for which it is empty come last in both directions. */
async function listByText(em: SqlEntityManager, args: UsersArgs, field: Exclude<UserOrderField, 'CREATED_AT'>) {
  const { first, after, filter, orderBy } = args;
  const { direction, follows } = readDirection(orderBy);
  const text = sortTexts[field];
  const isEmpty = accounts.parens(text, '=', sql.lit(''));
  let users = selectUsers(getKysely(em))
    .select(({ cast }) => cast<string>(text, 'text').as('sortText'))
    .where(meets(filter))
    // Only companies can be empty. Without the condition, an index has the order of the others.
    .$if(field === 'COMPANY', (list) => list.orderBy(isEmpty))
    .orderBy(text, direction)
    .orderBy('id', direction)
    .limit(first + 1);
  if (after) {
    const [afterText, afterId] = decodeCursor(after, textCursor);
    users = users.where(({ eb, or, and, ref, tuple, lit }) =>
      or([
        eb(isEmpty, '>', lit(afterText === '')),
        and([eb(isEmpty, '=', lit(afterText === '')), eb(tuple(text, ref('id')), follows, tuple(afterText, afterId))]),
      ]),
    );
  }
  const rows = await users.execute();
  return toConnection(rows, args, ({ sortText, id }) => [sortText, id]);
}

const accounts = expressionBuilder<Database, 'account'>();

const sortTexts = {
  COMPANY: foldIndexed(accounts.fn.coalesce('company', sql.lit(''))),
  NAME: foldIndexed(accounts.ref('name')),
  STATUS: accounts.ref('status'),
} as const satisfies Record<Exclude<UserOrderField, 'CREATED_AT'>, Expression<string>>;

/** The direction of an order, and how the rows after a cursor compare with it. */
const readDirection = (order: UserOrder | null | undefined) =>
  order?.direction === 'ASC'
    ? ({ direction: 'asc', follows: '>' } as const)
    : ({ direction: 'desc', follows: '<' } as const);

/** True for a pending account whose last entry is an answer of its owner to a question. */
const isAnswered = accounts.and([
  accounts('status', '=', 'PENDING'),
  accounts(
    'id',
    'is not distinct from',
    accounts
      .selectFrom('account_decision as entry')
      .select('entry.decidedBy')
      .whereRef('entry.accountId', '=', 'account.id')
      .orderBy('entry.at', 'desc')
      .limit(1),
  ),
]);

const isMember = (groupId: string) =>
  accounts.exists(
    accounts
      .selectFrom('account_group_member as member')
      .select('member.accountId')
      .whereRef('member.accountId', '=', 'account.id')
      .where('member.groupId', '=', groupId),
  );

/** Alternatives that indexes find. An account that has just ended is suspended, but still stored as approved. */
const hasStatus = (status: AccountStatus) => {
  if (status === 'APPROVED') return isApproved('account')(accounts);
  const isStored = accounts('status', '=', status);
  return status === 'SUSPENDED' ? accounts.or([isStored, hasEnded('account')(accounts)]) : isStored;
};

export const meets = (filter: UsersArgs['filter']) => () => {
  const search = filter?.search?.trim();
  const columns = ['name', 'username', 'email', 'company'] as const;
  return accounts.and([
    ...(filter?.status ? [hasStatus(filter.status)] : []),
    ...(filter?.statuses ? [accounts.or(filter.statuses.map(hasStatus))] : []),
    ...(filter?.emails ? [accounts('emailKey', '=', anyOf(filter.emails.map(foldKey)))] : []),
    ...(typeof filter?.mustSignNda === 'boolean' ? [filter.mustSignNda ? mustSign : accounts.not(mustSign)] : []),
    ...(filter?.groupId ? [isMember(filter.groupId)] : []),
    ...(typeof filter?.isAnswered === 'boolean' ? [filter.isAnswered ? isAnswered : accounts.not(isAnswered)] : []),
    ...(search ? [accounts.or(columns.map((column) => containsIndexed(accounts.ref(column), search)))] : []),
  ]);
};
