import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { record } from '#api/operation/audit/audit.service.ts';
import type { Database } from '#api/entities.ts';
import type { EditedNoun, InputValues } from '../edits/edit.noun.service.ts';
import { edit } from '../edits/edit.service.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { lockRow, lockUntilCommit } from '#api/platform/database/sql.ts';
import { authorize, type Policy } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { categoriesAtMost } from '#graphql/limits.ts';
import { makeSlug, makeUnique } from '#api/platform/slug.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '#api/platform/pagination.ts';
import { Category, CategoryFormerSlug } from './category.entity.ts';
import type { CreateCategoryInput, DeleteCategoryInput, UpdateCategoryInput } from './category.input.ts';
import { isEditor } from '#api/platform/viewer.ts';

export type CategoryAction = 'create' | 'update' | 'delete' | 'order';

/** Everyone reads categories; editors and administrators manage them. */
export const categoryPolicy: Policy<CategoryAction, Category> = {
  canSee: () => true,
  can: (viewer) => isEditor(viewer),
};

const categoryCursor = z.tuple([z.number().int(), z.string(), z.string()]);

const getCursorKey = ({ position, name, id }: Category) => [position, name, id];

const selectCategories = (db: Kysely<Database>) =>
  db
    .selectFrom('category')
    .select(['id', 'name', 'slug', 'position', 'version'])
    .select(({ fn, val }) => fn<string>('nullif', ['description', val('')]).as('description'))
    .orderBy('position')
    .orderBy('name')
    .orderBy('id');

const readFirstPage = prepare<{ limit: number }>()((db, value) => selectCategories(db).limit(value('limit')));

/** A page of categories, ordered by position, then by name. */
export async function listCategories({ em }: Context, args: ConnectionArgs): Promise<Connection<Category>> {
  const limit = args.first + 1;
  const after = args.after ? decodeCursor(args.after, categoryCursor) : null;
  const rows = after
    ? await selectCategories(getKysely(em))
        .where(({ eb, refTuple, tuple }) => eb(refTuple('position', 'name', 'id'), '>', tuple(...after)))
        .limit(limit)
        .execute()
    : await readFirstPage.all(em, { limit });
  return toConnection(rows, args, getCursorKey);
}

export const readCategory = ({ em }: Context, id: string): Promise<Category | null> => em.findOne(Category, { id });

const readBySlug = prepare<{ slug: string }>()((db, value) =>
  db
    .selectFrom('category')
    .leftJoin('category_former_slug as former', 'former.categoryId', 'category.id')
    .select(['category.name', 'category.slug'])
    .where((eb) => eb.or([eb('category.slug', '=', value('slug')), eb('former.slug', '=', value('slug'))]))
    .limit(1),
);

/** The category with this name in URLs, or that had it before. Null if there is none. */
export const findCategory = async ({ em }: Context, slug: string) => (await readBySlug.first(em, { slug })) ?? null;

/** Lets old URLs lead to the category, unless another one has the name now. */
async function keepFormerSlug(em: SqlEntityManager, slug: string, categoryId: string): Promise<void> {
  await em.upsert(CategoryFormerSlug, { slug, categoryId });
}

/** A category that takes a name over is found by it in place of the former owner. */
const takeOverSlug = (em: SqlEntityManager, slug: string) => em.nativeDelete(CategoryFormerSlug, { slug });

export async function createCategory(context: Context, input: CreateCategoryInput): Promise<Category> {
  authorize(categoryPolicy, context.viewer, 'create', null);
  const { name } = input;
  return context.em.transactional(async (em) => {
    await lockNames(em);
    await refuseTakenName(em, name);
    const slug = input.slug ?? (await makeFreeSlug(em, name));
    if (input.slug) await refuseTakenSlug(em, slug);
    if ((await em.count(Category)) >= categoriesAtMost)
      fail('CONFLICT', `At most ${categoriesAtMost} categories are possible. Delete one first.`);
    const position = input.position ?? (await getNextPosition(em));
    const category = em.create(Category, { name, slug, description: input.description ?? '', position });
    await takeOverSlug(em, slug);
    await em.flush();
    await record(context, em, { kind: 'category.created', subjectId: category.id, details: { slug } });
    return category;
  });
}

const categoryEdits: EditedNoun<Category, InputValues<UpdateCategoryInput>> = {
  name: 'category',
  kinds: ['category.updated'],
  lock: async ({ em }, id) => {
    await lockNames(em);
    return findOrFail(em, id);
  },
  read: (_em, { name, slug, description, position }) => ({ name, slug, description, position }),
};

export function updateCategory(
  context: Context,
  { id, expectedVersion, ...input }: UpdateCategoryInput,
): Promise<Category> {
  return edit(context, categoryEdits, {
    id,
    expectedVersion,
    kind: 'category.updated',
    authorize: (category) => authorize(categoryPolicy, context.viewer, 'update', category),
    apply: async ({ em }, category) => {
      const formerSlug = category.slug;
      if (input.slug && input.slug !== formerSlug) {
        await refuseTakenSlug(em, input.slug);
        category.slug = input.slug;
      }
      if (input.name) await refuseTakenName(em, input.name, id);
      category.name = input.name ?? category.name;
      if (input.description !== undefined) category.description = input.description ?? '';
      category.position = input.position ?? category.position;
      await takeOverSlug(em, category.slug);
      if (formerSlug !== category.slug) await keepFormerSlug(em, formerSlug, id);
      return { slug: category.slug };
    },
    read: async (_context, category) => category,
  });
}

/**
 * Deletes a category and moves its articles to the category in the input. Fails if it has articles and the input names
 * no category.
 */
export async function deleteCategory(context: Context, input: DeleteCategoryInput): Promise<Category> {
  const { id } = input;
  return context.em.transactional(async (em) => {
    await lockNames(em);
    const category = await findOrFail(em, id);
    authorize(categoryPolicy, context.viewer, 'delete', category);
    const target = input.moveArticlesToId ? await findOrFail(em, input.moveArticlesToId) : null;
    if (target === category) fail('BAD_USER_INPUT', 'Choose a different category for its articles.');
    if (!target && (await hasArticles(em, id)))
      fail('CONFLICT', 'This category has articles. Choose a category to move them to.');
    await moveArticles(em, id, target?.id ?? null);
    if (target) await moveSlugs(em, category, target);
    await em.nativeDelete(Category, { id });
    const details = { slug: category.slug, articlesTo: target?.slug ?? null };
    await record(context, em, { kind: 'category.deleted', subjectId: id, details });
    return category;
  });
}

/** Changes of categories run one after another, so that no two get the same name. */
const lockNames = (em: SqlEntityManager) => lockUntilCommit(em, 'categories');

/** True if articles outside the trash belong to the category. */
const hasArticles = async (em: SqlEntityManager, id: string): Promise<boolean> =>
  Boolean(
    await getKysely(em)
      .selectFrom('article')
      .select('id')
      .where('categoryId', '=', id)
      .where('deletedAt', 'is', null)
      .limit(1)
      .executeTakeFirst(),
  );

/** Moves all articles of a category, including those in the trash, with one statement. */
const moveArticles = (em: SqlEntityManager, id: string, targetId: string | null) =>
  getKysely(em).updateTable('article').set({ categoryId: targetId }).where('categoryId', '=', id).execute();

/** Readers who follow a deleted category follow the one that has its articles now. */
async function moveSlugs(em: SqlEntityManager, category: Category, target: Category): Promise<void> {
  await em.nativeUpdate(CategoryFormerSlug, { categoryId: category.id }, { categoryId: target.id });
  await keepFormerSlug(em, category.slug, target.id);
}

async function findOrFail(em: SqlEntityManager, id: string): Promise<Category> {
  return (await em.findOne(Category, { id }, lockRow)) ?? fail('NOT_FOUND', 'Category not found.');
}

/** The position after the last category. */
export async function getNextPosition(em: SqlEntityManager): Promise<number> {
  const last = await getKysely(em)
    .selectFrom('category')
    .select(({ fn }) => fn.max('position').as('position'))
    .executeTakeFirst();
  return (last?.position ?? 0) + 1;
}

/** Categories are matched by name. Names such as C++ and C# have the same letters, so their slugs are numbered. */
async function makeFreeSlug(em: SqlEntityManager, name: string): Promise<string> {
  const categories = await getKysely(em).selectFrom('category').select('slug').execute();
  const usedSlugs = new Set(categories.map(({ slug }) => slug));
  return makeUnique(makeSlug(name), (slug) => usedSlugs.has(slug));
}

async function refuseTakenName(em: SqlEntityManager, name: string, id = ''): Promise<void> {
  const same = await getKysely(em)
    .selectFrom('category')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.cast(eb.val(name), 'text')])))
    .where('id', '<>', id)
    .executeTakeFirst();
  if (!same) return;
  const message = 'Another category has this name';
  fail('CONFLICT', message, [{ path: ['input', 'name'], message }]);
}

async function refuseTakenSlug(em: SqlEntityManager, slug: string): Promise<void> {
  if ((await em.count(Category, { slug })) === 0) return;
  const message = 'Another category has this URL name';
  fail('CONFLICT', message, [{ path: ['input', 'slug'], message }]);
}
