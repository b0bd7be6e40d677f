import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import type { Database } from '#api/entities.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import {
  type Connection,
  type ConnectionArgs,
  cursorTime,
  decodeCursor,
  toConnection,
} from '#api/platform/pagination.ts';
import type { Session } from './session.type.ts';
import { isLive, SESSIONS_PER_ACCOUNT } from './session.limits.ts';
import { toTime } from '#api/platform/database/sql.ts';

interface SessionRow {
  id: string;
  device: string;
  lastUsedAt: Date;
  createdAt: Date;
}
const sessionCursor = z.tuple([cursorTime, z.string().check(atMost(60))]);

/** The sessions of an account, most recently used first. */
const selectSessions = (db: Kysely<Database>) =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.accountId')
    // A Date would drop the microseconds, and sessions can differ by those alone.
    .select(['s.id', 's.device', 's.lastUsedAt', 's.createdAt'])
    .select((eb) => eb.fn<string>('to_json', ['s.lastUsedAt']).as('exactLastUsedAt'))
    .where(isLive)
    .orderBy('s.lastUsedAt', 'desc')
    .orderBy('s.id', 'desc');

const readSessions = prepare<{ accountId: string }>()((db, value) =>
  selectSessions(db)
    .where('s.accountId', '=', value('accountId'))
    .limit(sql.lit(SESSIONS_PER_ACCOUNT + 1)),
);

async function readLaterSessions(em: SqlEntityManager, accountId: string, { first, after }: ConnectionArgs) {
  const [lastUsedAt, id] = decodeCursor(after ?? '', sessionCursor);
  return selectSessions(getKysely(em))
    .where('s.accountId', '=', accountId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('s.lastUsedAt', 's.id'), '<', tuple(toTime(lastUsedAt), id)))
    .limit(first + 1)
    .execute();
}

/** The viewer's sessions, most recently used first. */
export async function listOwnSessions(context: Context, args: ConnectionArgs): Promise<Connection<Session>> {
  const {
    em,
    viewer,
    browser: { session },
  } = context;
  if (viewer.kind !== 'user') fail('UNAUTHENTICATED');
  const rows = args.after
    ? await readLaterSessions(em, viewer.id, args)
    : (await readSessions.all(em, { accountId: viewer.id })).slice(0, args.first + 1);
  const page = toConnection(rows, args, ({ exactLastUsedAt, id }) => [exactLastUsedAt, id]);
  const edges = page.edges.map(({ cursor, node }) => ({ cursor, node: toSession(node, session.id) }));
  return { ...page, edges, nodes: edges.map(({ node }) => node) };
}

export const toSession = ({ id, device, lastUsedAt, createdAt }: SessionRow, currentId: string | null): Session => ({
  id,
  device,
  isCurrent: id === currentId,
  lastUsedAt,
  createdAt,
});
