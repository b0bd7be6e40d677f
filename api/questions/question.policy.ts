import type { Expression, ExpressionBuilder } from 'kysely';
import type { Database } from '../entities.ts';
import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember, type Viewer } from '../platform/viewer.ts';
import type { QuestionPermissions } from './question-permissions.entity.ts';
import type { Question } from './question.entity.ts';

export type QuestionAction = 'list' | 'ask' | 'answer' | 'publish';

/** What the policy needs to know of a question: all of it is about the viewer. */
export interface QuestionFacts {
  /** They may know of its document. */
  seesDocument: boolean;
  isOwn: boolean;
  /** It is published to them. */
  isShared: boolean;
}

/** Members ask about what they may know of, and read their own and what is published to them; admins see and do all. */
export const questionPolicy: Policy<QuestionAction, QuestionFacts> = {
  canSee: (viewer, question) =>
    isAdmin(viewer) || (isMember(viewer) && question.seesDocument && (question.isOwn || question.isShared)),
  can: (viewer, action) => (action === 'list' || action === 'ask' ? isMember(viewer) : isAdmin(viewer)),
};

/** What the viewer can do with a question that they can read, in its present state. */
export function getQuestionPermissions(viewer: Viewer, { status }: Question): QuestionPermissions {
  const can = (action: QuestionAction) => questionPolicy.can(viewer, action, null);
  return { answer: can('answer'), publish: can('publish'), unpublish: can('publish') && status === 'PUBLISHED' };
}

type Questions = ExpressionBuilder<Database & { q: Database['question'] }, 'q'>;

/** Whether question `q` is published to an account. */
export const isPublishedTo = (eb: Questions, accountId: Expression<string | null>) => {
  const groups = eb
    .selectFrom('question_group as g')
    .innerJoin('account_group_member as m', 'm.group_id', 'g.group_id')
    .select('g.group_id')
    .whereRef('g.question_id', '=', 'q.id')
    .where('m.account_id', '=', accountId);
  return eb.and([eb('q.published_at', 'is not', null), eb.or([eb.ref('q.everyone'), eb.exists(groups)])]);
};

/** Whether an account asked question `q`. */
export const isAskedBy = (eb: Questions, accountId: Expression<string | null>) =>
  eb.fn.coalesce(eb('q.account_id', '=', accountId).$castTo<boolean>(), eb.lit(false));
