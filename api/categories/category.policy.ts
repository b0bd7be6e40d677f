import type { Policy } from '../platform/authorize.ts';
import { isAdmin } from '../platform/viewer.ts';
import type { Category } from './category.entity.ts';

export type CategoryAction = 'create' | 'update' | 'delete' | 'order';

/** Everybody reads categories; admins keep them. */
export const categoryPolicy: Policy<CategoryAction, Category> = {
  canSee: () => true,
  can: (viewer) => isAdmin(viewer),
};
