import { ArgsType, Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { text } from '../../graphql/limits.ts';
import { ArticleStatus } from '../articles/article.entity.ts';
import { ConnectionArgs } from '../platform/pagination.ts';
import { Validated } from '../platform/validation.ts';
import { SearchHitKind } from './search.entity.ts';

@InputType({ description: 'Narrows what is found.' })
export class SearchFilter {
  @Field(() => String, { nullable: true, description: 'Slug of a category; then only articles are found.' })
  category?: string | null;

  @Field(() => ArticleStatus, { nullable: true, description: 'Where they are on their way to readers.' })
  status?: ArticleStatus | null;

  @Field(() => SearchHitKind, { nullable: true, description: 'Only things of one kind.' })
  kind?: SearchHitKind | null;
}

const filter = z.object({
  category: z.string().max(text.slug, 'There is no such category').nullish(),
  status: z.enum(ArticleStatus).nullish(),
  kind: z.enum(SearchHitKind).nullish(),
});

@Validated(
  z.object({
    query: z.string().max(text.searchQuery, `Use at most ${text.searchQuery} characters`),
    filter: filter.nullish(),
  }),
)
@ArgsType()
export class SearchArgs extends ConnectionArgs {
  @Field(() => String, { description: 'Words to look for, at most 200 characters.' })
  query!: string;

  @Field(() => SearchFilter, { nullable: true, description: 'Narrows what is found.' })
  filter?: SearchFilter | null;
}
