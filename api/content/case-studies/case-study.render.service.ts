import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { lockRow } from '#api/platform/database/sql.ts';
import { RENDER_VERSION } from '#api/platform/markdown/markdown.ts';
import { CaseStudy } from './case-study.entity.ts';
import { renderStoredBody } from './case-study.service.ts';

/** Renders again the HTML that an older renderer wrote, a hundred rows at a time. */
export async function renderStaleCaseStudies(em: SqlEntityManager): Promise<void> {
  for (;;) {
    const stale = await em.find(CaseStudy, { renderVersion: { $ne: RENDER_VERSION } }, { limit: 100 });
    if (stale.length === 0) return;
    for (const study of stale) await renderStoredBody(em, study);
    await em.flush();
    em.clear();
  }
}

/** Renders case studies whose pictures changed, in the transaction that changed them. */
export async function renderCaseStudies(em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  for (const study of await em.find(CaseStudy, { id: { $in: [...ids] } }, lockRow)) await renderStoredBody(em, study);
  await em.flush();
}
