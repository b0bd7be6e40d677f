import { describe, expect, it } from 'vitest';
import { useFeedRig } from '../feed-rig.ts';
import { useFeedSite } from '../feed-site.ts';
import { readText, useCaseSite } from './case-site.ts';

// Feeds that people reported about feed readers, read from a server on this machine.

const rig = useFeedRig();
const { site, ask } = useCaseSite();
const feeds = useFeedSite({ em: () => site.em() }, () => [rig.host]);

interface Item {
  title: string;
  url: string | null;
  publishedAt: string;
}

/** Adds a feed that has these documents in turn, and returns its items, oldest first. */
async function readFeed(...documents: (string | Buffer)[]): Promise<Item[]> {
  const id = await feeds.add(rig.serve('/feed', (_, response) => void response.end(documents.shift())));
  while (documents.length > 0) await feeds.read();
  expect((await feeds.state(id)).error).toBeNull();
  const { feedItems } = await ask<{ feedItems: { nodes: Item[] } }>(
    '{ feedItems(first: 100, filter: { status: PENDING }) { nodes { title url publishedAt } } }',
  );
  return feedItems.nodes.toReversed();
}

describe('a feed', () => {
  it('whose items share a link that rotates keeps each item once', async () => {
    const items = await readFeed(
      await readText('feed-same-link-rotating/first.xml'),
      await readText('feed-same-link-rotating/second.xml'),
    );
    expect(items.map(({ title }) => title.slice(9, 12))).toEqual(['101', '102', '103', '104', '105']);
  });

  it('whose titles contain angle brackets keeps their words', async () => {
    const titles = (await readFeed(await readText('feed-titles-with-angle-brackets/atom.xml'))).map(
      ({ title }) => title,
    );
    expect(titles.toSorted()).toEqual([
      'Hello world of models',
      'Issue 12: builder refuses <col> in <colgroup>',
      'Use of <meta> and &amp; in offline pages',
      'Use of <meta> today',
    ]);
  });

  it('whose article quotes a declaration in CDATA is read whole', async () => {
    expect(await readFeed(await readText('feed-entity-in-cdata/rss.xml'))).toHaveLength(2);
  });

  it('that begins with empty lines is read', async () => {
    expect(await readFeed(await readText('feed-leading-whitespace/rss.xml'))).toMatchObject([
      { title: 'After empty lines' },
    ]);
  });

  it('with undeclared entities and a bare ampersand is read', async () => {
    expect(await readFeed(await readText('feed-loose-entities/rss.xml'))).toMatchObject([
      { title: 'Café & bar — R&D', url: 'https://s.example/c2?a=1&b=2' },
    ]);
  });

  it('in JSON whose items have only an external URL links there', async () => {
    const items = await readFeed(await readText('feed-json-external-url/feed.json'));
    expect(items.map((item) => item.url).toSorted()).toEqual([
      'https://paper.example/2',
      'https://paper.example/audit-logs',
    ]);
  });

  it('is found through a page with a base', async () => {
    rig.serve('/blog/feed.xml', await readText('feed-leading-whitespace/rss.xml'));
    const id = await feeds.add(rig.serve('/page', await readText('feed-discovery-base-href/page.html')));
    await feeds.read();
    expect(await feeds.state(id)).toMatchObject({ url: `http://${rig.host}/blog/feed.xml`, error: null });
  });

  it('with dates in many forms and languages has the right instants', async () => {
    const items = await readFeed(await readText('feed-dates/rss.xml'));
    const dates = Object.fromEntries(items.map(({ title, publishedAt }) => [title, publishedAt]));
    // A date in the future becomes the time of reading, and this test can run before the dates of the feed.
    const expected = {
      'zone name': '2026-07-19T03:21:00.000Z',
      'GMT+7': '2026-07-05T08:43:00.000Z',
      'German day': '2026-06-23T09:00:00.000Z',
      'German month': '2026-05-26T08:00:00.000Z',
      Finnish: '2025-10-29T11:34:37.000Z',
      'no zone': '2026-05-30T12:00:33.000Z',
      'no zone T': '2026-05-30T12:00:33.000Z',
      Z: '2026-06-18T17:00:00.000Z',
      UT: '2026-06-18T17:00:00.000Z',
      '24:00': '2026-06-19T00:00:00.000Z',
      Sept: '2026-09-18T17:00:00.000Z',
      '2-digit': '2026-06-18T17:00:00.000Z',
      '+02:00': '2026-06-18T15:00:00.000Z',
      PDT: '2026-06-22T20:03:47.000Z',
      French: '2026-06-18T15:00:00.000Z',
    };
    expect(dates).toEqual(expected);
  });
});
