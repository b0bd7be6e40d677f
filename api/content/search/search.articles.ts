import type { Expression, ExpressionBuilder, QueryCreator, SqlBool } from 'kysely';
import type { Database } from '#api/entities.ts';

/**
 * Limits the cost of a search: at 100,000 articles, a word in most of them took 450 ms. A search scans the newest
 * articles one by one. If they contain too few hits, the index finds others up to a maximum. For a more frequent word,
 * the result contains all recent hits and some of the others.
 */
const MAX_SCANNED = 300;
const ENOUGH = 100;
export const MAX_MATCHES = 400;
export const MAX_RANKED = 200;

export type Articles = ExpressionBuilder<Database & { a: Database['article'] }, 'a'>;
export type Condition<Builder> = (eb: Builder) => Expression<SqlBool>;

/** An article that the search ranks. */
export interface Considered {
  id: string;
  sortAt: string;
  categoryId: string | null;
}

export type Words = Database & { words: { q: string } };

const isEach = (conditions: readonly Condition<Articles>[]) => (eb: Articles) =>
  eb.and(conditions.map((condition) => condition(eb)));

/** The articles that the search ranks, newest first. */
export function considerArticles(db: QueryCreator<Words>, conditions: readonly Condition<Articles>[]) {
  const columns = ['a.id', 'a.sortAt', 'a.categoryId'] as const;
  const all = db.selectFrom('article as a').where((eb) => isEach(conditions)(eb as unknown as Articles));
  const newest = all
    .select([...columns, 'a.searchTerms'])
    .orderBy('a.sortAt', 'desc')
    .orderBy('a.id', 'desc');
  return db
    .with('newest', () => newest.limit(MAX_SCANNED))
    .with(
      (cte) => cte('recent').materialized(),
      (db) =>
        db
          .selectFrom(['newest as n', 'words'])
          .select(['n.id', 'n.sortAt', 'n.categoryId'])
          .whereRef('n.searchTerms', '@@', 'words.q'),
    )
    .with(
      (cte) => cte('matching').materialized(),
      (db) =>
        db
          // The words are joined instead of inlined, so that the planner does not choose to read the whole table.
          .selectFrom(['article as a', 'words'])
          .select(columns)
          .where((eb) => eb(eb.selectFrom('recent').select(eb.fn.countAll<number>().as('count')), '<', ENOUGH))
          .whereRef('a.searchTerms', '@@', 'words.q')
          .where((eb) => isEach(conditions)(eb as unknown as Articles))
          .limit(MAX_MATCHES),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('recent')
        .select(['id', 'sortAt', 'categoryId'])
        .union((eb) => eb.selectFrom('matching').select(['id', 'sortAt', 'categoryId']))
        .as('considered'),
    )
    .select(['id', 'sortAt', 'categoryId'])
    .orderBy('sortAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_RANKED);
}
