import { type BlockList, isIP } from 'node:net';
import type { QueryCreator } from 'kysely';
import { record } from '#api/operation/audit/audit.service.ts';
import type { Database } from '#api/entities.ts';
import type { Context } from '#api/platform/context.ts';
import { now, subtractFromNow } from '#api/platform/database/sql.ts';
import { countTry, isNoticed, type Limit } from '#api/platform/limits/attempts.ts';
import { needsFactor, type SignedIn } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';
import { isApproved } from '#api/accounts/users/user.query.ts';
import { toBlockList } from './token.input.ts';
import { hashSecret, isSecret } from './token.secret.ts';
import { isActive } from './token.service.ts';

type Arrival = Pick<Context, 'em' | 'client' | 'requestId' | 'services'>;

/** The owner is read with the token for each request, so that a change of their rights applies to the next one. */
const selectTokenOwners = (db: QueryCreator<Database>) =>
  db
    .selectFrom('token as t')
    .innerJoin('account as a', 'a.id', 't.accountId')
    .leftJoin('account_totp as f', 'f.accountId', 'a.id')
    .select(['t.id', 't.scopes', 't.ranges', 'a.id as accountId', 'a.name', 'a.status', 'a.roles'])
    .select((eb) => [
      eb
        .and([isActive(eb as never), isApproved('a')(eb)])
        .$castTo<boolean>()
        .as('works'),
      eb
        .and([eb('t.revokedAt', 'is', null), eb('t.expiresAt', '<=', now()), isApproved('a')(eb)])
        .$castTo<boolean>()
        .as('hasExpired'),
      eb
        .or([
          eb('f.confirmedAt', 'is not', null),
          eb.exists(eb.selectFrom('passkey as p').select('p.id').whereRef('p.accountId', '=', 'a.id')),
        ])
        .$castTo<boolean>()
        .as('hasFactor'),
      eb
        .or([eb('t.lastUsedAt', 'is', null), eb('t.lastUsedAt', '<', subtractFromNow('1 minute'))])
        .$castTo<boolean>()
        .as('isStale'),
      eb
        .or([eb('t.lastUsedAt', 'is', null), eb('t.lastUsedAt', '<', subtractFromNow('1 day'))])
        .$castTo<boolean>()
        .as('isFirstOfDay'),
    ]);

const readToken = prepare<{ secretHash: Buffer }>()((db, value) =>
  selectTokenOwners(db).where('t.secretHash', '=', value('secretHash')),
);

type Row = NonNullable<Awaited<ReturnType<typeof readToken.first>>>;

const touchToken = prepare<{ id: string }>()((db, value) =>
  db
    .updateTable('token')
    .set((eb) => ({ lastUsedAt: eb.fn('now') }))
    .where('id', '=', value('id')),
);

/** Secrets that exist nowhere, from one address. */
const UNKNOWN: Limit = { name: 'token.unknown', atMost: 30, seconds: 60 };
/** Refused uses of one token that the audit log shows. */
const REFUSED: Limit = { name: 'token.refused', atMost: 0, seconds: 60 };

/** Why a token does not work. Unknown and revoked ones, and those of a suspended account, have the same reason. */
export type TokenRefusal = 'UNKNOWN' | 'EXPIRED' | 'ADDRESS';

/**
 * The owner of a token with its scopes, or why no token with this secret works for this client. A text without the right
 * form and checksum costs no query. `address` is the whole IP address: the client's own is cut for limits.
 */
export async function authenticate(
  arrival: Arrival,
  secret: string,
  address: string,
): Promise<SignedIn | TokenRefusal> {
  const { em, client, services } = arrival;
  if (!isSecret(secret)) return 'UNKNOWN';
  const row = await readToken.first(em, { secretHash: hashSecret(secret) });
  if (!row) {
    await countTry(em, UNKNOWN, client.address, services.env.LIMITS_SCALE);
    return 'UNKNOWN';
  }
  if (!row.works || !isInRanges(row, address)) {
    await recordRefusal(arrival, row);
    if (row.works) return 'ADDRESS';
    return row.hasExpired ? 'EXPIRED' : 'UNKNOWN';
  }
  const viewer = toViewer(row, services.env.REQUIRE_ADMIN_MFA);
  if (row.isStale) await noteUse(arrival, viewer, row);
  return viewer;
}

const lists = new Map<string, BlockList>();
const LISTS = 1_000;

function getBlockList(ranges: readonly string[]): BlockList {
  const key = ranges.join(' ');
  const cachedList = lists.get(key);
  if (cachedList) return cachedList;
  const list = toBlockList(ranges);
  if (lists.size >= LISTS) lists.clear();
  lists.set(key, list);
  return list;
}

function isInRanges({ ranges }: Row, address: string): boolean {
  if (ranges.length === 0) return true;
  const list = getBlockList(ranges);
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%', 1)[0]!;
  const version = isIP(plain);
  return version !== 0 && list.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

function toViewer({ id, accountId, name, status, roles, scopes, hasFactor }: Row, adminsNeedFactor: boolean): SignedIn {
  return {
    kind: 'user',
    id: accountId,
    name,
    status,
    roles,
    // The owner confirmed their identity to create the token. Its scopes say what else it cannot do.
    confirmed: true,
    lacksFactor: adminsNeedFactor && !hasFactor && needsFactor(roles),
    token: { id, scopes },
  };
}

async function noteUse({ em, client, requestId }: Arrival, viewer: SignedIn, row: Row): Promise<void> {
  await touchToken.all(em, { id: row.id });
  if (!row.isFirstOfDay) return;
  await record({ viewer, client, requestId }, em, { kind: 'token.used', subjectId: viewer.id });
}

/** At most one entry for each token and minute, so that a program that keeps trying does not fill the log. */
async function recordRefusal({ em, client, requestId }: Arrival, row: Row): Promise<void> {
  if (!(await isNoticed(em, REFUSED, row.id, 1))) return;
  const details = { token: row.id, reason: row.works ? 'address' : 'ended' };
  const actor = { viewer: { kind: 'anonymous' } as const, client, requestId };
  await record(actor, em, { kind: 'token.refused', subjectId: row.accountId, details });
}
