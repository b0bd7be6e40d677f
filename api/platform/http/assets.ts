import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { type EncodedAnswer, makeEtag } from './encoded-answer.ts';

type Headers = EncodedAnswer['headers'];

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
};

/** What a browser can open as a document that runs scripts or shows other content. */
const DOCUMENTS = new Set(['.svg', '.pdf']);
/** The service worker follows the policy that its own file has, as a document does. */
const WORKER = '/sw.js';

/**
 * The built files in memory, in the encodings that the build made. Files with a hash in their name never
 * change.
 */
export class Assets {
  private constructor(private readonly files: ReadonlyMap<string, EncodedAnswer>) {}

  /** @param documentHeaders the security headers of files that a browser can open as documents */
  static async load(folder: string, documentHeaders: Headers): Promise<Assets> {
    const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = new Map<string, EncodedAnswer>();
    for (const entry of names) {
      const file = path.join(entry.parentPath, entry.name);
      const type = types[path.extname(file)];
      if (!entry.isFile() || !type) continue;
      const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
      // The lists that the build writes for the server.
      if (address.startsWith('/.')) continue;
      const headers: Headers = DOCUMENTS.has(path.extname(file)) || address === WORKER ? documentHeaders : [];
      files.set(address, await loadFile(file, address, [['Content-Type', type], ...headers]));
    }
    return new Assets(files);
  }

  /** The file that a request is for. */
  find(request: IncomingMessage, address: string): EncodedAnswer | undefined {
    return request.method === 'GET' || request.method === 'HEAD' ? this.files.get(address) : undefined;
  }
}

async function loadFile(file: string, address: string, headers: Headers): Promise<EncodedAnswer> {
  const plain = await readFile(file);
  const cache = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  const compressedFiles = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]).catch(() => null);
  return {
    status: 200,
    headers: [...headers, ['Cache-Control', cache]],
    etag: makeEtag(plain),
    plain,
    ...(compressedFiles && { br: compressedFiles[0], gzip: compressedFiles[1] }),
  };
}
