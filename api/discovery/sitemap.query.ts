import type { AliasableExpression, Kysely } from 'kysely';
import { ArticleStatus } from '../articles/article.entity.ts';
import { CaseStudyStatus } from '../case-studies/case-study.entity.ts';
import type { Database } from '../entities.ts';

/** A page of published content: the last part of its path, its last change, and its place in the order of the list. */
interface PageRow {
  name: string;
  updatedAt: string;
  sortAt: string | null;
  id: string;
}

const areas = {
  articles: (db) =>
    db
      .selectFrom('article')
      .select(['slug as name', 'updated_at as updatedAt', 'sort_at as sortAt', 'id'])
      .where('status', '=', ArticleStatus.PUBLISHED),
  'case-studies': (db) =>
    db
      .selectFrom('case_study')
      .select(['id as name', 'updated_at as updatedAt', 'sort_at as sortAt', 'id'])
      .where('status', '=', CaseStudyStatus.PUBLISHED),
} satisfies Record<string, (db: Kysely<Database>) => AliasableExpression<PageRow>>;

export type Area = keyof typeof areas;

/** The first row of a file of the site map, and the last change of all its rows. */
export interface FileStart {
  sortAt: string;
  id: string;
  updatedAt: string;
}

/** Divides the pages of an area, oldest first, into files of so many rows, so that a new page changes only the last. */
export function divide(db: Kysely<Database>, area: Area, size: number): Promise<FileStart[]> {
  const numbered = db.selectFrom(areas[area](db).as('page')).select((eb) => [
    'page.sortAt',
    'page.id',
    'page.updatedAt',
    eb(
      eb.fn.agg<number>('row_number').over((over) => over.orderBy('page.sortAt').orderBy('page.id')),
      '-',
      eb.lit(1),
    ).as('place'),
  ]);
  return db
    .selectFrom(numbered.as('row'))
    .select(({ eb, fn }) => {
      const isFirst = eb(eb('row.place', '%', eb.lit(size)), '=', eb.lit(0));
      return [
        fn.min('row.sortAt').filterWhere(isFirst).$notNull().as('sortAt'),
        fn.min('row.id').filterWhere(isFirst).$notNull().as('id'),
        fn.max('row.updatedAt').$notNull().as('updatedAt'),
      ];
    })
    .groupBy(({ eb }) => eb('row.place', '/', eb.lit(size)))
    .orderBy(({ eb }) => eb('row.place', '/', eb.lit(size)))
    .execute();
}

/** The rows of one file, from its first row on. */
export const readFile = (db: Kysely<Database>, area: Area, { sortAt, id }: FileStart, size: number) =>
  db
    .selectFrom(areas[area](db).as('page'))
    .select(['page.name', 'page.updatedAt'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('page.sortAt', 'page.id'), '>=', tuple(sortAt, id)))
    .orderBy('page.sortAt')
    .orderBy('page.id')
    .limit(size)
    .execute();
