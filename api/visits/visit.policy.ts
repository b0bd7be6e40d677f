import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

/** Anybody is counted; only admins see the counts. */
export const visitPolicy: Policy<'read', null> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
};
