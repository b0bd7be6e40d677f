import { ArgsType, Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { atMost } from '#graphql/at-most.ts';
import { text } from '#graphql/limits.ts';
import { searchWords } from '#graphql/validation.ts';
import { ArticleStatus } from '../articles/article.entity.ts';
import { ConnectionArgs } from '#api/platform/pagination.ts';
import { Validated } from '#api/platform/validation.ts';
import { SearchHitKind } from './search.type.ts';

@InputType({ description: 'The text to search for, and a filter for the results.' })
export class SearchFilter {
  @Field(() => String, { description: 'The words to search for, at most 200 characters.' })
  query!: string;

  @Field(() => String, { nullable: true, description: 'The slug of a category. Only its articles are results.' })
  category?: string | null;

  @Field(() => ArticleStatus, {
    nullable: true,
    description: 'The status of articles. Only editors and administrators can see articles that are not published.',
  })
  status?: ArticleStatus | null;

  @Field(() => SearchHitKind, { nullable: true, description: 'The kind of the results. All kinds if absent.' })
  kind?: SearchHitKind | null;
}

const filter = z.object({
  query: searchWords,
  category: z.string().check(atMost(text.slug, 'Category not found')).nullish(),
  status: z.enum(ArticleStatus).nullish(),
  kind: z.enum(SearchHitKind).nullish(),
});

@Validated(z.object({ filter }))
@ArgsType()
export class SearchArgs extends ConnectionArgs {
  @Field(() => SearchFilter, { description: 'The text to search for, and a filter for the results.' })
  filter!: SearchFilter;
}
