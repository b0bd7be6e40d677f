import type { Policy } from '../platform/authorize.ts';
import { isAdmin, isMember } from '../platform/viewer.ts';

/** Members read about the company, and administrators write it. */
export const companyPolicy: Policy<'read' | 'update', null> = {
  canSee: (viewer) => isMember(viewer),
  can: (viewer, action) => (action === 'read' ? isMember(viewer) : isAdmin(viewer)),
};
