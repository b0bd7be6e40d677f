import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin } from '#api/platform/viewer.ts';

export type LeadAction = 'list' | 'export' | 'update' | 'delete';

/**
 * Administrators only. The export contains every email address, so it needs a recent confirmation: a stolen session
 * alone is not enough.
 */
export const leadPolicy: Policy<LeadAction, { id: string }> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
  needsConfirmation: (action) => action === 'export',
};
