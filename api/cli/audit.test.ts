import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCheckpoint } from '../operation/audit/audit.checkpoint.service.ts';
import { bySystem, record } from '../operation/audit/audit.service.ts';
import { useApi } from '../testing/api.ts';
import { query } from '../testing/query.ts';
import { auditCommands } from './audit.ts';

const api = useApi();
const SECRET = 'correct horse battery staple of an operator';
let dataDir = '';

async function run(words: string, ...args: string[]) {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  try {
    const code = await auditCommands.find((command) => command.words === `audit ${words}`)!.run(args);
    return { code, text: print.mock.calls.flat().join('\n') };
  } finally {
    print.mockRestore();
  }
}

/** Two events of 2020, of which one is the first. */
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-audit-'));
  vi.stubEnv('DATABASE_URL', api.url);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('SESSION_SECRET', SECRET);
  for (const _ of [1, 2, 3]) await record(bySystem, api.em(), { kind: 'logout' });
  await api.em().transactional(async (em) => {
    await query(em, "set local session_replication_role = 'replica'");
    await query(em, "update audit_event set at = '2020-05-01' where seq < 3");
    await query(
      em,
      `do $$ declare e record; h bytea := '\\x'; begin
        for e in select seq from audit_event order by seq loop
          update audit_event set previous_hash = h where seq = e.seq;
          update audit_event set hash = sha256(h || convert_to(audit_content(audit_event), 'UTF8')) where seq = e.seq
            returning hash into h;
        end loop; end $$`,
    );
  });
  await writeCheckpoint(api.em(), dataDir, [SECRET]);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
});

describe('npx portal audit', () => {
  it('exports events, removes them, and verifies the log with and without the file', async () => {
    const file = path.join(dataDir, 'until 2021.jsonl');
    await expect(run('export', '--until', 'yesterday', file)).rejects.toThrow('Name a date such as 2025-06-01');
    expect((await run('export', '--until', '2021-01-01', file)).text).toMatch(
      /^Wrote 2 events to .+ The last hash is /,
    );
    await expect(run('export', '--until', '2021-01-01', file)).rejects.toThrow('exists already');
    await expect(run('verify', '--export', file)).rejects.toThrow('do not join the log');
    await expect(run('prune', '--until', '2021-01-01', '--export', file)).rejects.toThrow('Add --yes');
    await expect(run('prune', '--until', '2021-01-01', '--yes')).rejects.toThrow('Name the file');
    expect(await run('prune', '--until', '2021-01-01', '--export', file, '--yes')).toEqual({
      code: 0,
      text: `Removed 2 events until 2021-01-01. Keep ${file}.`,
    });
    expect((await run('verify')).text).toMatch(
      /^The audit log is intact: 2 events, none changed or removed after the removal\.\n2 events until 2021-01-01 were removed and exported; their last hash is \w{64}\.$/,
    );
    const { code, text } = await run('verify', '--export', file);
    expect([code, text.split('\n').at(-1)]).toEqual([
      0,
      'The files are intact: events 1 to 2, which the log continues.',
    ]);
  });
});
