import type { Policy } from '#api/platform/authorize.ts';
import { isEditor } from '#api/platform/viewer.ts';

export type PictureAction = 'list' | 'create' | 'update' | 'replace' | 'delete';

/**
 * Only editors and administrators manage pictures. Files are public for everyone who knows their URL, which is in published texts.
 * Upload and replacement need a recent confirmation, because a stolen session could otherwise put files on this origin.
 */
export const picturePolicy: Policy<PictureAction, { id: string }> = {
  canSee: (viewer) => isEditor(viewer),
  can: (viewer) => isEditor(viewer),
  needsConfirmation: (action) => action === 'create' || action === 'replace',
};
