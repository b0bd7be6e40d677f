import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { withOwnMemory } from '../cache/byte-cache.ts';
import { getRequestId } from '../request-log.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The smallest encoding comes first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
const LONGEST_ACCEPT_ENCODING = 500;

/** One response body with its encodings. */
export interface EncodedAnswer {
  status: number;
  headers: [name: string, value: string][];
  etag: string;
  /** Missing in stored answers that have both encodings: see `getPlain`. */
  plain?: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

interface Options {
  status?: number;
  headers: EncodedAnswer['headers'];
  /** The quality of brotli: 4 for answers that are sent once, 9 for stored pages, which `recompress` compresses again. */
  quality: number;
  /** The only request that receives the answer. Without it, the answer has both encodings. */
  request?: IncomingMessage;
}

/** Compresses a body once. */
export async function encode(
  plain: Buffer,
  { status = 200, headers, quality, request }: Options,
): Promise<EncodedAnswer> {
  const encodings = request ? [chooseEncoding(request)] : ['br', 'gzip'];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    // With the default window, quality 9 takes 32 MB for each page that is compressed at the same time, and 17 times
    // the CPU, without saving a byte: up to 64 KB, brotli searches differently.
    [constants.BROTLI_PARAM_LGWIN]: 16,
  };
  const [br, gzipped] = await Promise.all([
    encodings.includes('br') ? brotli(plain, { params }) : undefined,
    encodings.includes('gzip') ? zip(plain, { level: 6 }) : undefined,
  ]);
  return { status, headers, etag: makeEtag(plain), plain, ...(br && { br }), ...(gzipped && { gzip: gzipped }) };
}

/**
 * Compresses an answer again as well as possible, for what is sent many times. The home page becomes 11 % smaller, in
 * 130 ms instead of 4.
 */
export async function recompress(answer: EncodedAnswer): Promise<void> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: getPlain(answer).length,
  };
  answer.br = withOwnMemory(await brotli(getPlain(answer), { params }));
}

/**
 * Lets an answer that is stored keep only its compressed bytes, a third of all. Clients that accept no encoding are few,
 * and restoring a page of 35 KB for them takes 0.1 ms.
 */
export function releaseSpareMemory(answer: EncodedAnswer): void {
  if (answer.br) answer.br = withOwnMemory(answer.br);
  if (answer.gzip) answer.gzip = withOwnMemory(answer.gzip);
  if (answer.gzip) delete answer.plain;
  else answer.plain = withOwnMemory(answer.plain!);
}

export const getPlain = ({ plain, gzip }: EncodedAnswer): Buffer => plain ?? gunzipSync(gzip!);

/** @returns the smallest available encoding that the client accepts; null if there is none */
function chooseEncoding(
  { headers }: IncomingMessage,
  available: { br?: unknown; gzip?: unknown } = { br: true, gzip: true },
): 'br' | 'gzip' | null {
  const acceptEncoding = headers['accept-encoding'] ?? '';
  // Browsers send about 30 characters. Parsing 16 KB would take a millisecond.
  if (acceptEncoding.length > LONGEST_ACCEPT_ENCODING) return null;
  const key = `${available.br ? 'br' : ''} ${available.gzip ? 'gzip' : ''} ${acceptEncoding}`;
  const cachedChoice = choices.get(key);
  if (cachedChoice) return cachedChoice === 'identity' ? null : cachedChoice;
  const encodings = ENCODINGS.filter((encoding) => encoding === 'identity' || available[encoding]);
  const preferredEncoding = new Negotiator({ headers }).encoding(encodings, { preferred: ENCODINGS });
  const choice = preferredEncoding === 'br' || preferredEncoding === 'gzip' ? preferredEncoding : null;
  choices.set(key, choice ?? 'identity');
  return choice;
}

/** Choices by the available encodings and the header, at most 50 KB. Browsers send few different headers. */
const choices = new LRUCache<string, 'br' | 'gzip' | 'identity'>({ max: 100 });

/**
 * Whether the client has the version with this ETag. Only `If-None-Match` decides: fetch in Node sends
 * `Cache-Control: no-cache` with it, for which `fresh` would send the body again.
 */
export const hasCurrentCopy = (headers: IncomingHttpHeaders, etag: string): boolean =>
  headers['if-none-match'] !== undefined && fresh({ 'if-none-match': headers['if-none-match'] }, { etag });

/** The memory of an answer with all its encodings, in bytes. */
export const getByteSize = ({ plain, br, gzip }: EncodedAnswer): number =>
  (plain?.length ?? 0) + (br?.length ?? 0) + (gzip?.length ?? 0);

export const makeEtag = (body: Buffer): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The ETag of an encoding: a strong one names the same bytes (RFC 9110, section 8.8.3). */
export const nameVariant = (etag: string, encoding: string | null): string =>
  encoding ? etag.replace(/"$/, `-${encoding}"`) : etag;

type Headers = readonly [name: string, value: string][];

/**
 * Answers from memory: 304 if the client has the version, otherwise the smallest encoding that it accepts.
 *
 * @param common headers of every answer, which those of this answer replace. None of them is set on the response yet.
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: EncodedAnswer,
  common: Headers = noHeaders,
): void {
  const encoding = chooseEncoding(request, answer);
  const isCurrent = answer.status === 200 && hasCurrentCopy(request.headers, nameVariant(answer.etag, encoding));
  const body = isCurrent ? undefined : (encoding && answer[encoding]) || getPlain(answer);
  const headers = getHeaders(answer, common, encoding, body?.length);
  response.writeHead(isCurrent ? 304 : answer.status, withRequestId(response, headers));
  response.end(request.method === 'HEAD' ? undefined : body);
}

const noHeaders: Headers = [];

/** Names and values in turn, as Node writes them: setting each header of an answer took a tenth of its CPU time. */
type HeaderList = string[];

/** Express has set the header already. Setting it on an answer from memory would be slower than adding it to the list. */
const withRequestId = (response: ServerResponse, headers: HeaderList): HeaderList =>
  response.hasHeader('X-Request-Id') ? headers : [...headers, 'X-Request-Id', getRequestId(response)];

interface StoredHeaders {
  common: Headers;
  byteSize: number | undefined;
  list: HeaderList;
}

/** The headers with which each answer was sent last, by its encoding. */
const headersByAnswer = new WeakMap<EncodedAnswer, Map<string | null, StoredHeaders>>();

function getHeaders(answer: EncodedAnswer, common: Headers, encoding: string | null, byteSize?: number): HeaderList {
  // Without a size, it is a 304. An answer can be compressed again while it is stored.
  const key = byteSize === undefined ? `304 ${encoding}` : encoding;
  const cachedHeaders = headersByAnswer.get(answer)?.get(key);
  if (cachedHeaders?.common === common && cachedHeaders.byteSize === byteSize) return cachedHeaders.list;
  const list = makeHeaders(answer, common, encoding, byteSize);
  const byEncoding = headersByAnswer.get(answer) ?? new Map<string | null, StoredHeaders>();
  headersByAnswer.set(answer, byEncoding.set(key, { common, byteSize, list }));
  return list;
}

function makeHeaders(answer: EncodedAnswer, common: Headers, encoding: string | null, byteSize?: number): HeaderList {
  const isEncoded = answer.br || answer.gzip;
  const headers = new Map<string, [name: string, value: string]>();
  const set = (name: string, value: string) => headers.set(name.toLowerCase(), [name, value]);
  for (const [name, value] of [...common, ...answer.headers]) set(name, value);
  set('ETag', nameVariant(answer.etag, encoding));
  const vary = headers.get('vary')?.[1];
  if (isEncoded) set('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');
  if (encoding && byteSize !== undefined) set('Content-Encoding', encoding);
  if (byteSize !== undefined) set('Content-Length', String(byteSize));
  return [...headers.values()].flat();
}
