import { expressionBuilder, type QueryCreator } from 'kysely';
import type { Database } from '../entities.ts';
import { recordsAs } from '../platform/database/sql.ts';
import { prepare } from '../prepare.ts';
import { ArticleStatus } from './article.entity.ts';
import { selectNewest } from './article.query.ts';

const selectNewestIds = (db: QueryCreator<Database>) =>
  db
    .selectFrom('article as a')
    .select('a.id')
    // Administrators get the same list as visitors, because the list does not mark drafts.
    .where('a.status', '=', ArticleStatus.PUBLISHED)
    .orderBy('a.sortAt', 'desc')
    .orderBy('a.id', 'desc');

const prepareNewest = (first: number) =>
  prepare<{ categories: string }>()((db, value) =>
    selectNewest(db).where('a.id', 'in', (eb) =>
      eb
        .selectFrom(recordsAs<{ id: string }, 'wanted'>(value('categories'), 'wanted', { id: 'text' }))
        .innerJoinLateral(
          (eb) =>
            selectNewestIds(db)
              .where('a.categoryId', '=', eb.ref('wanted.id'))
              // Reads one more than is shown, because an article is not related to itself.
              .limit(eb.lit(first + 1))
              .as('same'),
          (join) => join.onTrue(),
        )
        .select('same.id')
        .union(
          eb
            .selectFrom(
              selectNewestIds(db)
                .limit(eb.lit(2 * first + 1))
                .as('newest'),
            )
            .select('newest.id'),
        ),
    ),
  );

/**
 * Reads the newest published articles of each category and the newest of all, with one short index scan for each. There
 * is one statement for each number of related articles, 1 to 12, and the categories are passed as JSON: PostgreSQL
 * estimates a different cost for a limit or array that it knows, and would plan the statement again at each run.
 */
export const readNewestByFirst = Array.from({ length: 13 }, (_, first) => prepareNewest(first));

/**
 * The same for one category, the most frequent case: this plan takes 90 µs of PostgreSQL instead of 150. An article can
 * come twice, once as one of its category and once as one of the newest.
 */
export const readNewestOfCategoryByFirst = Array.from({ length: 13 }, (_, first) =>
  prepare<{ categoryId: string }>()((db, value) => {
    const published = selectNewest(db).where('a.status', '=', ArticleStatus.PUBLISHED);
    const { lit } = expressionBuilder<Database, never>();
    const ofCategory = published.where('a.categoryId', '=', value('categoryId')).limit(lit(first + 1));
    const newest = published.limit(lit(2 * first + 1));
    return db
      .selectFrom(ofCategory.as('same'))
      .selectAll()
      .unionAll(db.selectFrom(newest.as('newest')).selectAll());
  }),
);
