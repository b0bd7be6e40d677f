import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { articlePolicy } from './article.policy.ts';
import { findArticle } from './article.service.ts';

/** Publishes now, or at `at` where that lies ahead. */
export async function publishArticle(context: Context, id: string, at?: Date | null): Promise<Article> {
  const article = await findArticle(context, id);
  authorize(articlePolicy, context.viewer, 'publish', article);
  const now = new Date();
  const wasLive = article.status === ArticleStatus.PUBLISHED;
  article.status = at && at > now ? ArticleStatus.SCHEDULED : ArticleStatus.PUBLISHED;
  article.publishedAt = at ?? (wasLive ? article.publishedAt : now);
  await context.em.flush();
  return article;
}

/** Takes an article back to draft; its address answers "not found" from the next request on. */
export async function unpublishArticle(context: Context, id: string): Promise<Article> {
  const article = await findArticle(context, id);
  authorize(articlePolicy, context.viewer, 'unpublish', article);
  article.status = ArticleStatus.DRAFT;
  await context.em.flush();
  return article;
}
