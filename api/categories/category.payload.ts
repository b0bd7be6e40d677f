import { ID } from 'type-graphql';
import { createPayload } from '../platform/graphql/mutation-types.ts';
import { Category, CategoryConnection } from './category.entity.ts';

export const CreateCategoryPayload = createPayload('createCategory', {
  category: { type: () => Category, description: 'The new category.' },
});

export const UpdateCategoryPayload = createPayload('updateCategory', {
  category: { type: () => Category, description: 'The category after the change.' },
});

export const DeleteCategoryPayload = createPayload('deleteCategory', {
  category: { type: () => Category, description: 'The category as it was before its deletion.' },
  deletedCategoryId: { type: () => ID, description: 'The id of the deleted category.' },
});

export const ReorderCategoriesPayload = createPayload('reorderCategories', {
  categories: { type: () => CategoryConnection, description: 'All categories in their new order.' },
});
