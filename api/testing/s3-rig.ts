import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

export interface S3Rig {
  /** A STORAGE_URL for this server. */
  url: string;
  files: Map<string, { body: Buffer; type: string; at: Date }>;
  /** The parts of uploads that are neither complete nor aborted, by the id of the upload. */
  uploads: Map<string, Map<number, Buffer>>;
  /** The sizes of all parts that arrived, in bytes. */
  partSizes: number[];
  /** The number of refused requests by reason. */
  refused: string[];
  countConnections: () => Promise<number>;
  /** The answer to a request comes when this resolves. At once if it is not set. */
  delay?: (request: IncomingMessage) => Promise<void>;
  close: () => void;
}

const KEY = { id: 'rig-key', secret: 'rig secret/with+signs' };
const REGION = 'eu-north-7';
const BUCKET = 'site-files';
/** A short page of a listing, so that the tests need several pages. */
const PAGE = 2;

/** The parts of S3 that the site uses, on this machine. It checks signatures by the description of AWS. */
export async function openS3Rig(): Promise<S3Rig> {
  const rig = {
    files: new Map(),
    uploads: new Map(),
    partSizes: [] as number[],
    refused: [] as string[],
  } as unknown as S3Rig;
  const server: Server = createServer(async (request, response) => {
    const body = await buffer(request);
    await rig.delay?.(request);
    answer(rig, request, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const secret = encodeURIComponent(KEY.secret);
  rig.url = `s3://${KEY.id}:${secret}@127.0.0.1:${port}/${BUCKET}?region=${REGION}&tls=false`;
  rig.countConnections = promisify(server.getConnections.bind(server));
  rig.close = () => void server.close().closeAllConnections();
  return rig;
}

function answer(rig: S3Rig, request: IncomingMessage, body: Buffer, response: ServerResponse) {
  const error = findRequestError(request, body);
  if (error) {
    rig.refused.push(error);
    return response.writeHead(403).end(`<Error><Code>${error}</Code></Error>`);
  }
  const url = new URL(request.url ?? '/', 'http://rig');
  if (!`${url.pathname}/`.startsWith(`/${BUCKET}/`))
    return response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>');
  const key = url.pathname.slice(`/${BUCKET}/`.length);
  if (url.searchParams.has('list-type')) return response.end(listing(rig, url.searchParams));
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
    return answerUpload(rig, { method: request.method!, key, parameters: url.searchParams, body }, response);
  if (request.method === 'PUT') {
    rig.files.set(key, { body, type: request.headers['content-type'] ?? '', at: new Date() });
    return response.end();
  }
  if (request.method === 'DELETE') {
    rig.files.delete(key);
    return response.writeHead(204).end();
  }
  const file = rig.files.get(key);
  if (!file) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
  return response.writeHead(200, { 'content-length': file.body.length }).end(file.body);
}

interface UploadRequest {
  method: string;
  key: string;
  parameters: URLSearchParams;
  body: Buffer;
}

/** Uploads in several parts. */
function answerUpload({ files, uploads, partSizes }: S3Rig, request: UploadRequest, response: ServerResponse) {
  const { method, key, parameters, body } = request;
  if (parameters.has('uploads')) {
    const id = `upload/${uploads.size + 1}+=`;
    uploads.set(id, new Map());
    return response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }
  const id = parameters.get('uploadId')!;
  const parts = uploads.get(id);
  if (!parts) return response.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>');
  if (method === 'PUT') {
    parts.set(Number(parameters.get('partNumber')), body);
    partSizes.push(body.length);
    return response.writeHead(200, { etag: `"${sha256(body)}"` }).end();
  }
  uploads.delete(id);
  if (method === 'DELETE') return response.writeHead(204).end();
  const named = [...body.toString().matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>"(\w+)"<\/ETag><\/Part>/g)];
  const found = named.map(([, number]) => parts.get(Number(number)) ?? Buffer.alloc(0));
  // S3 answers 200 before it knows the result.
  if (found.some((part, index) => sha256(part) !== named[index]![2]))
    return response.end('<Error><Code>InvalidPart</Code></Error>');
  files.set(key, { body: Buffer.concat(found), type: '', at: new Date() });
  return response.end('<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
}

function listing({ files }: S3Rig, parameters: URLSearchParams): string {
  const after = parameters.get('continuation-token') ?? '';
  const keys = [...files.keys()]
    .filter((key) => key.startsWith(parameters.get('prefix') ?? '') && key > after)
    .toSorted();
  const page = keys.slice(0, PAGE);
  const entries = page.map((key) => {
    const { body, at } = files.get(key)!;
    return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`;
  });
  const more = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${more}</ListBucketResult>`;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Signature Version 4, calculated again from the request. Null if it matches. */
function findRequestError({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
  const [, id, day, region, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!signature || id !== KEY.id || region !== REGION) return 'AccessDenied';
  if (headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const parameters = new URL(url ?? '/', 'http://rig');
  const query = [...parameters.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).toSorted();
  const signed = (names ?? '').split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [
    method,
    parameters.pathname,
    query.join('&'),
    signed.join(''),
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${KEY.secret}`, day ?? ''), region ?? ''));
  return hmac(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch';
}
