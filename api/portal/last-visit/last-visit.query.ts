import { type Expression, type ExpressionBuilder, type QueryCreator, sql } from 'kysely';
import { documentPolicy, selectLevelToOpen } from '../documents/document.policy.ts';
import {
  type BoundViewer,
  placeViewer,
  visibleDocuments,
  type ViewerValues,
  toViewerValues,
} from '../documents/visibility.query.ts';
import type { Database } from '#api/entities.ts';
import { isForAccount } from '../events/event.policy.ts';
import { now, subtract, toInterval } from '#api/platform/database/sql.ts';
import { prepare } from '#api/kysely.ts';
import { isAuthor } from '../questions/question.policy.ts';
import { isPublishedTo } from '../updates/update.policy.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import type { LastVisit } from './last-visit.type.ts';

/** An action this short before the sign-in belongs to the same visit: a wrong password, or a mailed link. */
const SAME_VISIT = '5 minutes';

type Db = QueryCreator<Database>;
type WithLists = Database & { seen: { id: string; level: number }; visit: { at: Date } };
type Visit = ExpressionBuilder<WithLists, 'visit'>;

/** The last action of the viewer before the latest sign-in. No row on the first visit. */
const selectVisit = (db: Db, { viewerId }: BoundViewer) =>
  db
    .selectFrom('audit_event as e')
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('audit_event as l')
          .select(['l.seq', 'l.at'])
          .where('l.actorId', '=', viewerId)
          .where('l.kind', '=', sql.lit('login.succeeded'))
          .orderBy('l.seq', 'desc')
          .limit(1)
          .as('login'),
      (join) => join.onTrue(),
    )
    .select('e.at')
    .where('e.actorId', '=', viewerId)
    .whereRef('e.seq', '<', 'login.seq')
    .where((eb) => eb('e.at', '<', subtract(eb.ref('login.at'), toInterval(SAME_VISIT))))
    .orderBy('e.seq', 'desc')
    .limit(1);

/** The documents and folders that were shared with the viewer or their groups after the visit. */
const selectSharedTargets = (eb: Visit, viewerId: Expression<string | null>) =>
  eb
    .selectFrom('document_grant as g')
    .select('g.target')
    .whereRef('g.grantedAt', '>', 'visit.at')
    .where((eb) =>
      eb.or([
        eb('g.accountId', '=', viewerId),
        eb('g.groupId', 'in', (eb) =>
          eb.selectFrom('account_group_member as m').select('m.groupId').where('m.accountId', '=', viewerId),
        ),
      ]),
    );

const countDocuments = (eb: Visit, viewerId: Expression<string | null>) =>
  eb
    .selectFrom('seen')
    .innerJoin('document as d', 'd.id', 'seen.id')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.documentId', '=', 'd.id').onRef('v.number', '=', 'd.version'),
    )
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where((eb) => eb('seen.level', '>=', selectLevelToOpen(eb.ref('v.pages'))))
    .where(({ eb: own, or }) =>
      or([
        own('v.createdAt', '>', own.ref('visit.at')),
        own('d.id', 'in', selectSharedTargets(eb, viewerId)),
        own('d.folderId', 'in', selectSharedTargets(eb, viewerId)),
      ]),
    );

const countUpdates = (eb: Visit, viewerId: Expression<string | null>) =>
  eb
    .selectFrom('investor_update as u')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .whereRef('u.publishedAt', '>', 'visit.at')
    .where('u.withdrawnAt', 'is', null)
    .where((eb) => isPublishedTo(eb, viewerId));

/** A series counts once, and only if one of its dates is ahead. */
const countEvents = (eb: Visit, viewerId: Expression<string | null>) =>
  eb
    .selectFrom('event_series as s')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .whereRef('s.createdAt', '>', 'visit.at')
    .where((eb) => isForAccount(eb, viewerId))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('event as e')
          .select('e.id')
          .whereRef('e.seriesId', '=', 's.id')
          .where('e.status', '!=', 'CANCELED')
          .where('e.endsAt', '>', now()),
      ),
    );

const countAnswers = (eb: Visit, viewerId: Expression<string | null>) =>
  eb
    .selectFrom('question as q')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .whereRef('q.answeredAt', '>', 'visit.at')
    .where((eb) => isAuthor(eb, viewerId))
    .where('q.documentId', 'in', (eb) => eb.selectFrom('seen').select('seen.id'));

/** Without an earlier visit there is no row, and PostgreSQL counts nothing. */
const readLastVisit = prepare<ViewerValues>()((db, value) => {
  const viewer = placeViewer(value);
  return db
    .with('visit', (db) => selectVisit(db, viewer))
    .with(
      (cte) => cte('seen').materialized(),
      (db) => db.selectFrom(visibleDocuments(viewer)).select(['seen.id', 'seen.level']),
    )
    .selectFrom('visit')
    .select((eb) => [
      'visit.at as lastVisitAt',
      countDocuments(eb, viewer.viewerId).$asScalar().$notNull().as('documentCount'),
      countUpdates(eb, viewer.viewerId).$asScalar().$notNull().as('updateCount'),
      countEvents(eb, viewer.viewerId).$asScalar().$notNull().as('eventCount'),
      countAnswers(eb, viewer.viewerId).$asScalar().$notNull().as('answerCount'),
    ]);
});

/** What is new to the viewer since their last visit. Null on the first one. */
export async function summarizeSinceLastVisit({ em, viewer }: Context): Promise<LastVisit | null> {
  authorize(documentPolicy, viewer, 'list', null);
  return (await readLastVisit.first(em, toViewerValues(viewer))) ?? null;
}
