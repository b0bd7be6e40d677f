import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../platform/access.ts';
import type { Context } from '../platform/context.ts';
import { ConnectionArgs, connectionOf } from '../platform/pagination.ts';
import { FeedItem } from './feed-item.entity.ts';
import { Feed } from './feed.entity.ts';
import { FeedImport, FeedInput, FeedItemsArgs, ReviewArgs } from './feed.input.ts';
import { importFeeds } from './feed.opml.service.ts';
import { listFeedItems, listFeeds } from './feed.reading.service.ts';
import { reviewFeedItems } from './feed.reviewing.service.ts';
import { createFeed, deleteFeed, refreshFeed, updateFeed } from './feed.service.ts';

const FeedConnection = connectionOf(Feed, 'Feed');
const FeedItemConnection = connectionOf(FeedItem, 'FeedItem');

@Resolver(() => Feed)
export class FeedResolver {
  @Access('public')
  @Query(() => FeedItemConnection, {
    description: 'What to read elsewhere, newest first; others than admins see what was accepted.',
  })
  feedItems(@Ctx() context: Context, @Args(() => FeedItemsArgs) args: FeedItemsArgs) {
    return listFeedItems(context, args);
  }

  @Access('admin')
  @Query(() => FeedConnection, { description: 'Feeds that this site reads, and how they fare, newest first.' })
  feeds(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listFeeds(context, args);
  }

  @Access('admin')
  @Mutation(() => Feed, { description: 'Adds the feed at an address, or the one that the page there names.' })
  createFeed(@Ctx() context: Context, @Arg('url', () => String) url: string) {
    return createFeed(context, url);
  }

  @Access('admin')
  @Mutation(() => Feed, { description: 'Changes what the input names.' })
  updateFeed(
    @Ctx() context: Context,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => FeedInput) input: FeedInput,
  ) {
    return updateFeed(context, id, input);
  }

  @Access('admin')
  @Mutation(() => Feed, { description: 'Deletes a feed with its items and returns what it was.' })
  deleteFeed(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return deleteFeed(context, id);
  }

  @Access('admin')
  @Mutation(() => Feed, { description: 'Has a feed read within moments, also one that was not read any more.' })
  refreshFeed(@Ctx() context: Context, @Arg('id', () => ID) id: string) {
    return refreshFeed(context, id);
  }

  @Access('admin')
  @Mutation(() => [FeedItem], { description: 'Decides on items, all of them or none.' })
  reviewFeedItems(@Ctx() context: Context, @Args(() => ReviewArgs) args: ReviewArgs) {
    return reviewFeedItems(context, args);
  }

  @Access('admin')
  @Mutation(() => FeedImport, { description: 'Adds the feeds of an OPML file that are not here yet.' })
  importFeeds(@Ctx() context: Context, @Arg('opml', () => String, { description: 'The file.' }) opml: string) {
    return importFeeds(context, opml);
  }
}
