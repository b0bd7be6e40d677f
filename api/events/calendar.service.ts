import { createHash, randomBytes } from 'node:crypto';
import { record } from '../audit/audit.service.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { sign } from '../platform/secrets.ts';
import { query } from '../platform/sql.ts';
import type { SignedIn, Viewer } from '../platform/viewer.ts';
import { getCalendarOptions, writeCalendar } from './calendar.writing.ts';
import { listForCalendar, readEvent } from './event.reading.service.ts';

// The private address of somebody's calendar. Its secret is derived from a nonce with a key of the server's: the
// database holds only its hash and can be read without opening any calendar, and the owner can still see it again.

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const secretOf = (key: string, nonce: string): string => sign(key, 'calendar address', nonce);
const urlOf = ({ env }: Context, secret: string): string => `${env.PUBLIC_URL}/calendar/${secret}.ics`;

/** The viewer's address, made on the first look; null where the key it was made with is gone, until they renew it. */
export async function readCalendarUrl(context: Context): Promise<string | null> {
  const { em, viewer, secrets } = context;
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  await save(context, viewer, 'do nothing');
  const sql = 'select nonce, secret_hash as hash from calendar_address where account_id = $1';
  const [row] = await query<{ nonce: string; hash: string }>(em, sql, [viewer.id]);
  const secret = row && secrets.map((key) => secretOf(key, row.nonce)).find((each) => hashOf(each) === row.hash);
  return secret ? urlOf(context, secret) : null;
}

/** Gives the viewer a new address. The old one is dead on its next request. */
export async function renewCalendarUrl(context: Context): Promise<string> {
  const { viewer } = context;
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return context.em.transactional(async (em) => {
    const inside = { ...context, em };
    const set = 'do update set nonce = excluded.nonce, secret_hash = excluded.secret_hash, created_at = now()';
    const secret = await save(inside, viewer, set);
    await record(inside, em, { kind: 'calendar.renewed', subjectId: viewer.id });
    return urlOf(context, secret);
  });
}

async function save({ em, secrets }: Context, { id }: SignedIn, onConflict: string): Promise<string> {
  const nonce = randomBytes(24).toString('base64url');
  const secret = secretOf(secrets[0]!, nonce);
  const sql = `insert into calendar_address (account_id, nonce, secret_hash) select id, $2, $3 from account where id = $1
    on conflict (account_id) ${onConflict}`;
  await query(em, sql, [id, nonce, hashOf(secret)]);
  return secret;
}

const OWNER = `select a.id, a.name, a.status from calendar_address c join account a on a.id = c.account_id
  where c.secret_hash = $1 and a.status = 'APPROVED'`;

/**
 * The calendar behind an address as of now, or null where there is none. Whoever owns it sees what they are invited to,
 * admins too: an address can be handed on, and nobody proves who they are with it.
 */
export async function readCalendar(context: Context, secret: string): Promise<string | null> {
  const [owner] = await query<Pick<SignedIn, 'id' | 'name' | 'status'>>(context.em, OWNER, [hashOf(secret)]);
  if (!owner) return null;
  const viewer: Viewer = { kind: 'user', ...owner, roles: ['INVESTOR'] };
  const events = await listForCalendar({ ...context, viewer });
  return writeCalendar(events, getCalendarOptions(context.env));
}

/** One event as a file, for whoever may see it. */
export async function exportEvent(context: Context, id: string): Promise<string> {
  if (context.viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const event = (await readEvent(context, id)) ?? fail('NOT_FOUND', 'Event not found.');
  return writeCalendar([event], getCalendarOptions(context.env));
}
