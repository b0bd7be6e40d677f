import type { ZipEntry } from 'unzipit';
import { documentFile, uploadedAtOnce } from '#graphql/limits.ts';
import { formatCount, formatFileSize } from '#web/runtime/formatCount.ts';
import { PlainFailure } from '#web/runtime/failure.ts';

/** A file to upload: chosen, dropped, or in a folder or a ZIP file. */
export interface FoundFile {
  name: string;
  size: number;
  /** The names of the folders that contain it, the outermost first. Empty for a file that was chosen alone. */
  folders: readonly string[];
  /** The reason why it is not sent. */
  refusal: string | null;
  /** Reads the file. The content of a ZIP file is unpacked one file at a time, when its turn comes. */
  open: () => Promise<File>;
}

export interface Found {
  files: FoundFile[];
  /** All folders, also those without files, each after the one that contains it. */
  folders: (readonly string[])[];
  /** Sentences about what is not uploaded, beside the refused files. */
  notes: string[];
}

const DAMAGED = 'This file in the ZIP file is damaged or incomplete. Unpack the ZIP file, and upload this file alone.';
const refusals = {
  type: 'File type not supported. Upload a PDF, DOCX, XLSX, PPTX, CSV, TXT, PNG, JPEG or WebP file.',
  size: `This file is too large: a document may have ${documentFile.bytes / 1_000_000} MB.`,
  nested: 'A ZIP file inside a folder or another ZIP file is not unpacked. Drop it on its own.',
  path: 'The path of this file leads out of the ZIP file. Pack it again without “..” and drive letters.',
  password: 'This file is protected by a password. Pack it without a password and upload it again.',
  link: 'This is a link to another file. Upload the file itself.',
  double: 'Another file in this folder has the same name.',
} as const;

const TYPES: readonly string[] = documentFile.types;
const getEnding = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const isZip = ({ name }: { name: string }): boolean => getEnding(name) === 'zip';
/** The same for names that differ in upper and lower case only. */
export const toKey = (names: readonly string[]): string => names.join('/').normalize('NFC').toLowerCase();

/** What macOS, Windows and Office add to folders, and hidden files. */
const isSystemName = (name: string): boolean => /^(?:__MACOSX$|Thumbs\.db$|desktop\.ini$|\.|~\$)/i.test(name);

/** Thrown if too much was found: then nothing is uploaded. */
const refuseAll = (name: string, reason: string): never => {
  throw new PlainFailure(`${name}: ${reason}`);
};

class Collection {
  readonly files: FoundFile[] = [];
  readonly #folders = new Map<string, readonly string[]>();
  readonly #names = new Set<string>();
  #bytes = 0;
  systemFiles = 0;

  /** @param origin the folder or ZIP file that a sentence about limits names */
  add(origin: string, { refusal, ...file }: Omit<FoundFile, 'refusal'> & { refusal?: string | undefined }): void {
    const path = [...file.folders, file.name];
    // A path that leads out of the ZIP file is refused aloud.
    if (refusal !== refusals.path && path.some(isSystemName)) {
      this.systemFiles += 1;
      return;
    }
    const key = toKey(path);
    const double = file.folders.length > 0 && this.#names.has(key) ? refusals.double : null;
    this.#names.add(key);
    this.addFolder(origin, file.folders);
    this.files.push({ ...file, refusal: refusal ?? double ?? findRefusal(file) });
    this.#bytes += file.size;
    const { files, bytes } = uploadedAtOnce;
    if (this.files.length > files)
      refuseAll(
        origin,
        `More than ${files} files. Upload its folders one after another, at most ${files} files at once.`,
      );
    if (this.#bytes > bytes)
      refuseAll(origin, `More than ${formatFileSize(bytes)} when unpacked. Upload its folders one after another.`);
  }

  addFolder(origin: string, folders: readonly string[]): void {
    if (folders.some(isSystemName)) return;
    folders.forEach((_name, at) => {
      const path = folders.slice(0, at + 1);
      if (!this.#folders.has(toKey(path))) this.#folders.set(toKey(path), path);
    });
    const most = uploadedAtOnce.folders;
    if (this.#folders.size > most)
      refuseAll(origin, `More than ${most} folders. Upload them one after another, at most ${most} at once.`);
  }

  finish(): Found {
    const { compare } = new Intl.Collator('en-US', { numeric: true });
    const byPath = (a: readonly string[], b: readonly string[]) => compare(a.join('/'), b.join('/'));
    const left = formatCount(this.systemFiles, 'hidden or system file');
    const notes = this.systemFiles > 0 ? [`Left out: ${left}, such as .DS_Store.`] : [];
    return {
      // Documents and folders get their numbers in the order of their names.
      files: this.files.toSorted((a, b) => byPath([...a.folders, a.name], [...b.folders, b.name])),
      folders: [...this.#folders.values()].toSorted(byPath),
      notes,
    };
  }
}

function findRefusal({ name, size, folders }: Omit<FoundFile, 'refusal'>): string | null {
  if (folders.length > 0 && isZip({ name })) return refusals.nested;
  if (!TYPES.includes(getEnding(name))) return refusals.type;
  return size > documentFile.bytes ? refusals.size : null;
}

/** Files that were chosen alone, or with the folder that contains them. ZIP files are unpacked. */
export async function findFiles(chosen: Iterable<File>): Promise<Found> {
  const collection = new Collection();
  for (const file of chosen) {
    const folders = file.webkitRelativePath.split('/').slice(0, -1);
    await addFile(collection, file, folders, folders[0] ?? file.name);
  }
  return collection.finish();
}

/** Files and folders that were dropped. Called in the drop event, after which the browser forgets them. */
export function findDroppedFiles({ items }: DataTransfer): Promise<Found> {
  // Data that a script made has no entries.
  const dropped = [...items].flatMap((item) => item.webkitGetAsEntry() ?? item.getAsFile() ?? []);
  return readDropped(dropped);
}

async function readDropped(dropped: readonly (FileSystemEntry | File)[]): Promise<Found> {
  const collection = new Collection();
  for (const item of dropped)
    await (item instanceof File ? addFile(collection, item, [], item.name) : addEntry(collection, item, [], item.name));
  return collection.finish();
}

async function addFile(collection: Collection, file: File, folders: readonly string[], origin: string) {
  if (folders.length === 0 && isZip(file)) return addZip(collection, file);
  collection.add(origin, { name: file.name, size: file.size, folders, open: () => Promise.resolve(file) });
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function addEntry(collection: Collection, entry: FileSystemEntry, folders: readonly string[], origin: string) {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject)).catch(() => null);
    if (file) return addFile(collection, file, folders, origin);
    const open = () => Promise.reject(new PlainFailure('The browser cannot read this file.'));
    return collection.add(origin, { name: entry.name, size: 0, folders, open, refusal: 'The browser cannot read it.' });
  }
  if (!isFolder(entry) || isSystemName(entry.name)) return;
  const path = [...folders, entry.name];
  collection.addFolder(origin, path);
  const reader = entry.createReader();
  // Each call answers with at most 100 entries.
  for (;;) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0) return;
    for (const inner of entries) await addEntry(collection, inner, path, origin);
  }
}

// The upper half of code page 437, in which ZIP programs write names that are not UTF-8.
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ';

/** Programs write UTF-8 with and without the flag that says so, and CP437 is hardly ever valid UTF-8. */
function decodeName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : CP437[byte - 128])).join('');
  }
}

/** The folders and the name of a path in a ZIP file. Null if the path leads out of it. */
function splitPath(path: string): string[] | null {
  const names = path.split(/[/\\]/);
  const isOutside = names[0] === '' || /^[a-z]:/i.test(path) || names.includes('..');
  return isOutside ? null : names.filter((name) => name !== '' && name !== '.');
}

const SYMBOLIC_LINK = 0xa000;

/** The content of a ZIP file, in the folder that it has at the top, or in one with the name of the ZIP file. */
async function addZip(collection: Collection, zip: File): Promise<void> {
  const { unzipRaw } = await import('unzipit');
  const { entries } = await unzipRaw(zip).catch(() =>
    refuseAll(zip.name, 'This ZIP file is damaged, or protected by a password. Pack it again without a password.'),
  );
  const paths = entries.map((entry) => {
    const path = decodeName(entry.nameBytes);
    return { entry, path, names: splitPath(path), isFolder: /[/\\]$/.test(path) };
  });
  const kept = paths.filter(({ names }) => names && names.length > 0 && !names.some(isSystemName));
  const tops = new Set(kept.map(({ names, isFolder }) => (names!.length > 1 || isFolder ? toKey([names![0]!]) : '')));
  const around = tops.size === 1 && !tops.has('') ? [] : [zip.name.replace(/\.zip$/i, '') || 'ZIP'];
  for (const { entry, path, names, isFolder } of paths) {
    if (isFolder && names) collection.addFolder(zip.name, [...around, ...names]);
    else if (names?.length !== 0) addZipEntry(collection, zip, entry, { path, names, around });
  }
}

interface ZipPath {
  path: string;
  names: string[] | null;
  around: readonly string[];
}

function addZipEntry(collection: Collection, zip: File, entry: ZipEntry, { path, names, around }: ZipPath): void {
  const isLink = ((entry.externalFileAttributes >>> 16) & 0xf000) === SYMBOLIC_LINK;
  const name = names?.at(-1) ?? path;
  const open = async () => {
    const content = await entry.blob().catch(() => Promise.reject(new PlainFailure(DAMAGED)));
    const lastModified = entry.lastModDate.getTime() || zip.lastModified;
    return new File([content], name, { lastModified });
  };
  const refusal = names
    ? (entry.encrypted && refusals.password) || (isLink && refusals.link) || undefined
    : refusals.path;
  const folders = names ? [...around, ...names.slice(0, -1)] : [];
  collection.add(zip.name, { name, size: entry.size, folders, open, refusal });
}
