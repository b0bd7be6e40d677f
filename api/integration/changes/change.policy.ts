import type { Expression, ExpressionBuilder } from 'kysely';
import { isVisibleTo as isEventVisibleTo } from '#api/portal/events/event.policy.ts';
import { listVisibleStatuses } from '#api/content/articles/article.policy.ts';
import { type BoundViewer, visibleDocuments } from '#api/portal/documents/visibility.query.ts';
import type { Database } from '#api/entities.ts';
import { anonymous, type Viewer } from '#api/platform/viewer.ts';
import { isAuthor, isPublishedTo } from '#api/portal/questions/question.policy.ts';
import { getTypeScope } from '#api/platform/graphql/scopes.ts';
import { canReadType } from '../tokens/token.policy.ts';
import { isVisibleTo as isUpdateVisibleTo } from '#api/portal/updates/update.policy.ts';
import { type ChangeType, changeTypeEnum } from './change.type.ts';

const typeNames: Record<ChangeType, string> = {
  ARTICLE: 'Article',
  DOCUMENT: 'Document',
  EVENT: 'Event',
  INVESTOR_UPDATE: 'InvestorUpdate',
  QUESTION: 'Question',
  USER: 'User',
};

/** The types of objects that the viewer can read at all: all types without a token, otherwise those of its scopes. */
export const listReadableTypes = (viewer: Viewer): ChangeType[] =>
  Object.values(changeTypeEnum).filter((type) => canReadType(viewer, typeNames[type]));

/** The scope that a token needs to read objects of this type. */
export const findTypeScope = (type: ChangeType) => getTypeScope(typeNames[type]);

type Changes = ExpressionBuilder<Database & { c: Database['change'] }, 'c'>;

/** The article of change `c` is public, or it was: that it is not any more is public, too. */
const isPublicArticle = (eb: Changes) => {
  const statuses = listVisibleStatuses(anonymous);
  const article = eb.selectFrom('article as a').select('a.id').whereRef('a.id', '=', 'c.nodeId');
  return eb.or([
    eb('c.action', 'in', ['UNPUBLISHED', 'DELETED']),
    eb.exists(article.where('a.status', 'in', statuses)),
  ]);
};

const isVisibleQuestion = (eb: Changes, viewer: BoundViewer) =>
  eb.exists(
    eb
      .selectFrom('question as q')
      .select('q.id')
      .whereRef('q.id', '=', 'c.nodeId')
      .where((eb) => eb('q.documentId', 'in', eb.selectFrom(visibleDocuments(viewer)).select('seen.id')))
      .where((eb) => eb.or([isAuthor(eb, viewer.viewerId), isPublishedTo(eb, viewer.viewerId)])),
  );

const isVisibleEvent = (eb: Changes, viewer: BoundViewer) =>
  eb.exists(
    eb
      .selectFrom('event as e')
      .innerJoin('event_series as s', 's.id', 'e.seriesId')
      .select('e.id')
      .whereRef('e.id', '=', 'c.nodeId')
      .where((eb) => isEventVisibleTo(eb, viewer)),
  );

const isVisibleUpdate = (eb: Changes, viewer: BoundViewer) =>
  eb.exists(
    eb
      .selectFrom('investor_update as u')
      .select('u.id')
      .whereRef('u.id', '=', 'c.nodeId')
      .where((eb) => isUpdateVisibleTo(eb, viewer)),
  );

/**
 * SQL condition: the viewer can read change `c`. A change of an object is for those who can read the object now, and could
 * have read it when it changed, by the policies of the objects; administrators read all of them. A change of access is
 * for the member whose access it was; one of everyone's access is for those who did not keep it by a group.
 */
export const isVisibleTo = (eb: Changes, viewer: BoundViewer): Expression<boolean> => {
  const isReadable = isReadableBy(eb, viewer);
  const recipient = eb.ref('c.recipient');
  return eb.or([
    eb.and([eb(recipient, 'is', null), eb.or([viewer.isAdmin, eb.and([eb.ref('c.isOpen'), isReadable])])]),
    eb.fn.coalesce(eb(recipient, '=', viewer.viewerId as never).$castTo<boolean>(), eb.lit(false)),
    eb.and([
      eb(recipient, '=', 'everyone'),
      eb(eb.cast<string | null>(viewer.viewerId, 'text'), 'is not', null),
      eb.not(eb.or([viewer.isAdmin, isReadable])),
    ]),
  ]) as Expression<boolean>;
};

/** SQL condition: the viewer can read the object of change `c` now. */
const isReadableBy = (eb: Changes, viewer: BoundViewer) => {
  const hasType = (type: ChangeType) => eb('c.type', '=', type);
  const isDocument = eb('c.nodeId', 'in', eb.selectFrom(visibleDocuments(viewer)).select('seen.id'));
  return eb.or([
    eb.and([hasType('ARTICLE'), isPublicArticle(eb)]),
    eb.and([hasType('DOCUMENT'), isDocument]),
    eb.and([hasType('EVENT'), isVisibleEvent(eb, viewer)]),
    eb.and([hasType('INVESTOR_UPDATE'), isVisibleUpdate(eb, viewer)]),
    eb.and([hasType('QUESTION'), isVisibleQuestion(eb, viewer)]),
    eb.and([hasType('USER'), isOwnAccount(eb, viewer)]),
  ]);
};

/** SQL condition: change `c` is one of the viewer's own account. */
export const isOwnAccount = (eb: Changes, viewer: BoundViewer) =>
  eb.fn.coalesce(eb('c.nodeId', '=', viewer.viewerId as never).$castTo<boolean>(), eb.lit(false));
