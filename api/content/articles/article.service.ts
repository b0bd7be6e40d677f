import type { ArticleChanges } from '#graphql/article-fields.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { refuseStaleText } from '#api/operation/audit/stale.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { refuseComplexText } from '#api/platform/markdown/markdown.ts';
import { Article } from './article.entity.ts';
import { keepLinks, lockArticle, refreshLinksTo } from './links/article.link.service.ts';
import { makeSlug } from '#api/platform/slug.ts';
import { articlePolicy } from './article.policy.ts';
import { applyChanges, makeFreeSlug } from './article.text.service.ts';
import { isOwnAutosave, keepFormer, keepVersion, nextVersion } from './drafts/article.versions.service.ts';

type NewArticle = Partial<ArticleChanges> & { title: string };

export async function createArticle(context: Context, input: NewArticle): Promise<Article> {
  const { viewer } = context;
  authorize(articlePolicy, viewer, 'create', null);
  await refuseComplexText(input.body);
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const article = new Article();
    article.title = input.title;
    article.slug = input.slug ? '' : await makeFreeSlug(em, makeSlug(input.title));
    article.authorName = viewer.kind === 'user' ? viewer.name : '';
    await applyChanges(within, article, input);
    em.persist(article);
    await keepVersion(within, article, article);
    await keepLinks(em, article);
    await record(context, em, { kind: 'article.created', subjectId: article.id, details: { slug: article.slug } });
    return article;
  });
}

/** The number of errors that the publishing check found, and the reason to continue anyway. */
export interface Override {
  reason: string;
  errors: number;
}

/**
 * Changes the given fields. If the input names the version that its author started from and a newer one exists,
 * fails with CONFLICT. The row is locked first, so that simultaneous saves run one after the other.
 */
export async function updateArticle(
  context: Context,
  id: string,
  changes: Partial<ArticleChanges>,
  expectedVersion?: number | null,
  override?: Override | null,
  isAutosave = false,
): Promise<Article> {
  authorize(articlePolicy, context.viewer, 'update', null);
  await refuseComplexText(changes.body);
  return context.em.transactional(async (em) => {
    const within = { ...context, em };
    const article = await findArticleForUpdate(within, id);
    authorize(articlePolicy, context.viewer, 'update', article);
    if (expectedVersion && expectedVersion !== article.version) await refuseStaleText(within, 'article', id);
    await keepFormer(em, article);
    const former = article.slug;
    await applyChanges(within, article, changes);
    article.updatedAt = new Date();
    const goesOn = isAutosave && (await isOwnAutosave(within, article));
    article.version = await nextVersion(em, article);
    await keepVersion(within, article, article, { isAutosave });
    await keepLinks(em, article);
    if (article.slug !== former) await refreshLinksTo(em, [article]);
    if (goesOn) return article;
    const details = { slug: article.slug, version: article.version, ...override };
    await record(context, em, { kind: 'article.updated', subjectId: id, details });
    return article;
  });
}

/** Loads an article and locks its row until the transaction ends. Concurrent changes wait. */
export async function findArticleForUpdate(context: Context, id: string): Promise<Article> {
  await lockArticle(context.em, id);
  return findArticle(context, id);
}

/**
 * Loads an article that is not in the trash for a change. The policy then decides whether this viewer may learn that it
 * exists.
 */
export async function findArticle({ em }: Context, id: string): Promise<Article> {
  return (
    (await em.findOne(Article, { id, deletedAt: null }, { populate: ['category'] })) ??
    fail('NOT_FOUND', 'This article does not exist.')
  );
}
