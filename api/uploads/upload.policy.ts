import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

export type UploadAction = 'create';

/** Only administrators can upload files. Everyone else gets the same error for every upload. */
export const uploadPolicy: Policy<UploadAction, never> = {
  canSee: () => false,
  can: (viewer) => isAdmin(viewer),
};
