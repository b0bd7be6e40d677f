import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { useApi } from '#api/testing/api.ts';
import { useFeedSite } from '#api/testing/feed-site.ts';
import { type Behavior, makeRss, useFeedRig } from '#api/testing/feed-rig.ts';
import { readIncoming } from './feed.items.ts';
import { parseDocument } from './feed.parse.ts';

const api = useApi();
const rig = useFeedRig();
const feeds = useFeedSite(api, () => [rig.host]);

const sent =
  (body: Buffer | string, headers: Record<string, string> = {}): Behavior =>
  (_, response) =>
    void response.writeHead(200, headers).end(body);
const sample = (name: string) => readFileSync(path.resolve('api/testing/feeds', name));

async function readFeed(behavior: Behavior | string) {
  const id = await feeds.add(rig.serve('/feed', behavior));
  await feeds.read();
  const { title, error } = await feeds.state(id);
  const items = await feeds.items();
  return {
    title,
    error,
    items: items.map(({ title, link, at, summary }) => ({ title, link, day: at.slice(0, 10), summary })),
  };
}

// Feeds in the formats of well-known publishers and programs, with texts of our own.
describe('a feed in the format of a real publisher', () => {
  it.each([
    [
      'rss-0.91-newspaper.xml',
      'Gazette of the Harbor',
      [
        ['Café by the pier opens', 'http://gazette.example/2001/cafe.html', null, 'It serves from six.'],
        ['The crane is moved', 'http://gazette.example/2001/crane.html', null, ''],
      ],
    ],
    [
      'rss-0.92-weblog.xml',
      'A log with few titles',
      [
        ['With sound', 'http://log.example/2002/03/05#two', null, ''],
        [
          'Without a title, with a link in it.',
          'http://log.example/2002/03/04#one',
          null,
          'Without a title, with a link in it.',
        ],
      ],
    ],
    [
      'rss-1.0-library.rdf',
      'New in the library',
      [
        ['On measuring rooms', 'https://library.example/items/1', '2005-06-07', 'A study in two volumes.'],
        ['Shelves & ladders', 'https://library.example/items/2', '2005-06-06', ''],
      ],
    ],
    [
      'rss-2.0-blog.xml',
      'Workshop notes',
      [
        [
          'Planing end grain – a second try',
          'https://workshop.example/2026/03/end-grain/?utm_source=rss',
          '2026-03-03',
          'Sharpen first. Then read on. […] The post Planing end grain appeared first on Workshop notes.',
        ],
      ],
    ],
    [
      'rss-2.0-podcast.xml',
      'The quiet room',
      [['Episode 7: doors', 'https://quiet.example/episodes/7', '2026-03-06', 'On doors that shut by themselves.']],
    ],
    [
      'atom-0.3-journal.xml',
      'A journal',
      [['Rain', 'https://journal.example/2004/11/rain.html', '2004-11-12', 'It rained.']],
    ],
    [
      'atom-1.0-releases.xml',
      'Release notes from saw',
      [
        ['v2 & a half', 'https://forge.example/tools/saw/releases/tag/v2.0.0', '2026-01-09', 'Bevels & teeth'],
        ['v2.1.0', 'RIG/tools/saw/releases/tag/v2.1.0', '2026-02-20', 'Fixed Teeth no longer bend'],
      ],
    ],
    [
      'json-feed-1.0.json',
      'Small notes',
      [
        ['A link to elsewhere', 'https://notes.example/2018/2', '2018-02-02', 'Read this.'],
        [
          'A note without a title, longer than a title would be, on what can be seen from…',
          'https://notes.example/2018/1',
          '2018-02-03',
          'A note without a title, longer than a title would be, on what can be seen from here.',
        ],
      ],
    ],
    [
      'json-feed-1.1.json',
      'Field reports',
      [['North ridge', 'https://field.example/reports/9', '2026-02-10', 'Two days, dry.']],
    ],
  ])('%s', async (name, title, expected) => {
    const today = new Date().toISOString().slice(0, 10);
    const items = expected.map(([title, link, day, summary]) => ({
      title,
      link: link!.replace('RIG', `http://${rig.host}`),
      day: day ?? today,
      summary,
    }));
    const { items: parsedItems, ...feed } = await readFeed(sent(sample(name)));
    expect(feed).toEqual({ title, error: null });
    // Items without a date get the time at which they arrived, which can be the next day by now.
    expect(parsedItems.map((item, place) => (expected[place]?.[2] === null ? { ...item, day: today } : item))).toEqual(
      items,
    );
  });
});

describe('a feed as a program writes it', () => {
  const FLOW = 'Ebb & flow <3 > 2';
  const TIDE = 'Tide & time at a < b';
  it.each([
    // Hugo, ikiwiki, pelican, jekyll-feed, XML::RSS and XML::Atom of Debian 12; feed and rss of npm.
    ['hugo.rss', 'Harbor & Blog', FLOW, '/blog/post/one/', 'Zoë', TIDE],
    ['ikiwiki.rss', 'blog', 'Ebb & flow <3', '/blog/post/', 'Zoë Wärme', TIDE],
    ['ikiwiki.atom', 'blog', 'Ebb & flow <3', '/blog/post/', 'Zoë Wärme', TIDE],
    ['pelican.rss', 'Harbor & Blog', 'Ebb & flow 2', '/ebb-flow-2.html', 'Zoë Wärme', TIDE],
    ['pelican.atom', 'Harbor & Blog', 'Ebb & flow 2', '/ebb-flow-2.html', 'Zoë Wärme', TIDE],
    ['jekyll-feed.atom', 'Harbor & Blog', FLOW, '/tides/2026/03/05/one.html', 'Zoë', TIDE],
    ['perl-xml-rss-2.0.rss', 'Harbor & News', FLOW, '/1', 'Zoë Wärme', 'Tide & time'],
    ['perl-xml-rss-1.0.rdf', 'Harbor', 'Ebb & flow', '/1', 'Zoë Wärme', 'Tide'],
    ['perl-xml-rss-0.91.rss', 'Harbor', 'Ebb & flow', '/1', '', 'Tide'],
    ['perl-xml-atom.atom', 'Harbor Atom', 'Ebb & flow <3', '/1', 'Zoë', 'Tide & time'],
    ['node-feed.rss', 'Harbor & Blog', FLOW, '/1', 'Zoë Wärme', 'Tide & time'],
    ['node-feed.atom', 'Harbor & Blog', FLOW, '/1', 'Zoë Wärme', 'Tide & time'],
    ['node-feed.json', 'Harbor & Blog', FLOW, '/1', 'Zoë Wärme', 'Tide & time'],
    ['node-rss.rss', 'Harbor & Blog', FLOW, '/1', 'Zoë Wärme', 'Tide & time'],
  ])('has its title, link, day, author and text: %s', async (name, feedTitle, title, path, author, summary) => {
    const document = await parseDocument(sample(`by-programs/${name}`).toString());
    const feed = await readIncoming(document, new URL('http://harbor.example.org/feed'));
    expect(feed).toMatchObject({ title: feedTitle });
    // Hugo's other item has no title.
    expect(feed.items.filter((each) => each.title !== 'Without a title, see link.')).toMatchObject([
      { title, link: `http://harbor.example.org${path}`, author, summary },
    ]);
    expect(feed.items.at(-1)!.publishedAt.toISOString()).toMatch(/^2026-03-05T(09|10):00:00\.000Z$/);
  });
});

const item = (values: object = {}) => ({ title: 'Über', link: 'https://source.example/1', ...values });
const umlauts = makeRss('Ärger', [item()]);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('a feed with errors that can still be read', () => {
  it.each<[string, Behavior | string]>([
    ['begins with a byte order mark', `\uFEFF${umlauts}`],
    ['is UTF-16 with a mark', sent(utf16(`\uFEFF${umlauts}`))],
    ['is UTF-16 the other way round', sent(utf16(`\uFEFF${umlauts}`).swap16())],
    ['is UTF-16 without a mark', sent(utf16(umlauts))],
    ['is UTF-8 and says it is Latin', sent(umlauts, { 'content-type': 'text/xml; charset=iso-8859-1' })],
    ['is UTF-8 and declares ASCII', umlauts.replace('?>', ' encoding="us-ascii"?>')],
    ['is Latin and says so', sent(Buffer.from(umlauts, 'latin1'), { 'content-type': 'text/xml; charset=ISO-8859-1' })],
    ['is Latin and declares so', sent(Buffer.from(umlauts.replace('?>', ' encoding="windows-1252"?>'), 'latin1'))],
    ['names an encoding of its own', sent(umlauts, { 'content-type': 'text/xml; charset=x-klingon' })],
    ['is served as a page', sent(umlauts, { 'content-type': 'text/html' })],
    ['is served as a program', sent(umlauts, { 'content-type': 'application/octet-stream' })],
    ['is packed', sent(brotliCompressSync(umlauts), { 'content-encoding': 'br' })],
    ['says so more than once', sent(umlauts, { 'x-powered-by': 'a'.repeat(8_000) })],
  ])('%s', async (_name, behavior) => {
    const { title, error, items } = await readFeed(behavior);
    expect([title, error, items.map(({ title }) => title)]).toEqual(['Ärger', null, ['Über']]);
  });

  it('undeclared Latin-1 is recognized, and a broken byte in UTF-8 affects only one letter', async () => {
    const latin = await readFeed(sent(Buffer.from(umlauts, 'latin1')));
    expect([latin.error, latin.items[0]?.title]).toEqual([null, 'Über']);
    await query(api.em(), 'delete from feed');
    const broken = Buffer.concat([Buffer.from(umlauts.replace('Über', 'Über für alle')), Buffer.from([0x0a, 0xff])]);
    expect((await readFeed(sent(broken))).items.map(({ title }) => title)).toContain('Über für alle');
  });

  it.each([
    ['', 'today'],
    ['yesterday, more or less', 'today'],
    ['Mon, 02 Nov 2099 10:00:00 GMT', 'today'],
    ['9999999999999999', 'today'],
    ['-000001-01-01T00:00:00Z', 'today'],
    ['Mon, 02 Nov 2026 10:00:00 GMT', '2026-11-02'],
  ])('an item with the date %j gets the date %s', async (date, day) => {
    const { error, items } = await readFeed(makeRss('S', [item({ date })]));
    const [firstItem] = items;
    expect(error).toBeNull();
    // The time at which it arrived, which can be the previous day by now.
    const fresh = Date.now() - Date.parse(`${firstItem?.day}T00:00:00Z`) < 2 * 86_400_000;
    expect(fresh ? 'today' : firstItem?.day).toBe(day);
  });

  it('of ten thousand items the first two hundred are kept', async () => {
    const many = Array.from(
      { length: 10_000 },
      (_, n) => `<item><title>${n}</title><link>https://source.example/${n}</link></item>`,
    );
    const { error, items } = await readFeed(
      `<rss version="2.0"><channel><title>S</title>${many.join('')}</channel></rss>`,
    );
    expect([error, items.length]).toEqual([null, 200]);
  });

  it('an item with another guid is another item, and items with the same guid are stored once', async () => {
    let time = 0;
    const url = rig.serve('/ids', (_, response) => {
      time += 1;
      response.writeHead(200, { etag: `"${Math.random()}"` }).end(makeRss('S', [item({ guid: `id-${time}` })]));
    });
    await feeds.add(url);
    for (const _ of [1, 2, 3]) await feeds.read();
    await feeds.add(
      rig.serve(
        '/twice',
        makeRss(
          'T',
          ['/a', '/b', '/a'].map((p) => item({ link: `https://t.example${p}`, guid: 'one' })),
        ),
      ),
    );
    await feeds.read();
    expect([time, (await feeds.items()).map(({ link }) => link)]).toEqual([
      4,
      expect.arrayContaining(['https://source.example/1', 'https://t.example/a']),
    ]);
    expect((await feeds.items()).map(({ guid }) => guid).sort()).toEqual(['id-1', 'id-2', 'id-3', 'id-4', 'one']);
  });

  it('JSON fields of the wrong type are ignored', async () => {
    const items = [
      { id: 1, url: 'https://source.example/1', title: 7, content_text: ['x'], date_published: 5 },
      { id: { a: 1 }, url: ['https://source.example/2'], title: null },
      { id: 'x', url: 'https://source.example/3', title: 'Whole', content_html: 'a\u0000b\ud800' },
      'text',
      null,
      5,
      ['x'],
    ];
    const odd = { version: 'https://jsonfeed.org/version/1.1', title: { a: 'b' }, home_page_url: 5, items };
    const { error, items: parsedItems } = await readFeed(JSON.stringify(odd));
    expect(error).toBeNull();
    expect(parsedItems.map(({ title }) => title)).toContain('Whole');
    expect(parsedItems.every(({ link }) => link.startsWith('https://source.example/'))).toBe(true);
  });

  it('only http(s) links are kept, relative links are resolved from the feed URL, and texts are plain and short', async () => {
    const hostile = [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'https://a:b@source.example/x',
      ' JaVaScRiPt:alert(1)',
    ].map((link) => item({ link, guid: link }));
    const plain = '&lt;svg onload=alert(1)&gt;&lt;a href="javascript:x" onclick=y&gt;Read';
    const { items } = await readFeed(
      makeRss('S', [
        ...hostile,
        item({ link: '../notes/1?a=1', title: `${plain} this`, description: `${plain} that&lt;/a&gt;` }),
        item({ link: 'https://source.example/long', title: 'Word '.repeat(100_000), guid: 'g'.repeat(100_000) }),
      ]),
    );
    expect(items.map(({ link }) => link).sort()).toEqual([
      `http://${rig.host}/notes/1?a=1`,
      'https://source.example/long',
    ]);
    expect(items.every(({ title, summary }) => title.length <= 200 && !/[<>]|alert/.test(title + summary))).toBe(true);
  });
});
