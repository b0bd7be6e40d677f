import type { AliasableExpression, Kysely } from 'kysely';
import { ArticleStatus } from '../articles/article.entity.ts';
import { CaseStudyStatus } from '../case-studies/case-study.entity.ts';
import type { Database } from '#api/entities.ts';
import { toTime } from '#api/platform/database/sql.ts';

/** A page of published content: the last part of its path, its last change, and its place in the order of the list. */
interface PageRow {
  name: string;
  updatedAt: Date;
  sortAt: Date | null;
  id: string;
}

const areas = {
  articles: (db) =>
    db
      .selectFrom('article')
      .select(['slug as name', 'updatedAt', 'sortAt', 'id'])
      .where('status', '=', ArticleStatus.PUBLISHED)
      .where('isNoindex', '=', false),
  'case-studies': (db) =>
    db
      .selectFrom('case_study')
      .select(['id as name', 'updatedAt', 'sortAt', 'id'])
      .where('status', '=', CaseStudyStatus.PUBLISHED)
      .where('isNoindex', '=', false),
} satisfies Record<string, (db: Kysely<Database>) => AliasableExpression<PageRow>>;

export type Area = keyof typeof areas;

/** The first row of a file of the site map. */
export interface FileStart {
  sortAt: string;
  id: string;
}

/**
 * Divides the pages of an area, oldest first, into files of so many rows, so that a new page changes only the last. Each
 * statement reads the rows of one file from an index: one for all rows takes seconds with a million of them.
 */
export async function divide(db: Kysely<Database>, area: Area, size: number): Promise<FileStart[]> {
  const starts: FileStart[] = [];
  for (let next = await findStart(db, area, null, 0); next; next = await findStart(db, area, next, size))
    starts.push(next);
  return starts;
}

/** The row that is so many rows after another one, or after the first. */
async function findStart(db: Kysely<Database>, area: Area, from: FileStart | null, distance: number) {
  let rows = db
    .selectFrom(areas[area](db).as('page'))
    .select((eb) => [eb.cast<string>('page.sortAt', 'text').as('sortAt'), 'page.id'])
    .orderBy('page.sortAt')
    .orderBy('page.id')
    .offset(distance)
    .limit(1);
  if (from)
    rows = rows.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('page.sortAt', 'page.id'), '>=', tuple(toTime(from.sortAt), from.id)),
    );
  return rows.executeTakeFirst();
}

/** The rows of one file, from its first row on. */
export const readFile = (db: Kysely<Database>, area: Area, { sortAt, id }: FileStart, size: number) =>
  db
    .selectFrom(areas[area](db).as('page'))
    .select(['page.name', 'page.updatedAt'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('page.sortAt', 'page.id'), '>=', tuple(toTime(sortAt), id)))
    .orderBy('page.sortAt')
    .orderBy('page.id')
    .limit(size)
    .execute();
