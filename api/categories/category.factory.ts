import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Category } from './category.entity.ts';

/** A valid category, for seed and tests; `given` overrides what matters to the caller. */
export function makeCategory(em: SqlEntityManager, given: Partial<Category> = {}): Category {
  const number = Math.random().toString(36).slice(2, 10);
  return em.create(Category, {
    name: `Category ${number}`,
    slug: `category-${number}`,
    description: '',
    position: 0,
    ...given,
  });
}
