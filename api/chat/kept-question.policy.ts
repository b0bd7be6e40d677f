import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

export type KeptQuestionAction = 'list' | 'delete';

/** Admins alone read what visitors asked. */
export const keptQuestionPolicy: Policy<KeptQuestionAction, { id: string }> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
};
