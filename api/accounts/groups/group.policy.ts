import type { Policy } from '#api/platform/authorize.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import type { Group } from './group.entity.ts';

export type GroupAction = 'create' | 'update' | 'setMembers' | 'delete';

/**
 * Only administrators can see groups and their members. A member gets the access of the group, so a change of members
 * needs a recent confirmation of identity.
 */
export const groupPolicy: Policy<GroupAction, Group> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
  needsConfirmation: (action) => action === 'setMembers',
};
