import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { setUntilCommit } from '#api/platform/database/migrate.ts';
import { readFrontMatter } from '#api/platform/markdown/front-matter.ts';
import { projectRoot } from '#api/platform/root.ts';

export const content = path.join(projectRoot, 'api/content/seed/content');

export interface Text<Front> {
  file: string;
  front: Front;
  body: string;
}

/** Reads every Markdown file in a folder of the site's own content. */
export async function readTexts<Front>(folder: string): Promise<Text<Front>[]> {
  const files = (await readdir(path.join(content, folder))).filter((name) => name.endsWith('.md'));
  return Promise.all(files.map((name) => readText<Front>(path.join(content, folder, name))));
}

async function readText<Front>(file: string): Promise<Text<Front>> {
  const text = readFrontMatter(await readFile(file, 'utf8'));
  if (!text) throw new Error(`${file} has no front matter.`);
  return { file, front: text.front as Front, body: text.body.trim() };
}

/**
 * True only the first time for this name in this database. Content is seeded once; after that, it belongs to the
 * administrators.
 */
export async function isFirstRun(em: SqlEntityManager, name: string): Promise<boolean> {
  const rows = await getKysely(em)
    .insertInto('seed_run')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute();
  // The content is rendered in this transaction, which takes longer than the pool allows on a slow machine.
  await setUntilCommit(getKysely(em), { idle_in_transaction_session_timeout: 0 });
  return rows.length > 0;
}
