import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root, ID } from 'type-graphql';
import { Access } from '#api/platform/access.ts';
import type { Context } from '#api/platform/context.ts';
import { type IdInput, createIdInput, createPayload } from '#api/platform/graphql/mutation-types.ts';
import { ConnectionArgs, createConnectionType } from '#api/platform/pagination.ts';
import { FeedItem } from './feed-item.entity.ts';
import { Feed, FeedPermissions } from './feed.entity.ts';
import {
  CreateFeedInput,
  FeedItemsArgs,
  ImportFeedsInput,
  ReviewFeedItemsInput,
  UpdateFeedInput,
} from './feed.input.ts';
import {
  type FeedAction,
  feedPolicy,
  countFeedItems,
  type ItemConnection,
  listFeedItems,
  listFeeds,
} from './feed.read.service.ts';
import { importFeeds } from './feed.opml.service.ts';
import { reviewFeedItems, createFeed, deleteFeed, refreshFeed, updateFeed } from './feed.service.ts';

const FeedConnection = createConnectionType(Feed, 'Feed');
const FeedItemConnection = createConnectionType(FeedItem, 'FeedItem');

@Resolver(() => Feed)
export class FeedResolver {
  @Access('public', { scope: 'FEEDS_READ', sameForMembers: true })
  @Query(() => FeedItemConnection, {
    description:
      'The accepted items of the feeds that this site reads, newest first. Editors and administrators list items with another decision by the filter `status`; for everyone else, that list is empty.',
  })
  feedItems(@Ctx() context: Context, @Args(() => FeedItemsArgs) args: FeedItemsArgs) {
    return listFeedItems(context, args);
  }

  @Access('editor', { scope: 'FEEDS_READ' })
  @Query(() => FeedConnection, {
    description:
      'The feeds that this site reads: those with errors first, then the newest. For editors and administrators.',
  })
  feeds(@Ctx() context: Context, @Args(() => ConnectionArgs) args: ConnectionArgs) {
    return listFeeds(context, args);
  }

  @FieldResolver(() => FeedPermissions, { description: 'The actions that the viewer can take on the feed.' })
  viewerCan(@Ctx() { viewer }: Context, @Root() feed: Feed): FeedPermissions {
    const can = (action: FeedAction) => feedPolicy.can(viewer, action, feed);
    return { update: can('update'), refresh: can('refresh'), delete: can('delete') };
  }

  @Access('editor', { scope: 'FEEDS_WRITE', creates: true, confirms: true })
  @Mutation(() => CreateFeedPayload, {
    description:
      'Adds the feed at a URL, or the feed that the page at the URL links to. For editors and administrators. Errors: BAD_USER_INPUT, CONFLICT if the feed exists.',
  })
  async createFeed(@Ctx() context: Context, @Arg('input', () => CreateFeedInput) { url }: CreateFeedInput) {
    return { feed: await createFeed(context, url) };
  }

  @Access('editor', { scope: 'FEEDS_WRITE', confirms: false })
  @Mutation(() => UpdateFeedPayload, {
    description:
      'Renames, pauses or resumes a feed. For editors and administrators. Errors: BAD_USER_INPUT, CONFLICT if `expectedVersion` is not the current version, NOT_FOUND.',
  })
  async updateFeed(@Ctx() context: Context, @Arg('input', () => UpdateFeedInput) input: UpdateFeedInput) {
    return { feed: await updateFeed(context, input) };
  }

  @Access('editor', { scope: 'FEEDS_WRITE', confirms: false })
  @Mutation(() => DeleteFeedPayload, {
    description: 'Deletes a feed with its items. For editors and administrators. Errors: NOT_FOUND.',
  })
  async deleteFeed(@Ctx() context: Context, @Arg('input', () => DeleteFeedInput) { id }: IdInput) {
    return { feed: await deleteFeed(context, id), deletedFeedId: id };
  }

  @Access('editor', { scope: 'FEEDS_WRITE', confirms: false })
  @Mutation(() => RefreshFeedPayload, {
    description:
      'Reads a feed within moments, and resumes a feed that was stopped after failures. For editors and administrators. Errors: NOT_FOUND.',
  })
  async refreshFeed(@Ctx() context: Context, @Arg('input', () => RefreshFeedInput) { id }: IdInput) {
    return { feed: await refreshFeed(context, id) };
  }

  @Access('editor', { scope: 'FEEDS_WRITE', confirms: false })
  @Mutation(() => ReviewFeedItemsPayload, {
    description:
      'Accepts or rejects items, all of them or none. For editors and administrators. Errors: BAD_USER_INPUT, NOT_FOUND if one of the items does not exist.',
  })
  async reviewFeedItems(
    @Ctx() context: Context,
    @Arg('input', () => ReviewFeedItemsInput) input: ReviewFeedItemsInput,
  ) {
    return { feedItems: await reviewFeedItems(context, input) };
  }

  @Access('editor', { scope: 'FEEDS_WRITE', confirms: true })
  @Mutation(() => ImportFeedsPayload, {
    description:
      'Adds the feeds of an OPML file that do not exist yet. For editors and administrators. Errors: BAD_USER_INPUT if the file cannot be read.',
  })
  importFeeds(@Ctx() context: Context, @Arg('input', () => ImportFeedsInput) { opml }: ImportFeedsInput) {
    return importFeeds(context, opml);
  }
}

@Resolver(() => FeedItemConnection)
export class FeedItemConnectionResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The number of items on all pages. Null unless the viewer is an editor or administrator.',
  })
  totalCount(@Ctx() context: Context, @Root() connection: ItemConnection): Promise<number | null> {
    return countFeedItems(context, connection);
  }
}

const CreateFeedPayload = createPayload('createFeed', {
  feed: { type: () => Feed, description: 'The new feed. It is read within moments.' },
});

const UpdateFeedPayload = createPayload('updateFeed', {
  feed: { type: () => Feed, description: 'The feed after the change.' },
});

const DeleteFeedInput = createIdInput('deleteFeed', 'The id of the feed to delete.');
const DeleteFeedPayload = createPayload('deleteFeed', {
  feed: { type: () => Feed, description: 'The feed as it was before its deletion.' },
  deletedFeedId: { type: () => ID, description: 'The id of the deleted feed.' },
});

const RefreshFeedInput = createIdInput('refreshFeed', 'The id of the feed to read.');
const RefreshFeedPayload = createPayload('refreshFeed', {
  feed: { type: () => Feed, description: 'The feed, which is read within moments.' },
});

const ReviewFeedItemsPayload = createPayload('reviewFeedItems', {
  feedItems: { type: () => [FeedItem], description: 'The items after the decision, in the order of the ids.' },
});

const ImportFeedsPayload = createPayload('importFeeds', {
  addedCount: { type: () => Int, description: 'The number of feeds that were added.' },
  existingCount: { type: () => Int, description: 'The number of feeds in the file that existed before.' },
  rejectedUrls: { type: () => [String], description: 'URLs that are not allowed, at most 10 of them.' },
});
