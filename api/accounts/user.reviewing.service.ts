import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type AuditKind, record } from '../audit/audit.service.ts';
import { type Mail, post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import type { Env } from '../platform/env.ts';
import { fail } from '../platform/errors.ts';
import { idsOf } from '../platform/ids.ts';
import { query } from '../platform/sql.ts';
import { endSessionsOf } from '../sessions/session.service.ts';
import { approved, question, reinstated, rejected, reopened, suspended } from './account.mails.ts';
import type { HandlingContext } from './account-request.service.ts';
import { issueToken } from './account-token.service.ts';
import { foldKey } from './user.entity.ts';
import { refuseLosingLastAdmin } from './user.roles.service.ts';
import { type Decision, decisions, userPolicy } from './user.policy.ts';
import { findUser, type UserRow } from './user.reading.service.ts';

const newDecisionId = idsOf('dec', 'UserDecision');

const consequences: Record<
  Decision,
  { kind: AuditKind; mail: (env: Env, user: UserRow, reason: string | null, token: string) => Mail }
> = {
  approve: { kind: 'user.approved', mail: approved },
  reject: { kind: 'user.rejected', mail: rejected },
  suspend: { kind: 'user.suspended', mail: suspended },
  reinstate: { kind: 'user.reinstated', mail: reinstated },
  reopen: { kind: 'user.reopened', mail: (env, user, _reason, token) => reopened(env, user, token) },
};

export const approveUser = (context: Context, id: string) => decide(context, id, 'approve', null);
export const reinstateUser = (context: Context, id: string) => decide(context, id, 'reinstate', null);

/** Makes a rejected request pending again, so that a reviewer can decide on it a second time. */
export const reopenUser = (context: Context, id: string) => decide(context, id, 'reopen', null);

/** The reviewer's sentence is mailed to the requester, so there must be one. */
export const rejectUser = (context: Context, id: string, reason: string) => decide(context, id, 'reject', reason);

/** Ends every session at once; the next request on any server is a stranger's. */
export const suspendUser = (context: Context, id: string, reason?: string | null) =>
  decide(context, id, 'suspend', reason ?? null);

/** Mails a question to the applicant. The request stays pending, and its decisions contain the question. */
export async function requestMoreInformation(context: Context, id: string, message: string): Promise<UserRow> {
  const { em, env, viewer } = context;
  const user = (await findUser(em, id)) ?? fail('NOT_FOUND', 'Account not found.');
  authorize(userPolicy, viewer, 'requestMoreInformation', user);
  if (user.status !== 'PENDING') fail('CONFLICT', `This account ${words[user.status]}.`);
  const reviewer = (viewer.kind === 'user' && (await findUser(em, viewer.id))) || fail('UNAUTHENTICATED');
  await em.transactional(async (em) => {
    await query(em, NOTE, [newDecisionId(), id, reviewer.id, 'PENDING', message]);
    const token = await issueStatusToken(em, user);
    await post(em, env.SITE_NAME, question(env, user, { reviewer, message, token }));
    await record(context, em, { kind: 'user.asked', subjectId: id, details: { message } });
  });
  return user;
}

/** The same at the operator's command line, where no reviewer is signed in. */
export const reopenRequest = (context: HandlingContext, em: SqlEntityManager, user: UserRow): Promise<void> =>
  carryOut(context, em, user, 'reopen', null);

async function decide(context: Context, id: string, decision: Decision, reason: string | null): Promise<UserRow> {
  const user = (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
  authorize(userPolicy, context.viewer, decision, user);
  await context.em.transactional((em) => carryOut(context, em, user, decision, reason));
  return (await findUser(context.em, id)) ?? fail('NOT_FOUND', 'Account not found.');
}

// The status is a condition of the change itself: of two reviewers at once, one changes a row and the other none.
const CHANGE = 'update account set status = $2, updated_at = now() where id = $1 and status = any($3) returning id';
const NOTE = 'insert into account_decision (id, account_id, decided_by, status, reason) values ($1, $2, $3, $4, $5)';

async function carryOut(
  context: HandlingContext,
  em: SqlEntityManager,
  user: UserRow,
  decision: Decision,
  reason: string | null,
): Promise<void> {
  const { from, to } = decisions[decision];
  const { kind, mail } = consequences[decision];
  if (decision === 'suspend') await refuseLosingLastAdmin(em, user.id);
  const changed = await query(em, CHANGE, [user.id, to, from]);
  if (changed.length === 0) await tellWhoWasFirst(em, user.id);
  const decidedBy = context.viewer.kind === 'user' ? context.viewer.id : null;
  await query(em, NOTE, [newDecisionId(), user.id, decidedBy, to, reason]);
  const ended = decision === 'suspend' ? await endSessionsOf(em, user.id) : [];
  const token = decision === 'reopen' ? await issueStatusToken(em, user) : '';
  await post(em, context.env.SITE_NAME, mail(context.env, user, reason, token));
  await record(context, em, {
    kind,
    subjectId: user.id,
    details: { before: user.status, after: to, reason, sessionsEnded: ended.length },
  });
}

/** The secret of the private link to the page of a request. */
const issueStatusToken = (em: SqlEntityManager, { id, email }: UserRow): Promise<string> =>
  issueToken(em, { id, emailKey: foldKey(email) }, 'REQUEST_STATUS');

const words: Record<UserRow['status'], string> = {
  PENDING: 'is pending',
  APPROVED: 'was approved',
  REJECTED: 'was rejected',
  SUSPENDED: 'was suspended',
};

async function tellWhoWasFirst(em: SqlEntityManager, id: string): Promise<never> {
  const [now] = await query<{ status: UserRow['status']; by: string | null }>(
    em,
    `select a.status, by.name as by from account a
       left join lateral (select decided_by from account_decision where account_id = a.id and status = a.status and (status <> 'PENDING' or reason is null) order by at desc limit 1) d on true
       left join account by on by.id = d.decided_by
     where a.id = $1`,
    [id],
  );
  if (!now) return fail('NOT_FOUND', 'Account not found.');
  if (now.status === 'PENDING' && now.by) return fail('CONFLICT', `This request was reopened by ${now.by}.`);
  return fail('CONFLICT', `This account ${words[now.status]}${now.by ? ` by ${now.by}` : ''}.`);
}
