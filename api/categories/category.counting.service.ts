import { isVisible } from '../articles/article.reading.service.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { binder, query } from '../platform/sql.ts';

/** How many articles of a category this viewer may read; one query for all categories of a list. */
export const countArticles = async (context: Context, id: string): Promise<number> =>
  (await load(context, countsOf, id)) ?? 0;

async function countsOf({ em, viewer }: Context, ids: readonly string[]): Promise<number[]> {
  const { values, bind } = binder();
  const rows = await query<{ id: string; count: number }>(
    em,
    `select a.category_id as id, count(*)::integer as count from article a
     where a.category_id = any(${bind(ids)}) and ${isVisible(viewer, bind)} group by a.category_id`,
    values,
  );
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
}
