import type { ExpressionBuilder, QueryCreator } from 'kysely';
import { type BoundViewer, placeViewer, visibleDocuments, type ViewerValues } from '../documents/visibility.query.ts';
import type { Database } from '#api/entities.ts';
import { prepare } from '#api/kysely.ts';
import type { QuestionStatus } from './question.type.ts';
import { isAuthor, isPublishedTo } from './question.policy.ts';

/** The version that a question is about. Earlier questions do not have it: it is the one that was current then. */
const getDocumentVersion = (eb: ExpressionBuilder<Database & { q: Database['question'] }, 'q'>) =>
  eb.fn
    .coalesce(
      'q.documentVersion',
      eb
        .selectFrom('document_version as v')
        .select(({ fn }) => fn.max('v.number').as('number'))
        .whereRef('v.documentId', '=', 'q.documentId')
        .whereRef('v.createdAt', '<=', 'q.askedAt'),
      eb.lit(1),
    )
    .$castTo<number>();

/** Questions with the columns that the viewer may read and the facts that the policy needs. */
export const selectQuestions = (db: QueryCreator<Database>, { viewerId, isAdmin }: BoundViewer) =>
  db
    .with(
      (cte) => cte('seen').materialized(),
      (db) => db.selectFrom(visibleDocuments({ viewerId, isAdmin })).select('seen.id'),
    )
    .selectFrom('question as q')
    .select(['q.id', 'q.documentId', 'q.page', 'q.askedAt', 'q.answeredAt'])
    .select((eb) => getDocumentVersion(eb).as('documentVersion'))
    .select((eb) => {
      const isOwn = isAuthor(eb, viewerId);
      const isAnswered = eb('q.answeredAt', 'is not', null);
      const publishedBody = eb.fn<string | null>('nullif', ['q.publishedBody', eb.val('')]);
      const answer = eb.fn<string | null>('nullif', ['q.answer', eb.val('')]);
      const body = eb.case().when(eb.or([isOwn, isAdmin]));
      const status = eb.case().when('q.publishedAt', 'is not', null).then('PUBLISHED').when(isAnswered);
      return [
        status.then('ANSWERED').else('OPEN').end().$castTo<QuestionStatus>().as('status'),
        body.then(eb.ref('q.body')).else(eb.ref('q.publishedBody')).end().as('body'),
        eb
          .case()
          .when(eb.or([isAdmin, isAnswered]))
          .then(answer)
          .end()
          .as('answer'),
        eb.case().when(isAdmin).then(eb.ref('q.accountId')).end().as('askerId'),
        eb.case().when(isAdmin).then(publishedBody).end().as('publishedBody'),
        eb.case().when(isAdmin).then(eb.ref('q.everyone')).end().as('isForEveryone'),
        isOwn.as('isOwn'),
        isPublishedTo(eb, viewerId).$castTo<boolean>().as('isShared'),
        eb('q.documentId', 'in', eb.selectFrom('seen').select('seen.id')).$castTo<boolean>().as('seesDocument'),
      ];
    });

// Counting the visible documents makes Postgres read them before it looks for the question. Otherwise it would read
// them only if the question exists, and the response time would reveal that. See bench/leak-timing.ts.
export const readQuestionById = prepare<ViewerValues & { id: string }>()((db, value) =>
  selectQuestions(db, placeViewer(value)).where('q.id', '=', (eb) =>
    eb.selectFrom('seen').select((eb) => eb.case().when(eb.fn.countAll(), '>=', 0).then(value('id')).end().as('id')),
  ),
);
