import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

/** Admins read the trail; nobody writes in it but the server. */
export const auditPolicy: Policy<'read', never> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
};
