import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import type { Env } from '#api/platform/env.ts';
import { bySystem, maskEmail, record } from '#api/operation/audit/audit.service.ts';
import { findReservingAccount, lockEmail } from '../account-links/email-reservation.service.ts';
import { fail } from '#api/platform/errors.ts';
import { lockUntilCommit } from '#api/platform/database/sql.ts';
import { hashPassword } from './password.ts';
import { foldKey, makeUsernameKeys, User } from '../users/user.entity.ts';

export interface FirstAdmin {
  username: string;
  /** Set only if the password was generated here. A password from the settings is never printed. */
  password: string | null;
}

/** Whether an administrator exists, and whether one ever signed in, as far as sessions and the audit log say. */
export type AdminSignIns = 'NO_ADMIN' | 'NEVER' | 'SOME';

export async function readAdminSignIns(em: SqlEntityManager): Promise<AdminSignIns> {
  if (!(await hasAdmin(em))) return 'NO_ADMIN';
  const db = getKysely(em);
  const session = db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.accountId')
    .select('a.id')
    .where((eb) => eb(eb.val('ADMIN'), '=', eb.fn.any('a.roles')));
  const event = db
    .selectFrom('audit_event as e')
    .innerJoin('account as a', 'a.id', 'e.actorId')
    .select('a.id')
    .where('e.kind', '=', 'login.succeeded')
    .where((eb) => eb(eb.val('ADMIN'), '=', eb.fn.any('a.roles')));
  const found = (await session.limit(1).executeTakeFirst()) ?? (await event.limit(1).executeTakeFirst());
  return found ? 'SOME' : 'NEVER';
}

const hasAdmin = async (em: SqlEntityManager): Promise<boolean> =>
  (await em.count(User, { roles: { $contains: ['ADMIN'] } })) > 0;

/**
 * Creates the first administrator if there is none: with ADMIN_PASSWORD if set; otherwise, only on the embedded
 * database, with a random password that is returned once. Two servers that start at the same time create one.
 */
export async function createFirstAdmin(em: SqlEntityManager, env: Env): Promise<FirstAdmin | null> {
  if (!env.ADMIN_PASSWORD && env.DATABASE_URL) return null;
  return em.transactional(async (em) => {
    await lockUntilCommit(em, 'first admin');
    if (await hasAdmin(em)) return null;
    const password = env.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
    await makeAdmin(em, { username: env.ADMIN_USERNAME, email: env.ADMIN_EMAIL, name: 'Administrator', password });
    return { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD ? null : password };
  });
}

interface NewAdmin {
  username: string;
  email: string;
  name: string;
  password: string;
}

/** Creates another administrator from the command line of the server. */
export const createAdmin = (em: SqlEntityManager, admin: NewAdmin): Promise<void> =>
  em.transactional(async (em) => {
    const { usernameKey, usernameSkeleton } = makeUsernameKeys(admin.username);
    await lockEmail(em, admin.email);
    const account = await getKysely(em)
      .selectFrom('account')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('usernameKey', '=', usernameKey),
          eb('usernameSkeleton', '=', usernameSkeleton),
          eb('emailKey', '=', foldKey(admin.email)),
        ]),
      )
      .executeTakeFirst();
    if (account || (await findReservingAccount(em, admin.email)))
      fail('CONFLICT', 'An account with this username or email address already exists.');
    await makeAdmin(em, admin);
  });

async function makeAdmin(em: SqlEntityManager, { username, email, name, password }: NewAdmin): Promise<void> {
  const emailKey = foldKey(email);
  const passwordHash = await hashPassword(password);
  const reason = 'Made by the operator';
  const admin = em.create(User, {
    username,
    ...makeUsernameKeys(username),
    email,
    emailKey,
    name,
    reason,
    roles: ['ADMIN'],
    status: 'APPROVED',
    passwordHash,
  });
  await em.flush();
  await record(bySystem, em, { kind: 'admin.created', subjectId: admin.id, details: { email: maskEmail(email) } });
}
