import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '../testing/api.ts';
import { commands } from './commands.ts';

const api = useApi();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  // A server of an operator that can be anyone writes there.
  chmodSync(folder, 0o777);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as an operator does, and returns the last line of its output. */
function run(words: string, args: readonly string[]): Promise<{ code: number; text: string }> {
  const env = {
    ...process.env,
    DATABASE_URL: api.url,
    DATA_DIR: folder,
    BACKUP_PASSPHRASE: 'a long passphrase',
    SESSION_SECRET: 'vN3kq8Zt0bXw5LrYp2sDh7GfJc4MaEuQ',
  };
  const program = ['--import', 'tsx', 'api/cli/portal.ts', ...words.split(' '), ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, text: `${stdout}${stderr}`.trim() }),
    );
  });
}

const isSentence = (text: string) => !/\n\s+at |node:|Error:|\[object|undefined/.test(text) && text !== '';

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
  it('gets a sentence for a wrong argument of each command', async () => {
    for (const { words } of commands) {
      const { code, text } = await run(words, ['--no-such-option']);
      expect([words, code, isSentence(text), text]).toEqual([words, 1, true, text]);
    }
  });

  it('gets a sentence for a missing folder, and one that names it', async () => {
    for (const [words, args] of Object.entries({ ...WRITING, ...READING })) {
      const place = path.join(folder, 'not-mounted', 'site.file');
      // An export makes its folders.
      if (words === 'export') continue;
      const { code, text } = await run(words, [...args, place]);
      expect([words, code, isSentence(text), text]).toEqual([words, 1, true, text]);
      expect(text).toContain('not-mounted');
    }
  });

  it('gets a sentence for a place without the right to write, and for a full disk', async () => {
    mkdirSync(path.join(folder, 'full'));
    symlinkSync('/dev/full', path.join(folder, 'full', 'site.backup.part'));
    const full = await run('backup', [path.join(folder, 'full', 'site.backup')]);
    expect(full).toMatchObject({ code: 1, text: expect.stringContaining('The disk is full') });
    for (const [words, args] of Object.entries(WRITING)) {
      // The system refuses also an administrator there.
      const { code, text } = await run(words, [...args, '/proc/site/file']);
      expect([words, code, isSentence(text), text]).toEqual([words, 1, true, text]);
    }
    const file = path.join(folder, 'file');
    writeFileSync(file, 'x');
    for (const [words, args] of Object.entries({ ...WRITING, ...READING })) {
      const { code, text } = await run(words, [...args, path.join(file, 'below')]);
      expect([words, code, isSentence(text), text]).toEqual([words, 1, true, text]);
    }
  });
});
