import { createHash, randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry, forgetTries, type Limit } from '#api/platform/limits/attempts.ts';
import { now } from '#api/platform/database/sql.ts';
import { needsFactor } from '#api/platform/viewer.ts';
import { AccountTotp, RecoveryCode } from './account-totp.entity.ts';
import type { SecondFactor } from './second-factor.type.ts';
import { toBase32, decryptSecret, STEP_SECONDS, findStep } from './totp.ts';

const perAccount: Limit = { name: 'factor account', atMost: 5, seconds: 300 };
const CODES = 10;
const ASK_CODE = 'Please enter the code of your authenticator';
const ASK_PASSKEY = 'Please sign in with your passkey, or enter a recovery code';

interface EnrolledTotp {
  secret: Buffer;
  step: number;
}

/**
 * The authenticator of an account and the current TOTP step by the database clock. With `confirmed` false, reads the
 * authenticator that is being set up.
 */
export async function readTotp(
  em: SqlEntityManager,
  accountId: string,
  confirmed = true,
): Promise<EnrolledTotp | null> {
  const row = await getKysely(em)
    .selectFrom('account_totp')
    .select((eb) => [
      'secret',
      eb.fn<number>('floor', [eb(eb.fn<number>('date_part', [eb.val('epoch'), now()]), '/', STEP_SECONDS)]).as('step'),
    ])
    .where('accountId', '=', accountId)
    .where('confirmedAt', confirmed ? 'is not' : 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The second factors of an account, as columns of a statement. */
export const selectFactors = (accountId: Expression<string>) => {
  const { selectFrom, exists, cast, fn } = expressionBuilder<Database>();
  const totp = selectFrom('account_totp').select('accountId').where('accountId', '=', accountId);
  const passkey = selectFrom('passkey').select('passkey.id').where('accountId', '=', accountId);
  const codes = selectFrom('recovery_code').where('accountId', '=', accountId);
  return [
    exists(totp.where('confirmedAt', 'is not', null))
      .$castTo<boolean>()
      .as('hasAuthenticator'),
    exists(passkey).$castTo<boolean>().as('hasPasskey'),
    cast<number>(codes.select(fn.countAll().as('count')), 'integer').as('recoveryCodeCount'),
  ] as const;
};

const readFactors = prepare<{ accountId: string }>()((db, value) => db.selectNoFrom(selectFactors(value('accountId'))));
export type Factors = NonNullable<Awaited<ReturnType<typeof readFactors.first>>>;

/** True if sign-in to this account needs a second factor. */
export async function hasFactor(em: SqlEntityManager, accountId: string): Promise<boolean> {
  const factors = await readFactors.first(em, { accountId });
  return factors !== undefined && (factors.hasAuthenticator || factors.hasPasskey);
}

export async function readSecondFactor(
  { em, viewer, services: { env } }: Context,
  knownFactors?: Factors,
): Promise<SecondFactor | null> {
  if (viewer.kind !== 'user') return null;
  const factors = knownFactors ?? (await readFactors.first(em, { accountId: viewer.id }));
  if (!factors) return null;
  const { hasAuthenticator, hasPasskey, recoveryCodeCount } = factors;
  return {
    isEnrolled: hasAuthenticator || hasPasskey,
    hasAuthenticator,
    hasPasskey,
    recoveryCodeCount,
    isRequired: env.REQUIRE_ADMIN_MFA && needsFactor(viewer.roles),
  };
}

/**
 * Checks the second factor after a correct password, if the account has one. Each code works once, and wrong codes
 * count per account, from all IP addresses together. An account with only passkeys signs in with one or uses a recovery
 * code.
 */
export async function requireFactor(
  context: Context,
  accountId: string,
  code: string | null | undefined,
): Promise<void> {
  const {
    em,
    services: { env },
  } = context;
  const totp = await readTotp(em, accountId);
  if (!totp && !(await hasFactor(em, accountId))) return;
  if (!code) await recordRefusal(context, accountId, 'code missing');
  if (!code)
    fail('STEP_UP_REQUIRED', totp ? ASK_CODE : ASK_PASSKEY, [{ path: ['input', 'code'], message: 'Code is required' }]);
  await countTry(em, perAccount, accountId, env.LIMITS_SCALE);
  const plain = code.replace(/[\s-]/g, '').toUpperCase();
  const good =
    plain.length > 6
      ? await useRecoveryCode(em, accountId, plain)
      : totp !== null && (await useCode(context, accountId, totp, plain));
  if (!good) await recordRefusal(context, accountId, 'wrong code');
  if (!good) refuseCode();
  await forgetTries(em, perAccount, accountId);
}

const recordRefusal = (context: Context, subjectId: string, why: string) =>
  record(context, context.em, { kind: 'identity.refused', subjectId, details: { why } });

/**
 * Marks the step of a code as used in the same statement that checks it, so that only one of two concurrent requests
 * succeeds.
 */
export async function useCode(context: Context, accountId: string, totp: EnrolledTotp, code: string): Promise<boolean> {
  const step = findStep(decryptSecret(totp.secret, accountId, context.services.secrets), code, totp.step);
  if (step === null) return false;
  const lastStep = BigInt(step);
  return (await context.em.nativeUpdate(AccountTotp, { accountId, lastStep: { $lt: lastStep } }, { lastStep })) > 0;
}

export function refuseCode(): never {
  const message = 'This code is not correct';
  return fail('BAD_USER_INPUT', message, [{ path: ['input', 'code'], message }]);
}

const hashCode = (code: string): Buffer => createHash('sha256').update(code).digest();

const useRecoveryCode = async (em: SqlEntityManager, accountId: string, code: string): Promise<boolean> =>
  (await em.nativeDelete(RecoveryCode, { codeHash: hashCode(code), accountId })) > 0;

/** Replaces an account's recovery codes. Only their hashes are stored, so the codes can be shown only once. */
export async function makeRecoveryCodes(em: SqlEntityManager, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => toBase32(randomBytes(10)));
  await em.nativeDelete(RecoveryCode, { accountId });
  const rows = codes.map((code) => ({ codeHash: hashCode(code), accountId }));
  await em.insertMany(RecoveryCode, rows);
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}
