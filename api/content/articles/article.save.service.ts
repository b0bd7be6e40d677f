import { isDeepStrictEqual } from 'node:util';
import { type ArticleChanges, changeArticle, toFields } from '#graphql/article-fields.ts';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import { findLastChange } from '#api/operation/audit/stale.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { applyToSubject, readOwnSubject } from './article.issues.service.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { articlePolicy } from './article.policy.ts';
import { publishOwnText, unpublishArticle } from './article.publish.service.ts';
import { findOverride } from './drafts/article.publish-draft.service.ts';
import { findArticleForUpdate, type Override, updateArticle } from './article.service.ts';

export type SaveAction = 'save' | 'publish' | 'unpublish';

interface SaveOptions {
  /** The `updatedAt` of the text that was changed. */
  expectedUpdatedAt: string;
  action: SaveAction;
  overrideReason: string | null;
}

/**
 * Saves changes of the server-rendered form and, in the same transaction, publishes or unpublishes the article. Refuses
 * them if the article was saved after `expectedUpdatedAt`, or if readers would see a text with errors and no
 * reason is given.
 */
export async function saveArticle(
  context: Context,
  id: string,
  changes: Partial<ArticleChanges>,
  options: SaveOptions,
): Promise<Article> {
  const { expectedUpdatedAt, action } = options;
  authorize(articlePolicy, context.viewer, 'update', null);
  const override = await checkForReaders(context, id, changes, options);
  return context.em.transactional(async (em) => {
    const inside = { ...context, em };
    const article = await findArticleForUpdate(inside, id);
    if (article.updatedAt.toISOString() !== expectedUpdatedAt) {
      if (isCarriedOut(article, changes, action)) return article;
      const { isOwn, name } = await findLastSave(inside, id);
      const who = isOwn ? 'You' : (name ?? 'Another person');
      fail(
        'CONFLICT',
        `${who} saved this article${isOwn ? ' elsewhere' : ''} while you were editing. Your text is not lost.`,
      );
    }
    await updateArticle(inside, id, changes, null, action === 'save' ? override : null);
    if (action === 'publish') return publishOwnText(inside, id, override);
    if (action === 'unpublish') return unpublishArticle(inside, id);
    return article;
  });
}

const saves: AuditKind[] = [
  'article.created',
  'article.updated',
  'article.published',
  'article.scheduled',
  'article.unpublished',
];

/** Who saved the text of an article last, outside of its draft. */
export const findLastSave = (context: Context, id: string) => findLastChange(context, saves, id);

/** True if the form has nothing to change: the answer to its first sending was lost, and the person sends it again. */
function isCarriedOut(article: Article, changes: Partial<ArticleChanges>, action: SaveAction): boolean {
  const isPublished = article.status === ArticleStatus.PUBLISHED;
  if (action !== 'save' && isPublished !== (action === 'publish')) return false;
  const fields = toFields(article);
  return isDeepStrictEqual(changeArticle(fields, changes), fields);
}

/** Runs the publishing check on a text that readers would see. It runs before the row is locked, as in publishArticle. */
async function checkForReaders(
  context: Context,
  id: string,
  changes: Partial<ArticleChanges>,
  { action, overrideReason }: SaveOptions,
): Promise<Override | null> {
  if (action === 'unpublish') return null;
  const { status, ...subject } = await readOwnSubject({ ...context }, id);
  if (action === 'save' && status === ArticleStatus.DRAFT) return null;
  return findOverride(context, applyToSubject(subject, changes), overrideReason);
}
