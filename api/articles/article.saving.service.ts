import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import type { Article } from './article.entity.ts';
import { articlePolicy } from './article.policy.ts';
import { publishUncheckedArticle, unpublishArticle } from './article.publishing.service.ts';
import { findArticleForUpdate, updateArticle } from './article.service.ts';
import type { ArticleText } from './article.text.service.ts';

export type Saving = 'save' | 'publish' | 'unpublish';

/**
 * Saves what was changed from the text of `seen` (its `updatedAt`) and, in the same moment, puts it on the site or takes
 * it off. Refused where somebody else has saved since: nobody's words are lost unseen.
 */
export async function saveArticle(
  context: Context,
  id: string,
  input: ArticleText,
  { seen, act }: { seen: string; act: Saving },
): Promise<Article> {
  return context.em.transactional(async (em) => {
    const inside = { ...context, em };
    const article = await findArticleForUpdate(inside, id);
    authorize(articlePolicy, context.viewer, 'update', article);
    if (article.updatedAt.toISOString() !== seen)
      fail('CONFLICT', 'Another person saved this article while you were editing. Your text is not lost.');
    await updateArticle(inside, id, input);
    if (act === 'publish') return publishUncheckedArticle(inside, id);
    if (act === 'unpublish') return unpublishArticle(inside, id);
    return article;
  });
}
