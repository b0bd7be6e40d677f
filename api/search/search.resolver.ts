import { Args, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { points } from '../../graphql/limits.ts';
import { Article } from '../articles/article.entity.ts';
import { type ArticleRow, readArticles } from '../articles/article.reading.service.ts';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { connectionOf } from '../platform/pagination.ts';
import { SearchFacet, SearchHit, SearchHitKind } from './search.entity.ts';
import { SearchArgs } from './search.input.ts';
import { search, type SearchResult } from './search.service.ts';

const SearchHitConnection = connectionOf(SearchHit, 'SearchHit');

@Resolver(() => SearchHit)
export class SearchResolver {
  @Access('public')
  @Extensions({ cost: points.search })
  @Query(() => SearchHitConnection, { description: 'What the viewer may read and the words match, best first.' })
  search(@Ctx() context: Context, @Args(() => SearchArgs) args: SearchArgs) {
    return search(context, args);
  }

  @FieldResolver(() => Article, { nullable: true, description: 'The article found; null where it is none.' })
  article(@Ctx() context: Context, @Root() { id, kind }: SearchHit): Promise<ArticleRow | null> {
    return kind === SearchHitKind.ARTICLE ? load(context, readArticles, id) : Promise.resolve(null);
  }
}

@Resolver(() => SearchHitConnection)
export class SearchResultResolver {
  @FieldResolver(() => Int, { description: 'How many were found, over all pages, of those that are considered.' })
  total(@Root() result: SearchResult): number {
    return result.total;
  }

  @FieldResolver(() => Boolean, { description: 'Whether there may be more than were considered.' })
  capped(@Root() result: SearchResult): boolean {
    return result.capped;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The words that were looked for where those asked for were found nowhere; null where they were.',
  })
  corrected(@Root() result: SearchResult): string | null {
    return result.corrected;
  }

  @FieldResolver(() => [SearchFacet], {
    description: 'The categories of the articles found, the fullest first, as if the filter named no category.',
  })
  categories(@Root() result: SearchResult): SearchFacet[] {
    return result.categories;
  }
}
