import { createHash, randomBytes } from 'node:crypto';
import { getKysely, prepare } from '#api/kysely.ts';
import { isApprovedInvestor } from '#api/accounts/users/user.query.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { sign } from '#api/platform/secrets.ts';
import { now } from '#api/platform/database/sql.ts';
import type { SignedIn, Viewer } from '#api/platform/viewer.ts';
import { getCalendarOptions, writeCalendar } from './calendar.write.ts';
import { listForCalendar, readEvent } from './event.read.service.ts';

// The URL of a private calendar contains a secret, which is derived from a nonce with a key of the server. The database
// holds only the hash of the secret, so a copy of the database does not give access to calendars. The owner can still
// see the URL again.

const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const deriveSecret = (key: string, nonce: string): string => sign(key, 'calendar address', nonce);
const makeCalendarUrl = ({ services: { env } }: Context, secret: string): string =>
  `${env.PUBLIC_URL}/calendar/${secret}.ics`;

/**
 * The URL of the viewer's calendar, created on the first read. Null for an API token, and after its key was removed,
 * until it is renewed.
 */
export async function readCalendarUrl(context: Context): Promise<string | null> {
  const {
    em,
    viewer,
    services: { secrets },
  } = context;
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  // The URL works longer than a token, so a token cannot read it.
  if (viewer.token) return null;
  await saveSecret(context, viewer, 'keep');
  const row = await getKysely(em)
    .selectFrom('calendar_address')
    .select(['nonce', 'secretHash as hash'])
    .where('accountId', '=', viewer.id)
    .executeTakeFirst();
  const secret =
    row && secrets.map((key) => deriveSecret(key, row.nonce)).find((secret) => hashSecret(secret) === row.hash);
  return secret ? makeCalendarUrl(context, secret) : null;
}

/** Gives the viewer a new calendar URL. The old one stops working at once. */
export async function renewCalendarUrl(context: Context): Promise<string> {
  const { viewer } = context;
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return context.em.transactional(async (em) => {
    const inside = { ...context, em };
    const secret = await saveSecret(inside, viewer, 'replace');
    await record(inside, em, { kind: 'calendar.renewed', subjectId: viewer.id });
    return makeCalendarUrl(context, secret);
  });
}

/**
 * Stores a new secret for the account and returns it. `present` decides what happens to a secret that is already
 * stored.
 */
async function saveSecret(
  { em, services: { secrets } }: Context,
  { id }: SignedIn,
  present: 'keep' | 'replace',
): Promise<string> {
  const nonce = randomBytes(24).toString('base64url');
  const secret = deriveSecret(secrets[0]!, nonce);
  const row = { nonce, secretHash: hashSecret(secret), createdAt: now() };
  await getKysely(em)
    .insertInto('calendar_address')
    .columns(['accountId', 'nonce', 'secretHash'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select(['id', eb.val(row.nonce).as('nonce'), eb.val(row.secretHash).as('secretHash')])
        .where('id', '=', id),
    )
    .onConflict((conflict) =>
      present === 'replace' ? conflict.column('accountId').doUpdateSet(row) : conflict.column('accountId').doNothing(),
    )
    .execute();
  return secret;
}

const readOwner = prepare<{ secretHash: string }>()((db, value) =>
  db
    .selectFrom('calendar_address as c')
    .innerJoin('account as a', 'a.id', 'c.accountId')
    .select(['a.id', 'a.name', 'a.status'])
    .where('c.secretHash', '=', value('secretHash'))
    .where(isApprovedInvestor('a')),
);

/**
 * Returns the current calendar for the secret in a calendar URL; null if the secret is not valid. The calendar contains
 * only events that its owner is invited to, also for administrators, because the URL can be passed on.
 */
export async function readCalendar(context: Context, secret: string): Promise<string | null> {
  const owner = await readOwner.first(context.em, { secretHash: hashSecret(secret) });
  if (!owner) return null;
  const viewer: Viewer = { kind: 'user', ...owner, roles: ['INVESTOR'] };
  const events = await listForCalendar({ ...context, viewer });
  return writeCalendar(events, getCalendarOptions(context.services.env));
}

/** Returns one event as a calendar file. Fails if the viewer cannot see the event. */
export async function exportEvent(context: Context, id: string): Promise<string> {
  if (context.viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const event = (await readEvent(context, id)) ?? fail('NOT_FOUND', 'Event not found.');
  return writeCalendar([event], getCalendarOptions(context.services.env));
}
