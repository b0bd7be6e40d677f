import type { ParsedDocument } from './feed.parsing.ts';
import { summaryOf, titleOf } from './feed.text.ts';

/** One entry of a feed in the words of this site: plain text, and a link that leads to the web. */
export interface IncomingItem {
  guid: string;
  link: string;
  linkKey: string;
  title: string;
  summary: string;
  publishedAt: Date;
}

export interface IncomingFeed {
  title: string;
  homeUrl: string | null;
  /** Minutes that the feed asks to be left alone, as RSS can say. */
  ttl: number | null;
  items: IncomingItem[];
}

type Loose = Record<string, unknown>;

const asObject = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.map(asObject) : []);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);
/** Atom wraps texts in objects that say what kind they are; RSS wraps guids so. */
const innerText = (value: unknown): string | null => textOf(value) ?? textOf(asObject(value)['value']);

/** What came in, in the order of the feed. Entries without a link that can be followed are left out. */
export async function readIncoming({ format, feed }: ParsedDocument, base: URL): Promise<IncomingFeed> {
  const items: IncomingItem[] = [];
  for (const entry of [...listOf(feed['items']), ...listOf(feed['entries'])]) {
    // A breath between two: two hundred long ones must not keep visitors waiting.
    await new Promise((resolve) => setImmediate(resolve));
    const item = itemOf(entry, base);
    if (item) items.push(item);
  }
  const ttl = Number(feed['ttl']);
  const home = textOf(feed['home_page_url']) ?? textOf(feed['link']) ?? atomLink(feed['links']);
  return {
    title: titleOf(innerText(feed['title'])),
    homeUrl: webAddress(home, base),
    ttl: format === 'rss' && ttl > 0 ? ttl : null,
    items,
  };
}

function itemOf(entry: Loose, base: URL): IncomingItem | null {
  const guid = innerText(entry['guid']) ?? textOf(entry['id']);
  const named = textOf(entry['link']) ?? textOf(entry['url']) ?? atomLink(entry['links']);
  const link = webAddress(named ?? (asObject(entry['guid'])['isPermaLink'] === false ? null : guid), base);
  if (!link) return null;
  const said = innerText(entry['description']) ?? innerText(entry['summary']) ?? contentOf(entry);
  const summary = summaryOf(said ?? textOf(asObject(entry['itunes'])['summary']));
  const title = titleOf(innerText(entry['title'])) || summary.slice(0, 80) || new URL(link).hostname;
  return {
    guid: (guid ?? link).replace(/\p{Cc}/gu, '').slice(0, 500),
    link,
    linkKey: keyOf(link),
    title,
    summary,
    publishedAt: dateOf(entry),
  };
}

const contentOf = (entry: Loose): string | null =>
  textOf(asObject(entry['content'])['encoded']) ??
  innerText(entry['content']) ??
  textOf(entry['content_html']) ??
  textOf(entry['content_text']);

/** Atom and RSS may link to many things: the page is the alternate, which is also what no word means. */
const atomLink = (links: unknown): string | null =>
  textOf(listOf(links).find(({ rel }) => rel === undefined || rel === 'alternate')?.['href']);

/** An http or https address without a name and password in it; null for anything else, such as `javascript:`. */
function webAddress(given: string | null, base: URL): string | null {
  const url = given ? URL.parse(given, base.href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href.length <= 2_000 ? url.href : null;
}

const TRACKING = /^(utm_\w+|fbclid|gclid|mc_[ce]id|ref|source)$/i;

/** Two links with one key lead to the same text: neither scheme, `www.`, anchor nor a counter of visits tells apart. */
export function keyOf(link: string): string {
  const url = new URL(link);
  const telling = new URLSearchParams([...url.searchParams].filter(([name]) => !TRACKING.test(name)));
  telling.sort();
  const query = telling.size > 0 ? `?${telling}` : '';
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${query}`;
}

/** When the feed says, but never ahead: an item from next year would stand first until then. */
function dateOf(entry: Loose): Date {
  const dc = asObject(entry['dc']);
  const dates = Array.isArray(dc['dates']) ? dc['dates'] : [dc['date']];
  const given = [entry['pubDate'], entry['published'], entry['date_published'], entry['updated'], ...dates];
  const first = given.map(textOf).find((text) => text !== null && !Number.isNaN(Date.parse(text)));
  const now = Date.now();
  const at = first ? Date.parse(first) : now;
  return new Date(at > now || at < 0 ? now : at);
}
