import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { maskEmail, record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry } from '#api/platform/limits/attempts.ts';
import type { AccessRequest } from './access-request.type.ts';
import { tokenPerAddress } from './auth.limits.ts';
import { makeQuestionAnsweredMail } from './auth.mails.ts';
import { findTokenOwner } from '../account-links/account-token.service.ts';
import { requestEmailVerification } from './email-verification.service.ts';
import { AccountDecision } from '../users/account-decision.entity.ts';
import { User } from '../users/user.entity.ts';
import { selectApprovedAdmins, selectStatus } from '../users/user.query.ts';

// The page of an access request, which an applicant opens by the emailed private link without signing in.

/** An account with its latest history entry: a decision, a reviewer's question, or the applicant's answer. */
const selectRequest = (em: SqlEntityManager, id: string) =>
  getKysely(em)
    .selectFrom('account as a')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('account_decision as entry')
          .select(['entry.status', 'entry.reason', 'entry.decidedBy'])
          .whereRef('entry.accountId', '=', 'a.id')
          .orderBy('entry.at', 'desc')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .select(['a.id', 'a.name', 'a.email', 'a.createdAt'])
    .select(['d.status as lastStatus', 'd.reason as lastReason', 'd.decidedBy as lastBy'])
    .select((eb) => [
      selectStatus('a')(eb).as('status'),
      eb('a.emailVerifiedAt', 'is not', null).$castTo<boolean>().as('isEmailVerified'),
    ])
    .where('a.id', '=', id);

type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequest>['executeTakeFirstOrThrow']>>;

async function findRequest(em: SqlEntityManager, token: string | undefined): Promise<RequestRow | null> {
  const id = token ? await findTokenOwner(em, token, 'REQUEST_STATUS') : null;
  return (id && (await selectRequest(em, id).executeTakeFirst())) || null;
}

const getOpenQuestion = ({ id, status, lastStatus, lastReason, lastBy }: RequestRow): string | null =>
  status === 'PENDING' && lastStatus === 'PENDING' && lastBy !== id ? lastReason : null;

/** The request whose link this browser has opened. Null if there is none, or the link is no longer valid. */
export async function readAccessRequest({ em, browser: { links } }: Context): Promise<AccessRequest | null> {
  const row = await findRequest(em, links.request);
  if (!row) return null;
  const { status, isEmailVerified, email, createdAt, lastStatus, lastReason } = row;
  return {
    status,
    isEmailVerified,
    email: maskEmail(email),
    createdAt,
    question: getOpenQuestion(row),
    reason: status === 'REJECTED' && lastStatus === 'REJECTED' ? lastReason : null,
  };
}

/** Adds the answer to the reviewer's question to the history of the request and emails it to the reviewer. */
export async function answerQuestion(context: Context, token: string, answer: string): Promise<true> {
  const {
    em,
    client,
    services: { env },
  } = context;
  await countTry(em, tokenPerAddress, client.address, env.LIMITS_SCALE);
  await em.transactional(async (em) => {
    const { id } = (await findRequest(em, token)) ?? refuseLink();
    // A decision or another answer at the same time comes before or after this answer.
    await em.findOne(User, { id }, lockRow);
    const request = (await findRequest(em, token)) ?? refuseLink();
    if (getOpenQuestion(request) === null) fail('CONFLICT', 'This request has no open question.');
    em.create(AccountDecision, { accountId: id, decidedBy: id, status: 'PENDING', reason: answer });
    await em.flush();
    const reviewers = selectApprovedAdmins(em)
      .select(['name', 'email'])
      .where('id', '=', request.lastBy ?? '');
    const reviewer = await reviewers.executeTakeFirst();
    if (reviewer) await post(em, env, makeQuestionAnsweredMail(env, reviewer, request, answer));
    await record(context, em, { kind: 'account.answered', actorId: request.id, subjectId: request.id });
  });
  return true;
}

/** Emails the link that verifies the email address of the request again. */
export async function requestOwnVerification(context: Context, token: string): Promise<true> {
  const request = (await findRequest(context.em, token)) ?? refuseLink();
  return requestEmailVerification(context, request.email);
}

const refuseLink = (): never => fail('BAD_USER_INPUT', 'This link is no longer valid');
