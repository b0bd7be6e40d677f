import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { ArticleStatus } from '#api/content/articles/article.entity.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { isEditor } from '#api/platform/viewer.ts';

/** Editors and administrators only, as for articles. No step-up confirmation, because it would cost time in an emergency. */
export const emergencyPolicy = allow<'read' | 'publish' | 'withdraw', { id: string }>(isEditor);

/** An emergency notice as the admin page shows it. */
interface Emergency {
  id: string;
  title: string;
  banner: boolean;
  publishedAt: string;
  /** The current name. Null if the account was deleted. */
  publishedBy: string | null;
  endedAt: string | null;
  endedBy: string | null;
  /** True if a newer notice ended this one. Its article stays published. */
  replaced: boolean;
  articleId: string | null;
  /** The slug of its article. Null if the article is not published. */
  slug: string | null;
}

const SHOWN = 100;
/** The current notice, if any, and the most recent past ones. */
export async function listEmergencies({
  em,
  viewer,
}: Context): Promise<{ current: Emergency | null; past: Emergency[] }> {
  authorize(emergencyPolicy, viewer, 'read', null);
  const rows = await getKysely(em)
    .selectFrom('emergency_article as e')
    .leftJoin('article as a', (join) =>
      join.onRef('a.id', '=', 'e.articleId').on('a.status', '=', ArticleStatus.PUBLISHED),
    )
    .leftJoin('account as p', 'p.id', 'e.publishedBy')
    .leftJoin('account as w', 'w.id', 'e.endedBy')
    .select(['e.id', 'e.title', 'e.banner', 'e.publishedAt', 'p.name as publishedBy'])
    .select(['e.endedAt', 'w.name as endedBy', 'e.replaced', 'e.articleId', 'a.slug'])
    .orderBy('e.publishedAt', 'desc')
    .orderBy('e.id', 'desc')
    .limit(SHOWN)
    .execute();
  const all = rows.map((row) => ({
    ...row,
    publishedAt: row.publishedAt.toISOString(),
    endedAt: row.endedAt && row.endedAt.toISOString(),
  }));
  return { current: all.find(({ endedAt }) => !endedAt) ?? null, past: all.filter(({ endedAt }) => endedAt) };
}

interface Banner {
  title: string;
  slug: string;
}

const readBannerInForce = prepare()((db) =>
  db
    .selectFrom('emergency_article as e')
    .innerJoin('article as a', 'a.id', 'e.articleId')
    .select(['a.title', 'a.slug'])
    .where('e.endedAt', 'is', null)
    .where('e.banner', '=', true)
    .where('a.status', '=', ArticleStatus.PUBLISHED),
);

/** The banner that every visitor sees. It contains only published content. */
export async function readBanner(em: SqlEntityManager): Promise<Banner | null> {
  return (await readBannerInForce.first(em, {})) ?? null;
}
