import type { Expression, QueryCreator } from 'kysely';
import { VIEW } from '#api/portal/documents/document.policy.ts';
import {
  type BoundViewer,
  placeViewer,
  type ViewerValues,
  visibleDocuments,
} from '#api/portal/documents/visibility.query.ts';
import type { Database } from '#api/entities.ts';
import { isVisibleTo as isEventVisibleTo } from '#api/portal/events/event.policy.ts';
import { now, secondsSinceEpoch } from '#api/platform/database/sql.ts';
import { prepare } from '#api/kysely.ts';
import { isAuthor, isPublishedTo } from '#api/portal/questions/question.policy.ts';
import { isVisibleTo as isUpdateVisibleTo } from '#api/portal/updates/update.policy.ts';
import { containsTerm, selectMatch, selectWords } from './passage.words.query.ts';

interface Reader {
  viewer: BoundViewer;
  /** Whether the viewer has to sign the confidentiality agreement before reading a document. */
  owesNda: Expression<boolean>;
}

/** The documents whose pages the viewer can read now. */
export const selectReadableDocuments = (db: QueryCreator<Database>, { viewer, owesNda }: Reader) =>
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
          .orderBy((eb) => eb('e.status', '=', 'CANCELED'))
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
      selectReadableDocuments(db, reader)
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
          .select(['p.kind', 'p.sourceId', 'p.position', 's.path']),
    );

type FindValues = ViewerValues & { owesNda: boolean; words: string; limit: number };

/** The readable passages that match a question best. @param words JSON of its `WeightedWord`s */
export const findReadable = prepare<FindValues>()((db, value) =>
  withReadable(db, { viewer: placeViewer(value), owesNda: value('owesNda') })
    .with(
      (cte) => cte('word').materialized(),
      () => selectWords(value('words')),
    )
    .selectFrom('readable as r')
    .innerJoin('portal_passage as p', (join) =>
      join.onRef('p.kind', '=', 'r.kind').onRef('p.sourceId', '=', 'r.sourceId').onRef('p.position', '=', 'r.position'),
    )
    .innerJoin('word', (join) => join.on((eb) => containsTerm(eb.ref('p.searchTerms'), eb.ref('word.term'))))
    .select(['p.kind', 'p.sourceId', 'r.path', 'p.anchor', 'p.page', 'p.title', 'p.heading', 'p.sentences'])
    .select((eb) => selectMatch(eb.ref('p.searchTerms'), { term: eb.ref('word.term'), weight: eb.ref('word.weight') }))
    .groupBy(['p.kind', 'p.sourceId', 'p.position', 'r.path'])
    .orderBy('coverage', 'desc')
    .orderBy('rank', 'desc')
    .orderBy('p.kind')
    .orderBy('p.sourceId')
    .orderBy('p.position')
    .limit(value('limit')),
);
