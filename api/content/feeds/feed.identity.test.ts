import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import { useApi } from '#api/testing/api.ts';
import { randomFrom } from '#api/testing/random.ts';
import { useFeedSite } from '#api/testing/feed-site.ts';
import { type Behavior, makeRss, useFeedRig } from '#api/testing/feed-rig.ts';
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

describe('items that share a link', () => {
  const numbered = (...numbers: number[]) =>
    makeRss(
      'S',
      numbers.map((number) => item({ title: `Advisory ${number}`, guid: `adv-${number}` })),
    );

  it('are distinct if their guids are, also when the feed moves on', async () => {
    const titles = (await readAll(numbered(103, 102, 101), numbered(105, 104, 103))).map(({ title }) => title);
    expect(titles).toEqual([101, 102, 103, 104, 105].map((number) => `Advisory ${number}`));
  });

  it('are distinct in two feeds if their guids are, and one item if they are the same', async () => {
    await feeds.add(rig.serve('/one', numbered(1, 2)));
    await feeds.add(rig.serve('/two', numbered(2, 3)));
    await feeds.read();
    expect((await feeds.items()).map(({ guid }) => guid)).toEqual(['adv-1', 'adv-2', 'adv-3']);
  });

  it('are distinct if their long guids differ only at the end', async () => {
    const long = (end: string) => item({ title: end, guid: 'g'.repeat(600) + end });
    const document = makeRss('S', [long('a'), long('b')]);
    expect((await readAll(document, document)).map(({ title }) => title)).toEqual(['a', 'b']);
  });
});

describe('links that differ only in a parameter', () => {
  it.each(['ref', 'source', 'id'])('%s lead to distinct items', async (name) => {
    const links = ['a', 'b'].map((value) => `https://source.example/log?${name}=${value}`);
    const document = makeRss(
      'S',
      links.map((link) => item({ title: link, link })),
    );
    expect((await readAll(document, document)).map(({ link }) => link)).toEqual(links);
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
    ['Sat, 18 Jul 2026 20:21:00 America/Los_Angeles', '2026-07-19T03:21:00.000Z'],
    ['Sun, 05 Jul 2026 15:43:00 GMT+7', '2026-07-05T08:43:00.000Z'],
    ['Di, 26 Mai 2026 10:00:00 +0200', '2026-05-26T08:00:00.000Z'],
    ['Ke, 29 Lok 2025 11:34:37 +0000', '2025-10-29T11:34:37.000Z'],
    ['jeu., 18 juin 2026 17:00:00 +0200', '2026-06-18T15:00:00.000Z'],
    ['mar, 03 mar 2026 10:00', '2026-03-03T10:00:00.000Z'],
    ['чт, 18 июн 2026 17:00:00 +0300', '2026-06-18T14:00:00.000Z'],
    ['2026年6月18日 17:00', '2026-06-18T17:00:00.000Z'],
    ['18.06.2026 10:00', '2026-06-18T10:00:00.000Z'],
    ['Thu Jun 18 17:00:00 PDT 2026', '2026-06-19T00:00:00.000Z'],
    ['Mon, 02 Nov 2026 10:00:00 (PST)', '2026-11-02T18:00:00.000Z'],
    ['Fri, 18 Sept 2026 5:00 PM', '2026-09-18T17:00:00.000Z'],
    ['Thu, 18 Jun 2026 24:00:00 GMT', '2026-06-19T00:00:00.000Z'],
    ['18 Jun 26 17:00 GMT', '2026-06-18T17:00:00.000Z'],
    ['2026-05-30', '2026-05-30T00:00:00.000Z'],
    ['20260915T100000Z', '2026-09-15T10:00:00.000Z'],
    ['20260915T100000.123Z', '2026-09-15T10:00:00.000Z'],
    ['20260915T1000+0200', '2026-09-15T08:00:00.000Z'],
  ])('%s is parsed as %s', (text, instant) => {
    expect(new Date(parseFeedDate(text)!).toISOString()).toBe(instant);
  });

  it.each(['UTC', 'Asia/Tokyo', 'America/New_York'])('a date without a zone is UTC on a server in %s', (zone) => {
    const before = process.env['TZ'];
    process.env['TZ'] = zone;
    try {
      for (const text of ['2026-05-30 12:00:33', '2026-05-30T12:00:33', 'Sat, 30 May 2026 12:00:33'])
        expect(parseFeedDate(text)).toBe(Date.UTC(2026, 4, 30, 12, 0, 33));
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  it.each(['30 Feb 2026 10:00', 'x'.repeat(99), '9'.repeat(99), '26:99 2026-05-30', ': : Mai', '2026-13-01'])(
    'the text %j is not a date',
    (text) => expect(parseFeedDate(text)).toBeNull(),
  );

  it('any text is parsed without an error', () => {
    const random = randomFrom(33);
    const parts = ['18', '2026', 'Mai', 'mar', ',', ' ', ':', '10:00', '+02:00', 'PST', '(', '-', 'T', '/', 'Z', 'é'];
    for (let run = 0; run < 3_000; run += 1) {
      const text = Array.from({ length: 1 + random.below(12) }, () => random.pick(parts)).join('');
      const at = parseFeedDate(text);
      expect(at === null || Number.isFinite(at)).toBe(true);
    }
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

describe('the title of a feed item', () => {
  const rss = (title: string) => readAll(makeRss('S', [item({ title })]));

  it.each([
    ['Builder refuses &lt;col&gt; in &lt;colgroup&gt;', 'Builder refuses <col> in <colgroup>'],
    ['<![CDATA[Use of <meta charset="utf-8"> & &lt;base&gt;]]>', 'Use of <meta charset="utf-8"> & <base>'],
    ['A &lt;em&gt;long&lt;/em&gt; List&lt;String&gt;', 'A long List<String>'],
    ['If a &lt; b and b &lt;c', 'If a < b and b <c'],
    ['Line one&lt;br&gt;line two', 'Line one line two'],
    ['AT&amp;amp;T &amp;lt;meta&amp;gt;', 'AT&T <meta>'],
  ])('%s in RSS is read as %s', async (title, expected) => {
    expect((await rss(title)).map(({ title }) => title)).toEqual([expected]);
  });

  it('of type text in Atom is read verbatim, and of type html as HTML', async () => {
    const entry = (id: string, attributes: string, title: string) =>
      `<entry><id>${id}</id><title${attributes}>${title}</title><updated>2026-01-01T00:00:00Z</updated></entry>`;
    const items = await readAll(
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>S</title><id>i</id><updated>2026-01-01T00:00:00Z</updated>${[
        entry('a', '', 'a: &lt;b&gt;x&lt;/b&gt; &amp;amp;'),
        entry('b', ' type="text"', 'b: &lt;meta&gt;'),
        entry('c', ' type="html"', 'c: &amp;lt;meta&amp;gt; &lt;em&gt;today&lt;/em&gt;'),
      ].join('')}</feed>`,
    );
    expect(items.map(({ title }) => title)).toEqual(['a: <b>x</b> &amp;', 'b: <meta>', 'c: <meta> today']);
  });
});

describe('a feed that quotes declarations of XML', () => {
  it('in CDATA or a comment is read whole', async () => {
    const quote = '<![CDATA[<!DOCTYPE foo [ <!ENTITY xxe SYSTEM "file:///etc/hostname"> ]>]]>';
    const document = makeRss('S', [item({ description: quote }), item({ title: 'Two', link: 'https://s.example/2' })]);
    expect(await readAll(`${document}<!-- <!ENTITY a "b"> -->`)).toHaveLength(2);
  });
});

describe('an item of a JSON Feed', () => {
  it('that has only an external URL leads there', async () => {
    const items = [{ id: '7', external_url: 'https://paper.example/audit', title: 'A paper', content_text: 'a <b> c' }];
    const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'Links', items };
    expect((await readAll(JSON.stringify(feed))).map(({ link }) => link)).toEqual(['https://paper.example/audit']);
  });
});

describe('a page that links to its feed', () => {
  const link = '<link rel="alternate" type="application/rss+xml" href="feed.xml">';
  it.each([
    ['with a base', `<!doctype html><head><base href="/blog/">${link}</head>`],
    [
      'with an XML declaration',
      `<?xml version="1.0"?><!DOCTYPE html><html><head><base href="/blog/"/>${link}</head></html>`,
    ],
    [
      'beside one in a comment and one in a script',
      `<html><!-- ${link.replace('feed', 'x')} --><script>"${link.replace('feed', 'y')}"</script><base href='/blog/'>${link}`,
    ],
    ['with a title that contains a bracket', `<html><base href="/blog/">${link.replace('href', 'title="a > b" href')}`],
  ])('%s leads to the feed', async (_name, page) => {
    rig.serve('/blog/feed.xml', makeRss('S', [item()]));
    const id = await feeds.add(rig.serve('/en/page', page));
    await feeds.read();
    expect(await feeds.state(id)).toMatchObject({ url: `http://${rig.host}/blog/feed.xml`, error: null });
  });
});
