import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';

export type PictureAction = 'list' | 'create' | 'update' | 'delete';

/**
 * The desk is admins' alone; files are anybody's who has their address, which is in the texts that show them. What a
 * stolen session could put on this origin, or take from every text at once, needs a recent sign-in.
 */
export const picturePolicy: Policy<PictureAction, { id: string }> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
  needsConfirmation: (action) => action === 'create' || action === 'delete',
};
