import { expect, it } from 'vitest';
import { readEnv } from './platform/env.ts';
import { clearOut } from './jobs.ts';
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
