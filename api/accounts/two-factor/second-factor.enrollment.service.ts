import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { now } from '#api/platform/database/sql.ts';
import { AccountTotp } from './account-totp.entity.ts';
import { changeFactors, getAccount, settleRemoval } from './second-factor.change.service.ts';
import type { TotpSetup } from './second-factor.type.ts';
import { hasFactor, makeRecoveryCodes, readTotp, refuseCode, useCode } from './second-factor.service.ts';
import { toBase32, encryptSecret, newSecret, getSetupUri } from './totp.ts';
import { findUser, type UserRow } from '../users/user.service.ts';

/** Creates a new TOTP secret. It has no effect until a code made with it is confirmed. */
export async function beginTotp(context: Context): Promise<TotpSetup> {
  const {
    em,
    services: { env, secrets },
  } = context;
  const { id } = getAccount(context);
  const user = (await findUser(em, id)) ?? fail('UNAUTHENTICATED');
  const secret = newSecret();
  const row = await getKysely(em)
    .insertInto('account_totp')
    .values({ accountId: id, secret: encryptSecret(secret, id, secrets) })
    .onConflict((conflict) =>
      conflict
        .column('accountId')
        .doUpdateSet(({ ref }) => ({ secret: ref('excluded.secret'), lastStep: 0, createdAt: now() }))
        .where('account_totp.confirmedAt', 'is', null),
    )
    .returning('accountId')
    .executeTakeFirst();
  if (!row) fail('CONFLICT', 'You already have an authenticator. Remove it first.');
  return { secret: toBase32(secret), uri: getSetupUri(secret, env.SITE_NAME, user.username) };
}

/**
 * Confirms a code from the app. From then on, sign-in requires a code. Returns the recovery codes, which are shown only
 * once.
 */
export async function confirmTotp(context: Context, code: string): Promise<string[]> {
  const { id } = getAccount(context);
  const totp = (await readTotp(context.em, id, false)) ?? fail('CONFLICT', 'Add a new authenticator first.');
  if (!(await useCode(context, id, totp, code.replace(/\s/g, '')))) refuseCode();
  return changeFactors(context, id, 'second_factor.added', async (em) => {
    await em.nativeUpdate(AccountTotp, { accountId: id }, { confirmedAt: new Date() });
    return makeRecoveryCodes(em, id);
  });
}

/** Removes the authenticator. Without a passkey, sign-in requires only the password again. */
export async function removeTotp(context: Context): Promise<UserRow> {
  const { id } = getAccount(context);
  if (!(await readTotp(context.em, id))) fail('NOT_FOUND', 'You have no authenticator.');
  await changeFactors(context, id, 'second_factor.removed', async (em) => {
    await em.nativeDelete(AccountTotp, { accountId: id });
    await settleRemoval(context, em, id);
  });
  return (await findUser(context.em, id)) ?? fail('UNAUTHENTICATED');
}

/** Replaces the recovery codes with new ones. */
export async function renewRecoveryCodes(context: Context): Promise<string[]> {
  const { id } = getAccount(context);
  if (!(await hasFactor(context.em, id))) fail('NOT_FOUND', 'You have no second factor.');
  return changeFactors(context, id, 'second_factor.codes_renewed', (em) => makeRecoveryCodes(em, id));
}
