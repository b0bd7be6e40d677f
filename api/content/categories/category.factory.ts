import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Category } from './category.entity.ts';

/** Creates a valid category for the seed and tests. `values` overrides single fields. */
export function makeCategory(em: SqlEntityManager, values: Partial<Category> = {}): Category {
  const number = Math.random().toString(36).slice(2, 10);
  return em.create(Category, {
    name: `Category ${number}`,
    slug: `category-${number}`,
    description: '',
    position: 0,
    ...values,
  });
}
