import type { Policy } from '../platform/authorize.ts';
import { isEditor } from '../platform/viewer.ts';

export type ChatQuestionAction = 'list' | 'delete';

/** Only editors and administrators read the questions of visitors. */
export const chatQuestionPolicy: Policy<ChatQuestionAction, { id: string }> = {
  canSee: (viewer) => isEditor(viewer),
  can: (viewer) => isEditor(viewer),
};
