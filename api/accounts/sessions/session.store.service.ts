import type { SqlEntityManager } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import session, { type SessionData } from 'express-session';
import type { QueryCreator } from 'kysely';
import type { Database } from '#api/entities.ts';
import { isApproved } from '../users/user.query.ts';
import { prepare } from '#api/kysely.ts';
import { subtractFromNow } from '#api/platform/database/sql.ts';
import { needsFactor, type SignedIn } from '#api/platform/viewer.ts';
import { currentWork, runShared } from '#api/platform/work.ts';
import { SessionRow } from './session.entity.ts';
import { CONFIRMATION_ATMOST, CONFIRMATION_IDLE, isConfirmed, isLive } from './session.limits.ts';
import { hashToken } from './session.service.ts';

declare module 'express-session' {
  interface SessionData {
    /** The id of the row, which is not the session token. */
    rowId?: string;
    /** The account as it is now. Every request reads it together with the session, in one query. */
    viewer?: SignedIn;
    /** True if the last recorded use is more than a minute ago. */
    stale?: boolean;
  }
}

const selectSessions = (db: QueryCreator<Database>) =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.accountId')
    .leftJoin('account_totp as t', 't.accountId', 'a.id')
    .select(['s.id', 'a.id as accountId', 'a.name', 'a.status', 'a.roles'])
    .select((eb) => [
      isConfirmed(eb).$castTo<boolean>().as('confirmed'),
      eb
        .or([
          eb('t.confirmedAt', 'is not', null),
          eb.exists(eb.selectFrom('passkey as p').select('p.id').whereRef('p.accountId', '=', 'a.id')),
        ])
        .$castTo<boolean>()
        .as('hasFactor'),
      eb('s.lastUsedAt', '<', subtractFromNow('1 minute')).$castTo<boolean>().as('stale'),
    ])
    .where(isApproved('a'))
    .where(isLive);

const readSessions = prepare<{ tokenHashes: readonly Buffer[] }>()((db, value) =>
  selectSessions(db)
    .select('s.tokenHash')
    .where('s.tokenHash', '=', (eb) => eb.fn.any(value('tokenHashes'))),
);
type Row = Omit<Awaited<ReturnType<typeof readSessions.all>>[number], 'tokenHash'>;

/** Notes the use of a session. Work goes on without another confirmation, at most for an hour after the real one. */
const touchSession = prepare<{ tokenHash: Buffer }>()((db, value) =>
  db
    .updateTable('session')
    .set((eb) => ({
      lastUsedAt: eb.fn('now'),
      confirmedAt: eb
        .case()
        .when(
          eb.and([
            eb('confirmedAt', '>', subtractFromNow(CONFIRMATION_IDLE)),
            eb('createdAt', '>', subtractFromNow(CONFIRMATION_ATMOST)),
          ]),
        )
        .then(eb.fn<Date>('now'))
        .else(eb.ref('confirmedAt'))
        .end(),
    }))
    .where('tokenHash', '=', value('tokenHash'))
    .where('lastUsedAt', '<', subtractFromNow('1 minute')),
);

/** The most sessions that one statement reads. */
const READ_AT_ONCE = 100;

type DoneCallback<Result = void> = (error?: unknown, result?: Result) => void;

/**
 * Adapts our session rows to express-session. The store reads, touches and deletes sessions but never creates them:
 * only the sign-in services do. So a save cannot restore a session that has just ended.
 */
export class PostgresSessionStore extends session.Store {
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
  ) {
    super();
  }

  override get(token: string, done: DoneCallback<SessionData | null>): void {
    this.#read(token).then(
      (row) => done(null, row ? toSessionData(row, this.adminsNeedFactor) : null),
      (error: unknown) => done(error),
    );
  }

  override set(_token: string, _data: SessionData, done?: DoneCallback): void {
    done?.();
  }

  override touch(token: string, data: SessionData, done?: DoneCallback): void {
    if (!data.stale) return done?.();
    touchSession.all(this.fork(), { tokenHash: hashToken(token) }).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }

  override destroy(token: string, done?: DoneCallback): void {
    this.fork()
      .nativeDelete(SessionRow, { tokenHash: hashToken(token) })
      .then(
        () => done?.(),
        (error: unknown) => done?.(error),
      );
  }

  async #read(token: string): Promise<Row | null> {
    const row = await this.#rows.load(hashToken(token).toString('hex'));
    currentWork()?.signal.throwIfAborted();
    return row;
  }

  async #readAll(hashes: readonly string[]): Promise<(Row | null)[]> {
    const tokenHashes = [...new Set(hashes)].map((hash) => Buffer.from(hash, 'hex'));
    const rows = await readSessions.all(this.fork(), { tokenHashes });
    const byHash = new Map(rows.map(({ tokenHash, ...row }) => [tokenHash.toString('hex'), row]));
    return hashes.map((hash) => byHash.get(hash) ?? null);
  }
}

function toSessionData({ id, accountId, stale, hasFactor, ...account }: Row, adminsNeedFactor: boolean): SessionData {
  const cookie = { originalMaxAge: null } as SessionData['cookie'];
  const lacksFactor = adminsNeedFactor && !hasFactor && needsFactor(account.roles);
  return { cookie, rowId: id, stale, viewer: { kind: 'user', id: accountId, ...account, lacksFactor } };
}
