import type { Mail } from '#api/operation/mail/mail.service.ts';
import type { Env } from '#api/platform/env.ts';

interface FeedNames {
  id: string;
  title: string;
  host: string;
  url: string;
}

const getFeedName = ({ title, host }: FeedNames): string => title || host;

const aboutFeed = (env: Env, to: string, feed: FeedNames) => ({
  to,
  reason: 'you added this feed',
  facts: [['Feed', feed.url]] as [string, string][],
  link: { label: 'Open the feed', url: `${env.PUBLIC_URL}/admin/rss?item=${feed.id}` },
});

export const makeFeedFailsMail = (env: Env, to: string, feed: FeedNames, reason: string): Mail => ({
  ...aboutFeed(env, to, feed),
  kind: 'feed.failing',
  subject: `Three attempts to read a feed failed: ${getFeedName(feed)}`,
  paragraphs: [
    `${getFeedName(feed)}, which you added, failed to load three times in a row. Last error: ${reason}`,
    'The site tries again automatically, less and less often.',
  ],
});

export const makeFeedDisabledMail = (env: Env, to: string, feed: FeedNames, reason: string): Mail => ({
  ...aboutFeed(env, to, feed),
  kind: 'feed.disabled',
  subject: `The site stopped reading a feed: ${getFeedName(feed)}`,
  paragraphs: [
    `${getFeedName(feed)}, which you added, failed to load ten times in a row. The site no longer tries to read it. Last error: ${reason}`,
    'Refresh it on the Feeds page to start again, or delete it there. Its approved items stay published as long as the feed is in the list.',
  ],
});

export const makeFeedRemovedMail = (env: Env, to: string, feed: FeedNames, reason: string): Mail => ({
  ...aboutFeed(env, to, feed),
  kind: 'feed.gone',
  subject: `A feed was removed by its publisher: ${getFeedName(feed)}`,
  paragraphs: [
    `${getFeedName(feed)}, which you added, is no longer read. ${reason}`,
    'Its approved items stay published while the feed is in the list. If the feed has a new URL, add the new URL and delete this feed.',
  ],
});

export const makeFeedSilentMail = (env: Env, to: string, feed: FeedNames, since: string): Mail => ({
  ...aboutFeed(env, to, feed),
  kind: 'feed.silent',
  subject: `A feed has no new items: ${getFeedName(feed)}`,
  paragraphs: [
    `${getFeedName(feed)}, which you added, still responds, but its newest item is from ${since}. Such a long pause is unusual for this feed.`,
    'The feed may have moved. Its page may link to a new feed.',
  ],
});
