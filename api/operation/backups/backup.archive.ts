import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, pack, type Pack } from 'tar-stream';
import { z } from 'zod';

// A backup is a tar file, compressed by gzip and encrypted by age, so that other programs can read it:
// age -d FILE | tar tz

/** The last entry: what the archive contains. An archive without it is incomplete. */
const MANIFEST = 'manifest.json';

const manifestShape = z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() }));
type Manifest = z.infer<typeof manifestShape>;

/** A backup that cannot be read. The message is a sentence for the operator. */
export class BackupError extends TypeError {}

export interface ArchiveWriter {
  /** Adds an entry. The stream has exactly `size` bytes. */
  add: (name: string, size: number, content: AsyncIterable<Buffer>) => Promise<void>;
  /** Adds a short entry. */
  addText: (name: string, text: string) => Promise<void>;
}

/** What locks an archive: a passphrase, or the public key of a recipient. */
export type Lock =
  | {
      passphrase: string;
      /** The binary logarithm of the cost of a guess. Without it, that of age: about a second. */
      workFactor?: number;
    }
  | { recipient: string };

/** What opens an archive. All that is given is tried. */
export interface Key {
  passphrase?: string | undefined;
  /** The secret key of a recipient. */
  identity?: string | undefined;
}

/**
 * Deriving a key from a passphrase takes 256 MB. Without this, those of several archives add up before the next garbage
 * collection. Processes that handle backups have the option --expose-gc.
 */
const freeMemory = (): void => void globalThis.gc?.();

/** Writes what `fill` adds, in constant memory. */
export async function writeArchive(
  out: Writable,
  lock: Lock,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  freeMemory();
  const tar = pack();
  const encrypter = new Encrypter();
  if ('recipient' in lock) encrypter.addRecipient(lock.recipient);
  else {
    encrypter.setPassphrase(lock.passphrase);
    if (lock.workFactor !== undefined) encrypter.setScryptWorkFactor(lock.workFactor);
  }
  const compressed = tar.pipe(createGzip());
  // A failure of the output destroys them, too, and `written` reports it.
  for (const stream of [tar, compressed]) stream.on('error', () => undefined);
  const encrypted = await encrypter.encrypt(Readable.toWeb(compressed) as ReadableStream<Uint8Array>);
  const written = pipeline(Readable.fromWeb(encrypted as WebStream), out);
  // A failure of the output is reported by `written`, and must not wait for the filling.
  const filled = addAll(tar, fill).catch((error: unknown) => {
    tar.destroy(error as Error);
    compressed.destroy(error as Error);
    throw error;
  });
  await Promise.all([filled, written]);
}

async function addAll(tar: Pack, fill: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const manifest: Manifest = [];
  const add: ArchiveWriter['add'] = async (name, size, content) => {
    const hash = createHash('sha256');
    const { entry, isWritten } = openEntry(tar, name, size);
    for await (const chunk of content) {
      hash.update(chunk);
      if (!entry.write(chunk)) await once(entry, 'drain');
    }
    entry.end();
    await isWritten;
    manifest.push({ name, size, sha256: hash.digest('hex') });
  };
  const addText = (name: string, text: string) => {
    const bytes = Buffer.from(text);
    return add(name, bytes.length, Readable.from([bytes]));
  };
  await fill({ add, addText });
  await addText(MANIFEST, JSON.stringify(manifest));
  tar.finalize();
}

function openEntry(tar: Pack, name: string, size: number) {
  let entry!: Writable;
  const isWritten = new Promise<void>((resolve, reject) => {
    // A stream of the package streamx, which has the same methods.
    entry = tar.entry({ name, size }, (error) => (error ? reject(error) : resolve())) as unknown as Writable;
  });
  return { entry, isWritten };
}

export interface ArchiveEntry {
  name: string;
  size: number;
  content: AsyncIterable<Buffer>;
}

/** Decrypts and decompresses an archive. `failed` is what ended that before the end of the archive, or null. */
async function openArchive(source: Readable, { passphrase, identity }: Key) {
  freeMemory();
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  if (identity !== undefined) decrypter.addIdentity(identity);
  const decrypted = await decrypter
    .decrypt(Readable.toWeb(source) as ReadableStream<Uint8Array>)
    .catch((error: Error) => refuse(error, identity !== undefined));
  const tar = extract();
  const flow = pipeline(Readable.fromWeb(decrypted as WebStream), createGunzip(), tar);
  const failed = flow.then(
    () => null,
    (error: unknown) => error as Error,
  );
  return { tar, failed };
}

/**
 * The texts of the first entries by their names. The rest is not read, and nothing is compared with the manifest.
 *
 * @throws BackupError if the key is wrong, or if a byte of these entries is changed or missing
 */
export async function readStart(source: Readable, key: Key, count: number): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  try {
    const { tar, failed } = await openArchive(source, key);
    try {
      for await (const entry of tar) {
        texts.set(entry.header.name, await readText(entry as AsyncIterable<Buffer>));
        if (texts.size === count) break;
      }
    } catch (error) {
      throw await findReason(failed, error as Error);
    }
  } finally {
    source.destroy();
  }
  return texts;
}

/**
 * Passes each entry to `visit`, which reads its content to the end, and compares all of them with the manifest.
 *
 * @throws BackupError if the key is wrong, or if a byte is changed or missing
 */
export async function readArchive(
  source: Readable,
  key: Key,
  visit: (entry: ArchiveEntry) => Promise<void>,
): Promise<void> {
  const { tar, failed } = await openArchive(source, key);
  const found: Manifest = [];
  let manifest: Manifest | null = null;
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      if (manifest) throw damaged('it continues after its end');
      if (name === MANIFEST) {
        manifest = manifestShape.parse(JSON.parse(await readText(entry as AsyncIterable<Buffer>)));
        continue;
      }
      const hash = createHash('sha256');
      await visit({ name, size, content: hashed(entry as AsyncIterable<Buffer>, hash) });
      found.push({ name, size, sha256: hash.digest('hex') });
    }
  } catch (error) {
    source.destroy();
    throw await findReason(failed, error as Error);
  }
  const error = await failed;
  if (error) throw toBackupError(error);
  if (!manifest) throw damaged('its end is missing');
  if (JSON.stringify(manifest) !== JSON.stringify(found)) throw damaged('its contents differ from its manifest');
}

/** The reason is what came before the archive, if that failed. */
const findReason = async (failed: Promise<Error | null>, error: Error): Promise<Error> =>
  toBackupError((await Promise.race([failed, Promise.resolve(null)])) ?? error);

async function* hashed(entry: AsyncIterable<Buffer>, hash: ReturnType<typeof createHash>): AsyncIterable<Buffer> {
  for await (const chunk of entry) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Reads an entry that fits into memory. */
export async function readBytes(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const readText = async (content: AsyncIterable<Buffer>): Promise<string> =>
  (await readBytes(content)).toString();

const damaged = (reason: string) => new BackupError(`The backup is damaged: ${reason}.`);

function refuse(error: Error, hasIdentity: boolean): never {
  if (/no identity matched/.test(error.message))
    throw new BackupError(
      hasIdentity
        ? 'The identity of BACKUP_IDENTITY_FILE cannot decrypt the backup.'
        : 'The passphrase of the backup is wrong.',
    );
  throw new BackupError('This file is not a backup of this site, or its beginning is damaged.');
}

const toBackupError = (error: Error): Error =>
  // Errors of the visitor, such as a database that stopped, keep their words.
  error instanceof BackupError || !isReadingError(error) ? error : damaged('a part of it cannot be decrypted or read');

/** Errors of decryption, decompression, tar and JSON. */
const isReadingError = (error: Error & { code?: string }): boolean =>
  /^Z_|^ERR_STREAM|^ERR_INVALID/.test(error.code ?? '') ||
  /tag|tar|stream|chunk|end of|header|JSON|age/i.test(error.message);
