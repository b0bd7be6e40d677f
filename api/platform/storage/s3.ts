import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { ExpectedError } from '../errors.ts';
import { checkedKey, type FileBody, type StoredFile, type ListedFile, type Storage } from './storage.types.ts';

/** A storage that does not answer in this time counts as unavailable. */
const PATIENCE_MS = 20_000;
/** A large file takes longer: 250 KB per second. */
const SLOWEST_BYTES_PER_MS = 250;
/** Further attempts if the service has an error or too many requests, and the pause before the first of them. */
const RETRIES = 2;
const RETRY_MS = 50;
/** The length of the parts of a long file, of which S3 takes 10,000: 80 GB. */
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Files in an S3-compatible service: `s3://key:secret@host/bucket?region=…`, by https unless `tls=false` is added, as
 * for a service in the same network. The bucket is in the path, which every such service supports.
 */
export class S3Storage implements Storage {
  readonly #client: AwsClient;
  readonly #bucket: string;

  constructor(
    url: URL,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    const tls = url.searchParams.get('tls') !== 'false';
    const bucket = url.pathname.replace(/^\/|\/$/g, '');
    this.#bucket = `${tls ? 'https' : 'http'}://${url.host}/${bucket}`;
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
      region: url.searchParams.get('region') ?? 'us-east-1',
      service: 's3',
    });
  }

  async put(key: string, body: FileBody, type: string): Promise<void> {
    const address = `/${checkedKey(key)}`;
    if (!Buffer.isBuffer(body)) return this.#putParts(address, splitIntoParts(body), type);
    const headers = { 'content-type': type, 'content-length': String(body.length) };
    await this.#run('PUT', address, { headers, body });
  }

  /** The file exists when its last part has arrived. An upload that fails is aborted, so that its parts cost nothing. */
  async #putParts(address: string, parts: AsyncIterable<Buffer>, type: string): Promise<void> {
    const started = await this.#run('POST', `${address}?uploads`, { headers: { 'content-type': type } });
    const id = /<UploadId>([^<]+)</.exec(started)?.[1] ?? refuse(new Error(`POST ${address} returned no upload`));
    const upload = `${address}?${new URLSearchParams({ uploadId: id })}`;
    try {
      const tags: string[] = [];
      for await (const body of parts) {
        const headers = { 'content-length': String(body.length) };
        const { answer, wait } = await this.#ask('PUT', `${upload}&partNumber=${tags.length + 1}`, { headers, body });
        await wait(answer.text());
        tags.push(answer.headers.get('etag') ?? '');
      }
      const list = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`);
      const answer = await this.#run('POST', upload, { body });
      // It is answered with 200 before S3 knows the result.
      if (answer.includes('<Error>')) refuse(new Error(`POST ${address} was answered with ${answer.slice(0, 200)}`));
    } catch (error) {
      await this.#run('DELETE', upload).catch(() => undefined);
      throw error;
    }
  }

  async get(key: string): Promise<StoredFile | null> {
    const { answer, wait, abort } = await this.#ask('GET', `/${checkedKey(key)}`);
    if (answer.status === 404 || !answer.body) {
      abort();
      return null;
    }
    const size = Number(answer.headers.get('content-length'));
    return { size, stream: readBody(answer.body.getReader(), wait, abort) };
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#run('DELETE', `/${checkedKey(key)}`);
  }

  /** A thousand at a time, the maximum of a response. */
  async list(prefix: string): Promise<ListedFile[]> {
    const listed: ListedFile[] = [];
    let token: string | null = null;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (token) query.set('continuation-token', token);
      const xml = await this.#run('GET', `?${query}`);
      listed.push(...readListing(xml));
      token = /<NextContinuationToken>([^<]+)</.exec(xml)?.[1] ?? null;
    } while (token);
    return listed;
  }

  /** Sends a request whose answer is short. Returns its text. */
  async #run(method: string, address: string, options: RequestOptions = {}): Promise<string> {
    const { answer, wait } = await this.#ask(method, address, options);
    return wait(answer.text()).catch((error: Error) => refuse(error));
  }

  /** Sends a request, again if the service has no time for it. Errors have their cause for the log. */
  async #ask(method: string, address: string, options: RequestOptions = {}): Promise<Asked> {
    for (let retries = RETRIES; ; retries -= 1) {
      const asked = await this.#askOnce(method, address, options).catch((error: Error) => refuse(error));
      const { answer, wait, abort } = asked;
      if (answer.ok) return asked;
      const text = await wait(answer.text()).catch(() => '');
      abort();
      // A missing file is a valid result. A missing bucket is a failure.
      if (answer.status === 404 && !text.includes('<Code>NoSuchBucket<') && !options.body) return asked;
      if (retries === 0 || (answer.status < 500 && answer.status !== 429)) {
        const code = /<Code>(\w{1,100})<\/Code>/.exec(text)?.[1] ?? '';
        return refuse(new Error(`${method} ${address} was answered with ${answer.status} ${code}`.trimEnd()));
      }
      await delay(RETRY_MS * 2 ** (RETRIES - retries));
    }
  }

  /** The hash of the body is signed, too, so a changed body is rejected. */
  async #askOnce(method: string, address: string, { body, headers }: RequestOptions): Promise<Asked> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const request = await this.#client.sign(`${this.#bucket}${address}`, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      ...(body && { body: new Uint8Array(body) }),
    });
    // A signal that only a Request refers to can be collected as garbage before it fires.
    const controller = new AbortController();
    const wait = limitWait(controller, this.patienceMs);
    const sendingMs = (body?.length ?? 0) / SLOWEST_BYTES_PER_MS;
    const answer = await wait(fetch(request, { signal: controller.signal }), sendingMs);
    return { answer, wait, abort: () => controller.abort() };
  }
}

interface RequestOptions {
  headers?: Record<string, string>;
  body?: Buffer;
}

/** Waits for bytes of the service, at most for its patience and the additional time. */
type Wait = <Value>(promise: Promise<Value>, moreMs?: number) => Promise<Value>;

interface Asked {
  answer: Response;
  wait: Wait;
  /** Closes the connection of an answer that is not read to its end. */
  abort: () => void;
}

function refuse(cause: Error): never {
  const error = new ExpectedError('UNAVAILABLE', 'The file storage cannot be reached. Try again in a moment.');
  error.cause = cause;
  throw error;
}

const limitWait =
  (controller: AbortController, patienceMs: number): Wait =>
  async (promise, moreMs = 0) => {
    const late = () => controller.abort(new Error(`The storage did not answer within ${patienceMs / 1_000} seconds`));
    const timer = setTimeout(late, patienceMs + moreMs);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  };

/**
 * The body of an answer. Only the waits for the service are limited: a slow client can take longer, because the service
 * is asked for more bytes when the client has taken the ones before.
 */
const readBody = (reader: ReadableStreamDefaultReader<Uint8Array>, wait: Wait, abort: () => void): Readable =>
  new Readable({
    read() {
      wait(reader.read()).then(
        ({ done, value }) => this.push(done ? null : value),
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, done) {
      abort();
      done(error);
    },
  });

/** The bytes in parts of `PART_BYTES`, and a shorter last one. Without bytes, one empty part. */
async function* splitIntoParts(chunks: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let pending: Buffer[] = [];
  let size = 0;
  let isEmpty = true;
  for await (const chunk of chunks) {
    pending.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    isEmpty = false;
    const bytes = Buffer.concat(pending);
    let start = 0;
    for (; start + PART_BYTES <= bytes.length; start += PART_BYTES) yield bytes.subarray(start, start + PART_BYTES);
    pending = [bytes.subarray(start)];
    size = bytes.length - start;
  }
  if (size > 0 || isEmpty) yield Buffer.concat(pending);
}

/** The keys are ours and contain no character that XML escapes. */
const readListing = (xml: string): ListedFile[] =>
  [...xml.matchAll(/<Contents>((?:(?!<Contents>).)*?)<\/Contents>/gs)].flatMap(([, entry = '']) => {
    const key = /<Key>([^<]+)<\/Key>/.exec(entry)?.[1];
    const size = Number(/<Size>(\d+)<\/Size>/.exec(entry)?.[1]);
    const modified = /<LastModified>([^<]+)<\/LastModified>/.exec(entry)?.[1];
    return key ? [{ key, size, modifiedAt: new Date(modified ?? 0) }] : [];
  });
