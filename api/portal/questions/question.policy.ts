import type { Expression, ExpressionBuilder } from 'kysely';
import type { Database } from '#api/entities.ts';
import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin, isInvestor, isMember, type Viewer } from '#api/platform/viewer.ts';
import type { Question, QuestionPermissions } from './question.type.ts';

export type QuestionAction = 'list' | 'ask' | 'answer' | 'publish';

/** What the policy needs to know about a question. All facts concern the viewer. */
export interface QuestionFacts {
  /** The viewer can list the question's document. */
  seesDocument: boolean;
  isOwn: boolean;
  /** The question is published to the viewer. */
  isShared: boolean;
}

/**
 * Members ask about documents that they can list, and read their own questions and those published to them.
 * Administrators have all rights.
 */
export const questionPolicy: Policy<QuestionAction, QuestionFacts> = {
  canSee: (viewer, question) =>
    isAdmin(viewer) || (isInvestor(viewer) && question.seesDocument && (question.isOwn || question.isShared)),
  can: (viewer, action) => (action === 'list' || action === 'ask' ? isMember(viewer) : isAdmin(viewer)),
  needsConfirmation: (action) => action === 'publish',
};

/** The actions that the viewer can take on a readable question in its current status. */
export function getQuestionPermissions(viewer: Viewer, { status }: Question): QuestionPermissions {
  const can = (action: QuestionAction) => questionPolicy.can(viewer, action, null);
  return { answer: can('answer'), publish: can('publish'), unpublish: can('publish') && status === 'PUBLISHED' };
}

type Questions = ExpressionBuilder<Database & { q: Database['question'] }, 'q'>;

/** True if question `q` is published to an account. */
export const isPublishedTo = (eb: Questions, accountId: Expression<string | null>) => {
  const groups = eb
    .selectFrom('question_group as g')
    .innerJoin('account_group_member as m', 'm.groupId', 'g.groupId')
    .select('g.groupId')
    .whereRef('g.questionId', '=', 'q.id')
    .where('m.accountId', '=', accountId);
  return eb.and([eb('q.publishedAt', 'is not', null), eb.or([eb.ref('q.everyone'), eb.exists(groups)])]);
};

/** True if an account asked question `q`. */
export const isAuthor = (eb: Questions, accountId: Expression<string | null>) =>
  eb.fn.coalesce(eb('q.accountId', '=', accountId).$castTo<boolean>(), eb.lit(false));
