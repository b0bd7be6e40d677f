import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, ID } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { Category, CategoryConnection, CategoryPermissions } from './category.entity.ts';
import {
  CreateCategoryInput,
  DeleteCategoryInput,
  ReorderCategoriesInput,
  UpdateCategoryInput,
} from './category.input.ts';
import { reorderCategories } from './category.order.service.ts';
import { createPayload } from '#api/platform/graphql/mutation-types.ts';
import {
  type CategoryAction,
  categoryPolicy,
  createCategory,
  deleteCategory,
  listCategories,
  updateCategory,
} from './category.service.ts';

@Resolver(() => Category)
export class CategoryResolver {
  @Access('public', { scope: 'CONTENT_READ', sameForMembers: true })
  @Query(() => CategoryConnection, { description: 'The categories of articles in their order, at most 100 in all.' })
  categories(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listCategories(context, args);
  }

  @FieldResolver(() => String, { nullable: true })
  description(@Root() category: Category) {
    return category.description || null;
  }

  @FieldResolver(() => CategoryPermissions, { description: 'The actions that the viewer can take on the category.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() category: Category): CategoryPermissions {
    const can = (action: CategoryAction) => categoryPolicy.can(viewer, action, category);
    return { update: can('update'), delete: can('delete') };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', creates: true, confirms: false })
  @Mutation(() => CreateCategoryPayload, {
    description:
      'Creates a category. For editors and administrators. Errors: BAD_USER_INPUT, CONFLICT if the slug is taken or 100 categories exist.',
  })
  async createCategory(@Ctx() context: Context, @Arg('input', () => CreateCategoryInput) input: CreateCategoryInput) {
    return { category: await createCategory(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => UpdateCategoryPayload, {
    description:
      'Changes the given fields of a category. For editors and administrators. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT if the name or slug is taken or `expectedVersion` is not the current version.',
  })
  async updateCategory(@Ctx() context: Context, @Arg('input', () => UpdateCategoryInput) input: UpdateCategoryInput) {
    return { category: await updateCategory(context, input) };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => DeleteCategoryPayload, {
    description:
      'Deletes a category. Its articles move to another one. For editors and administrators. Errors: NOT_FOUND, BAD_USER_INPUT, CONFLICT if it has articles and no other category is given.',
  })
  async deleteCategory(@Ctx() context: Context, @Arg('input', () => DeleteCategoryInput) input: DeleteCategoryInput) {
    return { category: await deleteCategory(context, input), deletedCategoryId: input.id };
  }

  @Access('editor', { scope: 'CONTENT_WRITE', confirms: false })
  @Mutation(() => ReorderCategoriesPayload, {
    description:
      'Changes the order of all categories. For editors and administrators. Errors: BAD_USER_INPUT, CONFLICT if the ids are not those of all categories or `expectedIds` is not the current order.',
  })
  async reorderCategories(
    @Ctx() context: Context,
    @Arg('input', () => ReorderCategoriesInput) input: ReorderCategoriesInput,
  ) {
    return { categories: await reorderCategories(context, input) };
  }
}

const CreateCategoryPayload = createPayload('createCategory', {
  category: { type: () => Category, description: 'The new category.' },
});

const UpdateCategoryPayload = createPayload('updateCategory', {
  category: { type: () => Category, description: 'The category after the change.' },
});

const DeleteCategoryPayload = createPayload('deleteCategory', {
  category: { type: () => Category, description: 'The category as it was before its deletion.' },
  deletedCategoryId: { type: () => ID, description: 'The id of the deleted category.' },
});

const ReorderCategoriesPayload = createPayload('reorderCategories', {
  categories: { type: () => CategoryConnection, description: 'All categories in their new order.' },
});
