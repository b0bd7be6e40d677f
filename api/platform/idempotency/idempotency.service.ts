import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { EventSubscriber, TransactionEventArgs } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { ExpectedError, fail } from '../errors.ts';
import { prepareFor } from '../database/prepare.ts';
import { countTry, type Limit } from '../limits/attempts.ts';
import { deriveKey } from '../secrets.ts';
import { useColumnNames, subtractFromNow, now } from '../database/sql.ts';
import type { PlatformTables } from '../database/tables.ts';
import type { Viewer } from '../viewer.ts';
import { runShared } from '../work.ts';

const prepare = prepareFor<PlatformTables>();

/** A request that this server processes now, with the idempotency key of its client. */
export interface Claim {
  key: string;
  keyHash: Buffer;
}

/** The first response to a request, as JSON. */
export interface StoredResponse {
  status: number;
  body: unknown;
}

interface KeptResponse extends StoredResponse {
  /** True if the sender had confirmed their identity, which the request may have needed. */
  isConfirmed: boolean;
}

const CARRIED_OUT = 'This request has already been carried out. Its response is no longer available.';
const KEY_LENGTH = 255;
/** A larger response is not stored. A repetition of its request is recognized and answered with a conflict. */
const RESPONSE_BYTES = 50_000;
const DAY = 86_400;
/** The keys that the table keeps for an account, and for the visitors at one IP address. */
const keysPerAccount: Limit = { name: 'idempotency account', atMost: 20_000, seconds: DAY };
const keysPerAddress: Limit = { name: 'idempotency address', atMost: 50, seconds: DAY };

// A claim without an effect expires after a minute: its server was killed.
const insertClaim = prepare<{ keyHash: Buffer; requestHash: Buffer; accountId: string | null }>()((db, value) =>
  db
    .insertInto('idempotency_key')
    .values({ keyHash: value('keyHash'), requestHash: value('requestHash'), accountId: value('accountId') })
    .onConflict((conflict) =>
      conflict
        .column('keyHash')
        .doUpdateSet(({ ref }) => ({
          requestHash: ref('excluded.requestHash'),
          startedAt: now(),
          committedAt: null,
          response: null,
        }))
        .where((eb) =>
          eb.or([
            eb('idempotency_key.startedAt', '<', subtractFromNow('24 hours')),
            eb.and([
              eb('idempotency_key.response', 'is', null),
              eb('idempotency_key.committedAt', 'is', null),
              eb('idempotency_key.startedAt', '<', subtractFromNow('1 minute')),
            ]),
          ]),
        ),
    )
    .returning('keyHash'),
);

const readKey = prepare<{ keyHash: Buffer; requestHash: Buffer }>()((db, value) =>
  db
    .selectFrom('idempotency_key')
    .select((eb) => [
      eb('requestHash', '=', value('requestHash')).$castTo<boolean>().as('isSameRequest'),
      eb('committedAt', 'is not', null).$castTo<boolean>().as('isCommitted'),
      'response',
    ])
    .where('keyHash', '=', value('keyHash')),
);

/**
 * Claims a key for a request, or returns the stored first response. The caller checks that the sender may still send it. Keys belong to one account, those of visitors to
 * all visitors: a response is returned only for the same payload, and can be decrypted only with the client's key.
 * @throws BAD_USER_INPUT for a malformed key, CONFLICT while the first request runs, RATE_LIMITED above the
 * number of keys, STEP_UP_REQUIRED if the first sender had confirmed their identity, and 422 for another payload
 */
export async function claimKey(
  context: Context,
  key: string,
  payload: string,
): Promise<{ claim: Claim } | { stored: StoredResponse }> {
  if (key.length > KEY_LENGTH || !/^[\x20-\x7e]+$/.test(key))
    fail('BAD_USER_INPUT', `Idempotency-Key must have 1 to ${KEY_LENGTH} printable ASCII characters.`);
  const { em, viewer } = context;
  const accountId = viewer.kind === 'user' ? viewer.id : null;
  const keyHash = hash(`${accountId ?? ''}\n${key}`);
  const requestHash = hash(payload);
  if (await insertClaim.first(em, { keyHash, requestHash, accountId })) {
    await countKey(context, keyHash);
    watchCommit(context, keyHash);
    return { claim: { key, keyHash } };
  }
  const row = await readKey.first(em, { keyHash, requestHash });
  if (row && !row.isSameRequest) throw new KeyReusedError();
  const storedResponse = row?.response && decrypt(row.response, key, context.services.secrets);
  if (storedResponse) {
    if (storedResponse.isConfirmed && !isConfirmed(viewer)) fail('STEP_UP_REQUIRED');
    return { stored: { status: storedResponse.status, body: storedResponse.body } };
  }
  return row?.isCommitted
    ? fail('CONFLICT', CARRIED_OUT, [{ path: ['idempotencyKey'], message: CARRIED_OUT }])
    : fail('CONFLICT', 'A request with this Idempotency-Key is still running. Try again in a moment.');
}

const isConfirmed = (viewer: Viewer): boolean => viewer.kind === 'user' && viewer.confirmed === true;

/** Counts a key that was just claimed. Above the limit, the key is released and the request is refused. */
async function countKey({ em, viewer, client, services }: Context, keyHash: Buffer): Promise<void> {
  const [limit, subject] = viewer.kind === 'user' ? [keysPerAccount, viewer.id] : [keysPerAddress, client.address];
  try {
    await countTry(em, limit, subject, services.env.LIMITS_SCALE);
  } catch (error) {
    await releaseKey(em, keyHash);
    throw error;
  }
}

class KeyReusedError extends ExpectedError {
  override readonly status = 422;

  constructor() {
    super('CONFLICT', 'This Idempotency-Key was used for another request. Use a new key for each request.');
  }
}

const markCommitted = prepare<{ keyHash: Buffer }>()((db, value) =>
  db
    .updateTable('idempotency_key')
    .set({ committedAt: now() })
    .where('keyHash', '=', value('keyHash'))
    .where('committedAt', 'is', null),
);

/** Marks the key in the transaction of the change, so that the change cannot happen twice if the server is killed. */
function watchCommit(context: Context, keyHash: Buffer): void {
  context.em = context.em.fork({ freshEventManager: true });
  const subscriber: EventSubscriber = {
    beforeTransactionCommit: async ({ em }: TransactionEventArgs) => {
      await markCommitted.all(em as SqlEntityManager, { keyHash });
    },
  };
  context.em.getEventManager().registerSubscriber(subscriber);
}

/**
 * Stores the first response. After a failure that changed nothing, the key is free for the next try.
 * @param response null if the request failed or its response must not be stored
 */
export async function settleKey(context: Context, claim: Claim, response: StoredResponse | null): Promise<void> {
  const kept = response && { ...response, isConfirmed: isConfirmed(context.viewer) };
  const encrypted = kept && encrypt(kept, claim.key, context.services.secrets);
  const isStored = encrypted !== null && encrypted.length <= RESPONSE_BYTES;
  try {
    // Runs also after the deadline of the request, which can be the reason of its failure.
    await runShared(() =>
      isStored
        ? storeResponse.all(context.em, { keyHash: claim.keyHash, response: encrypted })
        : releaseKey(context.em, claim.keyHash),
    );
  } catch (error) {
    // The change is made and marked. Without a stored response, a repetition is answered with a conflict.
    context.services.log.warn({ err: error }, 'a response was not stored under its Idempotency-Key');
  }
}

const storeResponse = prepare<{ keyHash: Buffer; response: Buffer }>()((db, value) =>
  db
    .updateTable('idempotency_key')
    .set(({ fn }) => ({ committedAt: fn.coalesce('committedAt', now()), response: value('response') }))
    .where('keyHash', '=', value('keyHash')),
);

async function releaseKey(em: SqlEntityManager, keyHash: Buffer): Promise<void> {
  const keys = useColumnNames(em.getKysely<PlatformTables>())
    .deleteFrom('idempotency_key')
    .where('keyHash', '=', keyHash);
  await keys.where('committedAt', 'is', null).execute();
}

export const pruneIdempotencyKeys = (em: SqlEntityManager) =>
  useColumnNames(em.getKysely<PlatformTables>())
    .deleteFrom('idempotency_key')
    .where('startedAt', '<', subtractFromNow('24 hours'))
    .execute();

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

const keyFor = (secret: string, key: string): Buffer => deriveKey(secret, `idempotency response ${key}`);

function encrypt(response: KeptResponse, key: string, secrets: readonly string[]): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secrets[0] ?? '', key), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(response)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null if the response was encrypted with a secret that is no longer configured. */
function decrypt(encrypted: Buffer, key: string, secrets: readonly string[]): KeptResponse | null {
  for (const secret of secrets) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, key), encrypted.subarray(0, 12));
      decipher.setAuthTag(encrypted.subarray(12, 28));
      const text = Buffer.concat([decipher.update(encrypted.subarray(28)), decipher.final()]);
      return JSON.parse(text.toString('utf8')) as KeptResponse;
    } catch {
      continue;
    }
  }
  return null;
}
