import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin, isEditor, type Viewer } from '#api/platform/viewer.ts';

export type ChatQuestionAction = 'list' | 'delete';

/** Only editors and administrators read the questions to /chat. */
export const chatQuestionPolicy: Policy<ChatQuestionAction, { id: string }> = {
  canSee: (viewer) => isEditor(viewer),
  can: (viewer) => isEditor(viewer),
};

/** Questions that were asked with an account are those of investors, which only administrators read. */
export const seesQuestionsOfAccounts = (viewer: Viewer): boolean => isAdmin(viewer);
