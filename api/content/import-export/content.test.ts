import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Article, ArticleStatus } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { CaseStudy, CaseStudyStatus } from '../case-studies/case-study.entity.ts';
import { makeCaseStudy } from '../case-studies/case-study.factory.ts';
import { makeCategory } from '../categories/category.factory.ts';
import { makePictureRow } from '../pictures/picture.factory.ts';
import { entities } from '#api/entities.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { query } from '#api/testing/query.ts';
import { DIFFICULT_TEXTS } from '#graphql/difficult-texts.ts';
import { toStorableText } from '#api/platform/storable.ts';
import { cloneDatabase } from '#api/testing/database.ts';
import { FolderStorage } from '#api/platform/storage/folder.ts';
import type { Storage } from '#api/platform/storage/storage.types.ts';
import { exportContent } from './content.export.service.ts';
import { importContent } from './content.import.service.ts';

/** As the API stores them. */
const TEXTS = DIFFICULT_TEXTS.map(toStorableText);

const orms: MikroORM[] = [];
let root: string;
let here: SqlEntityManager;

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'content-'));
  here = await emptySite();
  const category = makeCategory(here, { name: 'Proof & doubt: "both"', slug: 'proof', description: '# not a comment' });
  for (const [number, text] of TEXTS.entries())
    makeArticle(here, {
      title: `Awkward ${number}: ${text.slice(0, 40)}`.trim(),
      summary: text.slice(0, 200),
      body: text,
      category,
    });
  makeArticle(here, { slug: 'a-draft', status: ArticleStatus.DRAFT, publishedAt: null });
  makeArticle(here, {
    slug: 'planned',
    status: ArticleStatus.SCHEDULED,
    publishedAt: new Date('2099-05-01T09:30:00Z'),
  });
  const renamed = makeArticle(here, { slug: 'old-name', unpublishAt: new Date('2099-06-01T09:30:00Z') });
  makeArticle(here, { slug: 'thrown-away', status: ArticleStatus.DRAFT, publishedAt: null, deletedAt: new Date() });
  makeArticle(here, { slug: 'linking', body: 'See [what comes later](/resources/zebra).' });
  makeArticle(here, {
    slug: 'zebra',
    reviewedOn: '2026-11-20',
    seoTitle: 'Zebra: "stripes"',
    seoDescription: "# It's a description",
    isNoindex: true,
  });
  makeCaseStudy(here, {
    body: TEXTS.join('\n\n'),
    facts: [{ label: 'Network', value: 'none: "air"' }],
    cover: '/pictures/00000000000000000000000000000000/1600x900.avif',
    position: 7,
    seoTitle: 'Air: "none"',
    isNoindex: true,
  });
  makeCaseStudy(here, { status: CaseStudyStatus.DRAFT, publishedAt: null });
  await here.flush();
  await query(here, "update article set slug = 'new-name' where id = $1", [renamed.id]);
  await query(here, "insert into article_former_path (path, article_id) values ('/2024/05/ü', $1)", [renamed.id]);
  await query(here, "insert into imported_post (source, article_id) values ('ghost u-1', $1)", [renamed.id]);
  await query(
    here,
    `insert into article_version
       (article_id, version, slug, title, summary, body, cover, author_name, seo_title, reviewed_on, saved_at, saved_by,
        draft, pending)
     values ($1, 7, 'newer-name', 'Newer', '', $2, $3, 'Grace', 'Newest', '2026-11-21', now(), 'Ada Admin', true, true)`,
    [renamed.id, `A text that waits.\n\n![A rack](/pictures/${HASH}/800.webp)`, `/pictures/${HASH}/1600.webp`],
  );
  await makePictureRow(here, { hash: HASH, name: 'rack: "front".jpg', alt: 'A rack' });
  for (const [name, body] of Object.entries(FILES))
    await storages.get(here)!.put(`pictures/${HASH}/${name}`, body, 'image/webp');
  here.clear();
});
afterAll(async () => {
  for (const orm of orms) await orm.close();
  await rm(root, { recursive: true, force: true });
});

const HASH = '0123456789abcdef0123456789abcdef';
const FILES = { '800.webp': Buffer.from([0, 1, 2, 255]), 'share.jpg': Buffer.from('jpeg') };

const storages = new Map<SqlEntityManager, Storage>();

async function emptySite(): Promise<SqlEntityManager> {
  const orm = await openOrm((await cloneDatabase('content')).url, entities, 2);
  orms.push(orm);
  const em = orm.em.fork();
  storages.set(em, new FolderStorage(path.join(root, `files-${storages.size}`)));
  return em;
}
const take = (em: SqlEntityManager, folder: string) => exportContent(em, storages.get(em)!, folder);
const bring = (em: SqlEntityManager, folder: string, options?: Parameters<typeof importContent>[3]) =>
  importContent(em, storages.get(em)!, folder, options);

let folders = 0;
const newFolder = () => path.join(root, `export-${(folders += 1)}`);

async function exported(em: SqlEntityManager): Promise<string> {
  const folder = newFolder();
  await take(em, folder);
  return folder;
}

async function getBytes(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  const read = files.map(async (file): Promise<[string, string]> => [
    path.relative(folder, file),
    (await readFile(file)).toString('base64'),
  ]);
  return new Map((await Promise.all(read)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** An exported folder in which one article was rewritten. */
async function changed(slug: string, change: (text: string) => string | Buffer): Promise<string> {
  const folder = await exported(here);
  const file = path.join(folder, 'articles', `${slug}.md`);
  await writeFile(file, change(await readFile(file, 'utf8')));
  return folder;
}

describe('an export', () => {
  it('has the same bytes after an import into an empty site', async () => {
    const there = await emptySite();
    const first = await exported(here);
    const report = await bring(there, first);
    expect(report).toMatchObject({ created: 1 + 1 + DIFFICULT_TEXTS.length + 5 + 1 + 2, changed: 0, errors: [] });
    const [before, after] = [await getBytes(first), await getBytes(await exported(there))];
    expect(after).toEqual(before);
    expect([...before.keys()]).toContain(path.join('articles', 'new-name.md'));
  });

  it('contains the text, the scheduled date and the former URLs of articles', async () => {
    const there = await emptySite();
    await bring(there, await exported(here));
    const planned = await there.findOneOrFail(Article, { slug: 'planned' });
    expect([planned.status, planned.publishedAt?.toISOString()]).toEqual(['SCHEDULED', '2099-05-01T09:30:00.000Z']);
    const article = await there.findOneOrFail(Article, { slug: 'new-name' });
    expect(article.bodyHtml).toContain('<h2 id="what-is-logged">');
    const former = await query(there, 'select slug from article_former_slug where article_id = $1', [article.id]);
    expect(former).toEqual([{ slug: 'old-name' }]);
    const paths = 'select path, source from article_former_path natural join imported_post where article_id = $1';
    expect(await query(there, paths, [article.id])).toEqual([{ path: '/2024/05/ü', source: 'ghost u-1' }]);
    expect(await there.count(CaseStudy, { status: CaseStudyStatus.DRAFT })).toBe(1);
    expect(await there.count(CaseStudy, { position: 7, cover: { $ne: null }, isNoindex: true })).toBe(1);
    const zebra = await there.findOneOrFail(Article, { slug: 'zebra' });
    expect([zebra.reviewedOn, zebra.seoTitle, zebra.isNoindex]).toEqual(['2026-11-20', 'Zebra: "stripes"', true]);
    expect(article.unpublishAt?.toISOString()).toBe('2099-06-01T09:30:00.000Z');
    // The linked article comes later in the folder.
    const linking = await there.findOneOrFail(Article, { slug: 'linking' });
    expect(linking.bodyHtml).toContain('<a href="/resources/zebra">');
  });

  it('of an earlier version without former paths and texts for search engines can be imported', async () => {
    const folder = await exported(here);
    const file = path.join(folder, 'articles', 'new-name.md');
    const text = await readFile(file, 'utf8');
    const older = text
      .replace(/^(formerPaths|sources):\n(  - .*\n)+/gm, '')
      .replace(/^(reviewedOn|seoTitle|seoDescription|isNoindex): .*\n/gm, '');
    expect(older).not.toMatch(/formerPaths|sources|reviewedOn|seo|isNoindex/);
    await writeFile(file, older);
    expect((await bring(await emptySite(), folder)).errors).toEqual([]);
  });

  it('contains the drafts of articles, and pictures with their files', async () => {
    const there = await emptySite();
    await bring(there, await exported(here));
    const drafts = await query(there, 'select slug, saved_by, author_name from article_version where pending');
    expect(drafts).toMatchObject([{ slug: 'newer-name', savedBy: 'Ada Admin', authorName: 'Grace' }]);
    expect(await query(there, 'select alt from picture')).toEqual([{ alt: 'A rack' }]);
    const file = await storages.get(there)!.get(`pictures/${HASH}/800.webp`);
    expect(Buffer.concat(await file!.stream.toArray())).toEqual(FILES['800.webp']);
    expect(await query(there, 'select kind from picture_use where hash = $1', [HASH])).toEqual([{ kind: 'ARTICLE' }]);
  });

  it('has the fields of an article and of a draft in the order of earlier versions', async () => {
    const folder = await exported(here);
    const readNames = async (kind: string, known: readonly string[]) => {
      const file = await readFile(path.join(folder, kind, 'new-name.md'), 'utf8');
      return [...file.matchAll(/^(\w+):/gm)].flatMap(([, name]) => (name && known.includes(name) ? name : []));
    };
    const text = ['id', 'title', 'slug', 'summary', 'category'];
    const times = ['publishedAt', 'createdAt', 'updatedAt', 'unpublishAt'];
    const origins = ['formerSlugs', 'formerPaths', 'sources'];
    const [article, draft] = [
      [...text, 'author', 'cover', 'status', ...times, ...origins],
      [...text, 'cover', 'savedAt', 'savedBy'],
    ];
    expect(await readNames('articles', article)).toEqual(article);
    expect(await readNames('drafts', draft)).toEqual(draft);
  });

  it('leaves out articles in the trash', async () => {
    const names = await readdir(path.join(await exported(here), 'articles'));
    expect(names).not.toContain('thrown-away.md');
  });

  it('requires a new or empty folder, and leaves no files behind if it fails', async () => {
    const folder = newFolder();
    await mkdir(folder);
    await writeFile(path.join(folder, 'mine.txt'), 'mine');
    await expect(take(here, folder)).rejects.toThrow('is not empty');
    expect(await readdir(folder)).toEqual(['mine.txt']);
    await expect(take(here, path.join(folder, 'mine.txt', 'deeper'))).rejects.toThrow('cannot be written to');
    expect((await readdir(root)).filter((name) => name.includes('unfinished'))).toEqual([]);
  });
});

describe('an import', () => {
  it('changes nothing the second time, and then only the files that were edited', async () => {
    const there = await emptySite();
    await bring(there, await exported(here));
    expect(await bring(there, await exported(here))).toMatchObject({ created: 0, changed: 0, errors: [] });
    const folder = await changed('a-draft', (text) => `${text}\n\nA line more.`);
    expect(await bring(there, folder)).toMatchObject({ created: 0, changed: 1, errors: [] });
    const article = await there.findOneOrFail(Article, { slug: 'a-draft' });
    expect(article.bodyHtml).toContain('A line more.');
    const versions = await query(there, 'select body from article_version where article_id = $1', [article.id]);
    expect(versions).toHaveLength(1);
  });

  it.each<[string, (text: string) => string | Buffer, RegExp]>([
    ['no front matter', () => 'just text', /a-draft\.md: .*there is none between two lines of ---/],
    ['front matter that is not YAML', () => '---\n{a: [\n---\nbody', /a-draft\.md: its front matter cannot be read/],
    ['bytes that are no UTF-8', () => Buffer.from([0x2d, 0xff, 0xfe]), /a-draft\.md: is not valid UTF-8/],
    ['a zero byte', (text) => `${text}\0`, /holds a zero byte/],
    ['an unknown field', (text) => text.replace('title:', 'titel: x\ntitle:'), /titel/],
    [
      'a slug with a path in it',
      (text) => text.replace('slug: a-draft', 'slug: ../../etc'),
      /slug has other characters/,
    ],
    [
      'an unknown category',
      (text) => text.replace('category: null', 'category: nowhere'),
      /there is no category nowhere/,
    ],
    ['the address of another', (text) => text.replace('slug: a-draft', 'slug: planned'), /planned belongs to art_/],
    ['a text of 2 MB', (text) => text + 'x'.repeat(2_000_000), /is longer than/],
    [
      'a date that is none',
      (text) => text.replace('publishedAt: null', 'publishedAt: tomorrow'),
      /publishedAt is not an instant/,
    ],
    ['YAML that refers to itself', () => '---\na: &a [*a]\n---\nbody', /a-draft\.md/],
  ])('with %s reports the error and the file, and writes nothing', async (_name, change, sentence) => {
    const there = await emptySite();
    const report = await bring(there, await changed('a-draft', change));
    expect(report.errors.join('\n')).toMatch(sentence);
    expect(await there.count(Article)).toBe(0);
    expect(await query(there, "select 1 from audit_event where kind = 'content.imported'")).toEqual([]);
  });

  it('reports conflicts with existing content, and replaces the content with the replace option', async () => {
    const there = await emptySite();
    makeArticle(there, { slug: 'planned', title: 'Mine' });
    makeArticle(there, { slug: 'mine-too' });
    await there.flush();
    there.clear();
    const folder = await exported(here);
    expect((await bring(there, folder)).errors.join()).toContain('--replace');
    expect(await there.count(Article)).toBe(2);
    expect(await bring(there, folder, { replace: true })).toMatchObject({ removed: 2, errors: [] });
    expect(await getBytes(await exported(there))).toEqual(await getBytes(folder));
  });

  it('prevents the samples from being added later', async () => {
    const there = await emptySite();
    await bring(there, await exported(here));
    expect(await query(there, "select name from seed_run where name = 'articles'")).toHaveLength(1);
  });

  it('fails for a path that is not a folder', async () => {
    await expect(bring(here, path.join(root, 'nowhere'))).rejects.toThrow('is not a folder');
  });
});
