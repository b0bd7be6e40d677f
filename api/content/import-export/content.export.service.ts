import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { IsolationLevel } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { stringify } from 'yaml';
import { articleColumns } from '#graphql/article-fields.ts';
import { ArticleVersionRow } from '../articles/drafts/article-version.entity.ts';
import { getKysely } from '#api/kysely.ts';
import { fail } from '#api/platform/errors.ts';
import { describeFileError } from '#api/platform/operator-files.ts';
import { writeFrontMatter } from '#api/platform/markdown/front-matter.ts';
import { toArray, toInstant } from '#api/platform/database/sql.ts';
import type { Storage } from '#api/platform/storage/storage.types.ts';
import { type ArticleFront, type CaseStudyFront, type DraftFront, places } from './content.files.ts';

/** How many of each kind a folder contains. */
export interface ContentCounts {
  categories: number;
  articles: number;
  caseStudies: number;
  pictures: number;
  /** Published articles whose changes are scheduled. The times are left out: each of two sites would publish them. */
  scheduledChanges: number;
}

const BATCH = 200;

/**
 * Writes all content into a new folder, from one snapshot of the database: Markdown with front matter, one file for
 * each article or case study. The folder is complete or does not exist. The same content gives the same bytes.
 */
export async function exportContent(em: SqlEntityManager, storage: Storage, folder: string): Promise<ContentCounts> {
  await refuseUsed(folder);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  try {
    const counts = await em.transactional((inside) => writeAll(inside, storage, unfinished), {
      isolationLevel: IsolationLevel.REPEATABLE_READ,
    });
    // The rename replaces an empty folder that already exists.
    await rename(unfinished, folder);
    return counts;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function refuseUsed(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    return fail('BAD_USER_INPUT', `${folder} cannot be written to. ${describeFileError(error) ?? error.message}`);
  });
  if (names.length > 0) fail('BAD_USER_INPUT', `${folder} is not empty. Name a new folder.`);
}

async function writeAll(em: SqlEntityManager, storage: Storage, folder: string): Promise<ContentCounts> {
  for (const name of [places.articles, places.drafts, places.caseStudies])
    await mkdir(path.join(folder, name), { recursive: true });
  const categories = await getKysely(em)
    .selectFrom('category')
    .select(['id', 'name', 'slug', 'description', 'position'])
    .orderBy('id')
    .execute();
  await writeFile(path.join(folder, places.categories), stringify(categories, { lineWidth: 0 }));
  // The front matter keeps its order, so that the same content gives the same bytes.
  const articles = await eachRow<ArticleFront>(
    (last) => readArticles(em, last),
    ({ id, title, slug, summary, category, author, ...others }, body) => {
      const front = { id, title, slug, summary, category, author, ...others };
      return writeFile(path.join(folder, places.articles, `${slug}.md`), writeFrontMatter(front, body));
    },
  );
  await eachRow<DraftFront & { file: string }>(
    (last) => readDrafts(em, last),
    ({ file, id, title, slug, summary, category, author, ...others }, body) => {
      const front = { id, title, slug, summary, category, author, ...others };
      return writeFile(path.join(folder, places.drafts, `${file}.md`), writeFrontMatter(front, body));
    },
  );
  const caseStudies = await eachRow<CaseStudyFront>(
    (last) => readCaseStudies(em, last),
    (front, body) => writeFile(path.join(folder, places.caseStudies, `${front.id}.md`), writeFrontMatter(front, body)),
  );
  const pictures = await writePictures(em, storage, folder);
  const scheduledChanges = await em.count(ArticleVersionRow, { publishAt: { $ne: null }, publishFailure: null });
  return { categories: categories.length, articles, caseStudies, pictures, scheduledChanges };
}

/** The author is called `author` in files. */
const frontColumns = articleColumns.filter((name) => name !== 'authorName');

const readArticles = (em: SqlEntityManager, last: string) =>
  getKysely(em)
    .selectFrom('article')
    .select(['id', 'authorName as author', ...frontColumns, 'status'])
    .select((eb) => [
      eb.selectFrom('category as c').select('c.slug').whereRef('c.id', '=', 'article.categoryId').as('category'),
      toInstant(eb.ref('publishedAt')).as('publishedAt'),
      toInstant(eb.ref('createdAt')).$notNull().as('createdAt'),
      toInstant(eb.ref('updatedAt')).$notNull().as('updatedAt'),
      toInstant(eb.ref('unpublishAt')).as('unpublishAt'),
      toArray(
        eb
          .selectFrom('article_former_slug as f')
          .select('f.slug as text')
          .whereRef('f.articleId', '=', 'article.id')
          .orderBy('f.slug'),
      ).as('formerSlugs'),
      toArray(
        eb
          .selectFrom('article_former_path as f')
          .select('f.path as text')
          .whereRef('f.articleId', '=', 'article.id')
          .orderBy('f.path'),
      ).as('formerPaths'),
      toArray(
        eb
          .selectFrom('imported_post as i')
          .select('i.source as text')
          .whereRef('i.articleId', '=', 'article.id')
          .orderBy('i.source'),
      ).as('sources'),
    ])
    .where('id', '>', last)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .limit(BATCH)
    .execute();

const readDrafts = (em: SqlEntityManager, last: string) =>
  getKysely(em)
    .selectFrom('article_version as draft')
    .innerJoin('article', 'article.id', 'draft.articleId')
    .select(['draft.articleId as id', 'article.slug as file'])
    .select(frontColumns.map((name) => `draft.${name}` as const))
    .select('draft.authorName as author')
    .select((eb) => [
      eb.selectFrom('category as c').select('c.slug').whereRef('c.id', '=', 'draft.categoryId').as('category'),
      toInstant(eb.ref('draft.savedAt')).$notNull().as('savedAt'),
      'draft.savedBy',
    ])
    .$narrowType<{ slug: string }>()
    .where('draft.pending', '=', true)
    .where('draft.articleId', '>', last)
    .orderBy('draft.articleId')
    .limit(BATCH)
    .execute();

const readCaseStudies = (em: SqlEntityManager, last: string) =>
  getKysely(em)
    .selectFrom('case_study')
    .select([
      'id',
      'title',
      'summary',
      'industry',
      'setting',
      'problem',
      'facts',
      'illustrative',
      'cover',
      'seoTitle',
      'seoDescription',
      'isNoindex',
      'position',
      'status',
    ])
    .select((eb) => [
      toInstant(eb.ref('publishedAt')).as('publishedAt'),
      toInstant(eb.ref('createdAt')).$notNull().as('createdAt'),
      toInstant(eb.ref('updatedAt')).$notNull().as('updatedAt'),
      'body',
    ])
    .where('id', '>', last)
    .orderBy('id')
    .limit(BATCH)
    .execute();

/** All pictures in one list, and their files as they are stored. */
async function writePictures(em: SqlEntityManager, storage: Storage, folder: string): Promise<number> {
  const pictures = await getKysely(em)
    .selectFrom('picture')
    .select(['id', 'hash', 'name', 'alt', 'width', 'height', 'bytes'])
    .select((eb) => toInstant(eb.ref('createdAt')).$notNull().as('createdAt'))
    .orderBy('id')
    .execute();
  await writeFile(path.join(folder, places.pictures), stringify(pictures, { lineWidth: 0 }));
  for (const { hash, name } of pictures) {
    const into = path.join(folder, places.pictureFiles, hash);
    await mkdir(into, { recursive: true });
    for (const { key } of await storage.list(`pictures/${hash}/`)) {
      const file = await storage.get(key);
      if (!file) fail('CONFLICT', `The picture ${name} was deleted while it was written. Please try again.`);
      await pipeline(file.stream, createWriteStream(path.join(into, path.basename(key))));
    }
  }
  return pictures.length;
}

/** Reads rows in batches, so that a large site needs little memory. Returns how many there were. */
async function eachRow<Front extends { id: string }>(
  read: (last: string) => Promise<(Front & { body: string })[]>,
  write: (front: Front, body: string) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (let last = ''; ;) {
    const rows = await read(last);
    await Promise.all(rows.map(({ body, ...front }) => write(front as unknown as Front, body)));
    done += rows.length;
    if (rows.length < BATCH) return done;
    last = rows.at(-1)!.id;
  }
}
