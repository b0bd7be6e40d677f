import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin } from '#api/platform/viewer.ts';

export type UploadAction = 'create';

/** Only administrators can upload files. Everyone else gets the same error for every upload. */
export const uploadPolicy: Policy<UploadAction, never> = {
  canSee: () => false,
  can: (viewer) => isAdmin(viewer),
};
