import type { IncomingHttpHeaders } from 'node:http';
import { type Answer, ask, type AskOptions } from '#api/platform/http/outbound.ts';
import { OutboundError } from '#api/platform/http/outbound.rules.ts';
import { decodeFeed } from './feed.charset.ts';
import { type IncomingFeed, readIncoming } from './feed.items.ts';
import { parseDocument, ParsingError } from './feed.parse.ts';
import { retryAfter } from './feed.schedule.ts';
import { feedLinksIn, isPage } from './feed.text.ts';

const ACCEPT =
  'application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, */*;q=0.8';
const NO_FEED =
  'No feed found at this URL. Enter the URL of an RSS, Atom or JSON feed, or of a page that links to one.';
const UNREADABLE = 'The feed at this URL could not be read.';
const FEED_REMOVED = 'The server answered 410: this feed was removed permanently.';

/** A feed could not be downloaded. The message is for admins, the detail for the server's log. */
export class GettingError extends Error {
  constructor(
    message: string,
    readonly detail: string,
    /** Seconds until the server accepts the next request. */
    readonly retryAfter: number | null = null,
    /** True if further requests are useless, because the feed was removed permanently. */
    readonly isDeleted = false,
  ) {
    super(message);
  }
}

/** Wraps an internal error. Administrators see that the feed could not be read. */
export const toDownloadError = (error: unknown): GettingError => new GettingError(UNREADABLE, String(error));

export interface GettingOptions extends AskOptions {
  /** The time limit for parsing, in milliseconds. */
  parseMs?: number;
}

interface StoredFeed {
  url: string;
  etag: string | null;
  lastModified: string | null;
}

export interface DownloadedFeed extends Omit<StoredFeed, 'url'> {
  /** The URL of the next request. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Null if nothing has changed. */
  feed: IncomingFeed | null;
}

/** Downloads a feed, through the page that links to it if needed. Throws a GettingError. */
export async function getFeed(feed: StoredFeed, options: GettingOptions): Promise<DownloadedFeed> {
  const { etag, lastModified } = feed;
  const conditions = {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  const first = await request(feed.url, options, conditions);
  if (first.status === 304) return { ...feed, headers: first.headers, feed: null };
  const text = decodeText(first);
  if (!isPage(text)) return toDownloadedFeed(first, { text, requestedUrl: feed.url }, options);
  const [address] = feedLinksIn(text, first.url);
  if (!address) throw new GettingError(NO_FEED, 'a page that names no feed');
  const second = await request(address.href, options);
  const feedText = decodeText(second);
  if (isPage(feedText)) throw new GettingError(NO_FEED, 'the feed that the page names is a page');
  return toDownloadedFeed(second, { text: feedText, requestedUrl: address.href }, options);
}

/** The error of a document that could not be read, for the administrator who added its URL. */
function describeParsingError(text: string, { message }: ParsingError): string {
  const start = text.trimStart();
  if (!start) return 'The server answered with an empty document.';
  if (/^It (?:declares|is nested|took)/.test(message)) return `The feed was not read for safety. ${message}`;
  if (/^[{[]/.test(start)) {
    const isJson = message !== '' && canParseJson(start);
    return isJson ? 'This is JSON, but not a JSON Feed.' : 'This JSON Feed is not valid JSON. It may be cut off.';
  }
  if (!start.startsWith('<')) return 'No RSS, Atom or JSON feed found at this URL.';
  return /<(?:rss|feed|(?:\w+:)?RDF)\b/i.test(start)
    ? 'This feed is not valid XML. It may be cut off.'
    : 'This is XML, but not an RSS or Atom feed.';
}

function canParseJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const STATUSES: Record<number, string> = {
  401: 'The server answered 401: it asks for a password.',
  403: 'The server answered 403: it refuses this site.',
  404: 'The server answered 404: there is no document at this URL.',
};

interface Document {
  text: string;
  requestedUrl: string;
}

async function toDownloadedFeed(
  answer: Answer,
  { text, requestedUrl }: Document,
  { parseMs }: GettingOptions,
): Promise<DownloadedFeed> {
  const document = await parseDocument(text, 'feed', parseMs).catch((error: unknown) => {
    if (error instanceof ParsingError) throw new GettingError(describeParsingError(text, error), error.message);
    throw error;
  });
  return {
    url: answer.movedForGood ? answer.url.href : requestedUrl,
    headers: answer.headers,
    etag: shortened(answer.headers.etag),
    lastModified: shortened(answer.headers['last-modified']),
    feed: await readIncoming(document, answer.url),
  };
}

const decodeText = ({ headers, body }: Answer): string => decodeFeed(body, headers['content-type']);

const shortened = (header: string | undefined): string | null => (header && header.length <= 500 ? header : null);

async function request(url: string, options: AskOptions, conditions: Record<string, string> = {}): Promise<Answer> {
  const headers = { accept: ACCEPT, 'user-agent': 'portal-feeds/1.0', ...conditions };
  try {
    const answer = await ask(url, { ...options, headers });
    const { status } = answer;
    if (status === 200 || (status === 304 && Object.keys(conditions).length > 0)) return answer;
    if (status === 410) throw new GettingError(FEED_REMOVED, 'status 410', null, true);
    throw new GettingError(
      STATUSES[status] ?? `The server answered ${status}.`,
      `status ${status}`,
      retryAfter(answer.headers),
    );
  } catch (error) {
    if (error instanceof OutboundError) throw new GettingError(error.message, error.detail);
    throw error;
  }
}
