import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Article, ArticleStatus } from '../content/articles/article.entity.ts';
import { useApi } from '../testing/api.ts';
import { exportContentCommand } from './content-export.ts';
import { importContentCommand } from './content-import.ts';

const api = useApi();
const POSTS = path.resolve(import.meta.dirname, '../content/import-export/fixtures/wordpress-export-to-markdown');
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
  it('imports posts of WordPress that were converted to Markdown, and only once', async () => {
    const published = await countPublished();
    const first = await load(POSTS);
    expect([first.code, first.lines.at(-1)]).toEqual([0, 'Imported: 2 new articles. Imported before: 0.']);
    expect(first.lines).toContain('2024/03/tide-tables: tags left out: moon');
    expect(await countPublished()).toBe(published);
    const second = await load(POSTS, '--keep-published');
    expect(second.lines.at(-1)).toBe('Imported: 0 new articles. Imported before: 2.');
    expect(await countPublished()).toBe(published);
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
    [['/nowhere/export'], 'Folder not found: /nowhere/export'],
    [[import.meta.filename], 'is a file. Convert it first: npx portal import --help'],
    [[POSTS, '--replace'], '--replace is for a folder that "npx portal export" wrote'],
  ])('called with %j reports the error', async (args, sentence) => {
    await expect(load(...args)).rejects.toThrow(sentence);
  });
});
