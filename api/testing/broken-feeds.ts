import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Behavior, makeRss } from './feed-rig.ts';

// Feeds that cannot be read, each with the message for administrators. They are small versions of real broken feeds.

const ENTITIES = 'The feed was not read for safety. It declares entities of its own.';
const NESTED = 'The feed was not read for safety. It is nested too deep or has too many parts.';
const EMPTY = 'The server answered with an empty document.';
const OTHER = 'No RSS, Atom or JSON feed found at this URL.';
const CUT_XML = 'This feed is not valid XML. It may be cut off.';
const CUT_JSON = 'This JSON Feed is not valid JSON. It may be cut off.';
const OTHER_JSON = 'This is JSON, but not a JSON Feed.';
const UNREACHABLE = 'No web server on the public internet answered at this URL.';
const NO_FEED =
  'No feed found at this URL. Enter the URL of an RSS, Atom or JSON feed, or of a page that links to one.';
const TOO_LARGE = 'The response from this URL is too large.';
const ENDLESS = 'This URL redirects too many times.';

const status =
  (code: number, headers: Record<string, string> = {}): Behavior =>
  (_, response) =>
    void response.writeHead(code, headers).end('no');
const sent =
  (body: Buffer | string, headers: Record<string, string> = {}): Behavior =>
  (_, response) =>
    void response.writeHead(200, headers).end(body);

const CHUNK = Buffer.alloc(64 * 1_024, ' ');

/** Sends up to so many bytes as fast as the client reads them. Returns how many it read. */
export function pour(response: ServerResponse, bytes: number, took: (sent: number) => void): void {
  let poured = 0;
  const more = () => {
    while (poured < bytes && !response.destroyed) {
      poured += CHUNK.length;
      took(poured);
      if (!response.write(CHUNK)) return void response.once('drain', more);
    }
    response.end();
  };
  more();
}

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${[1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((n) => `<!ENTITY lol${n} "${`&lol${n === 1 ? '' : n - 1};`.repeat(10)}">`)
  .join('')}]><rss version="2.0"><channel><title>&lol9;</title></channel></rss>`;
const external = (what: string) =>
  `<!DOCTYPE x [<!ENTITY a SYSTEM "${what}">]><rss version="2.0"><channel><title>&a;</title></channel></rss>`;
const item = { title: 'One', link: 'https://source.example/1' };
const whole = makeRss('S', [item]);

export const brokenFeeds: [name: string, behavior: Behavior | string, message: string][] = [
  ['is fifty megabytes', (_, response) => pour(response, 50_000_000, () => undefined), TOO_LARGE],
  ['is a gzip bomb', sent(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }), TOO_LARGE],
  ['is a brotli bomb', sent(brotliCompressSync(Buffer.alloc(20_000_000)), { 'content-encoding': 'br' }), TOO_LARGE],
  ['has headers of 100 KB', sent(whole, { 'x-long': 'y'.repeat(100_000) }), UNREACHABLE],
  ['laughs a billion times', LAUGHS, ENTITIES],
  ['reads a file by an entity', external('file:///etc/passwd'), ENTITIES],
  ['calls out by an entity', external('http://127.0.0.1:1/collect'), ENTITIES],
  ['declares an entity by parameter', '<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1:1/x"> %p;]><rss/>', ENTITIES],
  ['is nothing', '', EMPTY],
  ['is white space', ' \r\n\t ', EMPTY],
  ['is bytes of no language', sent(Buffer.from([0, 1, 2, 255, 254, 253, 0, 200])), OTHER],
  ['is a page', '<!doctype html><html><title>Not found</title><p>Sorry', NO_FEED],
  ['is a page whose feed is a page', '<!doctype html><link rel=alternate type=application/rss+xml href="?">', NO_FEED],
  ['was cut off', whole.slice(0, 90), CUT_XML],
  ['is JSON that says nothing', '{}', OTHER_JSON],
  ['is JSON cut off', '{"version":"https://jsonfeed.org/version/1.1","title":"S","items":[{"id":', CUT_JSON],
  ['is nested without end', `<rss version="2.0"><channel>${'<a>'.repeat(100_000)}`, NESTED],
  ['goes in a circle', (request, response) => void response.writeHead(302, { location: request.url }).end(), ENDLESS],
  ['leads to this machine', status(302, { location: 'http://127.0.0.1/' }), UNREACHABLE],
  ['leads to this machine as a number', status(302, { location: 'http://2130706433/' }), UNREACHABLE],
  ['leads to this machine in octal', status(301, { location: 'http://0177.0.0.1/' }), UNREACHABLE],
  ['leads to this machine in hex', status(301, { location: 'http://0x7f000001/' }), UNREACHABLE],
  ['leads to this machine by IPv6', status(307, { location: 'http://[::1]/' }), UNREACHABLE],
  ['leads to this machine by mapped IPv6', status(308, { location: 'https://[::ffff:7f00:1]/' }), UNREACHABLE],
  ['leads to the metadata of the cloud', status(302, { location: 'http://169.254.169.254/latest/' }), UNREACHABLE],
  ['leads to a neighbor', status(302, { location: 'https://10.0.0.7/' }), UNREACHABLE],
  ['leads to a file', status(302, { location: 'file:///etc/passwd' }), UNREACHABLE],
  ['leads to another protocol', status(302, { location: 'gopher://source.example/' }), UNREACHABLE],
  ['leads nowhere', status(302), 'The server answered 302.'],
  ['is overloaded', status(503), 'The server answered 503.'],
  ['wants to be paid', status(402), 'The server answered 402.'],
  ['answers 304 to an unconditional request', status(304), 'The server answered 304.'],
  ['resets the line', (request) => void request.socket.resetAndDestroy(), UNREACHABLE],
  ['hangs up', (request) => void request.socket.destroy(), UNREACHABLE],
  [
    'promises more than it sends',
    (_, response) => {
      response.writeHead(200, { 'content-length': '100000' });
      response.write(whole, () => response.socket?.end());
    },
    UNREACHABLE,
  ],
  ['says gzip and sends none', sent(whole, { 'content-encoding': 'gzip' }), UNREACHABLE],
  [
    'stops in the middle of its gzip',
    sent(gzipSync(whole).subarray(0, 40), { 'content-encoding': 'gzip' }),
    UNREACHABLE,
  ],
  ['is packed in a way of its own', sent(whole, { 'content-encoding': 'x-own' }), UNREACHABLE],
];
