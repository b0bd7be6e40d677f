import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Article, ArticleStatus } from './article.entity.ts';
import { renderText } from '#api/platform/markdown/markdown-render.ts';
import { setRendered } from './article.render.ts';

/** A valid published article for the seed and for tests. `values` overrides its values. */
export function makeArticle(em: SqlEntityManager, values: Partial<Article> = {}): Article {
  const number = Math.random().toString(36).slice(2, 10);
  const article = em.create(Article, {
    slug: `article-${number}`,
    title: `Article ${number}`,
    summary: 'What an offline system writes to its own disk, and who may read it.',
    body: '## What is logged\n\nEvery question, every answer and the pages it came from.',
    status: ArticleStatus.PUBLISHED,
    publishedAt: new Date(),
    authorName: 'Safe AI Engineering',
    ...values,
  });
  setRendered(article, renderText(article.body));
  return article;
}
