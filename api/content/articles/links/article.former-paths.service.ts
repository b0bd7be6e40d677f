import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import { listVisibleStatuses } from '../article.policy.ts';

// The paths of another site at which imported articles were published. Pages of this site have precedence.

const LONGEST_PATH = 500;

/**
 * A path as it is stored: decoded, in lower case, without a slash at its end. Null for paths that no article can have
 * had.
 */
export function toFormerPath(path: string): string | null {
  try {
    const plain = decodeURIComponent(path)
      .toLowerCase()
      .replace(/(?<!\/)\/+$/, '');
    return /^\/[^\0]+$/.test(plain) && plain.length <= LONGEST_PATH ? plain : null;
  } catch {
    return null;
  }
}

/** The path of the article that had this path on another site. Null if there is none that the viewer can read. */
export async function findMovedPage(path: string, { em, viewer }: Context): Promise<string | null> {
  const former = toFormerPath(path);
  if (!former) return null;
  const [article] = await getKysely(em)
    .selectFrom('article_former_path as f')
    .innerJoin('article as a', 'a.id', 'f.articleId')
    .select('a.slug')
    .where('f.path', '=', former)
    .where('a.status', '=', anyOf(listVisibleStatuses(viewer)))
    .where('a.deletedAt', 'is', null)
    .execute();
  return article ? `/resources/${article.slug}` : null;
}

/** False if the path already leads to another article. */
export async function addFormerPath(em: SqlEntityManager, path: string, articleId: string): Promise<boolean> {
  const rows = await getKysely(em)
    .insertInto('article_former_path')
    .values({ path, articleId })
    .onConflict((conflict) =>
      conflict
        .column('path')
        .doUpdateSet(({ ref }) => ({ articleId: ref('excluded.articleId') }))
        .whereRef('article_former_path.articleId', '=', 'excluded.articleId'),
    )
    .returning('path')
    .execute();
  return rows.length > 0;
}
