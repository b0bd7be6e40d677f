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
  summary: string;
  author: string | null;
  url: string | null;
  publishedAt: string;
}

/** Adds a feed that has these documents in turn, and returns its items, oldest first. */
async function readFeed(...documents: (string | Buffer)[]): Promise<Item[]> {
  const id = await feeds.add(rig.serve('/feed', (_, response) => void response.end(documents.shift())));
  while (documents.length > 0) await feeds.read();
  expect((await feeds.state(id)).error).toBeNull();
  const { feedItems } = await ask<{ feedItems: { nodes: Item[] } }>(
    '{ feedItems(first: 100, filter: { status: PENDING }) { nodes { title summary author url publishedAt } } }',
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

  it('of Atom links to the page in HTML, or to its content', async () => {
    const links = (await readFeed(await readText('feed-atom-links/multilink.xml'))).map(({ title, url }) => [
      title,
      url,
    ]);
    expect(Object.fromEntries(links)).toEqual({
      One: 'https://l.example/1.html',
      Two: 'https://l.example/2.html',
      Three: 'https://l.example/3',
    });
  });

  it('of .NET, in which RSS contains elements of Atom, keeps its dates, links, authors and texts', async () => {
    expect(await readFeed(await readText('feed-dates-of-other-namespaces/dotnet.xml'))).toMatchObject([
      { title: 'Call for tenders', publishedAt: '2026-09-15T06:30:00.000Z', url: 'https://gov.example/notices/1' },
      {
        title: 'Second notice',
        publishedAt: '2026-09-16T06:30:00.000Z',
        url: 'https://gov.example/notices/2',
        author: 'Registry',
        summary: 'Body of the second.',
      },
    ]);
  });

  it('in JSON has plain titles and summaries', async () => {
    const items = await readFeed(await readText('feed-json-plain-text/jsonfeed.json'));
    expect(items.find(({ url }) => url === 'https://n.example/1')).toMatchObject({
      title: 'Use &lt;b&gt; in AT&amp;T <canvas> tags',
      summary: 'Plain text: 1 < 2 and <canvas> stays; &amp; stays too.',
    });
    expect(items.find(({ url }) => url?.endsWith('/2'))!.summary).toBe('Text with <b>literal</b> tags & more');
  });

  it('keeps signs that begin no element', async () => {
    const [item] = await readFeed(await readText('feed-less-than-signs/arxiv.xml'));
    expect(item!.title).toBe('On $n < m$ bounds and the map $f: A \\to B$');
    expect(item!.summary).toContain('if $a<b$ and $c>d$ then');
  });

  it('of posts without titles takes the beginning of the text, to the end of a word', async () => {
    const posts = await readFeed(await readText('feed-posts-without-titles/mastodon.xml'));
    expect(posts).toMatchObject([
      {
        title: 'We are pleased to announce that the next release will arrive in early spring…',
        summary: 'We are pleased to announce that the next release will arrive in early spring 🎉🎉🎉 and bring news.',
      },
      { title: 'Only a picture', summary: 'Only a picture' },
    ]);
  });

  it('keeps the joiners of emoji and of Persian words, and no others', async () => {
    const title = 'A family 👩‍👩‍👧 and می‌خواهم';
    const item = (text: string) => `<item><guid>1</guid><title>${text}</title></item>`;
    const document = `<rss version="2.0"><channel><title>F</title>${item(`\u200D${title} \u200C \u200Dend`)}</channel></rss>`;
    expect(await readFeed(document)).toMatchObject([{ title: `${title} end` }]);
  });

  it('of videos without titles of their own has the titles of their media', async () => {
    const media =
      '<media:group><media:title>A lock</media:title><media:description>Of a canal</media:description></media:group>';
    const [item] = await readFeed(
      `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>F</title><item><guid>1</guid>${media}</item></channel></rss>`,
    );
    expect(item).toMatchObject({ title: 'A lock', summary: 'Of a canal' });
  });

  it('of videos has the descriptions of its media', async () => {
    expect(await readFeed(await readText('feed-posts-without-titles/youtube.xml'))).toMatchObject([
      { title: 'Air gaps in practice', summary: 'How three hospitals run models without a network.' },
    ]);
  });

  const rss = (items: string, head = '') =>
    `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dcterms="http://purl.org/dc/terms/"
      xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>F</title><link>https://f.example/</link>
      <description>F</description>${head}${items}</channel></rss>`;
  const wrap = (text: string) => `<![CDATA[${text}]]>`;

  it('with entries that cannot be dated does not show old ones as new', async () => {
    const items = await readFeed(
      rss(
        `<item><guid>a</guid><title>A</title><pubDate>Tue, 02 Jun 2026 10:00:00 +0000</pubDate></item>
        <item><guid>b</guid><title>B</title><pubDate>Wed, 30 Nov -0001 00:00:00 +0000</pubDate></item>
        <item><guid>c</guid><title>C</title><pubDate>Mon, 01 Jun 2026 10:00:00 +0000</pubDate></item>
        <item><guid>d</guid><title>D</title></item>
        <item><guid>e</guid><title>E</title><dcterms:created>2026-05-01</dcterms:created></item>`,
      ),
    );
    expect(Object.fromEntries(items.map(({ title, publishedAt }) => [title, publishedAt.slice(0, 10)]))).toEqual({
      A: '2026-06-02',
      B: '2026-06-01',
      C: '2026-06-01',
      D: '2026-05-01',
      E: '2026-05-01',
    });
  });

  it('that is dated only as a whole gives its date to its entries', async () => {
    const [item] = await readFeed(
      rss(
        '<item><guid>z</guid><title>Z</title></item>',
        '<lastBuildDate>Thu, 01 Oct 2026 10:00:00 GMT</lastBuildDate>',
      ),
    );
    expect(item!.publishedAt).toBe('2026-10-01T10:00:00.000Z');
  });

  it.each([
    [
      'of WordPress',
      '<p>A <a href="/x" rel="nofollow">plan</a> &#8230; <img src="/a.png" alt="" loading="lazy" /></p>',
      'A plan …',
    ],
    ['with a comparison', 'The case if a<b and c>d, or x <= 3', 'The case if a<b and c>d, or x <= 3'],
    ['with generics', 'Use Map<string, List<T>> and Vec<u8>.', 'Use Map<string, List<T>> and Vec<u8>.'],
    ['with an arrow and a heart', 'a -> b <3 <- c', 'a -> b <3 <- c'],
    ['with an email address', 'From Ana <ana@quill.example> on Monday', 'From Ana <ana@quill.example> on Monday'],
    [
      'of a video player',
      '<p>See</p><iframe src="https://v.example/1" allowfullscreen></iframe><video controls src=/a.mp4></video>',
      'See',
    ],
    ['of Word', '<p class=MsoNormal>Text<o:p></o:p></p>', 'Text'],
    ['of one picture', '<img src="https://f.example/a.png" alt="A chart of uptime">', 'A chart of uptime'],
    ['with a comment', '<!-- wp:paragraph --><p>Block</p><!-- /wp:paragraph -->', 'Block'],
    [
      'of Ghost',
      '<div class="kg-card kg-callout-card"><div>💡</div><b><strong style="white-space: pre-wrap;">Note</strong></b></div>',
      '💡 Note',
    ],
  ])('has readable summaries of descriptions %s', async (_program, description, summary) => {
    const items = await readFeed(
      rss(`<item><guid>${_program}</guid><description>${wrap(description)}</description></item>`),
    );
    expect(items.map((item) => item.summary)).toEqual([summary]);
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
