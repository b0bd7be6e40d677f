import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { maskEmail, record } from '../audit/audit.service.ts';
import { post } from '../mail/mail.service.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { idsOf } from '../platform/ids.ts';
import { countTry } from '../platform/limits.ts';
import { query } from '../platform/sql.ts';
import type { AccountStatus } from '../platform/viewer.ts';
import type { AccessRequest } from './access-request.entity.ts';
import { tokenPerAddress } from './account.limits.ts';
import { answered } from './account.mails.ts';
import { ownerOfToken } from './account-token.service.ts';
import { requestEmailVerification } from './user.verifying.service.ts';
import { selectApprovedAdmins } from './user.query.ts';

// What somebody who asked for an account sees and does by the private link they were mailed, without signing in.

const newDecisionId = idsOf('dec', 'UserDecision');

interface Row {
  id: string;
  name: string;
  email: string;
  status: AccountStatus;
  isEmailVerified: boolean;
  createdAt: string;
  /** Of the newest entry in its history, which is a decision, a reviewer's question, or the owner's answer. */
  lastStatus: AccountStatus | null;
  lastReason: string | null;
  lastBy: string | null;
}

const FIND = `select a.id, a.name, a.email, a.status, a.email_verified_at is not null as "isEmailVerified",
    a.created_at as "createdAt", d.status as "lastStatus", d.reason as "lastReason", d.decided_by as "lastBy"
  from account a left join lateral
    (select status, reason, decided_by from account_decision where account_id = a.id order by at desc limit 1) d on true
  where a.id = $1`;

async function findRequest(em: SqlEntityManager, token: string | undefined): Promise<Row | null> {
  const id = token ? await ownerOfToken(em, token, 'REQUEST_STATUS') : null;
  const [row] = id ? await query<Row>(em, FIND, [id]) : [];
  return row ?? null;
}

const questionOf = ({ id, status, lastStatus, lastReason, lastBy }: Row): string | null =>
  status === 'PENDING' && lastStatus === 'PENDING' && lastBy !== id ? lastReason : null;

/** The request whose link this browser has opened; null where that is none, or the link is no longer good. */
export async function readAccessRequest({ em, links }: Context): Promise<AccessRequest | null> {
  const row = await findRequest(em, links.request);
  if (!row) return null;
  const { status, isEmailVerified, email, createdAt, lastStatus, lastReason } = row;
  return {
    status,
    isEmailVerified,
    email: maskEmail(email),
    createdAt: new Date(createdAt),
    question: questionOf(row),
    reason: status === 'REJECTED' && lastStatus === 'REJECTED' ? lastReason : null,
  };
}

const NOTE = `insert into account_decision (id, account_id, decided_by, status, reason)
  select $1, a.id, a.id, 'PENDING', $3 from account a where a.id = $2 and a.status = 'PENDING' returning id`;

/** Puts the answer to the reviewer's question into the request's history and mails it to who asked. */
export async function answerQuestion(context: Context, token: string, answer: string): Promise<true> {
  const { em, env, client } = context;
  await countTry(em, tokenPerAddress, client.address, env.LIMITS_SCALE);
  await em.transactional(async (em) => {
    const request = (await findRequest(em, token)) ?? refuseLink();
    if (questionOf(request) === null) fail('CONFLICT', 'This request has no open question.');
    if ((await query(em, NOTE, [newDecisionId(), request.id, answer])).length === 0)
      fail('CONFLICT', 'This request was decided in the meantime.');
    const reviewers = selectApprovedAdmins(em)
      .select(['name', 'email'])
      .where('id', '=', request.lastBy ?? '');
    const reviewer = await reviewers.executeTakeFirst();
    if (reviewer) await post(em, env.SITE_NAME, answered(env, reviewer, request, answer));
    await record(context, em, { kind: 'account.answered', actorId: request.id, subjectId: request.id });
  });
  return true;
}

/** Mails the link that verifies the request's address once more. */
export async function requestOwnVerification(context: Context, token: string): Promise<true> {
  const request = (await findRequest(context.em, token)) ?? refuseLink();
  return requestEmailVerification(context, request.email);
}

const refuseLink = (): never => fail('BAD_USER_INPUT', 'This link is no longer valid');
