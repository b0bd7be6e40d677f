import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Article, ArticleStatus } from '../articles/article.entity.ts';
import { useApi } from '../testing/api.ts';
import { getPng } from '../testing/picture-files.ts';
import { exportContentCommand } from './content-export.ts';
import { importContentCommand } from './content-import.ts';

const api = useApi();
const fixture = (name: string) => path.resolve(import.meta.dirname, '../content/fixtures', name);
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(os.tmpdir(), 'import-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command on the database of this file, and returns its exit code and what it prints. */
async function run(command: typeof importContentCommand, ...args: string[]) {
  vi.stubEnv('DATABASE_URL', api.url);
  vi.stubEnv('DATA_DIR', path.join(folder, 'data'));
  const print = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    print.mockRestore();
    vi.unstubAllEnvs();
  });
  print.mockClear();
  const code = await command.run(args);
  return { code, lines: print.mock.calls.map(([line]) => String(line)) };
}
const load = (...args: string[]) => run(importContentCommand, ...args);
const countPublished = () => api.em().count(Article, { status: ArticleStatus.PUBLISHED });

describe('npx portal import', () => {
  it('imports an export of WordPress with its pictures and any file name, and only once', async () => {
    const uploads = path.join(folder, 'uploads/2026/11');
    await mkdir(uploads, { recursive: true });
    await writeFile(path.join(uploads, 'canola.png'), getPng(60, 40));
    const published = await countPublished();
    const first = await load(fixture('wordpress-6.1.xml'), '--pictures', path.join(folder, 'uploads'));
    expect(first.code).toBe(0);
    expect(first.lines.at(-1)).toBe('Imported: 25 new articles, 1 new pictures. Imported before: 0.');
    expect(first.lines.some((line) => line.includes('bell on wharf'))).toBe(true);
    expect(await countPublished()).toBe(published);
    const second = await load(fixture('wordpress-6.1.xml'));
    expect(second.lines.at(-1)).toBe('Imported: 0 new articles, 0 new pictures. Imported before: 25.');
  });

  it('imports an export of Ghost, and keeps published posts published with the option for it', async () => {
    const published = await countPublished();
    const { code, lines } = await load(fixture('ghost-6.65.json'), '--keep-published');
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^Imported: \d+ new articles/)]);
    expect(await countPublished()).toBeGreaterThan(published);
  });

  it('changes nothing when an export folder is imported again, and imports nothing from a folder with an error', async () => {
    const exported = path.join(folder, 'export');
    expect((await run(exportContentCommand, exported)).code).toBe(0);
    const again = await load(exported);
    expect(again.lines.at(-1)).toMatch(/^Imported: 0 new, 0 changed, \d+ unchanged\. Deleted first: 0\.$/);
    await writeFile(path.join(exported, 'articles', 'broken.md'), 'No front matter');
    const broken = await load(exported);
    expect([broken.code, broken.lines.at(-1)]).toEqual([1, 'Nothing was imported: 1 error.']);
    expect(broken.lines[0]).toContain('broken.md');
  });

  it.each([
    [[], 'Name what to import'],
    [['/nowhere/export.xml'], 'File or folder not found: /nowhere/export.xml'],
    [[fixture('wordpress-6.1.xml'), '--pictures', '/nowhere'], '/nowhere is not a folder.'],
  ])('called with %j reports the error', async (args, sentence) => {
    await expect(load(...args)).rejects.toThrow(sentence);
  });
});
