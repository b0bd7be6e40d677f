import { timingSafeEqual } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { sign } from '../platform/secrets.ts';
import { subtractFromNow, now } from '../platform/database/sql.ts';
import { prepare } from '../prepare.ts';
import type { UnsubscribeLink, UpdateMails, UpdateSettings } from './update-settings.entity.ts';

const readSettings = prepare<{ accountId: string }>()((db, value) =>
  db
    .selectFrom('account as a')
    .leftJoin('update_setting as s', 's.account_id', 'a.id')
    .select((eb) => eb.fn.coalesce('s.mails', eb.cast<UpdateMails>(eb.val('AT_ONCE'), 'text')).as('emailFrequency'))
    .where('a.id', '=', value('accountId')),
);

const findSettings = async (em: SqlEntityManager, accountId: string): Promise<UpdateSettings | null> =>
  (await readSettings.first(em, { accountId })) ?? null;

/** The settings of the viewer, or the defaults. */
export async function readUpdateSettings({ em, viewer }: Context): Promise<UpdateSettings> {
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return (await findSettings(em, viewer.id)) ?? { emailFrequency: 'AT_ONCE' };
}

export async function setInvestorUpdateSettings(
  { em, viewer }: Context,
  { emailFrequency }: UpdateSettings,
): Promise<void> {
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  await save(em, viewer.id, emailFrequency);
}

/**
 * A digest begins where the former choice ended, less a minute: updates that are being mailed at this moment are not lost
 * in between. People who wanted no mails are not sent what they missed.
 */
async function save(em: SqlEntityManager, accountId: string, mails: UpdateMails): Promise<void> {
  await em
    .getKysely<Database>()
    .insertInto('update_setting')
    .columns(['account_id', 'mails', 'chosen_at'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select(['id', eb.val(mails).as('mails'), subtractFromNow('1 minute').as('chosen_at')])
        .where('id', '=', accountId),
    )
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({
        mails: eb.ref('excluded.mails'),
        chosen_at: eb
          .case('update_setting.mails')
          .when('NONE')
          .then(now())
          .when('AT_ONCE')
          .then(eb.ref('excluded.chosen_at'))
          .else(eb.ref('update_setting.chosen_at'))
          .end(),
      })),
    )
    .execute();
}

// A link that ends the mails names the account and is signed: it works for as long as the key does, for who has no
// password at hand or no account any more, and does nothing else.

const USE = 'unsubscribe from updates';

/** Where the mails of an account say that they can be ended. */
export const unsubscribeUrl = (publicUrl: string, secrets: readonly string[], accountId: string): string =>
  `${publicUrl}/unsubscribe?token=${accountId}-${sign(secrets[0] ?? '', USE, accountId)}`;

/** Whose mails a token ends; null where it is not ours. */
function readTokenOwner(secrets: readonly string[], token: string): string | null {
  const at = token.indexOf('-');
  const [id, given] = [token.slice(0, at), Buffer.from(token.slice(at + 1))];
  const isOurs = secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, USE, id));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return isOurs ? id : null;
}

/** What the link that this browser has opened would end; null where there is none that works. */
export async function readUnsubscribeLink({
  em,
  services: { secrets },
  browser: { links },
}: Context): Promise<UnsubscribeLink | null> {
  const id = readTokenOwner(secrets, links.unsubscribe ?? '');
  return id ? findSettings(em, id) : null;
}

/** Ends the mails about updates that a token stands for; whether it is one. */
export async function unsubscribe({ em, services: { secrets } }: Context, token: string): Promise<boolean> {
  const id = readTokenOwner(secrets, token);
  if (id) await save(em, id, 'NONE');
  return id !== null;
}
