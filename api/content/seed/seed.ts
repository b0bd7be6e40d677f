import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { parse } from 'yaml';
import { makeArticle } from '../articles/article.factory.ts';
import { makeCaseStudy } from '../case-studies/case-study.factory.ts';
import type { CaseStudy } from '../case-studies/case-study.entity.ts';
import { makeCategory } from '../categories/category.factory.ts';
import type { Category } from '../categories/category.entity.ts';
import { content, isFirstRun, readTexts, type Text } from './content.ts';

interface ArticleFront {
  title: string;
  slug: string;
  /** The title in search results, if the other one is too long. */
  seoTitle?: string;
  summary: string;
  category: string;
  author: string;
  publishedAt: string;
}

type CaseStudyFront = Pick<
  CaseStudy,
  'id' | 'title' | 'summary' | 'industry' | 'setting' | 'problem' | 'facts' | 'illustrative'
> & { publishedAt: string };

/**
 * Adds the sample articles to an empty site, once, so that later changes and deletions by administrators stay. Returns
 * the number of articles, or 0 if it ran before.
 */
export async function seedArticles(em: SqlEntityManager): Promise<number> {
  return em.transactional(async (em) => {
    if (!(await isFirstRun(em, 'articles'))) return 0;
    const categories = await seedCategories(em);
    const texts = await readTexts<ArticleFront>('articles');
    for (const text of texts) seedArticle(em, text, categories);
    await em.flush();
    return texts.length;
  });
}

/**
 * Adds the sample case studies in the same way. The separate name lets a site that already has its articles get these
 * too.
 */
export async function seedCaseStudies(em: SqlEntityManager): Promise<number> {
  return em.transactional(async (em) => {
    if (!(await isFirstRun(em, 'case-studies'))) return 0;
    const texts = await readTexts<CaseStudyFront>('case-studies');
    for (const { front, body } of texts) makeCaseStudy(em, { ...front, ...at(front.publishedAt), body });
    await em.flush();
    return texts.length;
  });
}

async function seedCategories(em: SqlEntityManager): Promise<Map<string, Category>> {
  const text = await readFile(path.join(content, 'categories.yaml'), 'utf8');
  const categories = parse(text) as Pick<Category, 'name' | 'slug' | 'description' | 'position'>[];
  return new Map(categories.map((category) => [category.slug, makeCategory(em, category)]));
}

function seedArticle(em: SqlEntityManager, text: Text<ArticleFront>, categories: Map<string, Category>): void {
  const { title, slug, seoTitle = null, summary, category, author, publishedAt } = text.front;
  const filedUnder = categories.get(category);
  if (!filedUnder) throw new Error(`${text.file} names an unknown category: ${category}`);
  const article = makeArticle(em, {
    title,
    slug,
    seoTitle,
    summary,
    body: text.body,
    category: filedUnder,
    authorName: author,
    ...at(publishedAt),
  });
  // Rendered later, when all articles that it may link to exist.
  article.renderVersion = 0;
}

const at = (published: string) => {
  const instant = new Date(published);
  return { publishedAt: instant, createdAt: instant, updatedAt: instant };
};
