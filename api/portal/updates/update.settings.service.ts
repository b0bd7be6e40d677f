import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely, prepare } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { readSignedId, signId } from '#api/platform/secrets.ts';
import { subtractFromNow, now } from '#api/platform/database/sql.ts';
import type {
  SetInvestorUpdateSettingsInput,
  UnsubscribeLink,
  UpdateMails,
  UpdateSettings,
} from './update-settings.type.ts';

const readSettings = prepare<{ accountId: string }>()((db, value) =>
  db
    .selectFrom('account as a')
    .leftJoin('update_setting as s', 's.accountId', 'a.id')
    .select((eb) => eb.fn.coalesce('s.mails', eb.cast<UpdateMails>(eb.val('AT_ONCE'), 'text')).as('emailFrequency'))
    .select((eb) => eb.fn.coalesce('s.documents', eb.lit(true)).as('hasDocuments'))
    .where('a.id', '=', value('accountId')),
);

const findSettings = async (em: SqlEntityManager, accountId: string): Promise<UpdateSettings | null> =>
  (await readSettings.first(em, { accountId })) ?? null;

/** The viewer's settings, or the defaults. */
export async function readUpdateSettings({ em, viewer }: Context): Promise<UpdateSettings> {
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return (await findSettings(em, viewer.id)) ?? { emailFrequency: 'AT_ONCE', hasDocuments: true };
}

export async function setInvestorUpdateSettings(
  { em, viewer }: Context,
  { emailFrequency, hasDocuments }: SetInvestorUpdateSettingsInput,
): Promise<void> {
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  await save(em, viewer.id, emailFrequency, hasDocuments ?? undefined);
}

/**
 * A digest starts where the previous setting ended, minus a minute, so that updates being mailed right now are not
 * lost. After "no mails", it starts now: missed updates are not mailed later.
 */
async function save(em: SqlEntityManager, accountId: string, mails: UpdateMails, documents?: boolean): Promise<void> {
  await getKysely(em)
    .insertInto('update_setting')
    .columns(['accountId', 'mails', 'documents', 'chosenAt'])
    .expression((eb) =>
      eb
        .selectFrom('account')
        .select([
          'id',
          eb.val(mails).as('mails'),
          eb.val(documents ?? true).as('documents'),
          subtractFromNow('1 minute').as('chosenAt'),
        ])
        .where('id', '=', accountId),
    )
    .onConflict((conflict) =>
      conflict.column('accountId').doUpdateSet((eb) => ({
        mails: eb.ref('excluded.mails'),
        ...(documents !== undefined && { documents }),
        chosenAt: eb
          .case('update_setting.mails')
          .when('NONE')
          .then(now())
          .when('AT_ONCE')
          .then(eb.ref('excluded.chosenAt'))
          .else(eb.ref('update_setting.chosenAt'))
          .end(),
      })),
    )
    .execute();
}

// An unsubscribe link contains the account id and a signature. It works while the signing key does, without a password
// and even for a closed account, and does nothing else.

const USE = 'unsubscribe from updates';

/** The unsubscribe URL in the mails of an account. */
export const unsubscribeUrl = (publicUrl: string, secrets: readonly string[], accountId: string): string =>
  `${publicUrl}/unsubscribe?token=${signId(secrets, USE, accountId)}`;

/** The update mail settings of the account in the opened link. Null without a valid link. */
export async function readUnsubscribeLink({
  em,
  services: { secrets },
  browser: { links },
}: Context): Promise<UnsubscribeLink | null> {
  const id = readSignedId(secrets, USE, links.unsubscribe ?? '');
  return id ? findSettings(em, id) : null;
}

/** Stops update mails for the account of a token. False if the token is invalid. */
export async function unsubscribe({ em, services: { secrets } }: Context, token: string): Promise<boolean> {
  const id = readSignedId(secrets, USE, token);
  if (id) await save(em, id, 'NONE');
  return id !== null;
}
