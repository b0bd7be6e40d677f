import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember } from '../platform/viewer.ts';

/** Members read what they did themselves, admins what everybody did. Taking all of it away is worth a stolen session. */
export const accessLogPolicy: Policy<'read' | 'export', never> = {
  canSee: (viewer) => isMember(viewer),
  can: (viewer, action) => (action === 'read' ? isMember(viewer) : isAdmin(viewer)),
  needsConfirmation: (action) => action === 'export',
};
