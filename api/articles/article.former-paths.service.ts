import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../platform/context.ts';
import { query } from '../platform/sql.ts';
import { visibleTo } from './article.policy.ts';

// Paths of another site, under which imported articles were published. Pages of this site come first.

const LONGEST_PATH = 500;

/** The former path of a post that another site served by its number, at `/?p=7`. */
export const numberedPath = (postId: string): string => `/?p=${postId}`;

/** A path as it is stored: decoded, in lower case, without a slash at its end. Null for what no article can have had. */
export function toFormerPath(path: string): string | null {
  try {
    const plain = decodeURIComponent(path).toLowerCase().replace(/\/+$/, '');
    return /^\/[^\0]+$/.test(plain) && plain.length <= LONGEST_PATH ? plain : null;
  } catch {
    return null;
  }
}

/** The path of the article that once had this path on another site; null where there is none that the viewer may read. */
export async function findMovedPage(path: string, { em, viewer }: Context): Promise<string | null> {
  const former = toFormerPath(path);
  if (!former) return null;
  const [article] = await query<{ slug: string }>(
    em,
    `select a.slug from article_former_path f join article a on a.id = f.article_id
      where f.path = $1 and a.status = any($2) and a.deleted_at is null`,
    [former, visibleTo(viewer)],
  );
  return article ? `/resources/${article.slug}` : null;
}

/** False where the path leads to another article already. */
export async function addFormerPath(em: SqlEntityManager, path: string, articleId: string): Promise<boolean> {
  const rows = await query(
    em,
    `insert into article_former_path (path, article_id) values ($1, $2)
      on conflict (path) do update set article_id = excluded.article_id where article_former_path.article_id = excluded.article_id
      returning path`,
    [path, articleId],
  );
  return rows.length > 0;
}
