import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type Kysely } from 'kysely';
import type { Database } from '../entities.ts';
import { toSearchQuery } from '../platform/search-query.ts';
import { anyOf, textsAs } from '../platform/sql.ts';
import { anonymous, type Viewer } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';
import type { ArticleStatus } from './article.entity.ts';
import { type Articles, isVisibleTo, visibleTo } from './article.policy.ts';

const TEXT = ['a.body', 'a.body_html as bodyHtml', 'a.body_tree as bodyTree'] as const;

/** The columns of an article that a list shows, with those of its category. */
const selectArticles = (db: Pick<Kysely<Database>, 'selectFrom'>) =>
  db
    .selectFrom('article as a')
    .leftJoin('category as c', 'c.id', 'a.category_id')
    .select([
      ...(['a.id', 'a.slug', 'a.title', 'a.summary', 'a.reading_minutes as readingMinutes', 'a.status'] as const),
      ...(['a.version', 'a.published_at as publishedAt', 'a.updated_at as updatedAt'] as const),
      ...([
        'a.unpublish_at as unpublishAt',
        'a.deleted_at as deletedAt',
        'a.cover',
        'a.author_name as authorName',
      ] as const),
      ...(['c.id as categoryId', 'c.name as categoryName', 'c.slug as categorySlug'] as const),
      'c.description as categoryDescription',
    ]);

/** A value, or the place of one in a prepared statement. */
type Value<Type> = Type | Expression<Type>;

interface Conditions {
  viewer: Viewer;
  isTrashed?: boolean | null | undefined;
  /** The slug of a category. */
  category?: Value<string> | null | undefined;
  status?: ArticleStatus | null | undefined;
  after?: { publishedAt: Value<string>; id: Value<string> } | null;
}

/** The condition for articles in the trash. All of them are drafts, so that only readers of drafts find any. */
const isTrashedFor = (eb: Articles, viewer: Viewer) =>
  eb.and([eb('a.status', '=', anyOf(visibleTo(viewer))), eb('a.deleted_at', 'is not', null)]);

const meets =
  ({ viewer, isTrashed, category, status, after }: Conditions) =>
  (eb: Articles) => {
    const conditions = [isTrashed ? isTrashedFor(eb, viewer) : isVisibleTo(eb, viewer)];
    if (category) {
      const categoryId = eb.selectFrom('category').select('category.id').where('category.slug', '=', category);
      conditions.push(eb('a.category_id', '=', categoryId));
    }
    if (status) conditions.push(eb('a.status', '=', status));
    if (after) {
      const publishedAt = eb.cast<string>(toExpression(after.publishedAt), 'timestamptz');
      conditions.push(eb(eb.refTuple('a.sort_at', 'a.id'), '<', eb.tuple(publishedAt, after.id)));
    }
    return eb.and(conditions);
  };

const toExpression = (value: Value<string>): Expression<string> =>
  typeof value === 'string' ? expressionBuilder<Record<never, never>, never>().val(value) : value;

/** A page of articles, newest first. */
export const selectPage = (db: Pick<Kysely<Database>, 'selectFrom'>, conditions: Conditions, limit: Value<number>) =>
  selectArticles(db).where(meets(conditions)).orderBy('a.sort_at', 'desc').orderBy('a.id', 'desc').limit(limit);

interface PageValues {
  category: string;
  publishedAt: string;
  id: string;
  limit: number;
}

/** The statement of a page for visitors. A condition that it does not have ignores its value. */
const preparePage = ({ hasCategory, isLater }: { hasCategory: boolean; isLater: boolean }) =>
  prepare<PageValues>()((db, value) =>
    selectPage(
      db,
      {
        viewer: anonymous,
        category: hasCategory ? value('category') : null,
        after: isLater ? { publishedAt: value('publishedAt'), id: value('id') } : null,
      },
      value('limit'),
    ),
  );
const publicPages = {
  first: preparePage({ hasCategory: false, isLater: false }),
  later: preparePage({ hasCategory: false, isLater: true }),
  firstOfCategory: preparePage({ hasCategory: true, isLater: false }),
  laterOfCategory: preparePage({ hasCategory: true, isLater: true }),
};

/** A page of the published articles, with the statement of its shape. */
export function readPublicPage(
  em: SqlEntityManager,
  {
    category,
    after,
    limit,
  }: { category: string | undefined; after: { publishedAt: string; id: string } | null; limit: number },
): Promise<ArticleColumns[]> {
  const { first, later, firstOfCategory, laterOfCategory } = publicPages;
  const page = after ? (category ? laterOfCategory : later) : category ? firstOfCategory : first;
  return page.all(em, { category: category ?? '', publishedAt: after?.publishedAt ?? '', id: after?.id ?? '', limit });
}

/**
 * The cost limits of a search: of 100,000 articles, those of a word that only the older half had took 760 ms, since each
 * newer one was read. The search reads the next articles one by one; where they hold too few for a page, the index finds
 * others, up to a number. Of a word in more articles than that, some older ones may be left out.
 */
const LOOKED_THROUGH = 300;
const FOUND_AT_MOST = 400;

/** A page of the articles that contain the words of `search`. */
export function selectSearchPage(db: Kysely<Database>, search: string, conditions: Conditions, limit: number) {
  const matches = meets(conditions);
  const found = db
    .with('words', (db) => db.selectNoFrom(toSearchQuery(search).as('q')))
    .with('next', (db) =>
      db
        .selectFrom('article as a')
        .select(['a.id', 'a.search'])
        .where(matches)
        .orderBy('a.sort_at', 'desc')
        .orderBy('a.id', 'desc')
        .limit(LOOKED_THROUGH),
    )
    .with(
      (cte) => cte('near').materialized(),
      (db) => db.selectFrom(['next', 'words']).select('next.id').whereRef('next.search', '@@', 'words.q'),
    )
    // Joined and not written out, the words tell the planner nothing that would make it read the whole table instead.
    .with(
      (cte) => cte('far').materialized(),
      (db) =>
        db
          .selectFrom(['article as a', 'words'])
          .select('a.id')
          .where((eb) => eb(eb.selectFrom('near').select(eb.fn.countAll().as('count')), '<', limit))
          .whereRef('a.search', '@@', 'words.q')
          .where(matches)
          .limit(FOUND_AT_MOST),
    )
    .selectFrom('near')
    .select('near.id')
    .union((eb) => eb.selectFrom('far').select('far.id'));
  return selectArticles(db)
    .where('a.id', 'in', found)
    .orderBy('a.sort_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit);
}

const selectWithText = (db: Pick<Kysely<Database>, 'selectFrom'>, statuses: Expression<readonly ArticleStatus[]>) =>
  selectArticles(db)
    .select(TEXT)
    .where((eb) => eb('a.status', '=', eb.fn.any(statuses)))
    .where('a.deleted_at', 'is', null);
export const readBySlug = prepare<{ slug: string; statuses: readonly ArticleStatus[] }>()((db, value) =>
  selectWithText(db, value('statuses')).where('a.slug', '=', value('slug')),
);
export const readById = prepare<{ id: string; statuses: readonly ArticleStatus[] }>()((db, value) =>
  selectWithText(db, value('statuses')).where('a.id', '=', value('id')),
);

export const readByFormerSlug = prepare<{ slug: string }>()((db, value) =>
  db.selectFrom('article_former_slug').select('article_id as id').where('slug', '=', value('slug')),
);

export const readByIds = prepare<{ ids: readonly string[]; statuses: readonly ArticleStatus[] }>()((db, value) =>
  selectArticles(db)
    .where((eb) => eb('a.id', '=', eb.fn.any(value('ids'))))
    .where((eb) => eb('a.status', '=', eb.fn.any(value('statuses')))),
);

export const readTextsByIds = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('article as a')
    .select(['a.id', ...TEXT])
    .where((eb) => eb('a.id', '=', eb.fn.any(value('ids')))),
);

/**
 * Candidates for related articles: the newest of each category, by one short walk of an index for each, and the newest of
 * all. An administrator gets the same list as a visitor, because nothing in it marks a draft.
 */
export const readRelated = prepare<{ categoryIds: readonly string[]; ofCategory: number; ofAll: number }>()((
  db,
  value,
) => {
  const newest = db
    .selectFrom('article as a')
    .select('a.id')
    .where((eb) => isVisibleTo(eb, anonymous))
    .orderBy('a.sort_at', 'desc')
    .orderBy('a.id', 'desc');
  const candidates = db
    .with('same', (db) =>
      db
        .selectFrom(textsAs(value('categoryIds'), 'of'))
        .innerJoinLateral(
          ({ ref }) => newest.where('a.category_id', '=', ref('of.value')).limit(value('ofCategory')).as('near'),
          (join) => join.onTrue(),
        )
        .select('near.id'),
    )
    .with('newest', () => newest.limit(value('ofAll')))
    .selectFrom('same')
    .select('same.id')
    .union((eb) => eb.selectFrom('newest').select('newest.id'));
  return selectArticles(db).where('a.id', 'in', candidates).orderBy('a.sort_at', 'desc').orderBy('a.id', 'desc');
});

export type ArticleColumns = Awaited<ReturnType<typeof readByIds.all>>[number];
