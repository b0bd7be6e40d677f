import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { Category } from './category.entity.ts';
import { CategoryInput, DeleteCategoryInput, OrderCategoriesArgs } from './category.input.ts';
import { countArticles } from './category.counting.service.ts';
import { orderCategories } from './category.ordering.service.ts';
import { createCategory, deleteCategory, listCategories, updateCategory } from './category.service.ts';

@Resolver(() => Category)
export class CategoryResolver {
  @Access('public')
  @Query(() => [Category], { description: 'All categories in their order.' })
  categories(@Ctx() context: Context) {
    return listCategories(context);
  }

  @FieldResolver(() => Int, { description: 'How many of its articles the viewer may read.' })
  articleCount(@Ctx() context: Context, @Root() category: Category) {
    return countArticles(context, category.id);
  }

  @Access('admin')
  @Mutation(() => Category, { description: 'Adds a category, last unless the input says where.' })
  createCategory(@Ctx() context: Context, @Arg('input', () => CategoryInput) input: CategoryInput) {
    return createCategory(context, input);
  }

  @Access('admin')
  @Mutation(() => Category, { description: 'Changes a category.' })
  updateCategory(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => CategoryInput) input: CategoryInput,
  ) {
    return updateCategory(context, id, input);
  }

  @Access('admin')
  @Mutation(() => Category, { description: 'Deletes a category and returns what it was.' })
  deleteCategory(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => DeleteCategoryInput, { nullable: true }) input?: DeleteCategoryInput,
  ) {
    return deleteCategory(context, id, input ?? {});
  }

  @Access('admin')
  @Mutation(() => [Category], { description: 'Puts all categories in this order.' })
  orderCategories(@Ctx() context: Context, @Args(() => OrderCategoriesArgs) { ids }: OrderCategoriesArgs) {
    return orderCategories(context, ids);
  }
}
