import { categoriesAtMost } from '#graphql/limits.ts';
import { isDeepStrictEqual } from 'node:util';
import { record } from '#api/operation/audit/audit.service.ts';
import { refuseStaleList } from '../edits/edit.conflict.service.ts';
import { lockRow } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import type { Connection } from '#api/platform/pagination.ts';
import { Category } from './category.entity.ts';
import type { ReorderCategoriesInput } from './category.input.ts';
import { categoryPolicy, listCategories } from './category.service.ts';

/**
 * Changes the order of all categories. Fails with a conflict if the list misses a new category or names a deleted one, or
 * if the order is not the one on which the change is based.
 */
export async function reorderCategories(
  context: Context,
  { ids, expectedIds }: ReorderCategoriesInput,
): Promise<Connection<Category>> {
  const { em, viewer } = context;
  authorize(categoryPolicy, viewer, 'order', null);
  return em.transactional(async (em) => {
    const present = await em.find(Category, {}, { orderBy: { id: 'asc' }, ...lockRow });
    const current = await listCategories({ ...context, em }, { first: categoriesAtMost });
    const currentIds = current.nodes.map(({ id }) => id);
    if (expectedIds && !isDeepStrictEqual(expectedIds, currentIds))
      await refuseStaleList(
        { ...context, em },
        {
          expected: 'expectedIds',
          field: 'ids',
          current: currentIds,
          kinds: ['categories.ordered', 'category.created', 'category.updated', 'category.deleted'],
        },
      );
    const orderedIds = new Set(ids);
    if (
      orderedIds.size !== ids.length ||
      orderedIds.size !== present.length ||
      present.some(({ id }) => !orderedIds.has(id))
    )
      fail('CONFLICT', 'The categories changed in the meantime. Reload them and change the order again.');
    for (const category of present) category.position = ids.indexOf(category.id) + 1;
    await em.flush();
    const categories = await listCategories({ ...context, em }, { first: categoriesAtMost });
    await record(context, em, {
      kind: 'categories.ordered',
      details: { order: categories.nodes.map(({ slug }) => slug) },
    });
    return categories;
  });
}
