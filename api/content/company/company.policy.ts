import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin, isInvestor } from '#api/platform/viewer.ts';

/** Investors read about the company, and administrators write it. */
export const companyPolicy: Policy<'read' | 'update', null> = {
  canSee: (viewer) => isInvestor(viewer),
  can: (viewer, action) => (action === 'read' ? isInvestor(viewer) : isAdmin(viewer)),
};
