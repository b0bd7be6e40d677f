import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { cloneDatabase, execute, urlFor } from '../testing/database.ts';
import { readContract, readStatedLocks, runAndReport } from '../testing/migration-locks.ts';
import { FORMER_RELEASE, migrations, readSql } from './migrations.ts';

const names = migrations.map(({ name }) => name);
const later = names.slice(names.indexOf(FORMER_RELEASE) + 1);

/** `ops/upgrade.sql`, whose statements end with an empty line. */
const preparation = readSql('ops/upgrade.sql').split(/;\n\n/);

describe('the rules for the locks of migrations', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: (await cloneDatabase('locks')).url });
    await client.connect();
  });
  afterAll(() => client.end());

  it.each([
    'alter table account add column remark text not null default gen_random_uuid()',
    'alter table account alter column company set not null',
    'alter table account alter column password_hash type varchar(200)',
    "alter table account add constraint name_check check (name <> '')",
    'create index account_by_reason on account (reason)',
    'alter table mail set unlogged',
    "lock table audit_event; delete from audit_event where address = '192.0.2.1'",
  ])('refuse: %s', async (statement) => {
    expect((await runAndReport(client, [statement])).problems).toHaveLength(1);
  });

  it.each([
    ['alter table account add column note text', ['ACCESS EXCLUSIVE on account']],
    ['alter table article add column rank integer not null default 7', ['ACCESS EXCLUSIVE on article']],
    ["alter table article add constraint slug_check check (slug <> '') not valid", ['ACCESS EXCLUSIVE on article']],
    ['create table remark (account_id text references account)', ['SHARE ROW EXCLUSIVE on account']],
    ["update account set note = '' where id = 'usr_1'", ['ROW EXCLUSIVE on account']],
    ['create index category_by_name on category (name)', ['SHARE on category']],
    ['create function one() returns integer language sql return 1', []],
  ])('allow: %s', async (statement, locks) => {
    expect(await runAndReport(client, [statement])).toEqual({ locks, problems: [], removed: [] });
  });

  it('find columns that a migration removes or renames, and when the former release stopped using them', async () => {
    const statements = ['alter table mail drop column last_error', 'alter table lead rename column company to firm'];
    expect((await runAndReport(client, statements)).removed.toSorted()).toEqual(['lead.company', 'mail.last_error']);
    expect(
      readContract('-- Contract: since migration 0180,\n-- no code uses lead.company, mail.last_error.\n'),
    ).toEqual(['lead.company', 'mail.last_error']);
    expect(readContract('-- Contract: since migration 0212, no code uses mail.last_error.\n')).toEqual([]);
  });

  it('read the locks that a comment states, with a reason', () => {
    expect(readStatedLocks('-- Anything. Lock: none.\n')).toEqual([]);
    expect(readStatedLocks('-- Lock: ACCESS EXCLUSIVE on mail,\n-- account: changes the catalog only.\n')).toEqual([
      'ACCESS EXCLUSIVE on account',
      'ACCESS EXCLUSIVE on mail',
    ]);
    expect(readStatedLocks('-- Lock: SHARE on mail.\n')).toBeNull();
    expect(readStatedLocks('-- Locks no table.\n')).toBeNull();
  });
});

it('no migration since the former release keeps others waiting for a large table that was prepared', async () => {
  const admin = inject('postgresUrl');
  const database = `former_${randomBytes(4).toString('hex')}`;
  await execute(admin, `create database ${database}`);
  const url = urlFor(admin, database);
  await migrate(url, { only: names.filter((name) => !later.includes(name)) });
  for (const statement of preparation) await execute(url, statement);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const name of later) {
    const source = readSql(`api/database/${name}.sql`);
    const { locks, problems, removed } = await runAndReport(client, [source]);
    expect(problems, name).toEqual([]);
    expect(readStatedLocks(source), name).toEqual(locks);
    expect(readContract(source), name).toEqual(removed.toSorted());
  }
  await client.end();
});
