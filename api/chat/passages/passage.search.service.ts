import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, expressionBuilder, type QueryCreator } from 'kysely';
import { isVisible as isArticleVisible } from '../../articles/article.query.ts';
import { isVisible as isStudyVisible } from '../../case-studies/case-study.query.ts';
import type { Database } from '../../entities.ts';
import { textsAs, toTsquery } from '../../platform/database/sql.ts';
import { prepare } from '../../prepare.ts';
import { anonymous } from '../../platform/viewer.ts';
import type { PassageKind } from './passage.index.service.ts';
import { stem, sumRanks, termsAs, type WeightedTerm } from './passage.stems.ts';
import type { PortalKind } from './passage.portal.texts.service.ts';

const selectStems = prepare<{ words: readonly string[] }>()((db, value) =>
  db
    .selectFrom(textsAs(value('words'), 'word'))
    .select((eb) => ['word.value as word', stem(eb.ref('word.value')).as('lexemes')]),
);

/** Reads the stems of words. A stop word has none. A number with a unit or a URL may have several. */
export async function readStems(em: SqlEntityManager, words: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await selectStems.all(em, { words });
  return new Map(rows.map(({ word, lexemes }) => [word, lexemes]));
}

const selectCounts = prepare<{ lexemes: readonly string[] }>()((db, value) =>
  db
    .selectFrom('passage_word')
    .select(['word', 'passages'])
    .where((eb) => eb.or([eb('word', '=', eb.fn.any(value('lexemes'))), eb('word', '=', '')]))
    .where('passages', '>', 0),
);

/** Counts the public passages, and how many of them contain each stem. */
export async function countPublicPassages(
  em: SqlEntityManager,
  lexemes: readonly string[],
): Promise<{ total: number; counts: Map<string, number> }> {
  const rows = await selectCounts.all(em, { lexemes });
  const counts = new Map(rows.map(({ word, passages }) => [word, passages]));
  return { total: counts.get('') ?? 0, counts };
}

const ALIKE = 8;

const selectAlike = prepare<{ words: readonly string[] }>()((db, value) =>
  db
    .selectFrom(textsAs(value('words'), 'typed'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('passage_word')
          .select(['word', 'passages'])
          .where('passages', '>', 0)
          .where((eb) => eb(eb.fn<number>('length', ['word']), '>', 3))
          .orderBy((eb) => eb('word', '<->', eb.ref('typed.value')))
          .limit(ALIKE)
          .as('alike'),
      (join) => join.onTrue(),
    )
    .select(['typed.value as typed', 'alike.word', 'alike.passages']),
);

/** Finds words of public passages with a similar spelling, most similar first. */
export const readAlike = (
  em: SqlEntityManager,
  words: readonly string[],
): Promise<{ typed: string; word: string; passages: number }[]> => selectAlike.all(em, { words });

/** Quotes a stem for a tsquery. */
export const quoteLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A passage that may answer the question, with the stems of its parts. */
export interface Candidate {
  kind: PassageKind | PortalKind;
  path: string;
  anchor: string;
  title: string;
  heading: string;
  sentences: string[];
  sentenceWords: string[][];
  headingWords: string[];
  titleWords: string[];
  /** Questions that the passage is known to answer. */
  questions: string[];
  /** The stems of each of these questions. */
  questionWords: string[][];
  rank: number;
  /** The id of the document and the page number. Set only for document passages. */
  sourceId?: string;
  page?: number | null;
}

/** The maximum number of matching passages that are ranked. */
const CONSIDERED = 3000;
export const RANKED = 100;

interface Search {
  /** A tsquery. */
  match: string;
  /** JSON of weighted terms. */
  terms: string;
  /** Known questions. The passages that answer them are candidates too. */
  nearest: string[];
}

type PlacedValues<Values> = { [Name in keyof Values]: Expression<Values[Name]> };

/**
 * The tsquery and the terms, parsed once. The planner does not see the tsquery, so that it always uses the index: reading
 * every passage takes ten times as long.
 */
const withQuery = (db: QueryCreator<Database>, { match, terms }: PlacedValues<Search>) =>
  db
    .with(
      (cte) => cte('query').materialized(),
      (db) => db.selectNoFrom(toTsquery(match).as('match')),
    )
    .with(
      (cte) => cte('word').materialized(),
      (db) => db.selectFrom(termsAs(terms)).select((eb) => [toTsquery(eb.ref('word.term')).as('term'), 'word.weight']),
    );

/** The passages that match, and those that answer one of the nearest known questions. */
const withConsidered = (db: QueryCreator<Database>, search: PlacedValues<Search>) =>
  withQuery(db, search)
    .with('matched', (db) =>
      db
        .selectFrom('query')
        .innerJoin('passage as p', (join) => join.on((eb) => eb(eb.ref('p.search'), '@@', eb.ref('query.match'))))
        .select(['p.kind', 'p.sourceId', 'p.position', 'p.search', isKnown(false)])
        .limit(CONSIDERED),
    )
    .with(
      (cte) => cte('considered').materialized(),
      (db) =>
        db
          .selectFrom('matched')
          .selectAll()
          .unionAll((eb) =>
            eb
              .selectFrom('passage as p')
              .select(['p.kind', 'p.sourceId', 'p.position', 'p.search', isKnown(true)])
              .where((eb) => eb('p.questions', '&&', search.nearest)),
          ),
    );

const isKnown = (value: boolean) => expressionBuilder().lit(value).$castTo<boolean>().as('isKnown');

/** The rank of each of these passages. */
const withRanked = (db: QueryCreator<Database>, search: PlacedValues<Search>) =>
  withConsidered(db, search).with('ranked', (db) =>
    db
      .selectFrom('considered as c')
      .distinctOn(['c.kind', 'c.sourceId', 'c.position'])
      .select(['c.kind', 'c.sourceId', 'c.position', 'c.isKnown'])
      .select((eb) =>
        eb
          .selectFrom('word')
          .select((eb) => {
            const word = { term: eb.ref('word.term'), weight: eb.ref('word.weight') };
            return sumRanks([0.4, 0.7, 0.5, 1], eb.ref('c.search'), word).as('rank');
          })
          .where((eb) => eb(eb.ref('c.search'), '@@', eb.ref('word.term')))
          .as('rank'),
      )
      .orderBy('c.kind')
      .orderBy('c.sourceId')
      .orderBy('c.position')
      .orderBy('c.isKnown', 'desc'),
  );

/** The ranked passages whose source visitors may read now, with the paths of their pages. */
const withVisible = (db: ReturnType<typeof withRanked>) =>
  db.with('visible', (db) =>
    db
      .selectFrom('ranked as r')
      .leftJoin('article as a', (join) =>
        join.onRef('a.id', '=', 'r.sourceId').on('r.kind', '=', 'ARTICLE').on(isArticleVisible(anonymous)),
      )
      .leftJoin('case_study as s', (join) =>
        join.onRef('s.id', '=', 'r.sourceId').on('r.kind', '=', 'CASE_STUDY').on(isStudyVisible(anonymous)),
      )
      .select(['r.kind', 'r.sourceId', 'r.position', 'r.isKnown', 'r.rank'])
      .select((eb) =>
        eb
          .case()
          .when('r.kind', '=', 'PAGE')
          .then(eb.ref('r.sourceId'))
          .when('r.kind', '=', 'ARTICLE')
          .then(eb(eb.val('/resources/'), '||', eb.ref('a.slug')).$castTo<string>())
          .else(eb(eb.val('/case-studies/'), '||', eb.ref('s.id')).$castTo<string>())
          .end()
          .$castTo<string | null>()
          .as('path'),
      )
      .where('r.rank', 'is not', null),
  );

/** Passages with one of the nearest known questions come first, so that other passages do not displace them. */
const selectCandidates = prepare<Search & { limit: number }>()((db, value) =>
  withVisible(withRanked(db, { match: value('match'), terms: value('terms'), nearest: value('nearest') }))
    .selectFrom((eb) =>
      eb
        .selectFrom('visible')
        .select(['kind', 'sourceId', 'position'])
        .select((eb) => [eb.ref('path').$notNull().as('path'), eb.ref('rank').$notNull().as('rank')])
        .where('path', 'is not', null)
        .orderBy('isKnown', 'desc')
        .orderBy('rank', 'desc')
        .orderBy('kind')
        .orderBy('sourceId')
        .orderBy('position')
        .limit(value('limit'))
        .as('v'),
    )
    .innerJoin('passage as p', (join) =>
      join.onRef('p.kind', '=', 'v.kind').onRef('p.sourceId', '=', 'v.sourceId').onRef('p.position', '=', 'v.position'),
    )
    .select(['p.kind', 'v.path', 'p.anchor', 'p.title', 'p.heading', 'p.sentences', 'v.rank'])
    .select(['p.headingWords', 'p.titleWords'])
    .select(['p.sentenceWords', 'p.questions', 'p.questionWords'])
    .orderBy('v.rank', 'desc')
    .orderBy('p.kind')
    .orderBy('p.sourceId')
    .orderBy('p.position'),
);

/**
 * Finds the public passages that match best.
 *
 * @param match a tsquery
 * @param nearest known questions that resemble the question
 */
export const readCandidates = (
  em: SqlEntityManager,
  match: string,
  { terms, nearest }: { terms: readonly WeightedTerm[]; nearest: string[] },
): Promise<Candidate[]> => selectCandidates.all(em, { match, terms: JSON.stringify(terms), nearest, limit: RANKED });
