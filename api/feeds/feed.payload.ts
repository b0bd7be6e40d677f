import { ID, Int } from 'type-graphql';
import { createIdInput, createPayload } from '../platform/graphql/mutation-types.ts';
import { FeedItem } from './feed-item.entity.ts';
import { Feed } from './feed.entity.ts';

export const CreateFeedPayload = createPayload('createFeed', {
  feed: { type: () => Feed, description: 'The new feed. It is read within moments.' },
});

export const UpdateFeedPayload = createPayload('updateFeed', {
  feed: { type: () => Feed, description: 'The feed after the change.' },
});

export const DeleteFeedInput = createIdInput('deleteFeed', 'The id of the feed to delete.');
export const DeleteFeedPayload = createPayload('deleteFeed', {
  feed: { type: () => Feed, description: 'The feed as it was before its deletion.' },
  deletedFeedId: { type: () => ID, description: 'The id of the deleted feed.' },
});

export const RefreshFeedInput = createIdInput('refreshFeed', 'The id of the feed to read.');
export const RefreshFeedPayload = createPayload('refreshFeed', {
  feed: { type: () => Feed, description: 'The feed, which is read within moments.' },
});

export const ReviewFeedItemsPayload = createPayload('reviewFeedItems', {
  feedItems: { type: () => [FeedItem], description: 'The items after the decision, in the order of the ids.' },
});

export const ImportFeedsPayload = createPayload('importFeeds', {
  addedCount: { type: () => Int, description: 'The number of feeds that were added.' },
  existingCount: { type: () => Int, description: 'The number of feeds in the file that existed before.' },
  rejectedUrls: { type: () => [String], description: 'URLs that are not allowed, at most 10 of them.' },
});
