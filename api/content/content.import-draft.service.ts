import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { ArticleDraftRow } from '../articles/drafts/article-draft.entity.ts';
import { Article, ArticleStatus } from '../articles/article.entity.ts';
import { Category } from '../categories/category.entity.ts';
import { assign, created } from './content.assign.ts';
import type { DraftFront } from './content.files.ts';
import type { ParsedFile } from './content.read.ts';

/** Stores a draft of a published or scheduled article. Returns what changed. */
export async function putDraft(em: SqlEntityManager, { front, body }: ParsedFile<DraftFront>) {
  const { id, slug, title, summary, category, cover, savedBy } = front;
  const article = await em.findOne(Article, { id, status: { $ne: ArticleStatus.DRAFT } });
  if (!article) return 'unchanged';
  const categoryRow = category ? await em.findOne(Category, { slug: category }) : null;
  const text = { slug, title, summary, body, categoryId: categoryRow?.id ?? null, cover };
  const save = { savedAt: new Date(front.savedAt), savedBy };
  const draft = await em.findOne(ArticleDraftRow, { articleId: id });
  if (!draft)
    return created(em.create(ArticleDraftRow, { articleId: id, version: article.version + 1, ...text, ...save }));
  const outcome = assign(draft, text);
  if (outcome === 'changed') Object.assign(draft, { ...save, accountId: null, version: draft.version + 1 });
  return outcome;
}
