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
