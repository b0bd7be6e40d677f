import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { FeedItem } from './feed-item.entity.ts';
import type { ReviewFeedItemsInput } from './feed.input.ts';
import { feedPolicy } from './feed.policy.ts';
import { type ItemRow, readItems } from './feed.read.service.ts';

/** Decides on items: on all of them, or on none if one does not exist. A later decision replaces an earlier one. */
export async function reviewFeedItems(context: Context, { ids, status }: ReviewFeedItemsInput): Promise<ItemRow[]> {
  authorize(feedPolicy, context.viewer, 'review', null);
  const itemIds = new Set(ids);
  const items = await readItems(context, [...itemIds]);
  if (items.length < itemIds.size) fail('NOT_FOUND', 'One of these items no longer exists.');
  const undecided = { id: { $in: [...itemIds] }, status: { $ne: status } };
  await context.em.nativeUpdate(FeedItem, undecided, { status, reviewedAt: new Date() });
  return items.map((item) => ({ ...item, status }));
}
