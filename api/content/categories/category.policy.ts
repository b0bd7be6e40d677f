import type { Policy } from '#api/platform/authorize.ts';
import { isEditor } from '#api/platform/viewer.ts';
import type { Category } from './category.entity.ts';

export type CategoryAction = 'create' | 'update' | 'delete' | 'order';

/** Everyone reads categories; editors and administrators manage them. */
export const categoryPolicy: Policy<CategoryAction, Category> = {
  canSee: () => true,
  can: (viewer) => isEditor(viewer),
};
