import { createHash } from 'node:crypto';
import { readDate } from './feed.dates.ts';
import type { ParsedDocument } from './feed.parse.ts';
import { cutAtWord, type ExternalText, readAlternatives, toSummary, toTitle } from './feed.text.ts';

/** An entry of a feed as this site stores it: plain text, and a link to the web. */
export interface IncomingItem {
  guid: string;
  /** False if the feed identifies the item only by its link. */
  hasGuid: boolean;
  /** Null for an item without a link. */
  link: string | null;
  linkKey: string | null;
  title: string;
  summary: string;
  /** Empty if the feed names no author. */
  author: string;
  publishedAt: Date;
}

export interface IncomingFeed {
  title: string;
  homeUrl: string | null;
  /** The number of minutes until the next request, as an RSS feed can specify it. */
  ttl: number | null;
  items: IncomingItem[];
}

type Loose = Record<string, unknown>;

const asObject = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const toList = (value: unknown): Loose[] => (Array.isArray(value) ? value.map(asObject) : []);
const toText = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null);
/** RSS wraps guids in objects, and Atom ids. */
const innerText = (value: unknown): string | null => toText(value) ?? toText(asObject(value)['value']);

/** A text of RSS, RDF or JSON, where it can contain HTML, or a text of Atom, which states its type. */
function toExternal(value: unknown, type: ExternalText['type'] = 'unknown'): ExternalText | null {
  const bare = toText(value);
  if (bare) return { value: bare, type };
  const { value: inner, type: declared } = asObject(value);
  const text = toText(inner);
  const stated = toText(declared)?.toLowerCase() ?? 'text';
  // Atom can contain any media type: XML of other kinds and base64 are not text for people.
  const isHtml = stated.includes('html');
  const isText = !stated.includes('/') || /^text\/(?!xml)/.test(stated);
  return text && (isHtml || isText) ? { value: text, type: isHtml ? 'html' : 'text' } : null;
}

/** The entries in the order of the feed. Entries with an unsafe link are left out. */
export async function readIncoming({ format, feed }: ParsedDocument, url: URL): Promise<IncomingFeed> {
  const items: IncomingItem[] = [];
  const base = readBase(feed, url);
  const entries = [...toList(feed['items']), ...toList(feed['entries'])].map(withAtom);
  const dates = readDates(entries, feed);
  for (const [at, entry] of entries.entries()) {
    // Pauses between two entries, because two hundred long ones would block the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    const item = toItem(entry, { base: readBase(entry, base), isPlain: format === 'json', publishedAt: dates[at]! });
    if (item) items.push({ ...item, author: item.author || getAuthor(feed) });
  }
  const ttl = Number(feed['ttl']);
  const home = toText(feed['home_page_url']) ?? toText(feed['link']) ?? atomLink(feed['links']);
  return {
    title: toTitle(toExternal(feed['title'], format === 'json' ? 'text' : 'unknown')),
    homeUrl: webAddress(home, base),
    ttl: format === 'rss' && ttl > 0 ? ttl : null,
    items: withoutRepeats(items),
  };
}

/** The base of relative links: `xml:base`, itself relative to that of the outer element. */
const readBase = (element: Loose, outer: URL): URL =>
  URL.parse(toText(asObject(element['xml'])['base']) ?? '', outer.href) ?? outer;

/** An entry of RSS with elements of Atom, as .NET writes them. Its own elements count more. */
const withAtom = (entry: Loose): Loose => ({ ...asObject(entry['atom']), ...entry });

/**
 * The date of each entry. A date in the future is the time of reading, which would else keep the item at the top of the
 * list until then. An entry without a date, or with the zero of a program, gets the date of the next one, or of the feed:
 * an old entry is not new because it cannot be dated.
 */
function readDates(entries: readonly Loose[], feed: Loose): Date[] {
  const now = Date.now();
  const read = (element: Loose) => {
    const at = readDate(element);
    return at === null || at < DAY_MS ? null : Math.min(at, now);
  };
  const dates = entries.map(read);
  const ofFeed = read({ ...withAtom(feed), pubDate: feed['pubDate'] ?? feed['lastBuildDate'] });
  return dates.map(
    (date, place) =>
      new Date(
        date ??
          dates.slice(place + 1).find((next) => next !== null) ??
          dates.slice(0, place).findLast((previous) => previous !== null) ??
          ofFeed ??
          now,
      ),
  );
}

interface Reading {
  base: URL;
  /** True if titles and summaries cannot contain HTML. */
  isPlain: boolean;
  publishedAt: Date;
}

function toItem(entry: Loose, { base, isPlain, publishedAt }: Reading): IncomingItem | null {
  const guid = innerText(entry['guid']) ?? toText(entry['id']);
  const isPermaLink = asObject(entry['guid'])['isPermaLink'] !== false && /^https?:\/\//i.test(guid ?? '');
  const named = toText(entry['link']) ?? toText(entry['url']) ?? toText(entry['external_url']);
  const source = toText(asObject(entry['content'])['src']);
  const href = named ?? atomLink(entry['links']) ?? source ?? (isPermaLink ? guid : null);
  const link = webAddress(href, base);
  // An entry with an unsafe link, such as a script, is discarded, because all of it is untrustworthy.
  if (href && !link) return null;
  const kind = isPlain ? 'text' : 'unknown';
  const texts = [
    toExternal(entry['description']),
    toExternal(entry['summary'], isPlain && !isMarkedUp(entry['summary']) ? 'text' : 'unknown'),
    getContent(entry),
    toExternal(asObject(entry['itunes'])['summary']),
    ...listMediaTexts(entry['media'], 'description'),
  ].filter((text) => text !== null);
  const summary = findFirst(texts, toSummary) || findFirst(texts, readAlternatives);
  const title =
    toTitle(toExternal(entry['title'], kind)) ||
    findFirst(
      listMediaTexts(entry['media'], 'title').filter((text) => text !== null),
      toTitle,
    ) ||
    cutAtWord(summary, SHORT_TITLE) ||
    (link ? new URL(link).hostname : '');
  if (!title) return null;
  return {
    guid: shorten((guid ?? link ?? title).replace(/\p{Cc}/gu, '')),
    // A guid that is the link of the item says no more than the link.
    hasGuid: guid !== null && guid !== href && guid !== link,
    link,
    linkKey: link && makeKey(link),
    title,
    summary,
    author: getAuthor(entry),
    publishedAt,
  };
}

/** The summary of a JSON Feed is plain text, but the package `feed` writes the HTML of its other formats there. */
const isMarkedUp = (summary: unknown): boolean => /^\s*<(p|div|ul|ol|blockquote)>[^]*<\/\1>\s*$/i.test(String(summary));

const DAY_MS = 86_400_000;
/** The title of an item without one, such as a post of a social network, is the beginning of its text. */
const SHORT_TITLE = 80;

const findFirst = (texts: readonly ExternalText[], read: (text: ExternalText) => string): string => {
  for (const text of texts) {
    const found = read(text);
    if (found) return found;
  }
  return '';
};

/** Titles or descriptions of Media RSS: of the entry, of its groups and of each medium. */
function listMediaTexts(media: unknown, name: 'title' | 'description'): (ExternalText | null)[] {
  const { [name]: text, group, groups, contents } = asObject(media);
  const { value, type } = asObject(text);
  const own = toExternal(value ?? text, type === 'plain' ? 'text' : 'unknown');
  const inner = [...toList(groups), ...toList(contents), ...(group ? [asObject(group)] : [])];
  return [own, ...inner.flatMap((each) => listMediaTexts(each, name))];
}

const GUID = 500;

/** A long guid keeps its beginning and gets a hash, so that two of them that begin alike stay distinct. */
const shorten = (guid: string): string =>
  guid.length <= GUID ? guid : guid.slice(0, GUID - 64) + createHash('sha256').update(guid).digest('hex');

/** Removes duplicate entries of a document: those with the same guid, or with the same link if they have only that. */
function withoutRepeats(items: readonly IncomingItem[]): IncomingItem[] {
  const seenKeys = new Set<string>();
  return items.filter(({ guid, hasGuid, linkKey }) => {
    const keys = [`guid ${guid}`, ...(hasGuid || !linkKey ? [] : [`link ${linkKey}`])];
    const isRepeated = keys.some((key) => seenKeys.has(key));
    for (const key of keys) seenKeys.add(key);
    return !isRepeated;
  });
}

const AUTHOR = 120;

/** The first author, in any of the formats. */
function getAuthor(entry: Loose): string {
  const [author] = Array.isArray(entry['authors']) ? (entry['authors'] as unknown[]) : [entry['author']];
  const { name, email } = asObject(author);
  const dc = asObject(entry['dc']);
  const [creator] = Array.isArray(dc['creators']) ? (dc['creators'] as unknown[]) : [dc['creator']];
  const itunes = toText(asObject(entry['itunes'])['author']);
  const text = toText(name) ?? toText(creator) ?? toText(author) ?? itunes ?? toText(email);
  return toTitle(toExternal(text)).slice(0, AUTHOR);
}

const getContent = (entry: Loose): ExternalText | null =>
  toExternal(asObject(entry['content'])['encoded']) ??
  toExternal(entry['content']) ??
  toExternal(entry['content_html'], 'html') ??
  toExternal(entry['content_text'], 'text');

const ALTERNATE = /^(?:https?:\/\/www\.iana\.org\/assignments\/relation\/)?alternate$/i;

/** Atom and RSS can contain several links: the page is the `alternate`, which is also the default, best in HTML. */
function atomLink(links: unknown): string | null {
  const alternates = toList(links).filter(({ rel }) => rel === undefined || ALTERNATE.test(String(rel)));
  const isPage = ({ type }: Loose) => type === undefined || /html/i.test(String(type));
  return toText((alternates.find(isPage) ?? alternates[0])?.['href']);
}

/** An http or https URL without a user name and password. Null for anything else, such as `javascript:`. */
function webAddress(href: string | null, base: URL): string | null {
  const url = href ? URL.parse(href, base.href) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href.length <= 2_000 ? url.href : null;
}

/** Not `ref` and `source`: on many sites they distinguish items. */
const TRACKING = /^(utm_\w+|fbclid|gclid|mc_[ce]id)$/i;

const TRACKING_FRAGMENT = /^#(?:utm_|xtor=)/i;

/** Two links with the same key lead to the same text: the scheme, `www.` and tracking parameters do not count. */
export function makeKey(link: string): string {
  const url = new URL(link);
  const parameters = new URLSearchParams([...url.searchParams].filter(([name]) => !TRACKING.test(name)));
  parameters.sort();
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/(?<!\/)\/+$/, '')}${query}${TRACKING_FRAGMENT.test(url.hash) ? '' : url.hash}`;
}
