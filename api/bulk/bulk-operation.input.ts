import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { ArticleStatus } from '../articles/article.entity.ts';
import { Validated } from '../platform/validation.ts';
import { AccessLogFilter, accessLogFilter } from '../reading/access-log.type.ts';

const articles = z.object({
  category: z.string().max(text.slug, 'Category not found').nullish(),
  status: z.enum(ArticleStatus).nullish(),
});

@Validated(articles)
@InputType({ description: 'The input of the mutation exportArticles. All conditions apply together.' })
export class ExportArticlesInput {
  @Field(() => String, {
    nullable: true,
    description: 'Only articles of the category with this slug. Null sets no condition.',
  })
  category?: string | null;

  @Field(() => ArticleStatus, {
    nullable: true,
    description: 'Only articles with this status. Null exports all articles that the viewer can read.',
  })
  status?: ArticleStatus | null;
}

@Validated(z.object({ filter: accessLogFilter.nullish() }))
@InputType({ description: 'The input of the mutation exportAccessLog.' })
export class ExportAccessLogInput {
  @Field(() => AccessLogFilter, { nullable: true, description: 'Conditions on the entries. Null exports all.' })
  filter?: AccessLogFilter | null;
}

/** The filter of an export as it is stored. */
export const storedFilters = {
  ARTICLES: articles,
  ACCESS_LOG: accessLogFilter.extend({ from: z.coerce.date().nullish(), to: z.coerce.date().nullish() }),
};
