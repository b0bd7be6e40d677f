import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { MikroORM, SqlEntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Article } from '../articles/article.entity.ts';
import { makeArticle } from '../articles/article.factory.ts';
import { makeCategory } from '../categories/category.factory.ts';
import { DIFFICULT_TEXTS } from '#graphql/difficult-texts.ts';
import { entities } from '#api/entities.ts';
import { openOrm } from '#api/platform/database/orm.ts';
import { readEnv } from '#api/platform/env.ts';
import { cloneDatabase } from '#api/testing/database.ts';
import { getPng } from '#api/testing/picture-files.ts';
import { query } from '#api/testing/query.ts';
import { importPosts } from './content.import-posts.service.ts';

// The fixture is what wordpress-export-to-markdown 2.2.2 wrote from an export of WordPress, with its downloaded pictures.
const FIXTURE = path.join(import.meta.dirname, 'fixtures/wordpress-export-to-markdown');

const orms: MikroORM[] = [];
let root: string;
beforeAll(async () => void (root = await mkdtemp(path.join(os.tmpdir(), 'posts-'))));
afterAll(async () => {
  for (const orm of orms) await orm.close();
  await rm(root, { recursive: true, force: true });
});

async function emptySite(): Promise<SqlEntityManager> {
  const orm = await openOrm((await cloneDatabase('posts')).url, entities, 2);
  orms.push(orm);
  return orm.em.fork();
}

const bring = (em: SqlEntityManager, folder: string, keepPublished = false) =>
  importPosts(em, folder, {
    env: readEnv({ NODE_ENV: 'test', SITE_NAME: 'Safe AI', DATA_DIR: path.join(root, 'data') }),
    keepPublished,
  });

const find = async (em: SqlEntityManager, slug: string) => {
  em.clear();
  return em.findOneOrFail(Article, { slug }, { populate: ['category', 'body', 'bodyHtml'] });
};

let folders = 0;
/** A folder with these files. */
async function write(files: Record<string, string | Buffer>): Promise<string> {
  const folder = path.join(root, `folder-${(folders += 1)}`);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

const post = (front: string, body = 'Text.') => `---\n${front}\n---\n\n${body}\n`;

describe('a folder that wordpress-export-to-markdown wrote', () => {
  it('becomes drafts with their texts, dates, categories, pictures and old paths', async () => {
    const em = await emptySite();
    const report = await bring(em, FIXTURE);
    expect(report).toMatchObject({ created: 2, known: 0, errors: [] });
    const tides = await find(em, 'tide-tables');
    expect(tides).toMatchObject({ title: 'Tide tables: "high" & low', authorName: 'Safe AI', status: 'DRAFT' });
    expect(tides.category?.name).toBe('Tides and moon');
    expect(tides.createdAt.toISOString()).toBe('2024-03-07T00:00:00.000Z');
    expect(tides.cover).toMatch(/^\/pictures\/[0-9a-f]{32}\/60x40\.webp$/);
    for (const part of [
      'High water comes **twice** a day.',
      `![The east pier](${tides.cover})\n\nThe pier at low water`,
      `[![Pier](${tides.cover})](https://harbor.example/uploads/pier.png)`,
      '| Monday | 7:10 |',
      '```\ntide --port harbor\n```',
    ])
      expect(tides.body).toContain(part);
    expect(tides.bodyHtml).toContain('<table>');
    expect(await query(em, 'select name, alt from picture')).toEqual([{ name: 'pier.png', alt: 'The east pier' }]);
    const paths = await query<{ path: string }>(em, 'select path from article_former_path order by path');
    expect(paths.map(({ path }) => path)).toEqual(['/2024/03/tide-tables', '/2024/04/ropes']);
    const audited = "select details from audit_event where kind = 'content.imported'";
    expect(await query(em, audited)).toEqual([{ details: { created: 2 } }]);
  });

  it('has a report that names what an article cannot have', async () => {
    expect((await bring(await emptySite(), FIXTURE)).notes).toEqual([
      '2024/03/tide-tables: <iframe> stands in the text and is not shown',
      '2024/03/tide-tables: further categories left out: boats',
      '2024/03/tide-tables: tags left out: moon',
      expect.stringContaining('2024/04/ropes: picture not imported: gull.gif: GIF pictures are not supported'),
    ]);
  });

  it('adds only new posts the second time, and keeps what an editor changed', async () => {
    const em = await emptySite();
    const folder = path.join(root, 'twice');
    await cp(FIXTURE, folder, { recursive: true });
    await bring(em, folder);
    await query(em, "update article set title = 'Edited', slug = 'edited' where slug = 'ropes'");
    await mkdir(path.join(folder, '2024/05'), { recursive: true });
    await writeFile(path.join(folder, '2024/05/knots.md'), post('title: "Knots"\ndate: "2024-05-01"'));
    expect(await bring(em, folder)).toMatchObject({ created: 1, known: 2 });
    expect((await find(em, 'edited')).title).toBe('Edited');
    expect(await em.count(Article)).toBe(3);
  });

  it('is published with its dates only with the option for it, except posts of the future and drafts', async () => {
    const em = await emptySite();
    const folder = await write({
      'past.md': post('title: "Past"\ndate: "2024-05-01"'),
      'future.md': post('title: "Future"\ndate: "2999-05-01"'),
      '_drafts/waiting.md': post('title: "Waiting"\ndate: "2024-05-01"\ndraft: true'),
      'private.md': post('title: "Private"\ndate: "2024-05-01"\nstatus: "private"'),
    });
    await bring(em, folder, true);
    const published = "select slug, published_at::date::text as at from article where status = 'PUBLISHED'";
    expect(await query(em, published)).toEqual([{ slug: 'past', at: '2024-05-01' }]);
  });
});

describe('a folder of posts', () => {
  it('can have a file for each post, dates in the names, and pictures in one folder', async () => {
    const em = await emptySite();
    const folder = await write({
      'post/2024-05-01-knots.md': post('title: "Knots"', '![A knot](images/a%20knot.png) ![B](<images/b c.png>)'),
      'post/images/a knot.png': getPng(60, 40),
      'post/images/b c.png': getPng(50, 40),
    });
    expect((await bring(em, folder)).notes).toEqual([]);
    expect((await find(em, 'knots')).body).toMatch(
      /^!\[A knot\]\(\/pictures\/\w+\/60x40\.webp\) !\[B\]\(\/pictures\/\w+\/50x40\.webp\)$/,
    );
    const paths = 'select path from article_former_path';
    expect(await query(em, paths)).toEqual([{ path: '/2024-05-01-knots' }]);
  });

  it('gets free slugs and the categories of this site', async () => {
    const em = await emptySite();
    makeArticle(em, { slug: 'knots' });
    makeCategory(em, { name: 'Fog & mist', slug: 'fog' });
    await em.flush();
    const folder = await write({
      'a/knots/index.md': post('title: "One"\ntags:\n  - "fog"'),
      'b/knots/index.md': post('title: "Two"\ncategories:\n  - "fog"'),
    });
    await bring(em, folder);
    for (const slug of ['knots-2', 'knots-3']) expect((await find(em, slug)).category?.name).toBe('Fog & mist');
  });

  it('keeps every difficult text as title, category and body, and reads pictures only from its own folders', async () => {
    const em = await emptySite();
    await writeFile(path.join(root, 'secret.png'), getPng(60, 40));
    const files = DIFFICULT_TEXTS.map((text, number): [string, string] => [
      `post-${number}.md`,
      post(
        `title: ${JSON.stringify(text)}\ncategories: [${JSON.stringify(text)}]\nslug: ${JSON.stringify(text)}`,
        text,
      ),
    ]);
    const outside = '![A](images/..%2f..%2fsecret.png) ![B](../secret.png) ![C](images/link.png)';
    const folder = await write({
      ...Object.fromEntries(files),
      'outside.md': post('coverImage: ../../secret.png', outside),
    });
    await mkdir(path.join(folder, 'images'));
    await symlink(path.join(root, 'secret.png'), path.join(folder, 'images/link.png'));
    const report = await bring(em, folder);
    expect([report.errors, report.created]).toEqual([[], DIFFICULT_TEXTS.length + 1]);
    expect(await query(em, 'select 1 from picture')).toEqual([]);
    expect((await find(em, 'outside')).cover).toBeNull();
  });

  it.each([
    ['no front matter', { 'a.md': 'just text' }, 'a.md: its front matter cannot be read'],
    ['front matter that is not YAML', { 'a.md': '---\n{a: [\n---\nbody' }, 'a.md: its front matter cannot be read'],
    ['a date that is none', { 'a.md': post('date: "Invalid DateTime"') }, 'a.md: date is not a date'],
    ['bytes that are no UTF-8', { 'a.md': Buffer.from([0x2d, 0xff]) }, 'a.md: is not valid UTF-8'],
  ] as [string, Record<string, string | Buffer>, string][])(
    'with %s reports the error and the file, and writes nothing',
    async (_name, files, sentence) => {
      const em = await emptySite();
      const { errors } = await bring(em, await write({ 'good.md': post('title: "Good"'), ...files }));
      expect(errors.join('\n')).toContain(sentence);
      expect(await em.count(Article)).toBe(0);
    },
  );

  it('without posts is not imported', async () => {
    const { errors } = await bring(await emptySite(), await write({ 'a.txt': 'text' }));
    expect(errors.join()).toContain('holds neither an export of this site nor Markdown posts');
  });
});
