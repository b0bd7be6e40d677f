import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { bySystem, record } from '../audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { type Decrypted, encrypt, encryptionUses, tryDecrypt } from '#api/platform/encryption.ts';
import { type Env, SettingsError } from '#api/platform/env.ts';
import { AccountTotp } from '#api/accounts/two-factor/account-totp.entity.ts';
import { resetSecondFactor } from '#api/accounts/user-administration/user.administration.service.ts';
import { findUser } from '#api/accounts/users/user.service.ts';
import { WebhookRow } from '#api/integration/webhooks/webhook.entity.ts';

/**
 * A value that is encrypted with a key from SESSION_SECRET and cannot be made again. The stored responses of
 * `Idempotency-Key` are not among them: a response that cannot be decrypted counts as expired.
 */
interface EncryptedValue {
  table: 'account_totp' | 'webhook';
  column: 'secret' | 'formerSecret';
  /** The id of the account or of the webhook. */
  owner: string;
  /** False for an authenticator that was not confirmed, and for a former secret of a webhook that no longer signs. */
  isNeeded: boolean;
  /** Null if it was encrypted with a secret that is not configured. */
  decrypted: Decrypted | null;
}

const USES = { account_totp: encryptionUses.totp, webhook: encryptionUses.webhook };

/** With `lock`, no other transaction replaces a value before the transaction of `em` ends. */
async function readValues(em: SqlEntityManager, keys: readonly string[], lock: boolean): Promise<EncryptedValue[]> {
  const db = getKysely(em);
  const factors = await db
    .selectFrom('account_totp')
    .select(['accountId', 'secret', 'confirmedAt'])
    .$if(lock, (query) => query.forUpdate())
    .execute();
  const webhooks = await db
    .selectFrom('webhook')
    .select(['id', 'secret', 'formerSecret', 'formerUntil'])
    .$if(lock, (query) => query.forUpdate())
    .execute();
  type Stored = Omit<EncryptedValue, 'decrypted'> & { value: Buffer | null };
  const stored = [
    ...factors.map((row): Stored => ({
      table: 'account_totp',
      column: 'secret',
      owner: row.accountId,
      isNeeded: row.confirmedAt !== null,
      value: row.secret,
    })),
    ...webhooks.flatMap((row): Stored[] => {
      const isNeeded = row.formerUntil !== null && row.formerUntil > new Date();
      const webhook = { table: 'webhook', owner: row.id } as const;
      return [
        { ...webhook, column: 'secret', isNeeded: true, value: row.secret },
        { ...webhook, column: 'formerSecret', isNeeded, value: row.formerSecret },
      ];
    }),
  ];
  return stored.flatMap(({ value, ...rest }) =>
    value ? { ...rest, decrypted: tryDecrypt(value, { use: USES[rest.table], owner: rest.owner, keys }) } : [],
  );
}

const count = (values: EncryptedValue[], table: EncryptedValue['table']): number =>
  new Set(values.filter((value) => value.table === table).map(({ owner }) => owner)).size;

/** For a sentence: "2 authenticators and 1 webhook". */
function describeValues(values: EncryptedValue[]): string {
  const counts = [
    [count(values, 'account_totp'), 'authenticator'],
    [count(values, 'webhook'), 'webhook'],
  ] as const;
  return counts
    .filter(([number]) => number > 0)
    .map(([number, noun]) => `${number} ${noun}${number === 1 ? '' : 's'}`)
    .join(' and ');
}

const findUnreadable = (values: EncryptedValue[]) => values.filter(({ isNeeded, decrypted }) => isNeeded && !decrypted);

function refuseUnreadable(values: EncryptedValue[]): void {
  if (values.length === 0) return;
  throw new SettingsError(
    `The secrets of ${describeValues(values)} were encrypted with a secret that is not in SESSION_SECRET. Add the former secret to the end of SESSION_SECRET, then run: npx portal secrets rotate. If that secret is lost, run: npx portal secrets rotate --reset-unreadable`,
  );
}

/**
 * Throws if a value was encrypted with a secret that is not configured: the owner of the authenticator could not sign
 * in, and the webhook could not be signed.
 */
export async function refuseMissingSecrets(em: SqlEntityManager, secrets: readonly string[]): Promise<void> {
  refuseUnreadable(findUnreadable(await readValues(em, secrets, false)));
}

interface Rotation {
  /** What was encrypted again, in words. Empty if there was nothing to do. */
  encrypted: string;
  /** What was reset because no configured secret decrypts it. */
  reset: string;
}

/** Encrypts everything again with the newest secret, in one transaction. */
export const rotateSecrets = (
  em: SqlEntityManager,
  env: Env,
  secrets: readonly string[],
  resetsUnreadable: boolean,
): Promise<Rotation> =>
  em.transactional(async (em) => {
    const values = await readValues(em, secrets, true);
    const unreadable = findUnreadable(values);
    if (!resetsUnreadable) refuseUnreadable(unreadable);
    for (const value of unreadable) await resetValue(em, env, value, secrets);
    const old = values.filter(({ decrypted }) => decrypted && decrypted.keyIndex > 0);
    for (const value of old) await writeValue(em, value, value.decrypted!.plain, secrets);
    const rotation = { encrypted: describeValues(old), reset: describeValues(unreadable) };
    if (rotation.encrypted || rotation.reset)
      await record(bySystem, em, { kind: 'secrets.rotated', details: { ...rotation } });
    return rotation;
  });

async function writeValue(
  em: SqlEntityManager,
  { table, column, owner }: EncryptedValue,
  plain: Buffer,
  keys: readonly string[],
): Promise<void> {
  const value = encrypt(plain, { use: USES[table], owner, keys });
  if (table === 'webhook') await em.nativeUpdate(WebhookRow, { id: owner }, { [column]: value });
  else await em.nativeUpdate(AccountTotp, { accountId: owner }, { secret: value });
}

/** Removes the factors of the account, or gives the webhook a secret that its receiver does not know, and pauses it. */
async function resetValue(
  em: SqlEntityManager,
  env: Env,
  value: EncryptedValue,
  secrets: readonly string[],
): Promise<void> {
  if (value.table === 'account_totp') {
    const user = await findUser(em, value.owner);
    if (user) await resetSecondFactor({ services: { env }, ...bySystem }, em, user);
    return;
  }
  await writeValue(em, value, randomBytes(32), secrets);
  const pause = { status: 'PAUSED', pauseReason: 'OWNER' } as const;
  if (value.column === 'secret') await em.nativeUpdate(WebhookRow, { id: value.owner }, pause);
}
