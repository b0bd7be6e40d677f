import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

/** Admins read the trail; nobody writes in it but the server. Taking all of it away is worth a stolen session. */
export const auditPolicy: Policy<'read' | 'export', never> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
  needsConfirmation: (action) => action === 'export',
};
