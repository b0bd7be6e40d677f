import type pg from 'pg';
import { FORMER_RELEASE } from '../database/migrations.ts';

/** Tables that grow with people, content or time. */
const LARGE_TABLES = new Set(
  `access_refusal access_snapshot account account_group_member account_name account_token article article_former_slug
   article_link article_version audit_event change chat_conversation chat_model_call chat_question document
   document_grant document_version event event_answer event_reminder event_told feed_item idempotency_key
   imported_post investor_update_opening investor_update_told lead limit_counter mail nda_signature page_text passage
   passage_embedding passage_question passkey picture picture_use portal_passage question reading_trace
   recovery_code search_word session token upload visit webhook_delivery`.split(/\s+/),
);

/** The modes that let others wait, from the weakest. ROW EXCLUSIVE blocks only writes to the changed rows. */
const MODES = ['ROW EXCLUSIVE', 'SHARE', 'SHARE ROW EXCLUSIVE', 'EXCLUSIVE', 'ACCESS EXCLUSIVE'];

export interface LockReport {
  /** The strongest lock on each table that existed before, such as `SHARE on account`. */
  locks: string[];
  /** Large tables that are read as a whole or rewritten while others wait for them. */
  problems: string[];
  /** Columns that existed before and do not exist now, such as `account.reason`. */
  removed: string[];
}

interface TableState {
  name: string;
  file: string;
  scans: number;
  columns: string[];
}

/** Runs the statements of one migration in a transaction, and reports what they lock. */
export async function runAndReport(client: pg.Client, statements: readonly string[]): Promise<LockReport> {
  await client.query('begin');
  // Empty tables are read as a whole even where a filled one would be read by an index.
  await client.query('set local enable_seqscan = off');
  const before = new Map((await client.query<TableState>(TABLES)).rows.map((table) => [table.name, table]));
  for (const statement of statements) await client.query(statement);
  const after = (await client.query<TableState>(TABLES)).rows;
  const { rows } = await client.query<{ name: string; mode: string }>(LOCKS);
  await client.query('commit');
  const strongest = new Map<string, string>();
  for (const { name, mode } of rows) {
    if (before.has(name) && MODES.indexOf(mode) > MODES.indexOf(strongest.get(name) ?? '')) strongest.set(name, mode);
  }
  const problems = after.filter(({ name, file, scans }) => {
    const former = before.get(name);
    const isWaitedFor = strongest.has(name) && strongest.get(name) !== 'ROW EXCLUSIVE';
    return former && LARGE_TABLES.has(name) && isWaitedFor && (former.file !== file || scans > former.scans);
  });
  return {
    locks: [...strongest].map(([name, mode]) => `${mode} on ${name}`).toSorted(),
    removed: [...before.values()].flatMap(({ name, columns }) => {
      const kept = after.find((table) => table.name === name)?.columns ?? [];
      return columns.filter((column) => !kept.includes(column)).map((column) => `${name}.${column}`);
    }),
    problems: problems.map(({ name }) => `reads or rewrites ${name} while it is locked (${strongest.get(name)})`),
  };
}

/** A rewritten table has another file. PostgreSQL counts scans by ALTER TABLE, CREATE INDEX and statements alike. */
const TABLES = `select c.relname as name, pg_relation_filenode(c.oid)::text as file,
    coalesce(pg_stat_get_xact_numscans(c.oid), 0)::int as scans,
    array(select a.attname::text from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;

const LOCKS = `select c.relname as name,
    upper(trim(regexp_replace(replace(l.mode, 'Lock', ''), '([A-Z])', ' \\1', 'g'))) as mode
  from pg_locks l join pg_class c on c.oid = l.relation
  where l.pid = pg_backend_pid() and l.granted and c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;

/**
 * The locks that a migration's comment states: `Lock: none.` or, for each mode, `Lock: ACCESS EXCLUSIVE on article, account:
 * changes the catalog only.` Null if it states none, or no reason.
 */
export function readStatedLocks(source: string): string[] | null {
  const comment = joinLines(source);
  if (/\bLock: none\./.test(comment)) return [];
  const stated = [...comment.matchAll(/\bLock: ([A-Z ]+) on ([a-z_]+(?:, [a-z_]+)*): [^.]+\./g)];
  if (stated.length === 0) return null;
  return stated.flatMap(([, mode, tables]) => tables!.split(', ').map((table) => `${mode} on ${table}`)).toSorted();
}

/**
 * The columns that a migration's comment removes, if the former release has the migration since which no code uses them:
 * `Contract: since migration 0180, no code uses account.reason.` Servers of the former release run beside new ones.
 */
export function readContract(source: string): string[] {
  const stated = [...joinLines(source).matchAll(/\bContract: since migration (\d{4}), no code uses ([a-z_., ]+)\./g)];
  return stated
    .filter(([, since]) => since! <= FORMER_RELEASE.slice(0, 4))
    .flatMap(([, , columns]) => columns!.split(', '))
    .toSorted();
}

const joinLines = (comment: string): string => comment.replaceAll(/\n-- ?/g, ' ');
