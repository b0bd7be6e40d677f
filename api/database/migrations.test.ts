import { randomBytes } from 'node:crypto';
import { expect, inject, it, onTestFinished } from 'vitest';
import pg from 'pg';
import { migrate } from '../platform/database/migrate.ts';
import { openOrm } from '../platform/database/orm.ts';
import { SeedRun } from '../content/import-export/imported-post.entity.ts';
import { cloneDatabase, execute, urlFor } from '../testing/database.ts';
import { BASELINE, migrations } from './migrations.ts';
import { applyStatements, readStatements, toStatement } from './statements.ts';

const names = migrations.map(({ name }) => name);

async function createDatabase(): Promise<string> {
  const admin = inject('postgresUrl');
  const database = `empty_${randomBytes(4).toString('hex')}`;
  await execute(admin, `create database ${database}`);
  onTestFinished(() => execute(admin, `drop database ${database} with (force)`));
  return urlFor(admin, database);
}

async function read<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Lists migrations of the former numbering, as many as it had, in place of those of today. */
const renumber = (url: string, newest: string, count: number) =>
  execute(
    url,
    `delete from schema_migration;
    insert into schema_migration (name) select '0001-articles' union all select '${newest}'
      union all select '0001-between-' || i from generate_series(1, ${count - 2}) i`,
  );

const ROWS = `
  insert into category (id, name, slug, description, position) values ('cat_a', 'A', 'a', '', 0);
  insert into article (id, slug, title, summary, body, body_html, body_tree, reading_minutes, render_version, status,
      created_at, updated_at, category_id, author_name)
    values ('art_a', 'a', 'Air-gapped', '', '', '', '[]', 1, 1, 'PUBLISHED', now(), now(), 'cat_a', '');
  insert into account (id, username, username_key, email, email_key, name, reason, roles, status, password_hash, created_at,
      updated_at)
    select 'usr_' || i, i, i, i, i, 'Ada', '', roles, 'APPROVED', '', now(), now()
      from (values (1, '{EDITOR}'::text[]), (2, '{INVESTOR}')) a (i, roles);
  insert into article_preview_link (id, token_hash, article_id, account_id, expires_at)
    select 'lnk_' || i, i::text::bytea, 'art_a', 'usr_' || i, now() + interval '1 day' from generate_series(1, 2) i;
  insert into document (id, title, version, position) values ('doc_a', 'Annual report', 1, 0)`;

it('an operator with a database of the former release finds every row after the upgrade', async () => {
  const url = await createDatabase();
  await migrate(url, { only: [BASELINE] });
  await renumber(url, '0180-passages-of-examples', 101);
  // A trigger that waits for the commit, as the former release had them.
  await execute(
    url,
    `${ROWS};
    create function bump_content_version() returns trigger language plpgsql as $$ begin return null; end $$;
    create constraint trigger article_content_version after update on article deferrable initially deferred
      for each row execute function bump_content_version()`,
  );
  const later = names.filter((name) => name !== BASELINE);
  // Two servers start at once.
  expect((await Promise.all([migrate(url), migrate(url)])).flat()).toEqual(later);
  const all = `select (select count(*)::int from article) as articles, (select count(*)::int from document) as documents,
    (select search_terms @@ to_tsquery('site_text', 'airgapped') from article) as found,
    (select array_agg(id) from article_preview_link) as links,
    (select array_agg(source_id) from portal_passage_due) as due,
    (select array_agg(name order by name) from schema_migration) as names`;
  expect(await read(url, all)).toEqual([
    {
      articles: 1,
      documents: 1,
      found: true,
      // The other link should have ended: its creator cannot edit.
      links: ['lnk_1'],
      due: ['doc_a'],
      names,
    },
  ]);
  expect(await migrate(url)).toEqual([]);
});

it('an operator with the newest database of the former numbering finds every row, and nothing runs again', async () => {
  const url = await createDatabase();
  const same = [BASELINE, '0212-versions-and-search-terms'];
  await migrate(url, { only: same });
  await renumber(url, '0212-page-labels', 111);
  await execute(url, ROWS);
  expect(await migrate(url)).toEqual(names.filter((name) => !same.includes(name)));
  expect(await read(url, 'select name from schema_migration order by id')).toEqual(names.map((name) => ({ name })));
  expect(await read(url, 'select id from article')).toEqual([{ id: 'art_a' }]);
});

it.each([
  ['0147-former-slugs-of-categories', 75, 'Start the commit 0ed9a6f7 of this site once, then this version.'],
  ['0180-passages-of-examples', 99, 'Start the commit 0ed9a6f7 of this site once, then this version.'],
  ['0197-passages-of-shown-texts', 106, 'Start the commit 8a00dfc4 of this site once, then this version.'],
  ['0212-page-labels', 110, 'Start the commit 8a00dfc4 of this site once, then this version.'],
  ['0213-page-numbers', 112, 'A newer version of this site has changed the database (0213-page-numbers).'],
])('an operator with a database whose newest migration is %s of %s reads what to do', async (newest, count, advice) => {
  const { url } = await cloneDatabase('numbering');
  await renumber(url, newest, count);
  const before = await read(url, 'select name from schema_migration');
  await expect(migrate(url)).rejects.toMatchObject({ name: 'StartError', message: expect.stringContaining(advice) });
  expect(await read(url, 'select name from schema_migration')).toEqual(before);
});

/** The function `words_of` with another limit. */
const change = (limit: number) =>
  readStatements().map((statement) =>
    statement.name === 'function words_of' ? toStatement(statement.text.replace('and 30', `and ${limit}`)) : statement,
  );

const readWords = (url: string) => read<{ word: string }>(url, "select words_of('tapir tapirs tapirologists') as word");

it('a changed text of a function is applied at the next start, and a former server does not apply its own again', async () => {
  const { url } = await cloneDatabase('functions');
  const orm = await openOrm(url, [SeedRun], 2);
  onTestFinished(() => orm.close());
  const start = (statements = readStatements()) =>
    orm.em.fork().transactional((em) => applyStatements(em.getKysely<unknown>(), statements));
  expect(await readWords(url)).toHaveLength(3);
  await start(change(6));
  expect((await readWords(url)).map(({ word }) => word).toSorted()).toEqual(['tapir', 'tapirs']);
  await expect(start()).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining('A newer version of this site has changed the database (function words_of)'),
  });
  expect(await readWords(url)).toHaveLength(2);
  await start(change(5));
  expect(await readWords(url)).toEqual([{ word: 'tapir' }]);
});

it('a function or trigger that a migration dropped is created again', async () => {
  const { url } = await cloneDatabase('functions');
  await execute(url, 'drop function words_of; drop trigger article_change on article');
  await migrate(url);
  expect(await readWords(url)).toHaveLength(3);
  expect(await read(url, "select tgdeferrable from pg_trigger where tgname = 'article_change'")).toEqual([
    { tgdeferrable: true },
  ]);
});

it('every function and trigger of the database is in one file', async () => {
  const { url } = await cloneDatabase('functions');
  const found = await read<{ name: string }>(
    url,
    `select 'function ' || proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
     union all select 'trigger ' || tgname from pg_trigger where not tgisinternal`,
  );
  const names = readStatements().map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const ofTables = [
    'fold_text',
    'fold_words',
    'join_sentences',
    'join_divided',
    'joined_terms',
    'markdown_terms',
    'rendered_text',
    'search_text',
    'search_vector',
  ];
  expect(found.map(({ name }) => name).toSorted()).toEqual(
    [...names, ...ofTables.map((name) => `function ${name}`)].toSorted(),
  );
});
