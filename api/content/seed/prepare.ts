import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { createFirstAdmin, type FirstAdmin } from '#api/accounts/auth/first-admin.service.ts';
import { renderStaleArticles } from '../articles/article.render.service.ts';
import { renderStaleCaseStudies } from '../case-studies/case-study.render.service.ts';
import type { Env } from '#api/platform/env.ts';
import { describePassword } from '#api/start-report.ts';
import { seedArticles, seedCaseStudies } from './seed.ts';

/**
 * Prepares the content at startup: creates the first administrator and the sample content, and renders outdated HTML
 * again.
 */
export async function prepareContent(
  em: SqlEntityManager,
  env: Env,
  say: (sentence: string) => void,
): Promise<FirstAdmin | null> {
  const admin = await createFirstAdmin(em, env);
  const password = admin && describePassword(admin);
  if (password) say(password);
  const articles = await seedArticles(em);
  if (articles > 0) say(`Created ${articles} sample articles.`);
  const studies = await seedCaseStudies(em);
  if (studies > 0) say(`Created ${studies} sample case studies.`);
  await renderStaleArticles(em);
  await renderStaleCaseStudies(em);
  return admin;
}
