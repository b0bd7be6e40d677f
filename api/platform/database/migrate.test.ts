import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { cloneDatabase, execute } from '#api/testing/database.ts';
import { eventually } from '#api/testing/eventually.ts';
import { migrate } from './migrate.ts';

/** Another server in the middle of its migration: with the present version a transaction, before that a session. */
async function holdMigration(url: string): Promise<pg.Client> {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query('select pg_advisory_xact_lock(7331001)');
  onTestFinished(() => other.end());
  return other;
}

describe('a server that starts while another one migrates', () => {
  it('says that it waits, and starts when the other one has finished', async () => {
    const { url } = await cloneDatabase('migrate');
    const other = await holdMigration(url);
    const sentences: string[] = [];
    const migration = migrate(url, { say: (sentence) => sentences.push(sentence), noticeMs: 1 });
    await eventually(() => expect(sentences).toEqual(['Waiting for another server to finish its migration …']));
    await other.query('commit');
    expect(await migration).toEqual([]);
  });

  it('ends with one sentence if the other one does not finish', async () => {
    const { url } = await cloneDatabase('migrate');
    await holdMigration(url);
    await expect(migrate(url, { patienceMs: 50 })).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('Another server has not finished the migration of the database'),
    });
  });

  it('leaves no lock on the connection of a pooler', async () => {
    const { url } = await cloneDatabase('migrate');
    expect(await Promise.all([migrate(url), migrate(url), migrate(url)])).toEqual([[], [], []]);
    const client = await holdMigration(url);
    const { rows } = await client.query(
      "select count(*)::int as count from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('an operator who installs an older version', () => {
  it('gets one sentence instead of a server on a newer schema', async () => {
    const { url } = await cloneDatabase('migrate');
    await execute(url, "insert into schema_migration (name) values ('9999-from-the-future')");
    await expect(migrate(url)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('A newer version of this site has changed the database (9999-from-the-future)'),
    });
  });
});

it('an operator whose database user may not create tables gets one sentence', async () => {
  const { url } = await cloneDatabase('rights');
  const limited = new URL(url);
  [limited.username, limited.password] = ['limited', 'limited password'];
  await execute(url, "create role limited login password 'limited password'");
  onTestFinished(() => execute(url, 'drop role limited'));
  await expect(migrate(limited.href)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/refuses the user "limited": .*permission denied.*Grant this right to the user/s),
  });
});

it('an operator whose database user may not create tables starts on a database that needs no change', async () => {
  const { url } = await cloneDatabase('reader');
  const reader = new URL(url);
  [reader.username, reader.password] = ['reader', 'reader password'];
  await execute(
    url,
    "create role reader login password 'reader password'; grant select on all tables in schema public to reader",
  );
  onTestFinished(() => execute(url, 'drop owned by reader; drop role reader'));
  expect(await migrate(reader.href)).toEqual([]);
});
