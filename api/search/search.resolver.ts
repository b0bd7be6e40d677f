import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { connectionOf } from '../platform/pagination.ts';
import { SearchHit } from './search.entity.ts';
import { SearchArgs } from './search.input.ts';
import { search } from './search.service.ts';

const SearchHitConnection = connectionOf(SearchHit, 'SearchHit');

@Resolver(() => SearchHit)
export class SearchResolver {
  @Access('public')
  @Query(() => SearchHitConnection, { description: 'What the viewer may read and the words match, best first.' })
  search(@Ctx() context: Context, @Args(() => SearchArgs) args: SearchArgs) {
    return search(context, args);
  }
}
