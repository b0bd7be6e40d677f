import type { ExpressionBuilder, QueryCreator } from 'kysely';
import { selectReadableDocuments } from '#api/content/chat/passages/passage.portal.query.ts';
import { placeViewer, type ViewerValues } from '../documents/visibility.query.ts';
import type { Database } from '#api/entities.ts';
import type { PlaceholderFor } from '#api/platform/database/prepare.ts';
import { textsAs } from '#api/platform/database/sql.ts';
import { parseNormalized, SITE_TEXT, toSearchVector } from '#api/platform/search-query.ts';
import { prepare } from '#api/kysely.ts';
import { makeHeadlineOptions, toMarkable } from '#api/content/search/search.mark.query.ts';

interface FindValues extends ViewerValues {
  owesNda: boolean;
  /** The text in the form that `normalizeSearch` returns. */
  query: string;
  limit: number;
  /** The last hit of the page before. An empty id stands for none. */
  lastRank: number;
  lastId: string;
  lastPage: number;
}

/** A sentence with more characters is shortened around the words. */
const WHOLE_SENTENCE = 400;

type Words = Database & { words: { q: string; any: string }; readable: { sourceId: string; version: number | null } };

/** The text of a passage, without its heading and title: the letter is the weight that the column gives to it. */
const pickText = (eb: ExpressionBuilder<Words & { p: Database['portal_passage'] }, 'p'>) =>
  eb.fn<string>('ts_filter', ['p.searchTerms', eb.val('{c}')]);

/** The words, and the documents that the viewer can read. They are selected before any word is compared. */
const withReadable = (db: QueryCreator<Database>, value: PlaceholderFor<FindValues>) =>
  db
    .with('parsed', (db) => db.selectNoFrom(parseNormalized(value('query')).as('q')))
    .with('words', (db) =>
      db
        .selectFrom('parsed')
        .select('parsed.q')
        // A sentence rarely contains all words of its page.
        .select((eb) =>
          eb
            .fn<string>('to_tsquery', [
              eb.val('simple'),
              eb.fn('replace', [eb.cast('parsed.q', 'text'), eb.val(' & '), eb.val(' | ')]),
            ])
            .as('any'),
        ),
    )
    .with(
      (cte) => cte('readable').materialized(),
      (db) => selectReadableDocuments(db, { viewer: placeViewer(value), owesNda: value('owesNda') }),
    );

/** Each page with all words in one passage, with the passage that matches best. */
const selectMatches = (db: QueryCreator<Words>) =>
  db
    .selectFrom('readable as r')
    .crossJoin('words')
    .innerJoin('portal_passage as p', (join) =>
      join.on('p.kind', '=', 'DOCUMENT').onRef('p.sourceId', '=', 'r.sourceId').onRef('p.version', '=', 'r.version'),
    )
    .distinctOn(['p.sourceId', 'p.page'])
    .select(['p.sourceId', 'p.page', 'p.position'])
    .select((eb) => eb.cast<number>(eb.fn('ts_rank', [pickText(eb), 'words.q']), 'float8').as('rank'))
    .whereRef('p.searchTerms', '@@', 'words.q')
    .where((eb) => eb(pickText(eb), '@@', eb.ref('words.q')))
    .where('p.page', 'is not', null)
    .orderBy('p.sourceId')
    .orderBy('p.page')
    .orderBy('rank', 'desc')
    .orderBy('p.position');

type Matched = Words & { matched: { sourceId: string; page: number | null; position: number; rank: number } };

/** A page of the matches, best first. */
const selectShown = (db: QueryCreator<Matched>, value: PlaceholderFor<FindValues>) =>
  db
    .selectFrom('matched as m')
    .selectAll()
    .where(({ eb, or, and, cast, refTuple, tuple }) => {
      const rank = cast<number>(value('lastRank'), 'float8');
      const last = tuple(value('lastId'), cast<number>(value('lastPage'), 'integer'));
      return or([
        eb(value('lastId'), '=', ''),
        eb('m.rank', '<', rank),
        and([eb('m.rank', '=', rank), eb(refTuple('m.sourceId', 'm.page'), '>', last)]),
      ]);
    })
    .orderBy('m.rank', 'desc')
    .orderBy('m.sourceId')
    .orderBy('m.page')
    .limit(value('limit'));

type Quoted = Words & { p: Database['portal_passage'] };

/** The sentence of a passage that matches best. */
const selectSentence = (eb: ExpressionBuilder<Quoted, 'p' | 'words'>) =>
  eb
    .selectFrom(textsAs(eb.ref('p.sentences'), 'sentence'))
    .select('sentence.value')
    .orderBy((eb) => eb.fn('ts_rank', [toSearchVector(eb.ref('sentence.value')), eb.ref('words.any')]), 'desc')
    .orderBy('sentence.number')
    .limit(1);

const markSentence = (eb: ExpressionBuilder<Words & { best: { value: string } }, 'best' | 'words'>) =>
  eb.fn<string>('ts_headline', [
    eb.val(SITE_TEXT),
    toMarkable(eb.ref('best.value')),
    'words.any',
    eb
      .case()
      .when(eb.fn<number>('length', ['best.value']), '<=', WHOLE_SENTENCE)
      .then(makeHeadlineOptions('HighlightAll=true'))
      .else(makeHeadlineOptions('MaxFragments=1, MaxWords=50, MinWords=20'))
      .end(),
  ]);

/** The pages of readable documents that contain the words, best first, each with its sentence. */
export const findTextHits = prepare<FindValues>()((db, value) =>
  withReadable(db, value)
    .with('matched', (db) => selectMatches(db as unknown as QueryCreator<Words>))
    .with('shown', (db) => selectShown(db as unknown as QueryCreator<Matched>, value))
    .selectFrom('shown as s')
    .crossJoin('words')
    .innerJoin('portal_passage as p', (join) =>
      join.on('p.kind', '=', 'DOCUMENT').onRef('p.sourceId', '=', 's.sourceId').onRef('p.position', '=', 's.position'),
    )
    .innerJoinLateral(
      (eb) => selectSentence(eb as unknown as ExpressionBuilder<Quoted, 'p' | 'words'>).as('best'),
      (join) => join.onTrue(),
    )
    .select(['s.sourceId', 's.rank'])
    .select((eb) => [
      eb.ref('s.page').$notNull().as('page'),
      markSentence(eb as unknown as Parameters<typeof markSentence>[0]).as('marked'),
    ])
    .orderBy('s.rank', 'desc')
    .orderBy('s.sourceId')
    .orderBy('s.page'),
);
