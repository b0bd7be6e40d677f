import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { joinGroups } from '../groups/group.service.ts';
import { getKysely } from '#api/kysely.ts';
import { type Mail, post } from '#api/operation/mail/mail.service.ts';
import { anyOf, now } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import type { Env } from '#api/platform/env.ts';
import { fail } from '#api/platform/errors.ts';
import { endSessions } from '../sessions/session.service.ts';
import {
  makeApprovedMail,
  makeQuestionMail,
  makeReinstatedMail,
  makeRejectedMail,
  makeReopenedMail,
  makeSuspendedMail,
} from './user.mails.ts';
import type { HandlingContext } from '../auth/account-request.service.ts';
import { issueToken } from '../account-links/account-token.service.ts';
import { AccountDecision } from '../users/account-decision.entity.ts';
import { foldKey } from '../users/user.entity.ts';
import { selectStatus } from '../users/user.query.ts';
import { refuseLosingLastAdmin, findUser, type UserRow } from '../users/user.service.ts';
import { type Decision, decisions, userPolicy } from '../users/user.policy.ts';

const consequences: Record<
  Decision,
  { kind: AuditKind; mail: (env: Env, user: UserRow, reason: string | null, token: string) => Mail }
> = {
  approve: { kind: 'user.approved', mail: makeApprovedMail },
  reject: { kind: 'user.rejected', mail: makeRejectedMail },
  suspend: { kind: 'user.suspended', mail: makeSuspendedMail },
  reinstate: { kind: 'user.reinstated', mail: makeReinstatedMail },
  reopen: { kind: 'user.reopened', mail: (env, user, _reason, token) => makeReopenedMail(env, user, token) },
};

/** Approves an account. Its owner gets the access of these groups with the approval, not after it. */
export const approveUser = (context: Context, id: string, groupIds: readonly string[]) =>
  decide(context, id, 'approve', null, (em) => joinGroups(context, em, [id], groupIds));

export const reinstateUser = (context: Context, id: string) => decide(context, id, 'reinstate', null);

/** Makes a rejected request pending again, so that an administrator can decide on it again. */
export const reopenUser = (context: Context, id: string) => decide(context, id, 'reopen', null);

/** Rejects a request. The reason is required, because it is mailed to the requester. */
export const rejectUser = (context: Context, id: string, reason: string) => decide(context, id, 'reject', reason);

/** Suspends an account and ends its sessions at once. The next request on any server is anonymous. */
export const suspendUser = (context: Context, id: string, reason?: string | null) =>
  decide(context, id, 'suspend', reason ?? null);

/** Mails a question to the applicant. The request stays pending, and the question is listed with its decisions. */
export async function requestMoreInformation(context: Context, id: string, message: string): Promise<UserRow> {
  const {
    em,
    viewer,
    services: { env },
  } = context;
  const user = (await findUser(em, id)) ?? fail('NOT_FOUND', 'Account not found.');
  authorize(userPolicy, viewer, 'requestMoreInformation', user);
  const reviewer = (viewer.kind === 'user' && (await findUser(em, viewer.id))) || fail('UNAUTHENTICATED');
  await em.transactional(async (em) => {
    // A colleague who decides at the same time waits, or has decided.
    const accounts = getKysely(em).selectFrom('account').select('status').where('id', '=', id);
    const { status } = (await accounts.forShare().executeTakeFirst()) ?? fail('NOT_FOUND', 'Account not found.');
    if (status !== 'PENDING') fail('CONFLICT', `This account ${statusTexts[status]}.`);
    em.create(AccountDecision, { accountId: id, decidedBy: reviewer.id, status: 'PENDING', reason: message });
    await em.flush();
    const token = await issueStatusToken(em, user);
    await post(em, env, makeQuestionMail(env, user, { reviewer, message, token }));
    await record(context, em, { kind: 'user.asked', subjectId: id, details: { message } });
  });
  return user;
}

/** Reopens a request from the command line, where no reviewer is signed in. */
export const reopenRequest = (context: HandlingContext, em: SqlEntityManager, user: UserRow): Promise<void> =>
  applyDecision(context, em, user, 'reopen', null);

async function decide(
  context: Context,
  id: string,
  decision: Decision,
  reason: string | null,
  thenDo?: (em: SqlEntityManager) => Promise<void>,
): Promise<UserRow> {
  const user = (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
  authorize(userPolicy, context.viewer, decision, user);
  await context.em.transactional(async (em) => {
    await applyDecision(context, em, user, decision, reason);
    await thenDo?.(em);
  });
  return (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
}

async function applyDecision(
  context: HandlingContext,
  em: SqlEntityManager,
  user: UserRow,
  decision: Decision,
  reason: string | null,
): Promise<void> {
  const { from, to } = decisions[decision];
  const { kind, mail } = consequences[decision];
  if (decision === 'suspend') await refuseLosingLastAdmin(em, user.id);
  // The status is a condition of the update, so that only one of two concurrent decisions succeeds. `FOR UPDATE` before
  // it would be a deadlock with a job that locks an event of this person and writes about them: the trigger of the update
  // changes the event.
  const changed = await getKysely(em)
    .updateTable('account')
    .set((eb) => ({
      status: to,
      // An end that has passed would suspend a reinstated account at once.
      endsAt: eb.case().when('endsAt', '>', now()).then(eb.ref('endsAt')).end(),
      updatedAt: now(),
    }))
    .where('id', '=', user.id)
    .where((eb) => eb(selectStatus('account')(eb), '=', anyOf([...from])))
    .returning('id')
    .executeTakeFirst();
  if (!changed) await reportConflict(em, user.id);
  const decidedBy = context.viewer.kind === 'user' ? context.viewer.id : null;
  em.create(AccountDecision, { accountId: user.id, decidedBy, status: to, reason });
  await em.flush();
  // Those of an account that ended, if it is reinstated before the job has deleted them.
  const isEnding = decision === 'suspend' || decision === 'reinstate';
  const sessionsEnded = isEnding ? await endSessions(em, user.id) : 0;
  const token = decision === 'reopen' ? await issueStatusToken(em, user) : '';
  await post(em, context.services.env, mail(context.services.env, user, reason, token));
  await record(context, em, {
    kind,
    subjectId: user.id,
    details: { before: user.status, after: to, reason, sessionsEnded },
  });
}

/** The token of the private link to the status page of a request. */
const issueStatusToken = (em: SqlEntityManager, { id, email }: UserRow): Promise<string> =>
  issueToken(em, { id, emailKey: foldKey(email) }, 'REQUEST_STATUS');

const statusTexts: Record<UserRow['status'], string> = {
  INVITED: 'is invited',
  PENDING: 'is pending',
  APPROVED: 'was approved',
  REJECTED: 'was rejected',
  SUSPENDED: 'was suspended',
};

/** Fails with the current status of the account and the name of the reviewer who decided first. */
async function reportConflict(em: SqlEntityManager, id: string): Promise<never> {
  const account = await getKysely(em)
    .selectFrom('account as a')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('account_decision as entry')
          .select('entry.decidedBy')
          .whereRef('entry.accountId', '=', 'a.id')
          .where((eb) => eb('entry.status', '=', selectStatus('a')(eb)))
          .where((eb) => eb.or([eb('entry.status', '<>', 'PENDING'), eb('entry.reason', 'is', null)]))
          .orderBy('entry.at', 'desc')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .leftJoin('account as reviewer', 'reviewer.id', 'd.decidedBy')
    .select((eb) => [selectStatus('a')(eb).as('status'), 'reviewer.name as reviewer'])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!account) return fail('NOT_FOUND', 'Account not found.');
  const { status, reviewer } = account;
  if (status === 'PENDING' && reviewer) return fail('CONFLICT', `This request was reopened by ${reviewer}.`);
  return fail('CONFLICT', `This account ${statusTexts[status]}${reviewer ? ` by ${reviewer}` : ''}.`);
}
