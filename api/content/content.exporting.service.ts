import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IsolationLevel } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { stringify } from 'yaml';
import { fail } from '../platform/errors.ts';
import { writeFrontMatter } from '../platform/front-matter.ts';
import { query } from '../platform/sql.ts';
import { type ArticleFront, type CaseStudyFront, type CategoryFile, places } from './content.files.ts';

/** How many of each kind a folder holds. */
export interface ContentCounts {
  categories: number;
  articles: number;
  caseStudies: number;
}

const BATCH = 200;

/**
 * Writes all content into a new folder, as one moment of the database: Markdown with front matter, a file an article or
 * case study. The folder appears whole or not at all. The same content gives the same bytes.
 */
export async function exportContent(em: SqlEntityManager, folder: string): Promise<ContentCounts> {
  await refuseUsed(folder);
  const unfinished = `${folder}.unfinished-${process.pid}`;
  try {
    const counts = await em.transactional((inside) => writeAll(inside, unfinished), {
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

async function writeAll(em: SqlEntityManager, folder: string): Promise<ContentCounts> {
  for (const name of [places.articles, places.caseStudies]) await mkdir(path.join(folder, name), { recursive: true });
  const categories = await query<CategoryFile[number]>(
    em,
    'select id, name, slug, description, position from category order by id',
  );
  await writeFile(path.join(folder, places.categories), stringify(categories, { lineWidth: 0 }));
  const articles = await eachRow<ArticleFront>(em, ARTICLES, (front, body) =>
    writeFile(path.join(folder, places.articles, `${front.slug}.md`), writeFrontMatter(front, body)),
  );
  const caseStudies = await eachRow<CaseStudyFront>(em, CASE_STUDIES, (front, body) =>
    writeFile(path.join(folder, places.caseStudies, `${front.id}.md`), writeFrontMatter(front, body)),
  );
  return { categories: categories.length, articles, caseStudies };
}

/** Instants to the millisecond, which is what the site itself keeps and shows. */
const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${column.replace(/_a/, 'A')}"`;
const dates = ['published_at', 'created_at', 'updated_at'].map(instant).join(', ');

const ARTICLES = `select id, title, slug, summary,
    (select category.slug from category where category.id = category_id) as category,
    author_name as author, cover, status, ${dates},
    array(select former.slug from article_former_slug former where former.article_id = article.id order by 1)
      as "formerSlugs", body
  from article where id > $1 order by id limit ${BATCH}`;

const CASE_STUDIES = `select id, title, summary, industry, setting, problem, facts, illustrative, status, ${dates}, body
  from case_study where id > $1 order by id limit ${BATCH}`;

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
