import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Expression, ExpressionBuilder, Kysely, QueryCreator } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import type { Database } from '#api/entities.ts';
import { decodeCursor } from '#api/platform/pagination.ts';
import { normalizeSearch, parseNormalized, SITE_TEXT } from '#api/platform/search-query.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';
import type { SearchHitKind } from './search.type.ts';
import { type Considered, considerArticles, MAX_MATCHES, type Words } from './search.articles.ts';
import type { SearchArgs } from './search.input.ts';
import { makeHeadlineOptions, toMarkable } from './search.mark.query.ts';
import { findStem, selectPassage, selectReadable } from './search.passage.query.ts';
import {
  getShapeKey,
  listConditions,
  type SearchShape,
  type SearchValues,
  type Studies,
  type Value,
} from './search.shape.ts';

interface ShownHit {
  id: string;
  kind: SearchHitKind;
  title: string;
  rank: number;
  path: string;
  markedTitle: string;
  markedExcerpt: string;
}

const cursorShape = z.tuple([z.number(), z.string().check(atMost(40))]);

type Hits = Words & Record<'everywhere' | 'hits', Considered> & { studies: { id: string; search: string } };

/** The matching articles, those in the category, and the matching case studies. */
function withHits(db: Kysely<Database>, shape: SearchShape, value: Value) {
  const { everywhere, hits, studies } = listConditions(shape, value);
  return (
    db
      .with('words', (db) => db.selectNoFrom(parseNormalized(value('query')).as('q')))
      // Counted without the selected category, so that the filter shows the hits in other categories.
      .with(
        (cte) => cte('everywhere').materialized(),
        (db) => considerArticles(db, everywhere),
      )
      .with(
        (cte) => cte('hits').materialized(),
        (db) =>
          hits
            ? considerArticles(db, hits)
            : db.selectFrom('everywhere').select(['everywhere.id', 'everywhere.sortAt', 'everywhere.categoryId']),
      )
      .with(
        (cte) => cte('studies').materialized(),
        (db) =>
          db
            .selectFrom(['case_study as s', 'words'])
            .select(['s.id', 's.search'])
            .whereRef('s.search', '@@', 'words.q')
            .where((eb) => eb.and(studies.map((condition) => condition(eb as unknown as Studies))))
            .limit(MAX_MATCHES),
      )
  );
}

const rank = (eb: ExpressionBuilder<Words, 'words'>, search: Expression<string>) =>
  eb.cast<number>(eb.fn('ts_rank', [search, eb.ref('words.q')]), 'float8');

/** A page of all hits, best first. */
function selectPage(
  db: QueryCreator<Words & { ranked: { id: string; rank: number } }>,
  { isFirstPage }: SearchShape,
  value: Value,
) {
  const page = db
    .selectFrom('ranked')
    .select(['ranked.id', 'ranked.rank'])
    .orderBy('ranked.rank', 'desc')
    .orderBy('ranked.id', 'desc')
    .limit(value('limit'));
  if (isFirstPage) return page;
  return page.where(({ eb, refTuple, tuple, cast }) =>
    eb(refTuple('ranked.rank', 'ranked.id'), '<', tuple(cast<number>(value('lastRank'), 'float8'), value('lastId'))),
  );
}

const withRanked = (db: QueryCreator<Hits>) =>
  db.with(
    (cte) => cte('ranked').materialized(),
    (db) =>
      db
        .selectFrom('hits')
        .innerJoin('article as a', 'a.id', 'hits.id')
        .crossJoin('words')
        .select((eb) => ['a.id', rank(eb, eb.ref('a.searchTerms').$notNull()).as('rank')])
        .unionAll((eb) =>
          eb
            .selectFrom(['studies', 'words'])
            .select((eb) => ['studies.id', rank(eb, eb.ref('studies.search')).as('rank')]),
        ),
  );

/** The columns of an article or a case study for a hit. */
const selectTexts = (db: QueryCreator<Database>, id: Expression<string>) =>
  db
    .selectFrom('article')
    .select(['article.id', 'article.title', 'article.summary'])
    .select((eb) => [
      selectReadable(eb.ref('article.body'), eb.ref('article.bodyHtml')).as('body'),
      eb.val<SearchHitKind>('ARTICLE').as('kind'),
      eb(eb.val('/resources/'), '||', eb.ref('article.slug')).$castTo<string>().as('path'),
    ])
    .where('article.id', '=', id)
    .unionAll(
      db
        .selectFrom('case_study')
        .select(['case_study.id', 'case_study.title', 'case_study.summary'])
        .select((eb) => [
          selectReadable(eb.ref('case_study.body'), eb.ref('case_study.bodyHtml')).as('body'),
          eb.val<SearchHitKind>('CASE_STUDY').as('kind'),
          eb(eb.val('/case-studies/'), '||', eb.ref('case_study.id')).$castTo<string>().as('path'),
        ])
        .where('case_study.id', '=', id),
    );

/** The hits of a page with the words marked. */
const withShown = (
  db: QueryCreator<Hits & { ranked: { id: string; rank: number } }>,
  shape: SearchShape,
  value: Value,
) =>
  db
    .with('page', (db) => selectPage(db, shape, value))
    .with('shown', (db) =>
      db
        .selectFrom('page')
        .crossJoin('words')
        .innerJoinLateral(
          (eb) => selectTexts(db as unknown as QueryCreator<Database>, eb.ref('page.id')).as('a'),
          (join) => join.onRef('a.id', '=', 'page.id'),
        )
        .select(['a.id', 'a.kind', 'a.title', 'page.rank', 'a.path'])
        .select((eb) => {
          const mark = (text: Expression<string>, options: string) =>
            eb.fn<string>('ts_headline', [
              eb.val(SITE_TEXT),
              toMarkable(text),
              eb.ref('words.q'),
              eb.val(makeHeadlineOptions(options)),
            ]);
          const passage = selectPassage(eb.ref('a.body'), value('stem'));
          const excerpt = eb(eb(eb.ref('a.summary'), '||', eb.val(' … ')), '||', passage).$castTo<string>();
          return [
            mark(eb.ref('a.title'), 'HighlightAll=true').as('markedTitle'),
            mark(excerpt, 'MaxFragments=1, MaxWords=32, MinWords=16').as('markedExcerpt'),
          ];
        }),
    );

/** The number of hits in each category, largest first. */
const selectFacets = (db: QueryCreator<Hits>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('everywhere')
        .select((eb) => ['everywhere.categoryId', eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
        .where('everywhere.categoryId', 'is not', null)
        .groupBy('everywhere.categoryId')
        .as('counted'),
    )
    .innerJoin('category as c', 'c.id', 'counted.categoryId')
    .select((eb) => [
      jsonBuildObject({
        id: eb.ref('c.id'),
        name: eb.ref('c.name'),
        slug: eb.ref('c.slug'),
        description: eb.ref('c.description'),
        position: eb.ref('c.position'),
        version: eb.ref('c.version'),
      }).as('category'),
      'counted.count',
    ])
    .orderBy('counted.count', 'desc')
    .orderBy('c.position')
    .orderBy('c.id');

/** The number of hits, their categories, and a page of hits. */
function selectResult(db: Kysely<Database>, shape: SearchShape, value: Value) {
  const hits = withRanked(withHits(db, shape, value) as unknown as QueryCreator<Hits>);
  return withShown(hits, shape, value).selectNoFrom((eb) => {
    const count = (table: 'hits' | 'ranked') =>
      eb.selectFrom(table).select(eb.cast<number>(eb.fn.countAll(), 'integer').as('count'));
    const shown = eb.selectFrom('shown').select((shown) => {
      const hit = jsonBuildObject({
        id: shown.ref('shown.id'),
        kind: shown.ref('shown.kind'),
        title: shown.ref('shown.title'),
        rank: shown.ref('shown.rank'),
        path: shown.ref('shown.path'),
        markedTitle: shown.ref('shown.markedTitle'),
        markedExcerpt: shown.ref('shown.markedExcerpt'),
      });
      const hits = shown.fn.agg<ShownHit[]>('json_agg', [hit]);
      return hits.orderBy('shown.rank', 'desc').orderBy('shown.id', 'desc').as('hits');
    });
    return [
      eb.fn.coalesce(count('ranked'), eb.lit(0)).as('totalCount'),
      eb.fn.coalesce(count('hits'), eb.lit(0)).as('articles'),
      jsonArrayFrom(selectFacets(eb as unknown as QueryCreator<Hits>)).as('categories'),
      shown.as('hits'),
    ];
  });
}

const prepareSearch = (shape: SearchShape) => prepare<SearchValues>()((db, value) => selectResult(db, shape, value));

/** Building the statement took 1 ms of Node, so each shape is compiled once. There are at most 96 shapes. */
const searches = new Map<string, ReturnType<typeof prepareSearch>>();

function findSearch(shape: SearchShape): ReturnType<typeof prepareSearch> {
  const key = getShapeKey(shape);
  const search = searches.get(key) ?? prepareSearch(shape);
  searches.set(key, search);
  return search;
}

/** Finds words for a viewer: the number of hits, their categories, and a page of hits. */
export async function findWords(em: SqlEntityManager, viewer: Viewer, words: string, args: SearchArgs) {
  const { filter, after, first } = args;
  const category = filter.category?.trim() ?? '';
  const [lastRank, lastId] = after ? decodeCursor(after, cursorShape) : [0, ''];
  const { status, kind } = filter;
  const search = findSearch({ viewer, status, kind, hasCategory: category !== '', isFirstPage: !after });
  const values = { query: normalizeSearch(words), stem: findStem(words), category, limit: first + 1, lastRank, lastId };
  const [result] = await search.all(em, values);
  return { ...result!, hits: result!.hits ?? [] };
}
