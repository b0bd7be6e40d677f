import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Category } from '../categories/category.entity.ts';
import type { Context } from '#api/platform/context.ts';
import { countArticles } from './article.category.service.ts';

/**
 * The category fields that depend on articles. They are defined here because the category module does not import
 * articles.
 */
@Resolver(() => Category)
export class ArticleCategoryResolver {
  @FieldResolver(() => Int, { description: 'The number of articles in this category that the viewer can read.' })
  articleCount(@Ctx() context: Context, @Root() category: Category) {
    return countArticles(context, category.id);
  }
}
