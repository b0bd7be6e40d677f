import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { fail } from '../errors.ts';
import { checkedKey } from './keys.ts';
import type { StoredFile, ListedFile, Storage } from './storage.types.ts';

/** A storage that does not answer in this time counts as unavailable. */
const PATIENCE_MS = 20_000;

/**
 * Files in an S3-compatible service: `s3://key:secret@host/bucket?region=…`, by https unless `tls=false` is added, as
 * for a service in the same network. The bucket is in the path, which every such service supports.
 */
export class S3Storage implements Storage {
  readonly #client: AwsClient;
  readonly #bucket: string;

  constructor(url: URL) {
    const tls = url.searchParams.get('tls') !== 'false';
    const bucket = url.pathname.replace(/^\/|\/$/g, '');
    this.#bucket = `${tls ? 'https' : 'http'}://${url.host}/${bucket}`;
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
      service: 's3',
      retries: 2,
    });
  }

  async put(key: string, body: Buffer, type: string): Promise<void> {
    const headers = { 'content-type': type, 'content-length': String(body.length) };
    const answer = await this.#ask('PUT', `/${checkedKey(key)}`, { headers, body });
    await answer.arrayBuffer();
  }

  async get(key: string): Promise<StoredFile | null> {
    const answer = await this.#ask('GET', `/${checkedKey(key)}`);
    if (answer.status === 404 || !answer.body) {
      await answer.body?.cancel();
      return null;
    }
    const size = Number(answer.headers.get('content-length'));
    return { size, stream: Readable.fromWeb(answer.body as ReadableStream) };
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) await (await this.#ask('DELETE', `/${checkedKey(key)}`)).arrayBuffer();
  }

  /** A thousand at a time, the maximum of a response. */
  async list(prefix: string): Promise<ListedFile[]> {
    const listed: ListedFile[] = [];
    let token: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token) query.set('continuation-token', token);
      const xml = await (await this.#ask('GET', `?${query}`)).text();
      listed.push(...readListing(xml));
      token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? null;
    } while (token);
    return listed;
  }

  /** The hash of the body is signed, too, so a changed body is rejected. */
  async #ask(method: string, address: string, options: { headers?: Record<string, string>; body?: Buffer } = {}) {
    const hash = createHash('sha256')
      .update(options.body ?? '')
      .digest('hex');
    const { body, headers } = options;
    const answer = await this.#client
      .fetch(`${this.#bucket}${address}`, {
        method,
        headers: { ...headers, 'x-amz-content-sha256': hash },
        ...(body && { body: new Uint8Array(body) }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      .catch(() => null);
    if (answer && (answer.ok || answer.status === 404)) return answer;
    await answer?.body?.cancel();
    return fail('UNAVAILABLE', 'The file storage cannot be reached. Try again in a moment.');
  }
}

/** The keys are ours and contain no character that XML escapes. */
const readListing = (xml: string): ListedFile[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1];
    const modified = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1];
    return key ? [{ key, modifiedAt: new Date(modified ?? 0) }] : [];
  });
