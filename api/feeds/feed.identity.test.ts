import { describe, expect, it } from 'vitest';
import { query } from '../testing/query.ts';
import { useApi } from '../testing/api.ts';
import { useFeedSite } from '../testing/feed-site.ts';
import { type Behavior, makeRss, useFeedRig } from '../testing/feed-rig.ts';
import { decodeFeed } from './feed.charset.ts';
import { parseFeedDate } from './feed.dates.ts';

const api = useApi();
const rig = useFeedRig();
const feeds = useFeedSite(api, () => [rig.host]);

/** Fetches a feed once for each of these documents in turn, and returns the items that are stored at the end. */
async function readAll(...documents: string[]) {
  const rest = [...documents];
  const behavior: Behavior = (_, response) => void response.end(rest.length > 1 ? rest.shift() : rest[0]);
  const id = await feeds.add(rig.serve('/feed', behavior));
  for (const _ of documents) await feeds.read();
  expect((await feeds.state(id)).error).toBeNull();
  return query<{ title: string; link: string | null; guid: string; author: string; at: string }>(
    api.em(),
    'select title, link, guid, author, published_at::text as at from feed_item order by title',
  );
}
const item = (values: object = {}) => ({ title: 'One', link: 'https://source.example/log', ...values });

describe('the identity of feed items', () => {
  it('items that differ only in the fragment of their link or in their guid are distinct', async () => {
    const fragments = ['a', 'b'].map((name) =>
      item({ title: name, link: `https://source.example/log#${name}`, guid: name }),
    );
    const guids = ['c', 'd'].map((name) => item({ title: name, guid: name }));
    const document = makeRss('S', [...fragments, ...guids, guids[0]!]);
    expect((await readAll(document, document)).map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('a corrected title replaces the title of a pending item, but not of a reviewed item', async () => {
    const first = makeRss('S', [
      item({ title: 'Eror', guid: '1' }),
      item({ title: 'Kept', guid: '2', link: 'https://k.example/' }),
    ]);
    await readAll(first);
    await query(api.em(), "update feed_item set status = 'ACCEPTED' where guid = '2'");
    rig.serve('/feed', first.replace('Eror', 'Error').replace('Kept', 'Changed'));
    await feeds.read();
    expect((await feeds.items()).map(({ title }) => title)).toEqual(['Error', 'Kept']);
  });
});

describe('two items with the same link, when both get another guid', () => {
  it('get the corrected title without an error', async () => {
    const before = makeRss(
      'S',
      ['c', 'd'].map((guid) => item({ guid })),
    );
    const after = makeRss('S', [item({ title: 'Corrected', guid: 'e' })]);
    expect((await readAll(before, after)).map(({ title }) => title)).toEqual(['Corrected', 'Corrected']);
  });
});

describe('the fields of a feed item', () => {
  it('a guid that is not a URL is not a link, and an item without a link is kept without one', async () => {
    const bare = '<item><title>Bare</title><guid>tag-7</guid><description>All there is.</description></item>';
    const permanent = '<item><title>Permanent</title><guid>https://source.example/7</guid></item>';
    const items = await readAll(`<rss version="2.0"><channel><title>S</title>${bare}${permanent}</channel></rss>`);
    expect(items.map(({ title, link, guid }) => [title, link, guid])).toEqual([
      ['Bare', null, 'tag-7'],
      ['Permanent', 'https://source.example/7', 'https://source.example/7'],
    ]);
  });

  it('relative links are resolved with xml:base', async () => {
    const entry = (name: string, base: string) =>
      `<entry${base}><id>${name}</id><title>${name}</title><updated>2026-01-01T00:00:00Z</updated><link href="p.html"/></entry>`;
    const items = await readAll(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/x/"><title>S</title><id>i</id><updated>2026-01-01T00:00:00Z</updated>${entry('a', '')}${entry('b', ' xml:base="sub/"')}</feed>`,
    );
    expect(items.map(({ link }) => link)).toEqual(['https://a.example/x/p.html', 'https://a.example/x/sub/p.html']);
  });

  it('the author is that of the item, or else that of the feed', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>S</title><id>i</id><author><name>The feed</name></author><updated>2026-01-01T00:00:00Z</updated>
      ${['Ann', ''].map((name) => `<entry><id>i${name}</id><title>Of ${name}</title><updated>2026-01-01T00:00:00Z</updated><link href="https://a.example/${name}"/>${name && `<author><name>${name}</name></author>`}</entry>`).join('')}</feed>`;
    expect((await readAll(atom)).map(({ author }) => author)).toEqual(['The feed', 'Ann']);
    await query(api.em(), 'delete from feed');
    const rss = makeRss('S', [item()]).replace('<guid>', '<author>ben@source.example (Ben)</author><guid>');
    expect((await readAll(rss)).map(({ author }) => author)).toEqual(['Ben']);
  });

  it('the newest 200 items are kept, in whatever order the feed lists them', async () => {
    const day = (n: number) => new Date(Date.UTC(2025, 0, n)).toUTCString();
    const items = Array.from({ length: 230 }, (_, n) =>
      item({ title: `${n}`, link: `https://source.example/${n}`, date: day(n + 1) }),
    );
    const titles = (await readAll(makeRss('S', items))).map(({ title }) => Number(title));
    expect([titles.length, Math.min(...titles), Math.max(...titles)]).toEqual([200, 30, 229]);
  });
});

describe('dates and encodings', () => {
  it.each([
    ['Mon, 02 Nov 2026 10:00:00 CEST', '2026-11-02T08:00:00.000Z'],
    ['02 Nov 2026 10:00 MSK', '2026-11-02T07:00:00.000Z'],
    ['Mon, 02 Nov 2026 10:00:00 EST', '2026-11-02T15:00:00.000Z'],
    ['1700000000', '2023-11-14T22:13:20.000Z'],
    ['1700000000000', '2023-11-14T22:13:20.000Z'],
    ['2026-11-02T10:00:00Z', '2026-11-02T10:00:00.000Z'],
  ])('%s is parsed as %s', (text, instant) => {
    expect(new Date(parseFeedDate(text)!).toISOString()).toBe(instant);
  });

  it('decoding windows-1252 keeps the euro sign, dashes and curly quotes', () => {
    const body = Buffer.from([0x3c, 0x61, 0x3e, 0x80, 0x93, 0x94, 0x96, 0xe4]);
    for (const charset of ['windows-1252', 'iso-8859-1', 'latin1'])
      expect(decodeFeed(body, `text/xml; charset=${charset}`)).toBe('<a>€“”–ä');
  });

  it.each([
    [401, 'it asks for a password'],
    [404, 'there is no document at this URL'],
    [410, 'removed permanently'],
  ])('the error for status %i contains the reason', async (code, reason) => {
    const id = await feeds.add(rig.serve('/refused', (_, response) => void response.writeHead(code).end()));
    await feeds.read();
    expect((await feeds.state(id)).error).toContain(reason);
  });
});
