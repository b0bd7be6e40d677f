import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';
import type { Group } from './group.entity.ts';

export type GroupAction = 'create' | 'update' | 'delete';

/** Groups are the admins' own; nobody else learns that there are any, or who is in them. */
export const groupPolicy: Policy<GroupAction, Group> = {
  canSee: (viewer) => isAdmin(viewer),
  can: (viewer) => isAdmin(viewer),
};
