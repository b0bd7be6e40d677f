import { findShownPicture, renewPictures } from '#api/content/pictures/picture.read.service.ts';
import type { Context } from '#api/platform/context.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { renderStoredMarkdown } from '#api/platform/markdown/markdown.ts';
import { Article, ArticleStatus } from '../article.entity.ts';
import { findDraft } from '../drafts/article.drafts.service.ts';
import { readLinkTargets } from '../links/article.link.service.ts';
import { findLinked } from './preview-link.service.ts';
import type { PreviewedArticle } from './preview-link.type.ts';

/** Counts every opening, also of links that work: a reviewer reloads, and an office shares one address. */
const previewPerAddress: Limit = { name: 'preview address', atMost: 120, seconds: 30 * 60 };

/** The article whose preview link this browser has opened, with the text that its draft has now. Null if no link works. */
export async function readPreview(context: Context): Promise<PreviewedArticle | null> {
  const { em, browser, client, services } = context;
  const token = browser.links.preview;
  if (!token) return null;
  await countTry(em, previewPerAddress, client.address, services.env.LIMITS_SCALE);
  const link = await findLinked(em, token);
  if (!link) return null;
  const article = await em.findOneOrFail(Article, { id: link.articleId }, { populate: ['category'] });
  const draft = await findDraft(em, article.id);
  // A draft that a later change of the article overtook is not what would be published.
  const text = draft && draft.version > article.version ? draft : article;
  const body = await renewPictures(em, text.body);
  const { tree, readingMinutes } = await renderStoredMarkdown(body, await readLinkTargets(em, body));
  const { title, summary, category, reviewedOn } = text;
  return {
    title,
    summary: summary || null,
    category,
    reviewedOn,
    bodyTree: tree,
    readingMinutes,
    author: { name: text.authorName ?? article.authorName },
    coverPicture: await findShownPicture(context, text.cover),
    // A draft keeps the date of its former publication or schedule, but gets another one.
    publishedAt: article.status === ArticleStatus.DRAFT ? null : article.publishedAt,
    isPublished: text === article && article.status === ArticleStatus.PUBLISHED,
    savedAt: text === draft ? draft.savedAt : article.updatedAt,
    expiresAt: link.expiresAt,
  };
}
