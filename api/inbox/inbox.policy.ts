import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

/** Only administrators read the inbox: it names people and articles that are not public. */
export const inboxPolicy: Policy<'read', null> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
};
