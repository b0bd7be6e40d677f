import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CompiledQuery, type Generated, type Kysely } from 'kysely';
import { StartError } from '../platform/lifecycle.ts';
import { projectRoot } from '../platform/root.ts';

/** The statement that creates a function or a trigger, with the comment above it. */
export interface Statement {
  /** `function note_change` or `trigger article_change`. */
  name: string;
  text: string;
  hash: string;
}

interface Tables {
  schema_statement: { name: string; hash: string; applied_at: Generated<Date> };
}

const FILE = /(^|[\\/])sql[\\/][^\\/]+\.sql$/;
const HEAD = /^create (?:or replace )?(?:constraint )?((?:function|trigger) \w+)/m;
const CONSTRAINT_TRIGGER = /^create constraint trigger (\w+)\s[\s\S]*?\son (\w+)/m;

/** The functions and triggers of `sql/*.sql` in the folders of nouns: first all functions, because triggers call them. */
export function readStatements(): Statement[] {
  const root = path.join(projectRoot, 'api');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => FILE.test(file));
  const statements = files
    .toSorted()
    .flatMap((file) => readFileSync(path.join(root, file), 'utf8').trim().split(/;\n\n/))
    .map(toStatement);
  const isFunction = ({ name }: Statement) => name.startsWith('function');
  return [...statements.filter(isFunction), ...statements.filter((statement) => !isFunction(statement))];
}

export function toStatement(text: string): Statement {
  const name = HEAD.exec(text)?.[1];
  if (!name) throw new Error(`This text creates no function and no trigger: ${text}`);
  return { name, text, hash: createHash('sha256').update(text).digest('hex') };
}

/**
 * Applies the statements whose text changed, and those whose object a migration dropped. Each text that was applied is
 * kept, so that a server of a former version does not apply its own again.
 */
export async function applyStatements(transaction: Kysely<unknown>, statements = readStatements()): Promise<void> {
  const run = async <Row>(text: string) => (await transaction.executeQuery<Row>(CompiledQuery.raw(text))).rows;
  const existing = new Set((await run<{ name: string }>(OBJECTS)).map(({ name }) => name));
  // Without a change, a start needs no right to create.
  if (!existing.has('table schema_statement')) await run(CREATE_TABLE);
  const tables = transaction as Kysely<Tables>;
  const applied = await tables.selectFrom('schema_statement').select(['name', 'hash']).orderBy('applied_at').execute();
  const current = new Map(applied.map(({ name, hash }) => [name, hash]));
  const changed = statements.filter(({ name, hash }) => current.get(name) !== hash || !existing.has(name));
  if (changed.length === 0) return;
  const former = changed.find((statement) => isFormer(statement, applied, current));
  if (former) throw new StartError(describeNewer(former.name));
  // PostgreSQL drops no trigger of a table while triggers that a migration set off wait for the commit.
  await run(['set constraints all immediate', ...changed.map(toReplacement)].join(';\n'));
  const rows = changed.filter(({ name, hash }) => current.get(name) !== hash).map(({ name, hash }) => ({ name, hash }));
  if (rows.length > 0) await tables.insertInto('schema_statement').values(rows).execute();
}

/** True if the database had this text, and another one since then. */
const isFormer = (
  { name, hash }: Statement,
  applied: readonly { name: string; hash: string }[],
  current: ReadonlyMap<string, string>,
): boolean => current.get(name) !== hash && applied.some((row) => row.name === name && row.hash === hash);

/** A server with an older version could misread the newer schema, and would write rows without the newer columns. */
export const describeNewer = (what: string): string =>
  `A newer version of this site has changed the database (${what}). Start that version, or restore a backup that is older than the upgrade.`;

/** PostgreSQL replaces every other trigger, but not those that run at the end of a transaction. */
function toReplacement({ text }: Statement): string {
  const [, trigger, table] = CONSTRAINT_TRIGGER.exec(text) ?? [];
  return trigger ? `drop trigger if exists ${trigger} on ${table};\n${text}` : text;
}

const CREATE_TABLE = `create table schema_statement (
  name text,
  hash text,
  applied_at timestamptz not null default clock_timestamp(),
  primary key (name, hash)
)`;

const OBJECTS = `select 'function ' || proname as name from pg_proc where pronamespace = 'public'::regnamespace
  union select 'trigger ' || tgname from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
  union select 'table ' || relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;
