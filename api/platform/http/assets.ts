import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Encoded, makeEtag, send } from './encoded.ts';

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
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the built files from memory, in the encodings that the build made. Files with a hash in their name never
 * change.
 */
export class Assets {
  private constructor(private readonly files: ReadonlyMap<string, Encoded>) {}

  static async load(folder: string): Promise<Assets> {
    const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = new Map<string, Encoded>();
    for (const entry of names) {
      const file = path.join(entry.parentPath, entry.name);
      const type = types[path.extname(file)];
      if (!entry.isFile() || !type) continue;
      const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
      files.set(address, await loadFile(file, address, type));
    }
    return new Assets(files);
  }

  /** True if the request was for one of these files and was answered. */
  serve(request: IncomingMessage, response: ServerResponse, address: string): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const file = this.files.get(address);
    if (!file) return false;
    send(request, response, file);
    return true;
  }
}

async function loadFile(file: string, address: string, type: string): Promise<Encoded> {
  const plain = await readFile(file);
  const cache = address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
  const compressed = await Promise.all([readFile(`${file}.br`), readFile(`${file}.gz`)]).catch(() => null);
  return {
    status: 200,
    headers: [
      ['Content-Type', type],
      ['Cache-Control', cache],
    ],
    etag: makeEtag(plain),
    plain,
    ...(compressed && { br: compressed[0], gzip: compressed[1] }),
  };
}
