import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { FORMER_RELEASE, readSql } from '#api/database/migrations.ts';
import { migrate } from '#api/platform/database/migrate.ts';
import { type Bench, runSql } from '../bench.ts';
import { openFormerDatabase } from '../migration-database.ts';
import type { Row, Section } from '../row.ts';

const AUDIT_EVENTS = 10_000_000;
const SAMPLE_MS = 2;

interface Held {
  name: string;
  ms: number;
}

/**
 * Measures how long each migration since the former release keeps others from reading or writing a table or its rows:
 * each one in a transaction of its own, then all in one transaction, as a server runs them. Only if named.
 */
export const migrationLocks: Section = {
  name: 'migrations',
  onRequest: true,
  async *rows(bench) {
    const { rows: events = AUDIT_EVENTS, since = FORMER_RELEASE } = bench.sizes;
    const { url, later } = await openFormerDatabase(bench, 'migrations', since, events);
    const [size] = await runSql<{ mb: number }>(url, SIZE);
    yield `${events.toLocaleString('en-US')} audit events, ${size!.mb.toLocaleString('en-US')} MB, since ${since}`;
    if (since === FORMER_RELEASE) yield `ops/upgrade.sql took ${await prepare(url)} s`;
    const together = await copyDatabase(bench, 'migrations', 'migrations_together');
    for (const name of later) yield await measure(url, name, [name]);
    yield await measure(together, 'all together, with functions and triggers');
  },
};

const SIZE = 'select round(pg_database_size(current_database()) / 1e6)::int as mb';

/** Does what would lock large tables, as an operator before the upgrade. Returns the seconds. */
async function prepare(url: string): Promise<number> {
  const started = performance.now();
  for (const statement of readSql('ops/upgrade.sql').split(/;\n\n/)) await runSql(url, statement);
  return Math.round((performance.now() - started) / 1_000);
}

async function copyDatabase(bench: Bench, from: string, to: string): Promise<string> {
  const postgres = await bench.postgres();
  await runSql(postgres.url('postgres'), `create database ${to} template ${from} strategy file_copy`);
  return postgres.url(to);
}

async function measure(url: string, name: string, only?: readonly string[]): Promise<Row> {
  const watcher = new pg.Client({ connectionString: url });
  await watcher.connect();
  const started = performance.now();
  let isOver = false;
  const migration = migrate(url, only && { only }).finally(() => (isOver = true));
  const held = await watchLocks(watcher, () => isOver).finally(() => watcher.end());
  await migration;
  const total = Math.round(performance.now() - started).toLocaleString('en-US');
  const longest = held.reduce<Held | null>((most, lock) => (most && most.ms >= lock.ms ? most : lock), null);
  const lock = longest ? `${Math.round(longest.ms).toLocaleString('en-US')} ms of ${longest.name}` : 'none was seen';
  return { name, ratio: (longest?.ms ?? 0) / 1_000, limit: `1 s, here ${lock}; ran ${total} ms`, goal: 1 };
}

/** Samples the locks of other connections. A lock is held from its first to its last sample. */
async function watchLocks(watcher: pg.Client, isOver: () => boolean): Promise<Held[]> {
  const times = new Map<string, { first: number; last: number }>();
  while (!isOver()) {
    const asked = performance.now();
    const { rows } = await watcher.query<{ name: string }>({ name: 'locks', text: LOCKS });
    for (const { name } of rows) times.set(name, { first: times.get(name)?.first ?? asked, last: performance.now() });
    await delay(SAMPLE_MS);
  }
  return [...times].map(([name, { first, last }]) => ({ name, ms: last - first }));
}

/**
 * Tables that others see, so not those that the migration creates. ROW EXCLUSIVE blocks no other table access,
 * but the changed rows stay locked until the transaction ends.
 */
const LOCKS = `
  select distinct upper(trim(regexp_replace(replace(l.mode, 'Lock', ''), '([A-Z])', ' \\1', 'g'))) || ' on ' || c.relname as name
  from pg_locks l join pg_class c on c.oid = l.relation
  where l.granted and l.pid <> pg_backend_pid() and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and l.database = (select oid from pg_database where datname = current_database())
    and l.mode in ('RowExclusiveLock', 'ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    and c.relname not like 'schema\\_%'`;
