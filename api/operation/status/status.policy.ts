import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin } from '#api/platform/viewer.ts';

/** Administrators see the status of the system and send emails again. */
export const statusPolicy: Policy<'read' | 'retryMails', null> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
};
