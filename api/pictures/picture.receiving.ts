import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import { picture as limits, text } from '../../graphql/limits.ts';
import type { Env } from '../platform/env.ts';
import { fail } from '../platform/errors.ts';

/** A file as it came, in a place of its own until it is known to be a picture. */
export interface Received {
  file: string;
  name: string;
  /** First half of its SHA-256. */
  hash: string;
  bytes: number;
  /** The form's other fields. */
  fields: Record<string, string>;
}

const refuse = (message: string): never => fail('BAD_USER_INPUT', message, [{ path: ['file'], message }]);

const TOO_LARGE = `This file is too large: a picture may have ${limits.bytes / 1_000_000} MB.`;
const UNREADABLE = 'This upload did not arrive whole. Please try again.';

export const incomingFolder = (env: Env): string => path.resolve(env.DATA_DIR, 'incoming');

/** Reads a form with one file, has `work` look at it, and leaves nothing of it behind, whatever comes of it. */
export async function receive<Result>(
  env: Env,
  request: Request,
  work: (received: Received) => Promise<Result>,
): Promise<Result> {
  if (!request.is('multipart/form-data')) return refuse('Choose a picture.');
  const folder = incomingFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, randomUUID());
  try {
    return await work(await readForm(request, file));
  } finally {
    await rm(file, { force: true });
  }
}

async function readForm(request: Request, file: string): Promise<Received> {
  const form = openForm(request);
  const fields: Record<string, string> = {};
  const hash = createHash('sha256');
  let found: { name: string; bytes: number } | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  form.on('field', (name, value) => void (fields[name] = value));
  form.on('file', (_field, stream: Readable & { truncated?: boolean }, filename) => {
    const arrived = { name: cleanName(filename ?? ''), bytes: 0 };
    found = arrived;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        hash.update(chunk);
        arrived.bytes += chunk.length;
        next(null, chunk);
      },
    });
    writing = pipeline(stream, counted, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
    // Waited for below; until then it must not count as a failure that nobody looks at.
    writing.catch(() => undefined);
  });
  await pipeline(request, form).catch(() => refuse(UNREADABLE));
  await writing;
  const { name, bytes } = (found as { name: string; bytes: number } | null) ?? refuse('Choose a picture.');
  if (bytes > limits.bytes) return refuse(TOO_LARGE);
  if (bytes === 0) return refuse(name === NAMELESS ? 'Choose a picture.' : 'This file is empty.');
  return { file, name, bytes, hash: hash.digest('hex').slice(0, 32), fields };
}

/** One byte more than is taken tells a file that fits from one that does not. */
function openForm(request: Request): BusboyInstance {
  try {
    const headers = request.headers as BusboyHeaders;
    return new Busboy({
      headers,
      limits: { fileSize: limits.bytes + 1, files: 1, fields: 4, fieldSize: 4_000, parts: 5 },
    });
  } catch {
    return refuse(UNREADABLE);
  }
}

const NAMELESS = 'picture';

/** The name alone, without folders, control characters and those that turn the direction of writing. It is only shown. */
export function cleanName(given: string): string {
  const name = (given.split(/[\\/]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|\s+$/g, '');
  if (name.length <= text.pictureName) return name || NAMELESS;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return `${name.slice(0, text.pictureName - ending.length - 1)}…${ending}`;
}
