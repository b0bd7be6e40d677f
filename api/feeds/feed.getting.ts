import { isAscii, isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { type Answer, ask, type AskOptions } from '../platform/http/outbound.ts';
import { OutboundError } from '../platform/http/outbound.rules.ts';
import { type IncomingFeed, readIncoming } from './feed.items.ts';
import { parseDocument, ParsingError } from './feed.parsing.ts';
import { retryAfter } from './feed.schedule.ts';
import { feedLinksIn, isPage } from './feed.text.ts';

const ACCEPT =
  'application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml, application/xml;q=0.9, */*;q=0.8';
const NO_FEED = 'What is at this address is no feed, and no page that names one.';
const UNREADABLE = 'The feed at this address could not be read.';
const GONE = 'The server says that this feed is gone for good.';

/** A feed that could not be got: the message is for admins, the detail for the server's log. */
export class GettingError extends Error {
  constructor(
    message: string,
    readonly detail: string,
    /** Seconds that the server asked to be left alone. */
    readonly retryAfter: number | null = null,
    /** Whether asking again would be of no use. */
    readonly gone = false,
  ) {
    super(message);
  }
}

/** What went wrong on our side while a feed was read: for its readers it is unreadable. */
export const unexpected = (error: unknown): GettingError => new GettingError(UNREADABLE, String(error));

export interface GettingOptions extends AskOptions {
  /** How long taking a document apart may take. */
  parseMs?: number;
}

interface Known {
  url: string;
  etag: string | null;
  lastModified: string | null;
}

export interface Got extends Omit<Known, 'url'> {
  /** Where to ask the next time. */
  url: string;
  headers: IncomingHttpHeaders;
  /** Null where nothing has changed. */
  feed: IncomingFeed | null;
}

/** Gets a feed, by way of the page that names it if need be, or throws a GettingError. */
export async function getFeed(known: Known, options: GettingOptions): Promise<Got> {
  const { etag, lastModified } = known;
  const conditions = {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  const first = await request(known.url, options, conditions);
  if (first.status === 304) return { ...known, headers: first.headers, feed: null };
  const text = textOf(first);
  if (!isPage(text)) return gotten(first, { text, asked: known.url }, options);
  const [named] = feedLinksIn(text);
  const address = named ? URL.parse(named, first.url.href) : null;
  if (!address) throw new GettingError(NO_FEED, 'a page that names no feed');
  const second = await request(address.href, options);
  const found = textOf(second);
  if (isPage(found)) throw new GettingError(NO_FEED, 'the feed that the page names is a page');
  return gotten(second, { text: found, asked: address.href }, options);
}

interface Document {
  text: string;
  asked: string;
}

async function gotten(answer: Answer, { text, asked }: Document, { parseMs }: GettingOptions): Promise<Got> {
  const parsed = await parseDocument(text, 'feed', parseMs).catch((error: unknown) => {
    if (error instanceof ParsingError) throw new GettingError(UNREADABLE, error.message);
    throw error;
  });
  return {
    url: answer.movedForGood ? answer.url.href : asked,
    headers: answer.headers,
    etag: shortened(answer.headers.etag),
    lastModified: shortened(answer.headers['last-modified']),
    feed: await readIncoming(parsed, answer.url),
  };
}

const shortened = (header: string | undefined): string | null => (header && header.length <= 500 ? header : null);

async function request(url: string, options: AskOptions, conditions: Record<string, string> = {}): Promise<Answer> {
  const headers = { accept: ACCEPT, 'user-agent': 'portal-feeds/1.0', ...conditions };
  try {
    const answer = await ask(url, { ...options, headers });
    const { status } = answer;
    if (status === 200 || (status === 304 && Object.keys(conditions).length > 0)) return answer;
    if (status === 410) throw new GettingError(GONE, 'status 410', null, true);
    throw new GettingError(`The server answered ${status}.`, `status ${status}`, retryAfter(answer.headers));
  } catch (error) {
    if (error instanceof OutboundError) throw new GettingError(error.message, error.detail);
    throw error;
  }
}

/**
 * As its first bytes say it is written, or the bytes themselves, or the header, or the document. Many a server declares
 * something else than it sends; what is not all ASCII and holds as UTF-8 is nothing else.
 */
function textOf({ headers, body }: Answer): string {
  const [, marked] = MARKS.find(([mark]) => body.subarray(0, mark.length).equals(mark)) ?? [];
  if (marked) return new TextDecoder(marked).decode(body);
  if (isUtf8(body) && !isAscii(body)) return new TextDecoder().decode(body);
  const [, named] = /charset="?([\w-]{1,40})/i.exec(headers['content-type'] ?? '') ?? [];
  const [, declared] =
    /^[^>]{0,40}<\?xml[^>]{0,100}encoding=["']([\w-]{1,40})/i.exec(body.toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(named ?? declared ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** What a document begins with that says how it goes on: a mark of byte order, or `<` in two bytes. */
const MARKS: [Buffer, string][] = [
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf-8'],
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
  [Buffer.from('<\0'), 'utf-16le'],
  [Buffer.from('\0<'), 'utf-16be'],
];
