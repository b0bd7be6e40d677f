import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { createFirstAdmin, type FirstAdmin } from '../accounts/first-admin.service.ts';
import { renderStaleArticles } from '../articles/article.rendering.service.ts';
import type { Env } from '../platform/env.ts';
import { seed } from './seed.ts';

/** What a start does to the content: the first admin, the site's own articles, stored HTML of an older renderer. */
export async function prepareContent(
  em: SqlEntityManager,
  env: Env,
  say: (sentence: string) => void,
): Promise<FirstAdmin | null> {
  const admin = await createFirstAdmin(em, env);
  const seeded = await seed(em);
  if (seeded > 0) say(`Wrote ${seeded} articles.`);
  await renderStaleArticles(em);
  return admin;
}
