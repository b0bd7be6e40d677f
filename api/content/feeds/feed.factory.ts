import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { FeedItem, FeedItemStatus } from './feed-item.entity.ts';
import { Feed } from './feed.entity.ts';

/** A feed that is due, for tests. `values` overrides its values. */
export function makeFeed(em: SqlEntityManager, values: Partial<Feed> = {}): Feed {
  const host = `feed-${Math.random().toString(36).slice(2, 10)}.example`;
  return em.create(Feed, { url: `https://${host}/feed.xml`, host, title: `Feed of ${host}`, ...values });
}

/** An accepted item of that feed. Flush the feed first, because the item only has its id. */
export function makeFeedItem(em: SqlEntityManager, feed: Feed, values: Partial<FeedItem> = {}): FeedItem {
  const link = `https://${feed.host}/${Math.random().toString(36).slice(2, 10)}`;
  return em.create(FeedItem, {
    feedId: feed.id,
    guid: link,
    link,
    linkKey: link.slice('https://'.length),
    title: 'Something to read elsewhere',
    publishedAt: new Date('2026-11-01T08:00:00Z'),
    status: FeedItemStatus.ACCEPTED,
    ...values,
  });
}
