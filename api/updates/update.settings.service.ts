import { timingSafeEqual } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { sign } from '../platform/secrets.ts';
import { query } from '../platform/sql.ts';
import type { UnsubscribeLink, UpdateMails, UpdateSettings } from './update-settings.entity.ts';

const READ = `select coalesce(s.mails, 'AT_ONCE') as "emailFrequency" from account a
  left join update_setting s on s.account_id = a.id where a.id = $1`;

// A digest begins where the former choice ended: what is being mailed at once at this moment is not lost in between,
// and whoever wanted no mails is not sent what they missed.
const SAVE = `insert into update_setting as s (account_id, mails, chosen_at)
  select id, $2, now() - interval '1 minute' from account where id = $1
  on conflict (account_id) do update set mails = excluded.mails, chosen_at = case s.mails when 'NONE' then now()
    when 'AT_ONCE' then excluded.chosen_at else s.chosen_at end`;

const settingsOf = async (em: SqlEntityManager, id: string): Promise<UpdateSettings | null> =>
  (await query<UpdateSettings>(em, READ, [id]))[0] ?? null;

/** What the viewer chose, or what holds for who chose nothing. */
export async function readUpdateSettings({ em, viewer }: Context): Promise<UpdateSettings> {
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return (await settingsOf(em, viewer.id)) ?? { emailFrequency: 'AT_ONCE' };
}

export async function setInvestorUpdateSettings(
  { em, viewer }: Context,
  { emailFrequency }: UpdateSettings,
): Promise<void> {
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  await save(em, viewer.id, emailFrequency);
}

const save = (em: SqlEntityManager, id: string, mails: UpdateMails) => query(em, SAVE, [id, mails]);

// A link that ends the mails names the account and is signed: it works for as long as the key does, for who has no
// password at hand or no account any more, and does nothing else.

const USE = 'unsubscribe from updates';

/** Where the mails of an account say that they can be ended. */
export const unsubscribeUrl = (publicUrl: string, secrets: readonly string[], accountId: string): string =>
  `${publicUrl}/unsubscribe?token=${accountId}-${sign(secrets[0] ?? '', USE, accountId)}`;

/** Whose mails a token ends; null where it is not ours. */
function ownerOf(secrets: readonly string[], token: string): string | null {
  const at = token.indexOf('-');
  const [id, given] = [token.slice(0, at), Buffer.from(token.slice(at + 1))];
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, USE, id));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? id : null;
}

/** What the link that this browser has opened would end; null where there is none that works. */
export async function readUnsubscribeLink({ em, secrets, links }: Context): Promise<UnsubscribeLink | null> {
  const id = ownerOf(secrets, links.unsubscribe ?? '');
  return id ? settingsOf(em, id) : null;
}

/** Ends the mails about updates that a token stands for; whether it is one. */
export async function unsubscribe({ em, secrets }: Context, token: string): Promise<boolean> {
  const id = ownerOf(secrets, token);
  if (id) await save(em, id, 'NONE');
  return id !== null;
}
