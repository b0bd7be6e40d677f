import type { Expression, QueryCreator } from 'kysely';
import { VIEW } from '../../documents/document.policy.ts';
import {
  type BoundViewer,
  placeViewer,
  type ViewerValues,
  visibleDocuments,
} from '../../documents/visibility.query.ts';
import type { Database } from '../../entities.ts';
import { isVisibleTo as isEventVisibleTo } from '../../events/event.policy.ts';
import { now, recordsAs, secondsSinceEpoch, toTsquery } from '../../platform/database/sql.ts';
import type { PlaceholderFor } from '../../platform/database/prepare.ts';
import { prepare } from '../../prepare.ts';
import { isAuthor, isPublishedTo } from '../../questions/question.policy.ts';
import { isVisibleTo as isUpdateVisibleTo } from '../../updates/update.policy.ts';
import { containsTerm, sumRanks, termsAs } from './passage.stems.ts';

interface Reader {
  viewer: BoundViewer;
  /** Whether the viewer has to sign the confidentiality agreement before reading a document. */
  owesNda: Expression<boolean>;
}

const selectDocuments = (db: QueryCreator<Database>, { viewer, owesNda }: Reader) =>
  db
    .selectFrom(visibleDocuments(viewer))
    .innerJoin('document as d', 'd.id', 'seen.id')
    .select((eb) => [
      eb.val('DOCUMENT').as('kind'),
      'd.id as sourceId',
      eb.cast<number | null>('d.version', 'integer').as('version'),
      eb.cast<string | null>(eb.lit(null), 'text').as('audience'),
      eb(eb.val('/investor/documents/'), '||', eb.ref('d.id')).$castTo<string>().as('path'),
    ])
    .where('seen.level', '>=', VIEW)
    .where((eb) => eb.not(eb.cast<boolean>(owesNda, 'boolean')));

const selectUpdates = (db: QueryCreator<Database>, { viewer }: Reader) =>
  db
    .selectFrom('investor_update as u')
    .select((eb) => [
      eb.val('UPDATE').as('kind'),
      'u.id as sourceId',
      eb.cast<number | null>(eb.lit(null), 'integer').as('version'),
      eb.cast<string | null>(eb.lit(null), 'text').as('audience'),
      eb(eb.val('/investor/updates/'), '||', eb.ref('u.id')).$castTo<string>().as('path'),
    ])
    .where((eb) => isUpdateVisibleTo(eb, viewer));

/** The person who asked the question and administrators get its original text. Other readers get the published text. */
const selectQuestions = (db: QueryCreator<Database>, { viewer }: Reader) =>
  db
    .selectFrom('question as q')
    .select((eb) => {
      const isOwn = eb.or([viewer.isAdmin, isAuthor(eb, viewer.viewerId)]);
      return [
        eb.val('QUESTION').as('kind'),
        'q.id as sourceId',
        eb.cast<number | null>(eb.lit(null), 'integer').as('version'),
        eb
          .case()
          .when(isOwn)
          .then(eb.cast<string | null>(eb.val('OWN'), 'text'))
          .else('SHARED')
          .end()
          .as('audience'),
        eb(eb.val('/investor/documents/'), '||', eb.ref('q.documentId')).$castTo<string>().as('path'),
      ];
    })
    .where('q.answeredAt', 'is not', null)
    .where('q.documentId', 'in', (eb) => eb.selectFrom(visibleDocuments(viewer)).select('seen.id'))
    .where((eb) => eb.or([viewer.isAdmin, isAuthor(eb, viewer.viewerId), isPublishedTo(eb, viewer.viewerId)]));

/** For each series, selects the next event, or the last one if none is to come. Canceled events come last. */
const selectEvents = (db: QueryCreator<Database>, { viewer }: Reader) =>
  db
    .selectFrom('event_series as s')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('event as e')
          .select('e.id')
          .whereRef('e.seriesId', '=', 's.id')
          .orderBy((eb) => eb('e.status', '=', 'CANCELLED'))
          .orderBy((eb) => eb('e.endsAt', '>', now()), 'desc')
          .orderBy((eb) => eb.fn('abs', [secondsSinceEpoch(eb(eb.ref('e.startsAt'), '-', now() as never))]))
          .limit(1)
          .as('next'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      eb.val('EVENT').as('kind'),
      's.id as sourceId',
      eb.cast<number | null>(eb.lit(null), 'integer').as('version'),
      eb.cast<string | null>(eb.lit(null), 'text').as('audience'),
      eb(eb.val('/investor/calendar/'), '||', eb.ref('next.id')).$castTo<string>().as('path'),
    ])
    .where((eb) => isEventVisibleTo(eb, viewer));

/**
 * The portal passages that the viewer may read now, by the same rules as the pages that show them. They are selected
 * before any word is compared, so that other people's passages affect neither the result nor the response time.
 */
const withReadable = (db: QueryCreator<Database>, reader: Reader) =>
  db
    .with('source', () =>
      selectDocuments(db, reader)
        .unionAll(selectUpdates(db, reader))
        .unionAll(selectQuestions(db, reader))
        .unionAll(selectEvents(db, reader)),
    )
    .with(
      (cte) => cte('readable').materialized(),
      (db) =>
        db
          .selectFrom('source as s')
          .innerJoin('portal_passage as p', (join) =>
            join
              .on((eb) => eb(eb.ref('p.kind'), '=', eb.ref('s.kind') as never))
              .onRef('p.sourceId', '=', 's.sourceId')
              .on((eb) => eb('p.version', 'is not distinct from', eb.ref('s.version')))
              .on((eb) => eb('p.audience', 'is not distinct from', eb.ref('s.audience') as never)),
          )
          .select(['p.kind', 'p.sourceId', 'p.position', 's.path', 'p.anchor', 'p.search']),
    );

type Values = ViewerValues & { owesNda: boolean };

/**
 * Counts the readable passages, as the word "", and the readable passages that contain each stem.
 *
 * @param words JSON of the stems
 */
export const countReadable = prepare<Values & { words: string }>()((db, value) => {
  const stems = recordsAs<{ word: string; term: string }, 'stem'>(value('words'), 'stem', {
    word: 'text',
    term: 'text',
  });
  return withReadable(db, { viewer: placeViewer(value), owesNda: value('owesNda') })
    .selectFrom('readable')
    .select((eb) => [eb.val('').as('word'), eb.cast<number>(eb.fn.countAll(), 'integer').as('passages')])
    .unionAll((eb) =>
      eb
        .selectFrom(stems)
        .innerJoin('readable as r', (join) => join.on((eb) => containsTerm(eb.ref('r.search'), eb.ref('stem.term'))))
        .select((eb) => ['stem.word', eb.cast<number>(eb.fn.countAll(), 'integer').as('passages')])
        .groupBy('stem.word'),
    );
});

type FindValues = Values & { match: string; terms: string; limit: number };

const withRanked = (db: QueryCreator<Database>, value: PlaceholderFor<FindValues>) =>
  withReadable(db, { viewer: placeViewer(value), owesNda: value('owesNda') }).with('ranked', (db) =>
    db
      .selectFrom('readable as r')
      .innerJoin(termsAs(value('terms')), (join) =>
        join.on((eb) => containsTerm(eb.ref('r.search'), eb.ref('word.term'))),
      )
      .select(['r.kind', 'r.sourceId', 'r.position', 'r.path'])
      .select((eb) => {
        const word = { term: toTsquery(eb.ref('word.term')), weight: eb.ref('word.weight') };
        return sumRanks([0.1, 0.7, 0.5, 1], eb.ref('r.search'), word).as('rank');
      })
      .where((eb) => containsTerm(eb.ref('r.search'), value('match')))
      .groupBy(['r.kind', 'r.sourceId', 'r.position', 'r.path'])
      .orderBy('rank', 'desc')
      .orderBy('r.kind')
      .orderBy('r.sourceId')
      .orderBy('r.position')
      .limit(value('limit')),
  );

/** The readable passages that match a question best. @param terms JSON of its `WeightedTerm`s @param match a tsquery */
export const findReadable = prepare<FindValues>()((db, value) =>
  withRanked(db, value)
    .selectFrom('ranked as v')
    .innerJoin('portal_passage as p', (join) =>
      join.onRef('p.kind', '=', 'v.kind').onRef('p.sourceId', '=', 'v.sourceId').onRef('p.position', '=', 'v.position'),
    )
    .select(['p.kind', 'v.path', 'p.anchor', 'p.page', 'p.sourceId', 'p.title', 'p.heading', 'p.sentences'])
    .select(['v.rank', 'p.headingWords', 'p.titleWords'])
    .select('p.sentenceWords')
    .orderBy('v.rank', 'desc')
    .orderBy('p.kind')
    .orderBy('p.sourceId')
    .orderBy('p.position'),
);
