import { Args, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { points } from '#graphql/limits.ts';
import { Article } from '../articles/article.entity.ts';
import type { ArticleRow } from '../articles/article.query.ts';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { createConnectionType } from '#api/platform/pagination.ts';
import { SearchFacet, SearchHit } from './search.type.ts';
import { SearchArgs } from './search.input.ts';
import { readHitArticle, search, type SearchResult } from './search.service.ts';

const SearchHitConnection = createConnectionType(SearchHit, 'SearchHit');

@Resolver(() => SearchHit)
export class SearchResolver {
  @Access('public', { scope: 'CONTENT_READ', sameForMembers: true })
  @Extensions({ cost: points.search })
  @Query(() => SearchHitConnection, {
    description: 'Articles and case studies that the viewer can read and that match a query, best match first.',
  })
  search(@Ctx() context: Context, @Args(() => SearchArgs) args: SearchArgs) {
    return search(context, args);
  }

  @FieldResolver(() => Article, { nullable: true, description: 'The article. Null for other kinds of results.' })
  article(@Ctx() context: Context, @Root() hit: SearchHit): Promise<ArticleRow | null> {
    return readHitArticle(context, hit);
  }
}

@Resolver(() => SearchHitConnection)
export class SearchResultResolver {
  @FieldResolver(() => Int, { description: 'The number of results on all pages. At most 200 results are counted.' })
  totalCount(@Root() result: SearchResult): number {
    return result.totalCount;
  }

  @FieldResolver(() => Boolean, { description: 'True if more than 200 results can exist.' })
  hasMore(@Root() result: SearchResult): boolean {
    return result.hasMore;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The corrected query that the results match, if the original query has no results. Null if it was not corrected.',
  })
  corrected(@Root() result: SearchResult): string | null {
    return result.corrected;
  }

  @FieldResolver(() => [SearchFacet], {
    description: 'The categories of the results, most results first, regardless of the category in the filter.',
  })
  categories(@Root() result: SearchResult): SearchFacet[] {
    return result.categories;
  }
}
