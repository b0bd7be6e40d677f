import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { expressionBuilder } from 'kysely';
import { FeedStatus } from '#api/content/feeds/feed.entity.ts';
import { getKysely } from '#api/kysely.ts';
import { subtractFromNow } from '#api/platform/database/sql.ts';
import type { Env } from '#api/platform/env.ts';
import { readStoredProof } from '../proofs/proof.read.service.ts';
import { readRetention } from '../retention/retention.service.ts';
import type { AlertFacts, DatabaseFacts, MailFacts, ServerFacts, StatusFacts, TableFacts } from './status.facts.ts';

const MOST_REASONS = 3;
const MOST_LISTED = 5;
/** Failed sign-ins that are read; more count as this many. */
const MOST_SIGN_INS = 10_000;
const ATTACK = 10;
const LARGEST_TABLES = 10;

/** Tables of PostgreSQL and of the migrator, which have no entities. */
interface Catalog {
  pg_stat_activity: { datname: string | null; backend_type: string };
  schema_migration: { name: string };
  pg_class: { oid: number; relname: string; relkind: string; reltuples: number; relnamespace: number };
  pg_namespace: { oid: number; nspname: string };
}

async function readDatabase(em: SqlEntityManager): Promise<DatabaseFacts> {
  const row = await em
    .getKysely<Catalog>()
    .selectNoFrom(({ cast, fn, selectFrom, val }) => [
      cast<number>(fn('pg_database_size', [fn('current_database')]), 'float8').as('byteSize'),
      cast<number>(fn('current_setting', [val('max_connections')]), 'integer').as('maxConnections'),
      selectFrom('pg_stat_activity').select(countRows()).where('backend_type', '=', 'client backend').as('connections'),
      selectFrom('schema_migration').select(countRows()).as('migrations'),
      selectFrom('schema_migration')
        .select((eb) => eb.fn.max('name').as('name'))
        .as('newestMigration'),
    ])
    .executeTakeFirstOrThrow();
  const { connections, migrations, newestMigration } = row;
  return { ...row, connections: connections ?? 0, migrations: migrations ?? 0, newestMigration: newestMigration ?? '' };
}

/** The estimates of PostgreSQL: counting the rows would read the tables. */
const readTables = (em: SqlEntityManager): Promise<TableFacts[]> =>
  em
    .getKysely<Catalog>()
    .selectFrom('pg_class')
    .select(({ cast, eb, fn, lit, ref }) => [
      'relname as name',
      cast<number>(fn('pg_total_relation_size', [ref('oid')]), 'float8').as('byteSize'),
      eb.case().when('reltuples', '>=', lit(0)).then(cast<number>('reltuples', 'float8')).end().as('rows'),
    ])
    .where('relkind', '=', 'r')
    .where('relnamespace', '=', ({ selectFrom }) =>
      selectFrom('pg_namespace')
        .select('pg_namespace.oid')
        .where('nspname', '=', ({ fn }) => fn<string>('current_schema')),
    )
    .orderBy('byteSize', 'desc')
    .orderBy('relname')
    .limit(LARGEST_TABLES)
    .execute();

const countRows = () => {
  const { cast, fn } = expressionBuilder<Record<never, never>, never>();
  return cast<number>(fn.countAll(), 'integer').as('count');
};

async function readMail(em: SqlEntityManager): Promise<MailFacts> {
  const db = getKysely(em);
  const unsent = db.selectFrom('mail').where('sentAt', 'is', null).where('createdAt', '>', subtractFromNow('7 days'));
  const counts = await unsent
    .select(({ cast, eb, fn }) => {
      const count = () => fn.countAll();
      const isWaiting = eb('givenUpAt', 'is', null);
      const isDelayed = eb.and([isWaiting, eb('attempts', '>', 0)]);
      return [
        cast<number>(count().filterWhere(isWaiting), 'integer').as('waiting'),
        cast<number>(count().filterWhere(isDelayed), 'integer').as('delayed'),
        fn.min('createdAt').filterWhere(isDelayed).as('oldestAt'),
        cast<number>(count().filterWhere(eb.and([eb.not(isWaiting), eb('bodyText', 'is not', null)])), 'integer').as(
          'stopped',
        ),
        cast<number>(count().filterWhere(eb.and([eb.not(isWaiting), eb('bodyText', 'is', null)])), 'integer').as(
          'refused',
        ),
      ];
    })
    .executeTakeFirstOrThrow();
  const reasons = await unsent
    .select(['lastError as reason'])
    .select(countRows())
    .where('lastError', 'is not', null)
    .groupBy('lastError')
    .orderBy('count', 'desc')
    .limit(MOST_REASONS)
    .$narrowType<{ reason: string }>()
    .execute();
  return { ...counts, reasons };
}

const readFailingFeeds = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('feed')
    .select((eb) => [
      eb.case().when('title', '<>', '').then(eb.ref('title')).else(eb.ref('host')).end().as('title'),
      'lastError as error',
      eb('status', '=', FeedStatus.DISABLED).$castTo<boolean>().as('isDisabled'),
    ])
    .where((eb) =>
      eb.or([
        eb('status', '=', FeedStatus.DISABLED),
        eb.and([eb('status', '=', FeedStatus.ACTIVE), eb('failures', '>=', 3)]),
      ]),
    )
    .orderBy('lastTriedAt', 'desc')
    .limit(100)
    .execute();

async function readStorage(em: SqlEntityManager): Promise<StatusFacts['storage']> {
  const db = getKysely(em);
  const documents = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('document_version')
        .select(['storageKey', 'size'])
        .distinct()
        .where('deletedAt', 'is', null)
        .as('file'),
    )
    .select(countRows())
    .select(({ cast, fn }) => cast<number | null>(fn.sum('size'), 'float8').as('bytes'))
    .executeTakeFirstOrThrow();
  const pictures = await db
    .selectFrom('picture')
    .select(countRows())
    .select(({ cast, fn }) => cast<number | null>(fn.sum('bytes'), 'float8').as('bytes'))
    .executeTakeFirstOrThrow();
  const { uninspected, unindexed } = await db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('document_version')
        .select(countRows())
        .where('findings', 'is', null)
        .where('deletedAt', 'is', null)
        .as('uninspected'),
      selectFrom('portal_passage_due').select(countRows()).where('kind', '=', 'DOCUMENT').as('unindexed'),
    ])
    .executeTakeFirstOrThrow();
  return {
    uninspected: uninspected ?? 0,
    unindexed: unindexed ?? 0,
    documents: documents.count,
    documentBytes: documents.bytes ?? 0,
    pictures: pictures.count,
    pictureBytes: pictures.bytes ?? 0,
  };
}

async function readSignIns(em: SqlEntityManager): Promise<StatusFacts['signIns']> {
  const recent = getKysely(em)
    .with('failed', (db) =>
      db
        .selectFrom('audit_event')
        .select(['at', 'subjectId'])
        .where('kind', '=', 'login.failed')
        .orderBy('seq', 'desc')
        .limit(MOST_SIGN_INS),
    )
    .selectFrom('failed')
    .where('failed.at', '>', subtractFromNow('1 hour'));
  const { count } = await recent.select(countRows()).executeTakeFirstOrThrow();
  const attacked = await recent
    .innerJoin('account', 'account.id', 'failed.subjectId')
    .select('account.name')
    .select(countRows())
    .groupBy(['account.id', 'account.name'])
    .having(({ eb, fn }) => eb(fn.countAll(), '>=', ATTACK))
    .orderBy('count', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return { failed: count, attacked };
}

export const readServers = (em: SqlEntityManager): Promise<ServerFacts[]> =>
  getKysely(em)
    .selectFrom('server_status')
    .selectAll()
    .where('seenAt', '>', subtractFromNow('1 day'))
    .orderBy('host')
    .orderBy('startedAt')
    .limit(100)
    .execute();

/** Reads what alerts are judged by: no sums over documents and no search in the audit log. */
export async function readAlertFacts(em: SqlEntityManager, env: Env): Promise<AlertFacts> {
  return {
    at: new Date(),
    servers: await readServers(em),
    database: await readDatabase(em),
    mail: await readMail(em),
    backups: await getKysely(em)
      .selectFrom('backup_run')
      .select(['startedAt', 'endedAt', 'fileName', 'byteSize', 'error'])
      .orderBy('night', 'desc')
      .limit(7)
      .execute(),
    hasBackupUrl: env.BACKUP_URL !== undefined,
    proof: await readStoredProof(env),
  };
}

/** Reads what the status of the system is judged by. Nothing in it names a client or a recipient of an email. */
export async function readFacts(em: SqlEntityManager, env: Env): Promise<StatusFacts> {
  const db = getKysely(em);
  return {
    ...(await readAlertFacts(em, env)),
    tables: await readTables(em),
    feeds: await readFailingFeeds(em),
    feedCount: (await db.selectFrom('feed').select(countRows()).executeTakeFirstOrThrow()).count,
    pausedWebhooks: await db
      .selectFrom('webhook')
      .select(['name', 'pauseReason as reason'])
      .where('status', '=', 'PAUSED')
      .where('pauseReason', '<>', 'OWNER')
      .limit(100)
      .execute(),
    storage: await readStorage(em),
    retention: await readRetention(em, env),
    signIns: await readSignIns(em),
  };
}
