import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
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
  let kept: WriteStream | null = null;
  form.on('field', (name, value) => void (fields[name] = value));
  form.on('file', (_field, stream: Readable & { truncated?: boolean }, filename) => {
    const sink = createWriteStream(file, { mode: 0o600, flags: 'wx' });
    kept = sink;
    const arrived = { name: cleanName(filename ?? ''), bytes: 0 };
    found = arrived;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        hash.update(chunk);
        arrived.bytes += chunk.length;
        next(null, chunk);
      },
    });
    writing = pipeline(stream, counted, sink);
    // A disk that takes no more ends the reading, too.
    writing.catch((error: Error) => form.destroy(error));
  });
  try {
    await parsed(request, form);
    await writing;
  } catch (error) {
    // The file is closed before it is removed: otherwise it could be made anew, or stay open for good.
    await closed(kept);
    return isOurs(error) ? Promise.reject(error) : refuse(UNREADABLE);
  }
  const { name, bytes } = (found as { name: string; bytes: number } | null) ?? refuse('Choose a picture.');
  if (bytes > limits.bytes) return refuse(TOO_LARGE);
  if (bytes === 0) return refuse(name === NAMELESS ? 'Choose a picture.' : 'This file is empty.');
  return { file, name, bytes, hash: hash.digest('hex').slice(0, 32), fields };
}

async function closed(sink: WriteStream | null): Promise<void> {
  if (!sink || sink.closed) return;
  const end = new Promise<void>((resolve) => sink.once('close', () => resolve()));
  sink.destroy();
  await end;
}

/** Nothing moved for this long: the sender is gone, or the form is such that its end is never found. */
const IDLE_MS = 10_000;

/** Resolves once the form was read. Whatever ends it before that leaves the connection open for the answer. */
const parsed = (request: Request, form: BusboyInstance): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    const cut = () => {
      const error = new Error('The upload was cut off');
      form.destroy(error);
      end(error);
    };
    const idle = setTimeout(cut, IDLE_MS);
    const end = (error: unknown) => {
      clearTimeout(idle);
      request.unpipe(form);
      request.resume();
      reject(error as Error);
    };
    form.once('finish', () => {
      clearTimeout(idle);
      resolve();
    });
    form.on('error', end);
    request.on('data', () => idle.refresh());
    request.once('close', () => request.complete || cut());
    request.pipe(form);
  });

/** A disk that is full or away is no fault of who uploads. */
const isOurs = (error: unknown): boolean => 'syscall' in (error as object) && !isReset(error);
const isReset = (error: unknown): boolean => (error as { code?: unknown }).code === 'ECONNRESET';

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
