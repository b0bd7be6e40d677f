import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

export type ChatQuestionAction = 'list' | 'delete';

/** Only administrators read the questions of visitors. */
export const chatQuestionPolicy: Policy<ChatQuestionAction, { id: string }> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
};
