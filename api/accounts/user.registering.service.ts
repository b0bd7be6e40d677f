import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { maskEmail, record } from '../audit/audit.service.ts';
import { post } from '../mail/mail.service.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { countTry } from '../platform/limits.ts';
import { query } from '../platform/sql.ts';
import { registerPerAddress } from './account.limits.ts';
import { addressKnown, newRequest, received, verifyAddress } from './account.mails.ts';
import { issueToken, tokenSeconds } from './account-token.service.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './password-strength.ts';
import { castShadow, IS_TAKEN } from './user.shadow.service.ts';
import { foldKey, User } from './user.entity.ts';
import type { RegisterInput } from './user.input.ts';
import type { UserRow } from './user.reading.service.ts';

/**
 * Asks for an account. A known address gets the same answer as a new one, and its owner a mail: who registers learns
 * nothing about others. A taken username is told, because two people cannot have one.
 */
export async function register(context: Context, input: RegisterInput): Promise<UserRow> {
  const { em, env, client } = context;
  await countTry(em, registerPerAddress, client.address, env.LIMITS_SCALE);
  await refuseWeakPassword(input.password, { siteName: env.SITE_NAME, ...input });
  await refuseTakenUsername(em, input.username);
  const user = requested(input, await hashPassword(input.password));
  await em.transactional(async (em) => {
    if (await insert(em, user)) await welcome(context, em, user);
    else await meetKnown(context, em, user);
  });
  return { ...user, emailVerified: false };
}

function requested(input: RegisterInput, passwordHash: string): User {
  const user = new User();
  const { username, email, name, company, reason } = input;
  return Object.assign(user, {
    username,
    email,
    name,
    reason,
    passwordHash,
    usernameKey: foldKey(username),
    emailKey: foldKey(email),
    company: company || null,
  });
}

const INSERT = `insert into account (id, username, username_key, email, email_key, name, company, reason, roles, status,
    password_hash, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now(), now()) on conflict do nothing returning id`;

async function insert(em: SqlEntityManager, user: User): Promise<boolean> {
  const { id, username, usernameKey, email, emailKey, name, company, reason, roles, status, passwordHash } = user;
  const values = [id, username, usernameKey, email, emailKey, name, company, reason, roles, status, passwordHash];
  return (await query(em, INSERT, values)).length > 0;
}

async function welcome(context: Context, em: SqlEntityManager, user: User): Promise<void> {
  const { env } = context;
  const status = await issueToken(em, user, 'REQUEST_STATUS');
  const token = await issueToken(em, user, 'VERIFY_EMAIL');
  await post(em, env.SITE_NAME, received(env, user, status));
  await post(em, env.SITE_NAME, verifyAddress(env, user, token, tokenSeconds.VERIFY_EMAIL));
  for (const reviewer of await reviewers(em)) await post(em, env.SITE_NAME, newRequest(env, reviewer, user));
  await record(context, em, {
    kind: 'account.registered',
    subjectId: user.id,
    details: { email: maskEmail(user.email) },
  });
}

const reviewers = (em: SqlEntityManager) =>
  query<{ name: string; email: string }>(
    em,
    "select name, email from account where status = 'APPROVED' and 'ADMIN' = any(roles)",
  );

async function meetKnown(context: Context, em: SqlEntityManager, user: User): Promise<void> {
  const { usernameKey, emailKey } = user;
  const [owner] = await query<{ id: string; name: string; email: string }>(
    em,
    'select id, name, email from account where email_key = $1',
    [emailKey],
  );
  // Somebody took the username between the check and the insert.
  if (!owner || (await isTaken(em, usernameKey))) return refuseTaken();
  if (!(await castShadow(em, owner.id, user))) return refuseTaken();
  await post(em, context.env.SITE_NAME, addressKnown(context.env, owner));
  await record(context, em, {
    kind: 'account.known_email',
    subjectId: owner.id,
    details: { email: maskEmail(owner.email) },
  });
}

const isTaken = async (em: SqlEntityManager, usernameKey: string): Promise<boolean> =>
  (await query(em, IS_TAKEN, [usernameKey])).length > 0;

async function refuseTakenUsername(em: SqlEntityManager, username: string): Promise<void> {
  if (await isTaken(em, foldKey(username))) refuseTaken();
}

const refuseTaken = (): never => {
  const message = 'This username is already taken';
  return fail('CONFLICT', message, [{ path: ['input', 'username'], message }]);
};
