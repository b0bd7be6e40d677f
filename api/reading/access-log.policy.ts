import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember } from '../platform/viewer.ts';

/**
 * Members can read their own entries, administrators all of them. An export could be abused with a stolen session, so
 * it requires a recent sign-in.
 */
export const accessLogPolicy: Policy<'read' | 'export', never> = {
  canSee: (viewer) => isMember(viewer),
  can: (viewer, action) => (action === 'read' ? isMember(viewer) : isAdmin(viewer)),
  needsConfirmation: (action) => action === 'export',
};
