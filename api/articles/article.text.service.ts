import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Category } from '../categories/category.entity.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { knownAddress } from '../pictures/picture.reading.service.ts';
import { query } from '../platform/sql.ts';
import type { Article } from './article.entity.ts';
import { renderLinked } from './article.linking.service.ts';

/** The text of an article in a change. Absent fields stay unchanged; null clears a field that may be empty. */
export type ArticleText = Partial<Nullable<Pick<Article, 'title' | 'summary' | 'body' | 'slug' | 'cover'>>> & {
  categoryId?: string | null | undefined;
};

type Nullable<Text> = { [Name in keyof Text]: Text[Name] | null | undefined };

/** Sets what the input names and renders the text once, here, so that no reader pays for it. */
export async function applyText(context: Context, article: Article, input: ArticleText): Promise<void> {
  if (input.slug && input.slug !== article.slug) await refuseTakenSlug(context, input.slug, article.id);
  article.slug = input.slug ?? article.slug;
  article.title = input.title ?? article.title;
  if (input.summary !== undefined) article.summary = input.summary ?? '';
  if (input.categoryId !== undefined) article.category = await findCategory(context, input.categoryId);
  if (input.cover !== undefined && input.cover !== article.cover) article.cover = await findCover(context, input.cover);
  if (input.body !== undefined) article.body = input.body ?? '';
  await renderLinked(context.em, article, true);
}

export async function findCategory({ em }: Context, id: string | null): Promise<Category | null> {
  if (id === null) return null;
  const message = 'Category not found';
  return (
    (await em.findOne(Category, { id })) ??
    fail('BAD_USER_INPUT', message, [{ path: ['input', 'categoryId'], message }])
  );
}

export async function findCover(context: Context, address: string | null): Promise<string | null> {
  if (!address) return null;
  const message = 'Picture not found';
  return (
    (await knownAddress(context, address)) ?? fail('BAD_USER_INPUT', message, [{ path: ['input', 'cover'], message }])
  );
}

export async function refuseTakenSlug(context: Context, slug: string, id: string): Promise<void> {
  if (!(await isSlugTaken(context, slug, id))) return;
  const message = 'Another article has this URL name, or had it and still redirects from it';
  fail('CONFLICT', message, [{ path: ['input', 'slug'], message }]);
}

export const isSlugTaken = async ({ em }: Context, slug: string, id: string): Promise<boolean> =>
  (await query(em, `${OWNERS} where slug = $1 and id <> $2`, [slug, id])).length > 0;

/** Links to a former address lead on as long as its article is not thrown away, so no other may take it. */
const OWNERS = `select slug from (
  select slug, id from article where deleted_at is null
  union all select f.slug, f.article_id from article_former_slug f join article a on a.id = f.article_id
    where a.deleted_at is null) as owner`;

/** `base`, or `base-2`, `base-3` … where that is taken. */
export async function freeSlug(em: SqlEntityManager, base: string): Promise<string> {
  const rows = await query<{ slug: string }>(em, `${OWNERS} where starts_with(slug, $1)`, [base]);
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
