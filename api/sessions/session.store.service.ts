import type { SqlEntityManager } from '@mikro-orm/postgresql';
import session, { type SessionData } from 'express-session';
import type { Database } from '../entities.ts';
import type { AccountStatus, Role, SignedIn } from '../platform/viewer.ts';
import { query } from '../platform/sql.ts';
import { CONFIRMED, LIVE } from './session.limits.ts';
import { hashToken } from './session.service.ts';

declare module 'express-session' {
  interface SessionData {
    /** Id of the row; not the secret. */
    rowId?: string;
    /** The account as it is now: read with the session, in one query, on every request. */
    viewer?: SignedIn;
    /** Whether a minute has passed since its last use was written down. */
    stale?: boolean;
  }
}

interface Row {
  id: string;
  accountId: string;
  name: string;
  status: AccountStatus;
  roles: Role[];
  confirmed: boolean;
  hasFactor: boolean;
  stale: boolean;
}

const READ = `select s.id, a.id as "accountId", a.name, a.status, a.roles, ${CONFIRMED} as confirmed,
    t.confirmed_at is not null or exists (select 1 from passkey p where p.account_id = a.id) as "hasFactor",
    s.last_used_at < now() - interval '1 minute' as stale
  from session s join account a on a.id = s.account_id left join account_totp t on t.account_id = a.id
  where s.token_hash = $1 and a.status = 'APPROVED' and ${LIVE}`;
const TOUCH =
  "update session set last_used_at = now() where token_hash = $1 and last_used_at < now() - interval '1 minute'";

type Done<Result = void> = (error?: unknown, result?: Result) => void;

/**
 * express-session's view of our rows. It reads, touches and removes; rows are made by the services that sign people
 * in and by nothing else, so saving can never bring back a session that was just ended.
 */
export class PostgresSessionStore extends session.Store {
  constructor(
    private readonly fork: () => SqlEntityManager,
    private readonly adminsNeedFactor: boolean,
  ) {
    super();
  }

  override get(token: string, done: Done<SessionData | null>): void {
    query<Row>(this.fork(), READ, [hashToken(token)]).then(
      ([row]) => done(null, row ? dataOf(row, this.adminsNeedFactor) : null),
      (error: unknown) => done(error),
    );
  }

  override set(_token: string, _data: SessionData, done?: Done): void {
    done?.();
  }

  override touch(token: string, data: SessionData, done?: Done): void {
    if (!data.stale) return done?.();
    query(this.fork(), TOUCH, [hashToken(token)]).then(
      () => done?.(),
      (error: unknown) => done?.(error),
    );
  }

  override destroy(token: string, done?: Done): void {
    this.fork()
      .getKysely<Database>()
      .deleteFrom('session')
      .where('token_hash', '=', hashToken(token))
      .execute()
      .then(
        () => done?.(),
        (error: unknown) => done?.(error),
      );
  }
}

function dataOf({ id, accountId, stale, hasFactor, ...account }: Row, adminsNeedFactor: boolean): SessionData {
  const cookie = { originalMaxAge: null } as SessionData['cookie'];
  const lacksFactor = adminsNeedFactor && !hasFactor && account.roles.includes('ADMIN');
  return { cookie, rowId: id, stale, viewer: { kind: 'user', id: accountId, ...account, lacksFactor } };
}
