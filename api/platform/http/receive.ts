import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { Request } from 'express';
import type { Env } from '../env.ts';
import { fail } from '../errors.ts';
import { giveTime } from './listen.ts';
import { normalizeText } from '../normalize.ts';

/** An uploaded file in a place of its own until it is inspected. */
export interface ReceivedFile {
  file: string;
  name: string;
  /** The content type that the sender states. */
  type: string;
  /** SHA-256 in hexadecimal digits. */
  sha256: string;
  bytes: number;
  /** The other fields of the form. */
  fields: Record<string, string>;
}

/** The limits of a noun's uploads, and the message if no file was sent. */
export interface UploadRules {
  /** In bytes. */
  atMost: number;
  nameLength: number;
  /** The name for a file without a name. */
  nameless: string;
  /** The message if no file was sent. */
  missing: string;
  tooLarge: () => never;
}

const refuse = (message: string): never => fail('BAD_USER_INPUT', message, [{ path: ['file'], message }]);

const UNREADABLE = 'The upload is incomplete. Try again.';
const FULL = 'The server has no space for uploads.';
/** The bytes that always stay free on the disk: a full disk would stop the database, too. */
const RESERVE_BYTES = 1_000_000_000;

export const incomingFolder = (env: Env): string => path.resolve(env.DATA_DIR, 'incoming');

/** Reads a form with one file, passes it to `work`, and always removes the file afterwards. */
export async function receive<Result>(
  env: Env,
  request: Request,
  rules: UploadRules,
  work: (upload: ReceivedFile) => Promise<Result>,
): Promise<Result> {
  if (!request.is('multipart/form-data')) return refuse(rules.missing);
  // The other fields of a form are smaller than half a megabyte.
  if (Number(request.headers['content-length']) > rules.atMost + 500_000) return rules.tooLarge();
  const folder = incomingFolder(env);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await assertRoom(folder);
  const file = path.join(folder, randomUUID());
  giveTime(request);
  try {
    return await work(await readForm(request, file, rules));
  } finally {
    await rm(file, { force: true });
  }
}

export async function assertRoom(folder: string, least = RESERVE_BYTES): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < least) fail('UNAVAILABLE', FULL);
}

/** Removes files that a crash left in the upload folder. */
export async function clearIncoming(env: Env, before: number): Promise<void> {
  const folder = incomingFolder(env);
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const stats = await stat(file).catch(() => null);
    if (stats && stats.mtimeMs < before) await rm(file, { force: true });
  }
}

type FileInfo = Pick<ReceivedFile, 'name' | 'type' | 'bytes'>;

async function readForm(request: Request, file: string, rules: UploadRules): Promise<ReceivedFile> {
  const form = openForm(request, rules);
  const fields: Record<string, string> = {};
  const hash = createHash('sha256');
  let receivedFile: FileInfo | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  let fileStream: WriteStream | null = null;
  form.on('field', (name, value) => void (fields[name] = value));
  form.on('file', (_field, stream: Readable, filename, _encoding, type) => {
    const sink = createWriteStream(file, { mode: 0o600, flags: 'wx' });
    fileStream = sink;
    const fileInfo = { name: cleanName(filename ?? '', rules), type, bytes: 0 };
    receivedFile = fileInfo;
    // A file that exceeds the limit is not read to its end.
    stream.once('limit', () => form.destroy(new TooLarge()));
    writing = pipeline(stream, counting(hash, fileInfo), sink);
    // A full disk ends the reading, too.
    writing.catch((error: Error) => form.destroy(error));
  });
  try {
    await parseForm(request, form);
    await writing;
  } catch (error) {
    // The file is closed before it is removed: otherwise it could be created again, or stay open.
    await waitForClose(fileStream);
    if (error instanceof TooLarge) return rules.tooLarge();
    return isOurs(error) ? Promise.reject(error) : refuse(UNREADABLE);
  }
  const info = (receivedFile as FileInfo | null) ?? refuse(rules.missing);
  if (info.bytes > rules.atMost) return rules.tooLarge();
  if (info.bytes === 0) return refuse(info.name === rules.nameless ? rules.missing : 'This file is empty.');
  return { file, ...info, sha256: hash.digest('hex'), fields };
}

class TooLarge extends Error {}

const counting = (hash: Hash, fileInfo: { bytes: number }) =>
  new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      fileInfo.bytes += chunk.length;
      next(null, chunk);
    },
  });

async function waitForClose(sink: WriteStream | null): Promise<void> {
  if (!sink || sink.closed) return;
  const end = new Promise<void>((resolve) => sink.once('close', () => resolve()));
  sink.destroy();
  await end;
}

/** After this time without data, the upload counts as disconnected, or its form is malformed. */
const IDLE_MS = 10_000;

/** Resolves when the form was read. An earlier end leaves the connection open for the answer. */
const parseForm = (request: Request, form: BusboyInstance): Promise<void> =>
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

/** A full or missing disk is not an error of the uploader. */
const isOurs = (error: unknown): boolean => 'syscall' in (error as object) && !isReset(error);
const isReset = (error: unknown): boolean => (error as { code?: unknown }).code === 'ECONNRESET';

/** Reads up to one byte more than the limit, so that a file of exactly the limit is not refused. */
function openForm(request: Request, { atMost }: UploadRules): BusboyInstance {
  try {
    const headers = request.headers as BusboyHeaders;
    return new Busboy({
      headers,
      limits: { fileSize: atMost + 1, files: 1, fields: 4, fieldSize: 4_000, parts: 5 },
    });
  } catch {
    return refuse(UNREADABLE);
  }
}

/**
 * The name without folders, control characters and characters that change the direction of writing. It is only
 * displayed.
 */
export function cleanName(
  fileName: string,
  { nameLength, nameless }: Pick<UploadRules, 'nameLength' | 'nameless'>,
): string {
  const name = normalizeText(fileName.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trimEnd();
  if (name.length <= nameLength) return name || nameless;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return `${name.slice(0, nameLength - ending.length - 1)}…${ending}`;
}
