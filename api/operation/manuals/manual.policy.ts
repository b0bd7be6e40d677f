import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin } from '#api/platform/viewer.ts';

/** Administrators read the manuals. */
export const manualPolicy: Policy<'read', null> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
};
