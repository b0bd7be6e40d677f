import type { Writable } from 'node:stream';
import { z } from 'zod';
import type { Env } from '#api/platform/env.ts';
import { release } from '#api/platform/root.ts';
import { sessionSecrets } from '#api/platform/secrets.ts';
import { isKey, type ListedFile } from '#api/platform/storage/storage.types.ts';
import { openStorage } from '#api/platform/storage/storage.ts';
import { type ArchiveWriter, type Lock, writeArchive } from './backup.archive.ts';
import { ALL_FILES, type BackupBase, formatSizes, isStoredSince, LISTED_FILES } from './backup.increment.ts';
import { type Snapshot, type TableShape, withSnapshot } from './backup.snapshot.ts';

/** The first entry of a backup. */
export const HEADER = 'backup.json';
export const SECRETS = 'secrets.json';
export const TABLE_FOLDER = 'tables/';
export const FILE_FOLDER = 'files/';

const anyHeader = z.object({
  /** The version of this format: 2 for an increment, which versions that do not know increments refuse. */
  format: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.iso.datetime(),
  /** The full backup that an increment needs. */
  base: z.object({ name: z.string().regex(/^[^/\\]+$/), createdAt: z.iso.datetime() }).optional(),
  /** The build of the site that wrote the backup. */
  release: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
});
export const headerShape = anyHeader.refine(({ format, base }) => (format === 2) === (base !== undefined));
export type BackupHeader = z.infer<typeof headerShape>;

/** The rows of a table are written in parts of about this many bytes, because tar needs the size of an entry first. */
const PART_BYTES = 4 * 1024 * 1024;

export interface BackupCounts {
  tables: number;
  files: number;
  /** Files that an increment leaves to its base. */
  filesInBase: number;
  /** Files that the storage listed but did not have any more when they were read. */
  missing: number;
  /** Before compression. */
  bytes: number;
}

export interface BackupOptions {
  lock: Lock;
  url: string;
  env: Env;
  /** Includes the secrets that sign sessions and encrypt second factors. */
  withSecrets: boolean;
  /** Writes an increment to this full backup. */
  base?: BackupBase | undefined;
  /** When the backup begins. */
  createdAt?: Date;
  onProgress: (bytes: number) => void;
}

/**
 * Writes the database as it is at one moment, all stored files or those that the base can lack, and on request the
 * secrets. Others can keep writing.
 */
export async function writeBackup(out: Writable, options: BackupOptions): Promise<BackupCounts> {
  const { url, env, base, createdAt = new Date() } = options;
  const counts: BackupCounts = { tables: 0, files: 0, filesInBase: 0, missing: 0, bytes: 0 };
  await withSnapshot(url, (snapshot) =>
    writeArchive(out, options.lock, async (archive) => {
      const { migrations, tables, sequences } = snapshot;
      const header: BackupHeader = {
        format: base ? 2 : 1,
        createdAt: createdAt.toISOString(),
        ...(base && { base: { name: base.name, createdAt: base.createdAt.toISOString() } }),
        release,
        migrations,
        tables,
        sequences,
      };
      await archive.addText(HEADER, JSON.stringify(header));
      // After the snapshot began: a file is stored before a row refers to it.
      // Files with other names are not ours, and a restore could not store them.
      const listed = (await openStorage(env).list('')).filter(({ key }) => isKey(key));
      if (!base) await archive.addText(LISTED_FILES, formatSizes(new Map(listed.map(({ key, size }) => [key, size]))));
      if (options.withSecrets) await archive.addText(SECRETS, JSON.stringify(await sessionSecrets(env)));
      const count = (bytes: number) => options.onProgress((counts.bytes += bytes));
      for (const table of tables) await addTable(archive, snapshot, table, count);
      counts.tables = tables.length;
      const files = await addFiles(archive, listed, { env, base, counts, count });
      if (base) await archive.addText(ALL_FILES, formatSizes(files));
    }),
  );
  return counts;
}

async function addTable(
  archive: ArchiveWriter,
  { copy }: Snapshot,
  table: TableShape,
  count: (bytes: number) => void,
): Promise<void> {
  let number = 0;
  const addPart = async (chunks: Buffer[], size: number) => {
    number += 1;
    await archive.add(`${TABLE_FOLDER}${table.name}/${String(number).padStart(6, '0')}`, size, toStream(chunks));
    count(size);
  };
  let [chunks, size]: [Buffer[], number] = [[], 0];
  for await (const chunk of copy(table)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    await addPart(chunks, size);
    [chunks, size] = [[], 0];
  }
  if (size > 0) await addPart(chunks, size);
}

async function* toStream(chunks: readonly Buffer[]): AsyncIterable<Buffer> {
  yield* chunks;
}

interface FileOptions extends Pick<BackupOptions, 'env' | 'base'> {
  counts: BackupCounts;
  count: (bytes: number) => void;
}

/** Returns the sizes of the files that the backup and its base have. */
async function addFiles(
  archive: ArchiveWriter,
  listed: readonly ListedFile[],
  { env, base, counts, count }: FileOptions,
): Promise<Map<string, number>> {
  const storage = openStorage(env);
  const sizes = new Map<string, number>();
  for (const listedFile of listed) {
    const { key } = listedFile;
    if (base && !isStoredSince(listedFile, base)) {
      sizes.set(key, listedFile.size);
      counts.filesInBase += 1;
      continue;
    }
    const file = await storage.get(key);
    if (!file) {
      counts.missing += 1;
      continue;
    }
    await archive.add(`${FILE_FOLDER}${key}`, file.size, file.stream);
    sizes.set(key, file.size);
    counts.files += 1;
    count(file.size);
  }
  return sizes;
}
