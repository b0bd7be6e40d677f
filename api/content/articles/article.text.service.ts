import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Category } from '../categories/category.entity.ts';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { makeSlug, makeUnique } from '#api/platform/slug.ts';
import { type ArticleChanges, type ArticleFields, changeArticle, toFields } from '#graphql/article-fields.ts';
import { SLUG_LENGTH } from '#graphql/slug.ts';
import { findCover } from '../pictures/picture.read.service.ts';
import type { Article } from './article.entity.ts';
import { renderLinked } from './links/article.link.service.ts';

/** Sets the fields of the input and renders the text once, so that reading does not render. */
export async function applyChanges(
  context: Context,
  article: Article,
  changes: Partial<ArticleChanges>,
): Promise<void> {
  Object.assign(article, await checkChanges(context, article, changes));
  await renderLinked(context.em, article, true);
}

/** The columns of an article after a change. Refuses a slug, category or cover that it cannot have. */
export async function checkChanges(context: Context, article: Article, changes: Partial<ArticleChanges>) {
  const { categoryId, ...columns } = changeArticle(toFields(article), changes);
  const { slug, cover } = columns;
  columns.authorName ||= article.authorName;
  if (slug !== article.slug) await refuseTakenSlug(context, slug, article.id);
  const category = await findCategory(context, categoryId);
  if (cover !== article.cover) columns.cover = await findCover(context, cover);
  return { ...columns, category };
}

async function findCategory({ em }: Context, id: string | null): Promise<Category | null> {
  if (id === null) return null;
  const message = 'Category not found';
  return (
    (await em.findOne(Category, { id })) ??
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'categoryId'], message }])
  );
}

async function refuseTakenSlug(context: Context, slug: string, id: string): Promise<void> {
  if (!(await isSlugTaken(context, slug, id))) return;
  const message = 'Another article has this URL name, or had it and still redirects from it';
  fail('CONFLICT', message, [{ path: ['input', 'slug'], message }]);
}

/**
 * The slug of an article that was never published follows its title while it is made from it: an article is first saved
 * when its title is half written.
 */
export async function renewSlug(
  em: SqlEntityManager,
  article: Article,
  { title, slug }: ArticleFields,
): Promise<string> {
  const former = makeSlug(article.title);
  const next = makeSlug(title);
  const isMade = article.slug === former || article.slug.replace(/-\d+$/, '') === former;
  if (article.publishedAt || slug !== article.slug || !isMade || next === former) return slug;
  return makeFreeSlug(em, next);
}

export const isSlugTaken = async ({ em }: Context, slug: string, id: string): Promise<boolean> =>
  (await selectTakenSlugs(em).where('owner.slug', '=', slug).where('owner.id', '<>', id).execute()).length > 0;

/**
 * The current and former slugs of all articles that are not in the trash. A former slug redirects to its article, so no
 * other article can take it.
 */
const selectTakenSlugs = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom((eb) =>
      eb
        .selectFrom('article')
        .select(['article.slug', 'article.id'])
        .where('deletedAt', 'is', null)
        .unionAll(
          eb
            .selectFrom('article_former_slug as f')
            .innerJoin('article as a', 'a.id', 'f.articleId')
            .select(['f.slug', 'f.articleId as id'])
            .where('a.deletedAt', 'is', null),
        )
        .as('owner'),
    )
    .select('owner.slug');

/** `base`, or `base-2`, `base-3` … if it is taken. */
export async function makeFreeSlug(em: SqlEntityManager, base: string): Promise<string> {
  // A number shortens a long slug.
  const start = base.slice(0, SLUG_LENGTH - 10);
  const rows = await selectTakenSlugs(em)
    .where(({ fn, val }) => fn<boolean>('starts_with', ['owner.slug', val(start)]))
    .execute();
  const usedSlugs = new Set(rows.map((row) => row.slug));
  return makeUnique(base, (slug) => usedSlugs.has(slug));
}
