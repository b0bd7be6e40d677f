import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

export type LeadAction = 'list' | 'export' | 'delete';

/** Admins alone. A file with every address in it is worth a stolen session, so it needs a recent sign-in. */
export const leadPolicy: Policy<LeadAction, { id: string }> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
  needsConfirmation: (action) => action === 'export',
};
