import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bySystem, record } from '../operation/audit/audit.service.ts';
import { useApi } from '../testing/api.ts';
import { query } from '../testing/query.ts';
import { makeUser } from '../accounts/users/user.factory.ts';
import { describeFailure } from './command.ts';
import { commands } from './commands.ts';

const api = useApi();
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'commands-'));
  for (const name of ['full', 'posts']) mkdirSync(path.join(folder, name));
  for (const name of ['site.backup.part', 'events.part']) symlinkSync('/dev/full', path.join(folder, 'full', name));
  mkdirSync(path.join(folder, 'full', `content.unfinished-${process.pid}`));
  symlinkSync('/dev/full', path.join(folder, 'full', `content.unfinished-${process.pid}`, 'categories.yaml'));
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
  'audit verify': ['--export'],
  'bundle verify': [],
};
const ADMIN = ['--username', 'second', '--email', 'second@fund.example'];
/** What each other command needs beside the arguments that a test adds. */
const OTHERS: Record<string, string[]> = {
  'user delete': ['--yes'],
  'user update': ['--name', 'Ines'],
  'admin create': ADMIN,
};
/** The commands that make a site if there is none. */
const CREATING = ['admin create', 'import', 'restore'];
/** The commands that need no site. */
const ALONE = ['backup verify', 'nda verify', 'proof verify', 'bundle verify'];
const words = commands.map((command) => command.words);

const ONE_LINE = /^[^\n]+$/;

describe('an operator of npx portal', () => {
  it.each(words)('gets a sentence for a wrong option of %s', async (command) => {
    const sentence = await fail(command, ['--no-such-option']);
    expect(sentence).toMatch(/--no-such-option/);
    expect(sentence).toMatch(ONE_LINE);
  });

  it.each(words.filter((command) => !/^(mail list|feeds refresh|secrets rotate|audit verify)$/.test(command)))(
    'gets a sentence for a missing argument of %s',
    async (command) => {
      for (const args of [[], [''], OTHERS[command] ?? []].slice(0, command === 'admin create' ? 2 : 3)) {
        const sentence = await fail(command, args);
        expect(sentence).toMatch(/^(Name|Enter|Nothing|No date|Unexpected) .*(npx portal|positional)/);
        expect(sentence).toMatch(ONE_LINE);
      }
    },
  );

  it.each(words)('gets a sentence for arguments too many or unknown of %s, which does nothing', async (command) => {
    const needed = { ...WRITING, ...READING, ...OTHERS }[command] ?? [];
    const sentence = await fail(command, [...needed, path.join(folder, 'first'), 'second', 'third']);
    expect(sentence).toMatch(/second|Unexpected argument|Not found among the unsent emails: 3/);
    expect(sentence).not.toContain('succeeded');
  });

  it.each(Object.entries({ backup: [], 'audit export': WRITING['audit export'], ...READING }))(
    'gets a sentence that names a missing folder from %s',
    async (command, args) => {
      const sentence = await fail(command, [...args, path.join(folder, 'not-mounted', 'site.file')]);
      expect(sentence).toMatch(/(?:not found|does not exist).*not-mounted/i);
      expect(sentence).toMatch(ONE_LINE);
    },
  );

  it.each(Object.entries({ ...WRITING, ...READING }))(
    'gets a sentence if %s cannot use the place, whoever runs it',
    async (command, args) => {
      // Node does not end when it creates folders in /proc, as an export would.
      const places = command === 'export' ? [] : ['/proc/site/file'];
      for (const place of [path.join(folder, 'file', 'below'), ...places])
        expect(await fail(command, [...args, place])).toMatch(/not found|does not exist|not a folder|right/i);
    },
  );

  it.each(words.filter((command) => ![...CREATING, ...ALONE].includes(command)))(
    'gets a sentence if the data folder of %s is missing, and no new database',
    async (command) => {
      const missing = path.join(folder, 'no-data');
      vi.stubEnv('DATABASE_URL', undefined);
      vi.stubEnv('DATA_DIR', missing);
      const needed = { ...WRITING, ...OTHERS }[command] ?? [];
      const takesNone = /^(mail list|feeds refresh|secrets rotate|audit verify)$/.test(command);
      const file = path.join(folder, 'new-file');
      const args = command === 'audit prune' ? [...READING[command], file] : takesNone ? [] : [...needed, file];
      expect(await fail(command, args)).toMatch(/^No database found in .*no-data\. Set DATA_DIR/);
      expect(existsSync(missing)).toBe(false);
    },
  );

  it('gets a sentence if a command that makes a site cannot use its data folder', async () => {
    vi.stubEnv('DATABASE_URL', undefined);
    vi.stubEnv('DATA_DIR', path.join(folder, 'file', 'below'));
    expect(await fail('admin create', ADMIN)).toMatch(/^The data folder [^\n]+ is not a folder: set DATA_DIR/);
    expect(await fail('import', [path.join(folder, 'posts')])).toMatch(
      /^The data folder [^\n]+ is not a folder: set DATA_DIR/,
    );
  });

  it.each([
    ['backup', ['site.backup']],
    ['audit export', [...WRITING['audit export'], 'events']],
    ['export', ['content']],
  ])('gets a sentence for a full disk from %s, and no file', async (command, args) => {
    const name = path.join(folder, 'full', args.at(-1)!);
    expect(await fail(command, [...args.slice(0, -1), name])).toMatch(/^The disk is full[^\n]+$/);
    expect(readdirSync(path.join(folder, 'full')).filter((file) => file.startsWith(args.at(-1)!))).toEqual([]);
  });

  it('gets a sentence if the disk of the database is full', async () => {
    const em = api.em();
    makeUser(em, { username: 'ines', email: 'ines@fund.example', status: 'REJECTED' });
    await em.flush();
    writeFileSync(path.join(folder, 'posts', 'one.md'), '---\ntitle: One\ndate: 2024-03-01\n---\n\nA text.\n');
    await query(
      em,
      `create function be_full() returns trigger language plpgsql as
        $$ begin raise exception 'No space left on device' using errcode = 'disk_full'; end $$`,
    );
    for (const table of ['account', 'feed', 'article', 'mail', 'audit_event'])
      await query(
        em,
        `create trigger be_full before insert or update or delete on "${table}" for each statement execute function be_full()`,
      );
    for (const [command, args] of [
      ['admin create', ADMIN],
      ['user update', ['ines', '--name', 'Ines']],
      ['user reopen', ['ines']],
      ['user delete', ['ines', '--yes']],
      ['mail retry', ['--all']],
      ['mail discard', ['--all']],
      ['feeds refresh', []],
      ['import', [path.join(folder, 'posts')]],
    ] as const)
      expect(await fail(command, args), command).toMatch(/^The disk of the database is full\.[^\n]+$/);
  });
});
