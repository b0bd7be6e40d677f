import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { IsolationLevel } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { stringify } from 'yaml';
import { fail } from '../platform/errors.ts';
import { writeFrontMatter } from '../platform/front-matter.ts';
import { query } from '../platform/sql.ts';
import type { Storage } from '../platform/storage/storage.ts';
import {
  type ArticleFront,
  type CaseStudyFront,
  type CategoryFile,
  type DraftFront,
  type PictureFile,
  places,
} from './content.files.ts';

/** How many of each kind a folder holds. */
export interface ContentCounts {
  categories: number;
  articles: number;
  caseStudies: number;
  pictures: number;
}

const BATCH = 200;

/**
 * Writes all content into a new folder, as one moment of the database: Markdown with front matter, a file an article or
 * case study. The folder appears whole or not at all. The same content gives the same bytes.
 */
export async function exportContent(em: SqlEntityManager, storage: Storage, folder: string): Promise<ContentCounts> {
  await refuseUsed(folder);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  try {
    const counts = await em.transactional((inside) => writeAll(inside, storage, unfinished), {
      isolationLevel: IsolationLevel.REPEATABLE_READ,
    });
    // An empty folder may be there already; a rename replaces it.
    await rename(unfinished, folder);
    return counts;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function refuseUsed(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    return fail('BAD_USER_INPUT', `${folder} cannot be written to: ${error.code}.`);
  });
  if (names.length > 0) fail('BAD_USER_INPUT', `${folder} is not empty. Name a new folder.`);
}

async function writeAll(em: SqlEntityManager, storage: Storage, folder: string): Promise<ContentCounts> {
  for (const name of [places.articles, places.drafts, places.caseStudies])
    await mkdir(path.join(folder, name), { recursive: true });
  const categories = await query<CategoryFile[number]>(
    em,
    'select id, name, slug, description, position from category order by id',
  );
  await writeFile(path.join(folder, places.categories), stringify(categories, { lineWidth: 0 }));
  const articles = await eachRow<ArticleFront>(em, ARTICLES, (front, body) =>
    writeFile(path.join(folder, places.articles, `${front.slug}.md`), writeFrontMatter(front, body)),
  );
  await eachRow<DraftFront & { file: string }>(em, DRAFTS, ({ file, ...front }, body) =>
    writeFile(path.join(folder, places.drafts, `${file}.md`), writeFrontMatter(front, body)),
  );
  const caseStudies = await eachRow<CaseStudyFront>(em, CASE_STUDIES, (front, body) =>
    writeFile(path.join(folder, places.caseStudies, `${front.id}.md`), writeFrontMatter(front, body)),
  );
  const pictures = await writePictures(em, storage, folder);
  return { categories: categories.length, articles, caseStudies, pictures };
}

/** Instants to the millisecond, which is what the site itself keeps and shows. */
const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${column.replace('_at', 'At')}"`;
const dates = ['published_at', 'created_at', 'updated_at'].map(instant).join(', ');

const ARTICLES = `select id, title, slug, summary,
    (select category.slug from category where category.id = category_id) as category,
    author_name as author, cover, status, ${dates}, ${instant('unpublish_at')},
    array(select former.slug from article_former_slug former where former.article_id = article.id order by 1)
      as "formerSlugs",
    array(select path from article_former_path where article_id = article.id order by 1) as "formerPaths",
    array(select source from imported_post where article_id = article.id order by 1) as sources, body
  from article where id > $1 and deleted_at is null order by id limit ${BATCH}`;

const DRAFTS = `select draft.article_id as id, article.slug as file, draft.title, draft.slug, draft.summary,
    (select category.slug from category where category.id = draft.category_id) as category, draft.cover,
    ${instant('saved_at')}, draft.saved_by as "savedBy", draft.body
  from article_draft draft join article on article.id = draft.article_id
  where draft.article_id > $1 order by draft.article_id limit ${BATCH}`;

const CASE_STUDIES = `select id, title, summary, industry, setting, problem, facts, illustrative, status, ${dates}, body
  from case_study where id > $1 order by id limit ${BATCH}`;

/** Pictures in one list, and their files as they lie in the storage. */
async function writePictures(em: SqlEntityManager, storage: Storage, folder: string): Promise<number> {
  const pictures = await query<PictureFile[number]>(
    em,
    `select id, hash, name, alt, width, height, bytes, ${instant('created_at')} from picture order by id`,
  );
  await writeFile(path.join(folder, places.pictures), stringify(pictures, { lineWidth: 0 }));
  for (const { hash, name } of pictures) {
    const into = path.join(folder, places.pictureFiles, hash);
    await mkdir(into, { recursive: true });
    for (const { key } of await storage.list(`pictures/${hash}/`)) {
      const kept = await storage.get(key);
      if (!kept) fail('CONFLICT', `The picture ${name} was deleted while it was written. Please try again.`);
      await pipeline(kept.stream, createWriteStream(path.join(into, path.basename(key))));
    }
  }
  return pictures.length;
}

/** Reads rows a batch at a time, so that a large site needs no large memory. Returns how many there were. */
async function eachRow<Front extends { id: string }>(
  em: SqlEntityManager,
  sql: string,
  write: (front: Front, body: string) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (let last = ''; ;) {
    const rows = await query<Front & { body: string }>(em, sql, [last]);
    await Promise.all(rows.map(({ body, ...front }) => write(front as unknown as Front, body)));
    done += rows.length;
    if (rows.length < BATCH) return done;
    last = rows.at(-1)!.id;
  }
}
