import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';
import type { Group } from './group.entity.ts';

export type GroupAction = 'create' | 'update' | 'delete';

/** Only administrators can see groups and their members. */
export const groupPolicy: Policy<GroupAction, Group> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
};
