import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isInvestor } from '../platform/viewer.ts';

/** Investors read about the company, and administrators write it. */
export const companyPolicy: Policy<'read' | 'update', null> = {
  canSee: (viewer) => isInvestor(viewer),
  can: (viewer, action) => (action === 'read' ? isInvestor(viewer) : isAdmin(viewer)),
};
