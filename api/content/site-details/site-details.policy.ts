import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin } from '#api/platform/viewer.ts';

/** Everyone reads what the pages state; administrators read the former versions and write. */
export const siteDetailsPolicy: Policy<'read' | 'readVersions' | 'update', null> = {
  canSee: () => true,
  can: (viewer, action) => action === 'read' || isAdmin(viewer),
};
