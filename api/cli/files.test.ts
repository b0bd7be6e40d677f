import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bySystem, record } from '../audit/audit.service.ts';
import { useApi } from '../testing/api.ts';
import { query } from '../testing/query.ts';
import { describeFailure } from './command.ts';
import { commands } from './commands.ts';

const api = useApi();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  mkdirSync(path.join(folder, 'full'));
  symlinkSync('/dev/full', path.join(folder, 'full', 'site.backup.part'));
  writeFileSync(path.join(folder, 'file'), 'x');
});

/** An event of 2020, for a command that exports old events. */
beforeAll(async () => {
  await record(bySystem, api.em(), { kind: 'logout' });
  await api.em().transactional(async (em) => {
    await query(em, "set local session_replication_role = 'replica'");
    await query(em, "update audit_event set at = '2020-05-01'");
    await query(em, "update audit_event set hash = sha256('\\x' || convert_to(audit_content(audit_event), 'UTF8'))");
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', api.url);
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('BACKUP_PASSPHRASE', 'a long passphrase');
  vi.stubEnv('SESSION_SECRET', 'vN3kq8Zt0bXw5LrYp2sDh7GfJc4MaEuQ');
});

/** Runs a command that fails, and returns what it prints: a sentence, or null for the stack of an error. */
async function fail(words: string, args: readonly string[]): Promise<string | null> {
  const printed = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()];
  try {
    const code = await commands.find((command) => command.words === words)!.run([...args]);
    const text = printed.flatMap(({ mock }) => mock.calls.flat()).join('\n');
    return code === 0 ? `${words} succeeded` : text || null;
  } catch (error) {
    return describeFailure(error);
  } finally {
    for (const print of printed) print.mockRestore();
  }
}

/** The commands that write a file or folder, and those that read one, with their arguments. */
const WRITING = { backup: [], 'audit export': ['--until', '2021-01-01'], export: [] };
const READING = {
  'backup verify': [],
  restore: [],
  import: [],
  'nda verify': [],
  'proof verify': [],
  'audit prune': ['--until', '2021-01-01', '--yes', '--export'],
};

describe('an operator of npx portal', () => {
  it.each(commands.map(({ words }) => words))('gets a sentence for a wrong argument of %s', async (words) => {
    expect(await fail(words, ['--no-such-option'])).toMatch(/--no-such-option/);
  });

  it.each(Object.entries({ backup: [], 'audit export': WRITING['audit export'], ...READING }))(
    'gets a sentence that names a missing folder from %s',
    async (words, args) => {
      expect(await fail(words, [...args, path.join(folder, 'not-mounted', 'site.file')])).toMatch(
        /(?:not found|does not exist).*not-mounted/i,
      );
    },
  );

  it.each(Object.entries({ ...WRITING, ...READING }))(
    'gets a sentence if %s cannot use the place, whoever runs it',
    async (words, args) => {
      // Node does not end when it creates folders in /proc, as an export would.
      const places = words === 'export' ? [] : ['/proc/site/file'];
      for (const place of [path.join(folder, 'file', 'below'), ...places])
        expect(await fail(words, [...args, place])).toMatch(/not found|does not exist|not a folder|right/i);
    },
  );

  it('gets a sentence for a full disk, and no backup', async () => {
    expect(await fail('backup', [path.join(folder, 'full', 'site.backup')])).toContain('The disk is full');
  });
});
