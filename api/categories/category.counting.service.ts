import { type Expression, expressionBuilder, type Kysely } from 'kysely';
import { isVisibleTo, visibleTo } from '../articles/article.policy.ts';
import type { Database } from '../entities.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { anonymous, type Viewer } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';

/** How many articles of a category this viewer may read; one query for all categories of a list. */
export const countArticles = async (context: Context, id: string): Promise<number> =>
  (await load(context, countsOf, id)) ?? 0;

const selectCounts = (db: Pick<Kysely<Database>, 'selectFrom'>, ids: Expression<readonly string[]>, viewer: Viewer) =>
  db
    .selectFrom('article as a')
    .select((eb) => ['a.category_id as id', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .where((eb) => eb('a.category_id', '=', eb.fn.any(ids)))
    .where((eb) => isVisibleTo(eb, viewer))
    .groupBy('a.category_id');

const readPublicCounts = prepare<{ ids: readonly string[] }>()((db, value) =>
  selectCounts(db, value('ids'), anonymous),
);

async function countsOf({ em, viewer }: Context, ids: readonly string[]): Promise<number[]> {
  const rows =
    visibleTo(viewer).length === 1
      ? await readPublicCounts.all(em, { ids })
      : await selectCounts(em.getKysely(), expressionBuilder<Record<never, never>, never>().val(ids), viewer).execute();
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return ids.map((id) => byId.get(id) ?? 0);
}
