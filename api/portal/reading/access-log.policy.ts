import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin, isMember } from '#api/platform/viewer.ts';

/**
 * Members read their own entries, administrators all. Exporting all of them needs a recent confirmation of identity.
 */
export const accessLogPolicy: Policy<'read' | 'readAll' | 'export', never> = {
  canSee: (viewer) => isMember(viewer),
  can: (viewer, action) => (action === 'read' ? isMember(viewer) : isAdmin(viewer)),
  needsConfirmation: (action) => action === 'export',
};
