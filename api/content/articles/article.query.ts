import type { AliasableExpression, Expression, ExpressionBuilder, Kysely, QueryCreator, SqlBool } from 'kysely';
import { articleColumns } from '#graphql/article-fields.ts';
import type { Database } from '#api/entities.ts';
import { anyOf } from '#api/platform/database/sql.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';
import { type Article, ArticleStatus } from './article.entity.ts';
import { articlePolicy, listVisibleStatuses } from './article.policy.ts';
import { jsonBuildObject } from 'kysely/helpers/postgres';

/** The category `c` of a left join as an object. Null if there is none. */
export const buildCategory = (eb: Pick<ExpressionBuilder<{ c: Database['category'] }, 'c'>, 'case' | 'ref'>) =>
  eb
    .case()
    .when('c.id', 'is not', null)
    .then(
      jsonBuildObject({
        id: eb.ref('c.id'),
        name: eb.ref('c.name'),
        slug: eb.ref('c.slug'),
        description: eb.ref('c.description'),
        version: eb.ref('c.version'),
      }),
    )
    .end();

// Frequent public reads return plain rows. Hydrating entities was 63 % of the measured cost of a list, so only writes
// use entities.

type Articles = ExpressionBuilder<Database & { a: Database['article'] }, 'a'>;
type Condition = (eb: Articles) => Expression<SqlBool>;

const shortColumns = articleColumns.filter((name) => name !== 'body');

/** Articles `a` with their categories, without the text. */
const selectArticles = (db: QueryCreator<Database>) =>
  db
    .selectFrom('article as a')
    .leftJoin('category as c', 'c.id', 'a.categoryId')
    .select(['a.id', 'a.readingMinutes', 'a.status', 'a.version', 'a.publishedAt', 'a.updatedAt', 'a.unpublishAt'])
    .select('a.deletedAt')
    .select(shortColumns.map((name) => `a.${name}` as const))
    .select((eb) => buildCategory(eb).as('category'));

/** An article for readers, with its text where that was read with it; `loadText` reads it on request. */
export type ArticleRow = Awaited<ReturnType<typeof readByIds.all>>[number] & Partial<Text>;
export type Text = Pick<Article, 'body' | 'bodyHtml' | 'bodyTree'>;

/** The newest first. Articles that were never published come before them, in the order of their last changes. */
export const selectNewest = (db: QueryCreator<Database>) =>
  selectArticles(db).orderBy('a.sortAt', 'desc').orderBy('a.updatedAt', 'desc').orderBy('a.id', 'desc');

/** True for articles `a` that are not in the trash. */
const isOutsideTrash: Condition = (eb) => eb('a.deletedAt', 'is', null);

/**
 * The condition on articles `a` that lets the viewer read them. A published article is never in the trash. For a single
 * status, the condition is an equality, so that an index returns the rows in order. For `= any`, PostgreSQL sorts the
 * whole table: at 100,000 articles, a page takes 118 ms instead of 0.1 ms.
 */
export const isVisible =
  (viewer: Viewer) =>
  (eb: Articles): Expression<SqlBool> => {
    const [only, ...others] = listVisibleStatuses(viewer);
    // Without a condition on the status, an index returns the rows by age.
    if (1 + others.length === Object.keys(ArticleStatus).length) return isOutsideTrash(eb);
    if (only && others.length === 0) return eb('a.status', '=', only);
    return eb.and([eb('a.status', '=', anyOf(listVisibleStatuses(viewer))), isOutsideTrash(eb)]);
  };

/** The condition for articles in the trash. All of them are drafts, so a viewer who reads no drafts finds none. */
export const isTrashed = (viewer: Viewer) => (eb: Articles) =>
  eb.and([eb('a.status', '=', anyOf(listVisibleStatuses(viewer))), eb('a.deletedAt', 'is not', null)]);

interface Position {
  publishedAt: string;
  updatedAt: string;
  id: string;
}

/** Selects the articles after a position in the list, newest first. */
export const isAfter =
  ({ publishedAt, updatedAt, id }: { [Name in keyof Position]: Expression<Position[Name]> }) =>
  (eb: Articles) =>
    eb(
      eb.refTuple('a.sortAt', 'a.updatedAt', 'a.id'),
      '<',
      eb.tuple(eb.cast<Date>(publishedAt, 'timestamptz'), eb.cast<Date>(updatedAt, 'timestamptz'), id),
    );

export const hasStatus = (status: ArticleStatus) => (eb: Articles) => eb('a.status', '=', status);

/** The condition on articles `a` that they, or their changes, are to be published at a time. Readers must not learn it. */
export const isScheduled = (viewer: Viewer) => (eb: Articles) =>
  articlePolicy.can(viewer, 'update', null)
    ? eb.or([
        eb('a.status', '=', ArticleStatus.SCHEDULED),
        eb.exists(
          eb
            .selectFrom('article_version as version')
            .select('version.articleId')
            .whereRef('version.articleId', '=', 'a.id')
            .where('version.publishAt', 'is not', null),
        ),
      ])
    : eb.lit(false);

/** The condition on articles `a` that search engines may list them. */
export const isListed = (eb: Articles) => eb('a.isNoindex', '=', false);

/** The condition on articles `a` of the category with this name in URLs, now or before. */
export const isInCategory = (slug: Expression<string>) => (eb: Articles) =>
  eb(
    'a.categoryId',
    '=',
    eb.fn.coalesce(
      eb.selectFrom('category').select('category.id').where('category.slug', '=', slug),
      eb.selectFrom('category_former_slug as former').select('former.categoryId').where('former.slug', '=', slug),
    ),
  );

/** The first page of the published articles, the most frequent list of visitors. */
export const readPublished = prepare<{ limit: number }>()((db, value) =>
  selectNewest(db).where(hasStatus(ArticleStatus.PUBLISHED)).limit(value('limit')),
);

/** A page of the articles that meet all conditions. */
export const readPage = (db: QueryCreator<Database>, conditions: readonly Condition[], limit: number) =>
  selectNewest(db).where(isEach(conditions)).limit(limit).execute();

/**
 * Limits the cost of a full-text search. Of 100,000 articles, a word that only the older half contains took 760 ms,
 * because each newer article was read. The search reads the newest articles first. If they do not fill a page, it reads
 * up to MAX_MATCHES matches from the index. For a word with more matches, some older articles can be missing.
 */
const MAX_SCANNED = 300;
const MAX_MATCHES = 400;

interface Search {
  /** A tsquery. */
  words: AliasableExpression<string>;
  conditions: readonly Condition[];
  limit: number;
}

const isEach = (conditions: readonly Condition[]) => (eb: Articles) =>
  eb.and(conditions.map((condition) => condition(eb)));

/** A page of the articles that match the words and all conditions. */
export const searchPage = (db: Kysely<Database>, { words, conditions, limit }: Search) =>
  selectNewest(
    db
      .with('words', (db) => db.selectNoFrom(words.as('q')))
      .with('next', (db) =>
        db
          .selectFrom('article as a')
          .select(['a.id', 'a.searchTerms'])
          .where(isEach(conditions))
          .orderBy('a.sortAt', 'desc')
          .orderBy('a.updatedAt', 'desc')
          .orderBy('a.id', 'desc')
          .limit(MAX_SCANNED),
      )
      .with(
        (cte) => cte('near').materialized(),
        (db) => db.selectFrom(['next', 'words']).select('next.id').whereRef('next.searchTerms', '@@', 'words.q'),
      )
      .with(
        (cte) => cte('far').materialized(),
        (db) =>
          db
            // The words are joined as a table: as a literal, they would make the planner read the whole table.
            .selectFrom(['article as a', 'words'])
            .select('a.id')
            .where((eb) => eb(eb.selectFrom('near').select(eb.fn.countAll<number>().as('count')), '<', limit))
            .whereRef('a.searchTerms', '@@', 'words.q')
            .where(isEach(conditions))
            .limit(MAX_MATCHES),
      ) as unknown as SearchQueryCreator,
  )
    .where('a.id', 'in', (eb) =>
      (eb as unknown as SearchQueryCreator)
        .selectFrom('near')
        .select('id')
        .union((eb) => eb.selectFrom('far').select('id')),
    )
    .limit(limit)
    .execute();

type SearchQueryCreator = QueryCreator<Database & Record<'near' | 'far', { id: string }>>;

const selectWhole = (db: QueryCreator<Database>) =>
  selectArticles(db).select(['a.body', 'a.bodyHtml', 'a.bodyTree']).where('a.deletedAt', 'is', null);

interface OneArticle {
  /** The id or the slug. */
  key: string;
  statuses: readonly ArticleStatus[];
}

const prepareOne = (name: 'id' | 'slug') =>
  prepare<OneArticle>()((db, value) =>
    selectWhole(db)
      .where(`a.${name}`, '=', value('key'))
      .where('a.status', '=', (eb) => eb.fn.any(value('statuses'))),
  );

/** One article with its text. */
export const readBySlug = prepareOne('slug');
export const readById = prepareOne('id');

export const readByIds = prepare<{ ids: readonly string[]; statuses: readonly ArticleStatus[] }>()((db, value) =>
  selectArticles(db)
    .where('a.id', '=', (eb) => eb.fn.any(value('ids')))
    .where('a.status', '=', (eb) => eb.fn.any(value('statuses'))),
);

/** The id of the article that had this slug before. */
export const readFormerSlug = prepare<{ slug: string }>()((db, value) =>
  db.selectFrom('article_former_slug').select('articleId as id').where('slug', '=', value('slug')),
);

export const readTexts = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('article as a')
    .select(['a.id', 'a.body', 'a.bodyHtml', 'a.bodyTree'])
    .where('a.id', '=', (eb) => eb.fn.any(value('ids'))),
);
