import { isDeepStrictEqual } from 'node:util';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { refuseStaleList } from '#api/content/edits/edit.conflict.service.ts';
import { Group } from '#api/accounts/groups/group.entity.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { anyOf, lockUntilCommit, subtractFromNow } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { getViewerId, isAdmin } from '#api/platform/viewer.ts';
import { lockOwner } from '#api/accounts/users/user.query.ts';
import { findUser, type UserRow } from '#api/accounts/users/user.service.ts';
import { NdaExemptionRow } from './nda-exemption.entity.ts';
import { NdaGroup } from './nda.entity.ts';
import type { ExemptFromNdaInput, SetNdaGroupsInput } from './nda.input.ts';
import { makeSignReminderMail } from './nda.mails.ts';
import { ndaPolicy } from './nda.service.ts';
import { findCurrent, mustSign } from './nda.requirement.query.ts';
import { listNewestSignatures } from './nda.signatures.service.ts';
import type { UserNda } from './nda.type.ts';

// Who must sign the agreement: the groups it applies to, exemptions, and reminders.

/** The groups whose members sign the agreement, by name. Empty if all investors sign it. */
export async function listNdaGroups({ em, viewer }: Context): Promise<Group[]> {
  authorize(ndaPolicy, viewer, 'list', null);
  const rows = await em.find(NdaGroup, {});
  return em.find(Group, { id: { $in: rows.map(({ groupId }) => groupId) } }, { orderBy: { nameKey: 'asc' } });
}

export async function setNdaGroups(
  context: Context,
  { groupIds, expectedGroupIds }: SetNdaGroupsInput,
): Promise<Group[]> {
  authorize(ndaPolicy, context.viewer, 'control', null);
  const ids = [...new Set(groupIds)];
  await context.em.transactional(async (em) => {
    await lockUntilCommit(em, 'nda');
    const rows = await em.find(NdaGroup, {});
    const current = rows.map(({ groupId }) => groupId).toSorted();
    if (expectedGroupIds && !isDeepStrictEqual([...new Set(expectedGroupIds)].toSorted(), current))
      await refuseStaleList(
        { ...context, em },
        {
          expected: 'expectedGroupIds',
          field: 'groupIds',
          current,
          kinds: ['nda.groups_set', 'group.deleted'],
        },
      );
    const groups = await em.find(Group, { id: { $in: ids } });
    const message = 'One of these groups no longer exists';
    if (groups.length < ids.length) fail('BAD_USER_INPUT', message, [{ path: ['input', 'groupIds'], message }]);
    for (const row of rows) if (!ids.includes(row.groupId)) em.remove(row);
    for (const groupId of ids) if (!current.includes(groupId)) em.create(NdaGroup, { groupId });
    await em.flush();
    await record(context, em, { kind: 'nda.groups_set', details: { groups: groups.map(({ name }) => name) } });
  });
  return listNdaGroups(context);
}

/** Exempts a person from signing. A second exemption replaces the reason of the first. */
export async function exemptFromNda(context: Context, { id, reason }: ExemptFromNdaInput): Promise<UserRow> {
  const user = await loadSigner(context, id);
  await context.em.transactional(async (em) => {
    await em.upsert(NdaExemptionRow, {
      accountId: id,
      reason,
      grantedBy: await lockOwner(em, getViewerId(context.viewer)),
      createdAt: new Date(),
    });
    await record(context, em, { kind: 'nda.exempted', subjectId: id, details: { reason } });
  });
  return user;
}

export async function endNdaExemption(context: Context, id: string): Promise<UserRow> {
  const user = await loadSigner(context, id);
  await context.em.transactional(async (em) => {
    const count = await em.nativeDelete(NdaExemptionRow, { accountId: id });
    if (count === 0) fail('CONFLICT', 'This person is not exempt.');
    await record(context, em, { kind: 'nda.exemption_ended', subjectId: id });
  });
  return user;
}

async function loadSigner({ em, viewer }: Context, id: string): Promise<UserRow> {
  authorize(ndaPolicy, viewer, 'control', null);
  return (await findUser(em, id)) ?? fail('NOT_FOUND', 'Account not found.');
}

/**
 * Emails a reminder to people who must sign, and returns how many got one. A person gets at most one a day, so that two
 * administrators do not send two.
 */
export async function remindToSign(context: Context, ids: readonly string[] | null): Promise<number> {
  const { env } = context.services;
  authorize(ndaPolicy, context.viewer, 'control', null);
  return context.em.transactional(async (em) => {
    await lockUntilCommit(em, 'nda reminders');
    const people = await findPeopleToRemind(em, ids);
    for (const person of people) await post(em, env, makeSignReminderMail(env, person));
    await record(context, em, { kind: 'nda.reminded', details: { count: people.length } });
    return people.length;
  });
}

function findPeopleToRemind(em: SqlEntityManager, ids: readonly string[] | null) {
  const people = getKysely(em)
    .selectFrom('account')
    .select(['account.name', 'account.email'])
    .where(mustSign)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('mail as m')
            .select('m.id')
            .where('m.kind', '=', 'nda.reminder')
            .whereRef('m.recipient', '=', 'account.email')
            .where('m.createdAt', '>', subtractFromNow('1 day')),
        ),
      ),
    )
    .orderBy('account.id');
  return (ids ? people.where('account.id', '=', anyOf(ids)) : people).execute();
}

/** The agreement of an account. Null for everyone but administrators. */
export const readUserNda = async (context: Context, { id }: { id: string }): Promise<UserNda | null> =>
  isAdmin(context.viewer) ? load(context, loadUserNdas, id) : null;

/** The agreements of accounts, in the order of their ids. The caller checks access. */
export async function loadUserNdas({ em }: Pick<Context, 'em'>, ids: readonly string[]): Promise<UserNda[]> {
  const nda = await findCurrent(em);
  const owing = await getKysely(em)
    .selectFrom('account')
    .select('account.id')
    .where(mustSign)
    .where('account.id', '=', anyOf(ids))
    .execute();
  const signatures = await listNewestSignatures(em, ids);
  const exemptions = await readExemptions(em, ids);
  return ids.map((id) => {
    const signature = signatures.find(({ accountId }) => accountId === id) ?? null;
    const exemption = exemptions.find(({ accountId }) => accountId === id) ?? null;
    const isSigned = nda !== null && signature?.version === nda.version;
    const isOpen = owing.some((account) => account.id === id);
    const state = isSigned ? 'SIGNED' : exemption ? 'EXEMPT' : isOpen ? 'OPEN' : 'NOT_REQUIRED';
    return { state, signature, exemption };
  });
}

async function readExemptions(em: SqlEntityManager, ids: readonly string[]) {
  const rows = await getKysely(em)
    .selectFrom('nda_exemption as x')
    .leftJoin('account as g', 'g.id', 'x.grantedBy')
    .select(['x.accountId', 'x.reason', 'x.createdAt', 'x.grantedBy', 'g.name'])
    .where('x.accountId', '=', anyOf(ids))
    .execute();
  return rows.map(({ grantedBy, name, ...exemption }) => ({
    ...exemption,
    grantedBy: grantedBy === null ? null : { accountId: grantedBy, name },
  }));
}
