import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { parse } from 'yaml';
import { makeArticle } from '../articles/article.factory.ts';
import { makeCategory } from '../categories/category.factory.ts';
import type { Category } from '../categories/category.entity.ts';
import { projectRoot } from '../platform/root.ts';
import { query } from '../platform/sql.ts';

const content = path.join(projectRoot, 'api/seed/content');

interface FrontMatter {
  title: string;
  slug: string;
  summary: string;
  category: string;
  author: string;
  publishedAt: string;
}

/**
 * Puts the site's own content into an empty site, once: what an admin later changes or deletes stays so. Returns
 * how many articles it wrote, 0 where it had run before.
 */
export async function seed(em: SqlEntityManager): Promise<number> {
  return em.transactional(async (em) => {
    const fresh = await query(
      em,
      "insert into seed_run (name) values ('articles') on conflict do nothing returning name",
    );
    if (fresh.length === 0) return 0;
    const categories = await seedCategories(em);
    const files = (await readdir(path.join(content, 'articles'))).filter((name) => name.endsWith('.md'));
    for (const file of files) await seedArticle(em, path.join(content, 'articles', file), categories);
    await em.flush();
    return files.length;
  });
}

async function seedCategories(em: SqlEntityManager): Promise<Map<string, Category>> {
  const text = await readFile(path.join(content, 'categories.yaml'), 'utf8');
  const given = parse(text) as Pick<Category, 'name' | 'slug' | 'description' | 'position'>[];
  return new Map(given.map((category) => [category.slug, makeCategory(em, category)]));
}

async function seedArticle(em: SqlEntityManager, file: string, categories: Map<string, Category>): Promise<void> {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(await readFile(file, 'utf8')) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${file} has no front matter.`);
  const { title, slug, summary, category, author, publishedAt } = parse(head) as FrontMatter;
  const filedUnder = categories.get(category);
  if (!filedUnder) throw new Error(`${file} names an unknown category: ${category}`);
  const at = new Date(publishedAt);
  makeArticle(em, {
    title,
    slug,
    summary,
    body: body.trim(),
    category: filedUnder,
    authorName: author,
    publishedAt: at,
    createdAt: at,
    updatedAt: at,
  });
}
