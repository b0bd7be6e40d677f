import { isVisible } from './article.query.ts';
import type { Database } from '../entities.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/graphql/loaders.ts';
import { anyOf } from '../platform/database/sql.ts';

/** The number of articles of a category that this viewer can read. One query for all categories of a list. */
export const countArticles = async (context: Context, id: string): Promise<number> =>
  (await load(context, loadCounts, id)) ?? 0;

async function loadCounts({ em, viewer }: Context, ids: readonly string[]): Promise<number[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('article as a')
    .select((eb) => [
      eb.ref('a.category_id').$notNull().as('id'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
    ])
    .where('a.category_id', '=', anyOf(ids))
    .where(isVisible(viewer))
    .groupBy('a.category_id')
    .execute();
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
}
