import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { lockRow } from '#api/platform/database/sql.ts';
import { RENDER_VERSION } from '#api/platform/markdown/markdown.ts';
import { Article } from './article.entity.ts';
import { keepLinks, renderLinked } from './links/article.link.service.ts';

/** Renders the HTML of rows that an older renderer wrote, a hundred at a time. Returns how many. */
export async function renderStaleArticles(em: SqlEntityManager): Promise<number> {
  let done = 0;
  for (;;) {
    const stale = await em.find(Article, { renderVersion: { $ne: RENDER_VERSION } }, { limit: 100 });
    if (stale.length === 0) return done;
    for (const article of stale) await renderLinked(em, article, false);
    await em.flush();
    for (const article of stale) await keepLinks(em, article);
    em.clear();
    done += stale.length;
  }
}

/** Renders articles whose pictures changed, in the transaction that changed them. The caller holds the lock of articles. */
export async function renderArticles(em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  const articles = await em.find(Article, { id: { $in: [...ids] } }, lockRow);
  for (const article of articles) await renderLinked(em, article, false);
  await em.flush();
  for (const article of articles) await keepLinks(em, article);
}
