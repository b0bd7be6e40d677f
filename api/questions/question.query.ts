import type { Expression, ExpressionBuilder, Kysely } from 'kysely';
import { type BoundViewer, visibleDocuments } from '../documents/visibility.query.ts';
import type { Database } from '../entities.ts';

type Questions = ExpressionBuilder<Database & { q: Database['question'] }, 'q'>;

/** Whether an account asked question `q`. */
export const isAskedBy = (eb: Questions, accountId: Expression<string | null>) =>
  eb.fn.coalesce(eb('q.account_id', '=', accountId), eb.lit(false)).$castTo<boolean>();

/** Whether question `q` is published to an account. */
export const isPublishedTo = (eb: Questions, accountId: Expression<string | null>) =>
  eb
    .and([
      eb('q.published_at', 'is not', null),
      eb.or([
        eb('q.everyone', '=', true),
        eb.exists(
          eb
            .selectFrom('question_group as g')
            .innerJoin('account_group_member as m', 'm.group_id', 'g.group_id')
            .select('g.group_id')
            .whereRef('g.question_id', '=', 'q.id')
            .where('m.account_id', '=', accountId),
        ),
      ]),
    ])
    .$castTo<boolean>();

const selectStatus = (eb: Questions) =>
  eb
    .case()
    .when('q.published_at', 'is not', null)
    .then(eb.val('PUBLISHED'))
    .when('q.answered_at', 'is not', null)
    .then(eb.val('ANSWERED'))
    .else(eb.val('OPEN'))
    .end()
    .$castTo<'PUBLISHED' | 'ANSWERED' | 'OPEN'>();

/** The questions with what the viewer may read of each. The caller decides which of them the viewer may read at all. */
export function selectQuestions(db: Kysely<Database>, viewer: BoundViewer) {
  const { isAdmin, accountId } = viewer;
  return db.selectFrom('question as q').select((eb) => {
    const emptyToNull = (column: 'q.answer' | 'q.published_body') =>
      eb.fn<string | null>('nullif', [column, eb.val('')]);
    const isOwn = isAskedBy(eb, accountId);
    const documents = eb.selectFrom(visibleDocuments(viewer)).select('seen.id');
    return [
      ...(['q.id', 'q.document_id as documentId', 'q.page'] as const),
      ...(['q.asked_at as askedAt', 'q.answered_at as answeredAt'] as const),
      selectStatus(eb).as('status'),
      isOwn.as('isOwn'),
      eb
        .case()
        .when(eb.or([isOwn, isAdmin]))
        .then(eb.ref('q.body'))
        .else(eb.ref('q.published_body'))
        .end()
        .as('body'),
      eb
        .case()
        .when(eb.or([isAdmin, eb('q.answered_at', 'is not', null)]))
        .then(emptyToNull('q.answer'))
        .end()
        .as('answer'),
      eb.case().when(isAdmin).then(eb.ref('q.account_id')).end().as('askerId'),
      eb.case().when(isAdmin).then(emptyToNull('q.published_body')).end().as('publishedBody'),
      eb.case().when(isAdmin).then(eb.ref('q.everyone')).end().as('isForEveryone'),
      isPublishedTo(eb, accountId).as('isShared'),
      eb('q.document_id', 'in', documents).$castTo<boolean>().as('seesDocument'),
    ];
  });
}
