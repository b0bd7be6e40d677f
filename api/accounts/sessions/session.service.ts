import { createHash, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { lockRow, subtractFromNow } from '#api/platform/database/sql.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { makeIdFactory } from '#api/platform/node.ts';
import { CalendarAddress } from '#api/portal/events/calendar-address.entity.ts';
import { endTokens } from '#api/integration/tokens/token.service.ts';
import { SessionRow } from './session.entity.ts';
import type { Session } from './session.type.ts';
import { SESSIONS_PER_ACCOUNT } from './session.limits.ts';
import { toSession } from './session.list.service.ts';

const newSessionId = makeIdFactory('ses', 'Session');

/** Only this hash is stored, so that reading the database does not allow signing in. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A 256-bit token for a session cookie or a mailed link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * Creates a session in the transaction of `em` and returns its token, for `startSession` after the commit. The caller
 * must lock the account's row first, so that a concurrent suspension also ends the new session. A session that takes the
 * place of `former` has its age and its last confirmation; any other begins with one.
 */
export async function beginSession(
  em: SqlEntityManager,
  accountId: string,
  device: string,
  former: Pick<SessionRow, 'createdAt' | 'confirmedAt'> | null = null,
): Promise<string> {
  const token = newToken();
  const facts = { id: newSessionId(), tokenHash: hashToken(token), accountId, device };
  const times = former && { createdAt: former.createdAt, confirmedAt: former.confirmedAt };
  await em.insert(SessionRow, { ...facts, ...times });
  const newestFirst = { orderBy: { lastUsedAt: 'desc', createdAt: 'desc' }, offset: SESSIONS_PER_ACCOUNT } as const;
  for (const excess of await em.find(SessionRow, { accountId }, newestFirst)) em.remove(excess);
  await em.flush();
  return token;
}

/**
 * Replaces the session of this request after a confirmation, so that a stolen token of the old session does not gain
 * from it.
 */
export async function renewSession(
  { client, browser: { session } }: Context,
  em: SqlEntityManager,
  accountId: string,
): Promise<string> {
  const db = getKysely(em);
  await db.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
  // The session can have ended during this request. Then it must not be renewed.
  if (!session.id || !(await em.nativeDelete(SessionRow, { id: session.id, accountId }))) fail('UNAUTHENTICATED');
  return beginSession(em, accountId, client.device);
}

/** Ends the access that needs no session. Otherwise a thief who has read a URL or a token would keep it. */
async function endOtherAccess(em: SqlEntityManager, accountId: string): Promise<void> {
  await endTokens(em, accountId);
  await em.nativeDelete(CalendarAddress, { accountId });
}

/**
 * Ends every session, API token and the calendar URL of the account and creates a new session for this request. It keeps the old
 * confirmation time, because the change may have required fewer than all factors and must not count as a new
 * confirmation.
 */
export async function replaceSessions(
  { client, browser: { session } }: Context,
  em: SqlEntityManager,
  accountId: string,
): Promise<string> {
  await endOtherAccess(em, accountId);
  const current = session.id ? await lockSession(em, session.id, accountId) : null;
  // The session ended during this request, so it must not be replaced.
  if (!current) return fail('UNAUTHENTICATED');
  await em.nativeDelete(SessionRow, { accountId });
  return beginSession(em, accountId, client.device, current);
}

/** Sets the cookie of a new session and updates the viewer for the rest of this request. */
export async function startSession(context: Context, token: string): Promise<void> {
  await context.browser.session.adopt(token);
  context.viewer = context.browser.session.viewer;
}

/** Clears the session cookie. For the rest of this request the viewer is anonymous. */
export async function leave(context: Context): Promise<void> {
  await context.browser.session.drop();
  context.viewer = context.browser.session.viewer;
}

/** Locks a session until the transaction ends, so that it ends only once. */
const lockSession = (em: SqlEntityManager, id: string, accountId: string) =>
  em.findOne(SessionRow, { id, accountId }, lockRow);

/**
 * Ends every session, every API token and the calendar URL of an account, on all servers, from the next request on. The
 * account gets a new calendar URL when its owner opens it. Returns the number of ended sessions.
 */
export async function endSessions(em: SqlEntityManager, accountId: string): Promise<number> {
  await endOtherAccess(em, accountId);
  return em.nativeDelete(SessionRow, { accountId });
}

/** Ends one of the viewer's own sessions and returns it. Fails with NOT_FOUND for the session of another account. */
export async function endSession(context: Context, id: string): Promise<Session> {
  const {
    em,
    viewer,
    browser: { session },
  } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const result = await em.transactional(async (em) => {
    const row = (await lockSession(em, id, viewer.id)) ?? fail('NOT_FOUND', 'Session not found.');
    await em.remove(row).flush();
    await record(context, em, { kind: 'session.ended', subjectId: viewer.id, details: { session: id } });
    return toSession(row, session.id);
  });
  if (result.isCurrent) await leave(context);
  return result;
}

/** Signs the viewer out everywhere, including this browser. Returns the number of ended sessions. */
export async function endAllSessions(context: Context): Promise<number> {
  const { em, viewer } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const count = await em.transactional(async (em) => {
    const count = await endSessions(em, viewer.id);
    await record(context, em, { kind: 'sessions.ended', subjectId: viewer.id, details: { count } });
    return count;
  });
  await leave(context);
  return count;
}

/** Deletes expired sessions. */
export const pruneSessions = (em: SqlEntityManager) =>
  getKysely(em)
    .deleteFrom('session')
    .where(({ eb, or }) =>
      or([eb('createdAt', '<', subtractFromNow('24 hours')), eb('lastUsedAt', '<', subtractFromNow('30 minutes'))]),
    )
    .execute();
