import type { Kysely, QueryCreator } from 'kysely';
import type { Database } from '#api/entities.ts';
import { textsAs } from '#api/platform/database/sql.ts';
import { ArticleStatus } from './article.entity.ts';
import { selectNewest } from './article.query.ts';

const selectNewestIds = (db: QueryCreator<Database>) =>
  db
    .selectFrom('article as a')
    .select('a.id')
    // Editors and administrators get the same list as visitors, because the list does not mark drafts.
    .where('a.status', '=', ArticleStatus.PUBLISHED)
    .orderBy('a.sortAt', 'desc')
    .orderBy('a.id', 'desc');

/**
 * The newest published articles of each category, one more than is shown, because an article is not related to itself,
 * and twice as many of the newest of all: one short index scan for each.
 */
export const readNewestOfEach = (db: Kysely<Database>, categories: readonly string[], first: number) =>
  selectNewest(db)
    .where('a.id', 'in', (eb) =>
      eb
        .selectFrom(textsAs(categories, 'wanted'))
        .innerJoinLateral(
          (eb) =>
            selectNewestIds(db)
              .where('a.categoryId', '=', eb.ref('wanted.value'))
              .limit(first + 1)
              .as('same'),
          (join) => join.onTrue(),
        )
        .select('same.id')
        .union(
          eb
            .selectFrom(
              selectNewestIds(db)
                .limit(2 * first + 1)
                .as('newest'),
            )
            .select('newest.id'),
        ),
    )
    .execute();
