import { FeedItem } from './feed-item.entity.ts';
import { Feed } from './feed.entity.ts';

export const feedTables = [Feed, FeedItem];
