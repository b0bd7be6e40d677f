import type { Readable } from 'node:stream';
import { identify } from '#api/database/migrations.ts';
import { isKey } from '#api/platform/storage/storage.types.ts';
import { BackupError, type Key, readArchive, readStart, readText } from './backup.archive.ts';
import { ALL_FILES, type BackupBase, type FileSizes, LISTED_FILES, parseSizes } from './backup.increment.ts';
import { type BackupHeader, FILE_FOLDER, HEADER, headerShape, SECRETS } from './backup.write.service.ts';

/** Opens the file again for each reading. */
export type OpenBackup = () => Readable | Promise<Readable>;

/** Finds the base of an increment by its name. Null if it is missing. */
export type FindBase = (name: string) => Promise<OpenBackup | null>;

export interface VerifiedBackup {
  header: BackupHeader;
  /** With those of the base. */
  files: number;
  /** Before compression, with the files of the base. */
  bytes: number;
  hasSecrets: boolean;
  /** Of an increment: its base, and the names of the entries that are restored from it. */
  base: { open: OpenBackup; entries: ReadonlySet<string> } | null;
}

/**
 * Reads a backup to its end and compares every byte with its manifest. Reads the base of an increment, too, and checks
 * that the two have all files. Writes nothing.
 *
 * @throws BackupError in one sentence if it cannot be restored by this version
 */
export async function verifyBackup(
  open: OpenBackup,
  key: Key,
  findBase: FindBase = async () => null,
): Promise<VerifiedBackup> {
  const { header, files, bytes, hasSecrets, allFiles } = await verifyArchive(open, key);
  if (!header.base) return { header, files: files.size, bytes, hasSecrets, base: null };
  if (!allFiles) throw new BackupError('The backup is damaged: its list of files is missing.');
  const { name } = header.base;
  const openBase = await findBase(name);
  if (!openBase)
    throw new BackupError(
      `The base of this increment is missing: put ${name} beside the increment, or name its file with --base.`,
    );
  const base = await verifyBase(openBase, key, header.base);
  const missing = [...allFiles].filter(([file]) => !files.has(file));
  for (const [file, size] of missing)
    if (base.files.get(file) !== size)
      throw new BackupError(`The file ${file} is neither in the increment nor in its base ${name}.`);
  return {
    header,
    files: allFiles.size,
    bytes: bytes + missing.reduce((sum, [, size]) => sum + size, 0),
    hasSecrets,
    base: { open: openBase, entries: new Set(missing.map(([file]) => `${FILE_FOLDER}${file}`)) },
  };
}

async function verifyBase(open: OpenBackup, key: Key, expected: NonNullable<BackupHeader['base']>) {
  const base = await verifyArchive(open, key).catch((error: Error) => {
    throw error instanceof BackupError ? new BackupError(`Base ${expected.name}: ${error.message}`) : error;
  });
  if (base.header.base) throw new BackupError('The base of this increment must be a full backup, not an increment.');
  if (base.header.createdAt !== expected.createdAt)
    throw new BackupError(
      `This increment needs the full backup of ${expected.createdAt} as its base, not that of ${base.header.createdAt}.`,
    );
  return base;
}

interface VerifiedArchive {
  header: BackupHeader;
  /** The files of this archive. */
  files: FileSizes;
  bytes: number;
  hasSecrets: boolean;
  /** The files of an increment and its base. */
  allFiles: FileSizes | null;
}

/** Verifies one archive: a full backup, or an increment without its base. */
export async function verifyArchive(open: OpenBackup, key: Key): Promise<VerifiedArchive> {
  let header: BackupHeader | null = null;
  let allFiles: FileSizes | null = null;
  let [bytes, hasSecrets] = [0, false];
  const files = new Map<string, number>();
  await readArchive(await open(), key, async ({ name, size, content }) => {
    bytes += size;
    if (name === HEADER) header = readHeader(await readText(content));
    else if (name === ALL_FILES) allFiles = parseSizes(await readText(content));
    else for await (const _ of content);
    if (name === SECRETS) hasSecrets = true;
    if (name.startsWith(FILE_FOLDER)) files.set(name.slice(FILE_FOLDER.length), size);
  });
  refuseBadNames(new Set([...files.keys(), ...(allFiles ?? new Map<string, number>()).keys()]));
  return { header: header ?? refuseWithoutHeader(), files, bytes, hasSecrets, allFiles };
}

/** A restore stops at a file that it cannot store, so the names are checked before it changes anything. */
function refuseBadNames(names: ReadonlySet<string>): void {
  for (const name of names) {
    const parts = name.split('/');
    const isInsideFile = parts.some((_part, length) => names.has(parts.slice(0, length).join('/')));
    if (!isKey(name) || isInsideFile)
      throw new BackupError(
        `The backup cannot be restored: ${JSON.stringify(name.slice(0, 80))} is not a name of a stored file.`,
      );
  }
}

/** Reads the beginning of a full backup to which an increment is made. */
export async function readBase(open: OpenBackup, key: Key, name: string): Promise<BackupBase> {
  const texts = await readStart(await open(), key, 2);
  const header = readHeader(texts.get(HEADER) ?? refuseWithoutHeader());
  if (header.base) throw new BackupError(`${name} is an increment: the base must be a full backup.`);
  const listed = texts.get(LISTED_FILES);
  return { name, createdAt: new Date(header.createdAt), files: listed === undefined ? null : parseSizes(listed) };
}

function refuseWithoutHeader(): never {
  throw new BackupError('The backup is damaged: its header is missing.');
}

function readHeader(text: string): BackupHeader {
  const { data: header } = headerShape.safeParse(JSON.parse(text));
  if (!header) throw new BackupError('A newer version of this site wrote this backup. Restore it with that version.');
  const state = identify(header.migrations);
  if ('newer' in state)
    throw new BackupError(
      `A newer version of this site wrote this backup (its database has ${state.newer}). Restore it with that version.`,
    );
  if ('older' in state)
    throw new BackupError(
      `An older version of this site wrote this backup (its newest migration is ${state.older}). Restore it with the commit ${state.commit} of this site, start that once, and back it up again.`,
    );
  return { ...header, migrations: state.names };
}
