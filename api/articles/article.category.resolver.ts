import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Category } from '../categories/category.entity.ts';
import type { Context } from '../platform/context.ts';
import { countArticles } from './article.category.service.ts';

/** The fields of a category that depend on its articles. Categories do not know articles. */
@Resolver(() => Category)
export class ArticleCategoryResolver {
  @FieldResolver(() => Int, { description: 'The number of articles in this category that the viewer can read.' })
  articleCount(@Ctx() context: Context, @Root() category: Category) {
    return countArticles(context, category.id);
  }
}
