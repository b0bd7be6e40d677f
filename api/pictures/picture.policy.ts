import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

export type PictureAction = 'list' | 'create' | 'update' | 'delete';

/**
 * Only administrators manage pictures. Files are public for everyone who knows their URL, which is in published texts.
 * Upload and deletion need a recent confirmation, because a stolen session could otherwise put files on this origin or
 * remove pictures from every text.
 */
export const picturePolicy: Policy<PictureAction, { id: string }> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
  needsConfirmation: (action) => action === 'create' || action === 'delete',
};
