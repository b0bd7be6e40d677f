import { getKysely } from '#api/kysely.ts';
import { isVisible } from './article.query.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { anyOf } from '#api/platform/database/sql.ts';

/** The number of articles of a category that this viewer can read. One query for all categories of a list. */
export const countArticles = async (context: Context, id: string): Promise<number> =>
  (await load(context, loadCounts, id)) ?? 0;

async function loadCounts({ em, viewer }: Context, ids: readonly string[]): Promise<number[]> {
  const rows = await getKysely(em)
    .selectFrom('article as a')
    .select((eb) => [
      eb.ref('a.categoryId').$notNull().as('id'),
      eb.cast<number>(eb.fn.countAll(), 'integer').as('count'),
    ])
    .where('a.categoryId', '=', anyOf(ids))
    .where(isVisible(viewer))
    .groupBy('a.categoryId')
    .execute();
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
}
