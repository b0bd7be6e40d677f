import type { SqlEntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import type { QueryCreator } from 'kysely';
import type { Database } from '../entities.ts';
import { isApproved } from '../users/user.query.ts';
import { prepare } from '../prepare.ts';
import { subtractFromNow } from '../platform/database/sql.ts';
import type { SignedIn } from '../platform/viewer.ts';
import { currentWork, runShared } from '../platform/work.ts';
import { isConfirmed, isLive } from './session.limits.ts';
import { hashToken } from './session.service.ts';

/** A session with its account as it is now: every request reads both, in one statement. */
export interface CurrentSession {
  /** The id of the row, which is not the token. */
  id: string;
  tokenHash: Buffer;
  viewer: SignedIn;
}

const selectSessions = (db: QueryCreator<Database>) =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .leftJoin('account_totp as t', 't.account_id', 'a.id')
    .select(['s.id', 'a.id as accountId', 'a.name', 'a.status', 'a.roles'])
    .select((eb) => [
      isConfirmed(eb).$castTo<boolean>().as('confirmed'),
      eb
        .or([
          eb('t.confirmed_at', 'is not', null),
          eb.exists(eb.selectFrom('passkey as p').select('p.id').whereRef('p.account_id', '=', 'a.id')),
        ])
        .$castTo<boolean>()
        .as('hasFactor'),
      eb('s.last_used_at', '<', subtractFromNow('1 minute')).$castTo<boolean>().as('stale'),
    ])
    .where(isApproved('a'))
    .where(isLive);

const readSessions = prepare<{ tokenHashes: readonly Buffer[] }>()((db, value) =>
  selectSessions(db)
    .select('s.token_hash as tokenHash')
    .where('s.token_hash', '=', (eb) => eb.fn.any(value('tokenHashes'))),
);
type Row = Awaited<ReturnType<typeof readSessions.all>>[number];

const readSessionById = prepare<{ id: string }>()((db, value) => selectSessions(db).where('s.id', '=', value('id')));

/** The account of a session as it is now, for an answer that goes on for long. Null if the session ended. */
export async function findSessionViewer(
  em: SqlEntityManager,
  id: string,
  adminsNeedFactor: boolean,
): Promise<SignedIn | null> {
  const row = await readSessionById.first(em, { id });
  return row ? toViewer(row, adminsNeedFactor) : null;
}

const touchSession = prepare<{ tokenHash: Buffer }>()((db, value) =>
  db
    .updateTable('session')
    .set((eb) => ({ last_used_at: eb.fn('now') }))
    .where('token_hash', '=', value('tokenHash'))
    .where('last_used_at', '<', subtractFromNow('1 minute')),
);

const deleteSession = prepare<{ tokenHash: Buffer }>()((db, value) =>
  db.deleteFrom('session').where('token_hash', '=', value('tokenHash')),
);

/** The most sessions that one statement reads. */
const READ_AT_ONCE = 100;

/** Reads and ends the sessions of requests. The sign-in services create them. */
export class SessionStore {
  /**
   * Requests that arrive in the same turn of the event loop share one statement, by the hashes of their tokens. Nothing
   * is kept: each request reads its session. The client of one request can disconnect, so the read belongs to none.
   */
  readonly #rows = new DataLoader<string, Row | null>((hashes) => runShared(() => this.#readAll(hashes)), {
    cache: false,
    maxBatchSize: READ_AT_ONCE,
    batchScheduleFn: setImmediate,
  });

  constructor(
    private readonly fork: () => SqlEntityManager,
    private readonly adminsNeedFactor: boolean,
  ) {}

  /** Null if the session has ended. Records its use, at most once a minute. */
  async read(token: string): Promise<CurrentSession | null> {
    const tokenHash = hashToken(token);
    const row = await this.#rows.load(tokenHash.toString('hex'));
    currentWork()?.signal.throwIfAborted();
    if (!row) return null;
    if (row.stale) await touchSession.all(this.fork(), { tokenHash });
    return { id: row.id, tokenHash, viewer: toViewer(row, this.adminsNeedFactor) };
  }

  async delete({ tokenHash }: CurrentSession): Promise<void> {
    await deleteSession.all(this.fork(), { tokenHash });
  }

  async #readAll(hashes: readonly string[]): Promise<(Row | null)[]> {
    const tokenHashes = [...new Set(hashes)].map((hash) => Buffer.from(hash, 'hex'));
    const rows = await readSessions.all(this.fork(), { tokenHashes });
    const byHash = new Map(rows.map((row) => [row.tokenHash.toString('hex'), row]));
    return hashes.map((hash) => byHash.get(hash) ?? null);
  }
}

function toViewer(row: Omit<Row, 'tokenHash'>, adminsNeedFactor: boolean): SignedIn {
  const { accountId, name, status, roles, confirmed, hasFactor } = row;
  const lacksFactor = adminsNeedFactor && !hasFactor && roles.includes('ADMIN');
  return { kind: 'user', id: accountId, name, status, roles, confirmed, lacksFactor };
}
