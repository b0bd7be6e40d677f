import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Article } from '../articles/article.entity.ts';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail, refuseMissing } from '../platform/errors.ts';
import { slugify } from '../../graphql/slug.ts';
import { query } from '../platform/sql.ts';
import { Category } from './category.entity.ts';
import type { CategoryInput, DeleteCategoryInput } from './category.input.ts';
import { categoryPolicy } from './category.policy.ts';

/** All categories in their order. There are tens, not thousands, so this list has no pages. */
export const listCategories = ({ em }: Context): Promise<Category[]> =>
  query<Category>(em, 'select id, name, slug, description, position from category order by position, name');

export const readCategory = ({ em }: Context, id: string): Promise<Category | null> => em.findOne(Category, { id });

export async function createCategory(context: Context, input: CategoryInput): Promise<Category> {
  authorize(categoryPolicy, context.viewer, 'create', null);
  const name = input.name ?? refuseMissing('name', 'Name is required');
  const slug = input.slug ?? slugify(name);
  await refuseTakenSlug(context, slug);
  return context.em.transactional(async (em) => {
    const position = input.position ?? (await nextPosition(em));
    const category = em.create(Category, { name, slug, description: input.description ?? '', position });
    await em.flush();
    await record(context, em, { kind: 'category.created', subjectId: category.id, details: { slug } });
    return category;
  });
}

export async function updateCategory(context: Context, id: string, input: CategoryInput): Promise<Category> {
  const category = await findOrFail(context, id);
  authorize(categoryPolicy, context.viewer, 'update', category);
  if (input.slug && input.slug !== category.slug) {
    await refuseTakenSlug(context, input.slug);
    category.slug = input.slug;
  }
  category.name = input.name ?? category.name;
  category.description = input.description ?? category.description;
  category.position = input.position ?? category.position;
  await context.em.transactional(async (em) => {
    await em.flush();
    await record(context, em, { kind: 'category.updated', subjectId: id, details: { slug: category.slug } });
  });
  return category;
}

/** Deletes a category; its articles move where the input says, and without that a category in use is kept. */
export async function deleteCategory(context: Context, id: string, input: DeleteCategoryInput): Promise<Category> {
  const category = await findOrFail(context, id);
  authorize(categoryPolicy, context.viewer, 'delete', category);
  const target = input.moveArticlesToId ? await findOrFail(context, input.moveArticlesToId) : null;
  if (target === category) fail('BAD_USER_INPUT', 'Choose another category for its articles.');
  await context.em.transactional(async (em) => {
    if (target) await em.nativeUpdate(Article, { category }, { category: target });
    else if ((await em.count(Article, { category, deletedAt: null })) > 0)
      fail('CONFLICT', 'Say which category takes its articles.');
    else await em.nativeUpdate(Article, { category }, { category: null });
    await em.nativeDelete(Category, { id });
    const details = { slug: category.slug, articlesTo: target?.slug ?? null };
    await record(context, em, { kind: 'category.deleted', subjectId: id, details });
  });
  return category;
}

async function findOrFail({ em }: Context, id: string): Promise<Category> {
  return (await em.findOne(Category, { id })) ?? fail('NOT_FOUND', 'There is no such category.');
}

/** One after the last. */
async function nextPosition(em: SqlEntityManager): Promise<number> {
  const [last] = await query<{ next: number }>(em, 'select coalesce(max(position), 0) + 1 as next from category');
  return last?.next ?? 1;
}

async function refuseTakenSlug({ em }: Context, slug: string): Promise<void> {
  if ((await em.count(Category, { slug })) === 0) return;
  const message = 'Another category has this address';
  fail('CONFLICT', message, [{ path: ['input', 'slug'], message }]);
}
