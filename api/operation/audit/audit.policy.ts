import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin } from '#api/platform/viewer.ts';

/**
 * Administrators read the audit log; only the server writes it. Export needs a fresh confirmation, so that a stolen
 * session alone cannot take the whole log.
 */
export const auditPolicy: Policy<'read' | 'export', never> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
  needsConfirmation: (action) => action === 'export',
};
