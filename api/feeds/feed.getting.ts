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

/** A feed that could not be got: the message is for admins, the detail for the server's log. */
export class GettingError extends Error {
  constructor(
    message: string,
    readonly detail: string,
    /** Seconds that the server asked to be left alone. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
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
export async function getFeed(known: Known, options: AskOptions): Promise<Got> {
  const { etag, lastModified } = known;
  const conditions = {
    ...(etag && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  };
  const first = await request(known.url, options, conditions);
  if (first.status === 304) return { ...known, headers: first.headers, feed: null };
  const text = textOf(first);
  if (!isPage(text)) return gotten(first, text, known.url);
  const [named] = feedLinksIn(text);
  const address = named ? URL.parse(named, first.url.href) : null;
  if (!address) throw new GettingError(NO_FEED, 'a page that names no feed');
  const second = await request(address.href, options);
  const found = textOf(second);
  if (isPage(found)) throw new GettingError(NO_FEED, 'the feed that the page names is a page');
  return gotten(second, found, address.href);
}

async function gotten(answer: Answer, text: string, asked: string): Promise<Got> {
  const parsed = await parseDocument(text).catch((error: unknown) => {
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
    throw new GettingError(`The server answered ${status}.`, `status ${status}`, retryAfter(answer.headers));
  } catch (error) {
    if (error instanceof OutboundError) throw new GettingError(error.message, error.detail);
    throw error;
  }
}

/** As the header or the document itself says it is written; what cannot be is read as UTF-8. */
function textOf({ headers, body }: Answer): string {
  const [, named] = /charset="?([\w-]{1,40})/i.exec(headers['content-type'] ?? '') ?? [];
  const [, declared] =
    /^[^>]{0,40}<\?xml[^>]{0,100}encoding=["']([\w-]{1,40})/i.exec(body.toString('latin1', 0, 200)) ?? [];
  try {
    return new TextDecoder(named ?? declared ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
