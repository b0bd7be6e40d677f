import { expect, it } from 'vitest';
import { readEnv } from './platform/env.ts';
import { clearOut } from './jobs.ts';
import { selectToPublish } from './content/articles/article.schedule.service.ts';
import { withoutParameters } from './platform/database/prepare.ts';
import { prepare } from './kysely.ts';
import { useApi } from './testing/api.ts';
import { query } from './testing/query.ts';

const api = useApi();

it('an operator whose sessions cannot be deleted still has everything else cleared out, and reads what failed', async () => {
  await query(
    api.em(),
    `insert into server_status (id, host, release, started_at, seen_at, jobs, slow_statements)
      values ('srv_old', 'old', '1', now(), now() - interval '1 year', '[]', '[]')`,
  );
  await query(api.em(), 'alter table session rename to session_away');
  await query(api.em(), 'alter table lead rename to lead_away');
  await expect(clearOut(api.em, readEnv({ NODE_ENV: 'test' }))).rejects.toThrow(
    /^sessions: .*does not exist; leads: .*does not exist$/,
  );
  expect(await query(api.em(), "select 1 from server_status where id = 'srv_old'")).toEqual([]);
});

it('a site at rest asks for all due work in one statement, which PostgreSQL plans once', async () => {
  const statement = prepare()((db) =>
    withoutParameters(db.selectNoFrom(({ exists }) => exists(selectToPublish(db)).as('publishing what is due'))),
  );
  await api.em().transactional(async (em) => {
    for (let run = 0; run < 7; run += 1)
      expect(await statement.first(em, {})).toEqual({ 'publishing what is due': false });
    const plans = 'select generic_plans as generic, custom_plans as custom from pg_prepared_statements';
    expect(await query(em, `${plans} where statement like '%= ''SCHEDULED''%'`)).toEqual([
      { generic: '7', custom: '0' },
    ]);
  });
});
