import { categoriesAtMost } from '../../graphql/limits.ts';
import { record } from '../audit/audit.service.ts';
import { lockRow } from '../platform/database/lock.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import type { Connection } from '../platform/pagination.ts';
import { Category } from './category.entity.ts';
import { categoryPolicy } from './category.policy.ts';
import { listCategories } from './category.service.ts';

/**
 * Changes the order of all categories. Fails with a conflict if the list misses a new category or names a deleted one.
 */
export async function reorderCategories(context: Context, ids: readonly string[]): Promise<Connection<Category>> {
  const { em, viewer } = context;
  authorize(categoryPolicy, viewer, 'order', null);
  return em.transactional(async (em) => {
    const present = await em.find(Category, {}, { orderBy: { id: 'asc' }, ...lockRow });
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
