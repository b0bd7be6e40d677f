import { migrate } from '../api/platform/database/migrate.ts';
import { migrations } from '../api/database/migrations.ts';
import { RENDER_VERSION } from '../api/platform/markdown/markdown.ts';
import { type Bench, runSql } from './bench.ts';
import { INSERT_ARTICLES } from './large-database.ts';

const names = migrations.map(({ name }) => name);

/**
 * Creates a database with the schema of the migration `since` and this number of audit events, a tenth as many accounts
 * and a tenth as many articles, each with one version. Returns the names of the later migrations.
 */
export async function openFormerDatabase(bench: Bench, name: string, since: string, events: number) {
  const last = names.findIndex((migration) => migration === since);
  if (last === -1) throw new Error(`There is no migration ${since}.`);
  const url = await bench.database(name);
  await migrate(url, { only: names.slice(0, last + 1) });
  // A vacuum takes locks of its own.
  await runSql(url, 'alter system set autovacuum = off');
  await runSql(url, 'select pg_reload_conf()');
  await runSql(
    url,
    `insert into category (id, name, slug, description, position)
     select 'cat_' || i, 'Category ' || i, 'category-' || i, '', i from generate_series(1, 10) i`,
  );
  const tenth = Math.ceil(events / 10);
  await fill(url, 'account', ACCOUNTS, [tenth]);
  await fill(url, 'article', INSERT_ARTICLES, [tenth, 8, 0, RENDER_VERSION]);
  await fill(url, 'article_version', VERSIONS);
  await fill(url, 'audit_event', EVENTS, [events, tenth]);
  await runSql(url, 'vacuum analyze');
  return { url, later: names.slice(last + 1) };
}

/** Runs an INSERT without triggers and foreign keys, and builds the indexes once over all rows. */
async function fill(url: string, table: string, insert: string, values: unknown[] = []): Promise<void> {
  const indexes = await runSql<{ name: string; definition: string }>(url, PLAIN_INDEXES, [table]);
  for (const { name } of indexes) await runSql(url, `drop index ${name}`);
  const quick = new URL(url);
  quick.searchParams.set('options', '-c session_replication_role=replica -c maintenance_work_mem=1GB');
  await runSql(quick.href, insert, values);
  for (const { definition } of indexes) await runSql(quick.href, definition);
}

const PLAIN_INDEXES = `select c.relname as name, pg_get_indexdef(c.oid) as definition
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = $1::regclass and not exists (select from pg_constraint where conindid = c.oid)`;

const ACCOUNTS = `
  insert into account (id, username, username_key, username_skeleton, email, email_key, name, company, reason, roles,
    status, password_hash, created_at, updated_at)
  select 'usr_' || i, 'person-' || i, 'person-' || i, 'person-' || i, p || '@fund-' || i % 50000 || '.example',
    p || '@fund-' || i % 50000 || '.example', 'Person ' || md5(i::text), 'Fund ' || i % 50000, 'I hold shares.',
    array['INVESTOR'], case when i % 20 = 0 then 'PENDING' else 'APPROVED' end, repeat('x', 97),
    now() - i * interval '1 second', now()
  from generate_series(1, $1::int) i, lateral (select 'person.' || i as p) q`;

/** Every tenth article has a draft that waits. */
const VERSIONS = `
  insert into article_version (article_id, version, title, summary, body, slug, category_id, saved_at, saved_by, pending)
  select id, 1, title, summary, body, slug, category_id, now(), 'Desk', right(id, 1) = '7' from article`;

/** The hashes are not those of the chain: to compute them would take hours, and no migration reads them. */
const EVENTS = `
  insert into audit_event (seq, at, kind, actor_id, subject_id, details, previous_hash, hash, request_id, address)
  select n, now() - ($1::bigint - n) * interval '10 seconds',
    case n % 4 when 0 then 'session.created' when 1 then 'document.sent' else 'document.read' end,
    'usr_' || 1 + n * 7919 % $2::int, 'doc_' || n % 10000,
    jsonb_build_object('version', 1, 'page', n % 7, 'seconds', n % 60),
    hash, hash, '0a1b2c3d-0a1b-4c3d-8e5f-0a1b2c3d4e5f', '192.0.2.' || n % 256
  from generate_series(1, $1::bigint) n, sha256('a constant') hash`;
