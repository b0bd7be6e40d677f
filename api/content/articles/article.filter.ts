import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { text } from '#graphql/limits.ts';
import { articleTextInput } from '#graphql/article-fields.ts';
import { searchWords } from '#graphql/validation.ts';
import { ConnectionArgs, createFilterArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { ArticleStatus } from './article.entity.ts';

@InputType({ description: 'The conditions that all articles of a list meet.' })
export class ArticleFilter {
  @Field(() => String, { nullable: true, description: 'The slug of a category. An unknown slug matches nothing.' })
  category?: string | null;

  @Field(() => String, { nullable: true, description: 'Words that the articles contain, at most 200 characters.' })
  search?: string | null;

  @Field(() => ArticleStatus, {
    nullable: true,
    description: 'The status of the articles. Only editors and administrators see articles that are not published.',
  })
  status?: ArticleStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True lists only the articles in the trash. Empty unless the viewer is an editor or administrator.',
  })
  isTrashed?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True lists only articles whose publication is scheduled, and published articles whose changes are. Empty unless the viewer is an editor or administrator.',
  })
  isScheduled?: boolean | null;
}

const filter = z.object({
  category: z.string().check(atMost(text.slug, 'Category not found')).nullish(),
  search: searchWords.nullish(),
  status: z.enum(ArticleStatus).nullish(),
  isTrashed: z.boolean().nullish(),
  isScheduled: z.boolean().nullish(),
});

@Validated(z.object({ filter: filter.nullish() }))
@ArgsType()
export class ArticlesArgs extends createFilterArgs(
  ArticleFilter,
  'Filtering options for the list. The list has all articles that the viewer can read if absent or null.',
) {}

@ArgsType()
export class ArticleVersionsArgs extends ConnectionArgs {
  @Field(() => ID, { description: 'The id of the article.' })
  id!: string;
}

@Validated(z.object({ body: articleTextInput.shape.body }))
@ArgsType()
export class PreviewArgs {
  @Field(() => String, { description: 'The text in Markdown, at most 200,000 characters.' })
  body!: string;
}

const relatedLimit = 'Ask for 1 to 12 articles';

@Validated(z.object({ first: z.number().int().min(1, relatedLimit).max(12, relatedLimit) }))
@ArgsType()
export class RelatedArgs {
  @Field(() => Int, { defaultValue: 3, description: 'The number of articles, 1 to 12.' })
  first: number = 3;
}
