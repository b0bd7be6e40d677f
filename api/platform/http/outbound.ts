import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isPublicAddress } from './addresses.ts';
import { readBeginning, readBody } from '../outbound-body.ts';
import { findUrlError, isAllowed, normalizeHost, OutboundError, type OutboundRules } from './outbound.rules.ts';

// The only function that requests a URL that a user entered. A name is resolved once, every resolved IP address is
// checked, and the connection uses the checked address. Proxy settings of the environment do not apply.

const MOST_HOPS = 3;
const CONNECT_MS = 5_000;
const TOTAL_MS = 15_000;

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
  /** The final URL after redirects. */
  url: URL;
  /** True if every redirect was permanent. */
  movedForGood: boolean;
}

export interface AskOptions {
  rules: OutboundRules;
  headers?: Record<string, string>;
  /** Sent by POST. The answer to it is its status and the first 2 KB of its body. It is not followed to another URL. */
  body?: string;
  /** Replaces the resolver in tests. */
  resolve?: (host: string) => Promise<string[]>;
  /** Replaces the addresses of this machine's network interfaces in tests. */
  localAddresses?: () => string[];
  /** Called with each address before the connection. */
  onConnect?: (address: string, port: number) => void;
  totalMs?: number;
  /** Ends the request before its deadline. */
  signal?: AbortSignal | undefined;
}

class TimeoutError extends OutboundError {
  constructor(readonly ms: number) {
    super('no answer in time');
  }
}

const resolveName = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);

/** Requests a document from a URL that a user entered, with up to three redirects. Throws an OutboundError. */
export async function ask(address: string, options: AskOptions): Promise<Answer> {
  // Not AbortSignal.any: with it, an abort in the middle of a body was not reported (Node 24.21).
  const ending = new AbortController();
  const end = () => ending.abort(new OutboundError('ended before its time'));
  const totalMs = options.totalMs ?? TOTAL_MS;
  const patience = setTimeout(() => ending.abort(new TimeoutError(totalMs)), totalMs);
  options.signal?.addEventListener('abort', end);
  if (options.signal?.aborted) end();
  try {
    return await follow(address, options, ending.signal);
  } finally {
    clearTimeout(patience);
    options.signal?.removeEventListener('abort', end);
  }
}

async function follow(address: string, options: AskOptions, signal: AbortSignal): Promise<Answer> {
  let url = parse(address);
  let movedForGood = true;
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const answer = await askOnce(url, options, signal).catch((error: unknown) => {
      throw error instanceof OutboundError ? error : new OutboundError(`${url.host}: ${String(error)}`);
    });
    const next = options.body === undefined ? getRedirectTarget(answer, url) : null;
    if (!next) return { ...answer, url, movedForGood: hop > 0 && movedForGood };
    if (url.protocol === 'https:' && next.protocol === 'http:') throw new OutboundError('a redirect away from https');
    movedForGood &&= answer.status === 301 || answer.status === 308;
    url = next;
  }
  throw new OutboundError('too many redirects', 'This URL redirects too many times.');
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new OutboundError(`no address: ${address.slice(0, 200)}`);
  url.hash = '';
  return url;
}

function getRedirectTarget({ status, headers }: Pick<Answer, 'status' | 'headers'>, from: URL): URL | null {
  return [301, 302, 303, 307, 308].includes(status) && headers.location ? parse(headers.location, from) : null;
}

async function askOnce(url: URL, options: AskOptions, signal: AbortSignal) {
  const error = findUrlError(url, options.rules);
  if (error) throw new OutboundError(`${url.host}: ${error}`);
  const address = await resolvePublicAddress(url, options, signal);
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  options.onConnect?.(address, port);
  const target = { address, port, headers: options.headers ?? {}, body: options.body, signal };
  const response = await connect(url, target).catch((error: unknown) => {
    throw new OutboundError(`${url.host}: ${String(error)}`, undefined, explainFailure(error, signal));
  });
  const answer = { status: response.statusCode ?? 0, headers: response.headers };
  if (options.body !== undefined) return { ...answer, body: await readBeginning(response) };
  // The body of a redirect is not read, because it can be endless.
  if (getRedirectTarget(answer, url) !== null) response.destroy();
  return { ...answer, body: response.destroyed ? Buffer.alloc(0) : await readBody(response, signal) };
}

const CERTIFICATE_ERROR = /^(?:CERT_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/;

/** The reason why a server whose IP address was allowed did not answer. Undefined if it is not one of the known ones. */
function explainFailure(error: unknown, { reason }: AbortSignal): string | undefined {
  const { code = '' } = error as { code?: string };
  if (reason instanceof TimeoutError)
    return `The server at this URL did not answer within ${reason.ms / 1_000} seconds.`;
  if (code === 'ECONNREFUSED') return 'The server at this URL refused the connection.';
  if (code === 'ECONNRESET' || code === 'EPIPE')
    return 'The server at this URL closed the connection without an answer.';
  if (error instanceof ConnectTimeoutError)
    return `The server at this URL did not accept a connection within ${CONNECT_MS / 1_000} seconds.`;
  return CERTIFICATE_ERROR.test(code) ? 'The certificate of the server at this URL is not valid.' : undefined;
}

class ConnectTimeoutError extends Error {}

/**
 * The IP address to connect to. If one of the resolved addresses is private or our own, all are rejected: the next
 * lookup could return it first.
 */
async function resolvePublicAddress(url: URL, options: AskOptions, signal: AbortSignal): Promise<string> {
  const host = normalizeHost(url.hostname);
  const resolve = options.resolve ?? resolveName;
  const ipAddresses = isIP(host) ? [host] : await Promise.race([resolve(host), rejectOnAbort(signal)]);
  const [first] = ipAddresses;
  if (!first) throw new OutboundError(`${host} has no address`);
  if (isAllowed(options.rules, url)) return first;
  const inside = ipAddresses.find((address) => !isPublicAddress(address));
  if (inside) throw new OutboundError(`${host} is ${inside}, inside`);
  const own = await Promise.race([findOwnAddresses(options), rejectOnAbort(signal)]);
  const ownIpAddress = ipAddresses.find((address) => own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
  if (ownIpAddress)
    throw new OutboundError(`${host} is ${ownIpAddress}, an address of this server or of a service it uses`);
  return first;
}

/**
 * Compared as numbers, because an IPv6 address has several spellings. A name that does not resolve has no address to
 * protect.
 */
async function findOwnAddresses({ rules, resolve = resolveName, localAddresses = readInterfaces }: AskOptions) {
  const lookups = [...rules.own].map(async (host) => (isIP(host) ? [host] : await resolve(host).catch(() => [])));
  const own = new BlockList();
  for (const address of [...localAddresses(), ...(await Promise.all(lookups)).flat()]) {
    const family = isIP(address);
    if (family) own.addAddress(address, family === 6 ? 'ipv6' : 'ipv4');
  }
  return own;
}

const readInterfaces = (): string[] =>
  Object.values(networkInterfaces()).flatMap((addresses) => addresses?.map(({ address }) => address) ?? []);

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new OutboundError('no answer in time')), { once: true });
  });

interface Target {
  address: string;
  port: number;
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal;
}

function connect(url: URL, { address, port, headers, body, signal }: Target): Promise<http.IncomingMessage> {
  const secure = url.protocol === 'https:';
  const servername = isIP(url.hostname.replace(/^\[|\]$/g, '')) ? '' : url.hostname;
  const options = {
    host: address,
    port,
    method: body === undefined ? 'GET' : 'POST',
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, 'accept-encoding': body === undefined ? 'br, gzip, deflate' : 'identity' },
    signal,
    // An agent of its own, so that no pooled connection and no proxy of the environment is used.
    agent: secure ? new https.Agent({ keepAlive: false }) : new http.Agent({ keepAlive: false }),
    maxHeaderSize: 16_384,
    ...(secure && { servername }),
  };
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(options, resolve);
    const patience = setTimeout(() => request.destroy(new ConnectTimeoutError('no connection in time')), CONNECT_MS);
    request.once('error', reject).once('close', () => clearTimeout(patience));
    request.once('socket', (socket) => {
      socket.once(secure ? 'secureConnect' : 'connect', () => {
        clearTimeout(patience);
        if (!isSame(socket.remoteAddress, address)) request.destroy(new Error('another address answered'));
      });
    });
    request.end(body);
  });
}

/** Resolvers and Node can write one IPv6 address in two ways. */
function isSame(one: string | undefined, other: string): boolean {
  if (one === undefined || one === other) return one === other;
  return (
    isIP(one) === 6 && isIP(other) === 6 && URL.parse(`http://[${one}]`)?.host === URL.parse(`http://[${other}]`)?.host
  );
}
