import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

export type UploadAction = 'create';

/** Administrators upload files; everyone else gets the same answer for every upload. */
export const uploadPolicy: Policy<UploadAction, never> = {
  canSee: () => false,
  can: (viewer) => isAdmin(viewer),
};
