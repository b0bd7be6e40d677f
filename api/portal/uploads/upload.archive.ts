import { crc32, inflateRawSync } from 'node:zlib';
import { documentFile as limits } from '#graphql/limits.ts';
import { OfficeFileError } from './upload.office.link.ts';
import { normalizeText } from '#api/platform/normalize.ts';

// Office files are ZIP archives. Some programs read the central directory at the end, others the entry headers from the
// start. An archive is accepted only if both list the same entries.

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
const COMMENT_BYTES = 65_535;
const SYMBOLIC_LINK = 0xa000;
const [STORED, DEFLATED] = [0, 8];
/** Flags for encryption, patch data, strong encryption and a masked directory. */
const LOCKED = 0b0010_0000_0100_0001;
const SIZES_FOLLOW = 0b1000;
const UTF8 = 0b1000_0000_0000;
const ZIP64 = 0x0001;
/** A second name makes an entry ambiguous, and Office programs never write one. */
const UNICODE_NAME = 0x7075;
/** The value of a 32-bit field whose number is in the ZIP64 extra field. */
const IN_ZIP64 = 0xffffffff;

export interface ArchiveEntry {
  /** The name in its comparable form: lower case, with percent signs decoded. */
  name: string;
  method: number;
  crc: number;
  /** The compressed size in bytes. */
  packedBytes: number;
  unpackedBytes: number;
  /** The offset of the data in the file. */
  start: number;
}

const failAsDamaged = (): never => {
  throw new OfficeFileError('damaged');
};

/** Lists the entries of an archive without unpacking them. Throws an OfficeFileError. */
export function readArchive(body: Buffer): ArchiveEntry[] {
  const end = findEnd(body);
  const count = body.readUInt16LE(end + 10);
  const start = body.readUInt32LE(end + 16);
  // A field at its maximum value means that a ZIP64 directory follows. No Office file of this size needs one.
  if (count > limits.entries || count === 0xffff || start === 0xffffffff) throw new OfficeFileError('too much');
  const isSplit = body.readUInt32LE(end + 4) !== 0 || body.readUInt16LE(end + 8) !== count;
  if (isSplit || start + body.readUInt32LE(end + 12) !== end) failAsDamaged();
  const entries: ArchiveEntry[] = [];
  const places: [from: number, to: number][] = [];
  let at = start;
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > end || body.readUInt32LE(at) !== ENTRY) failAsDamaged();
    const lengths = [28, 30, 32].map((field) => body.readUInt16LE(at + field)) as [number, number, number];
    const next = at + ENTRY_BYTES + lengths[0] + lengths[1] + lengths[2];
    if (next > end) failAsDamaged();
    const { entry, place } = readEntry(body, at, start);
    entries.push(entry);
    places.push(place);
    at = next;
  }
  if (at !== end) failAsDamaged();
  refuseOverlaps(places, start);
  const names = entries.map(({ name }) => name);
  if (new Set(names).size < names.length) failAsDamaged();
  const totalBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (totalBytes > limits.unpackedBytes || totalBytes > body.length * limits.ratio)
    throw new OfficeFileError('too much');
  return entries;
}

/** The offset of the end-of-directory record. Only its own comment may follow. */
function findEnd(body: Buffer): number {
  for (let at = body.length - END_BYTES; at >= Math.max(0, body.length - END_BYTES - COMMENT_BYTES); at -= 1) {
    if (body.readUInt32LE(at) !== END) continue;
    return at + END_BYTES + body.readUInt16LE(at + 20) === body.length ? at : failAsDamaged();
  }
  return failAsDamaged();
}

function readEntry(body: Buffer, at: number, directory: number) {
  const flags = body.readUInt16LE(at + 8);
  if (flags & LOCKED) throw new OfficeFileError('encrypted');
  const method = body.readUInt16LE(at + 10);
  const crc = body.readUInt32LE(at + 16);
  const bytes = body.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + body.readUInt16LE(at + 28));
  const mode = body.readUInt32LE(at + 38) >>> 16;
  if ((mode & 0xf000) === SYMBOLIC_LINK || body.readUInt16LE(at + 34) !== 0) failAsDamaged();
  if (method !== STORED && method !== DEFLATED) failAsDamaged();
  const extras = at + ENTRY_BYTES + bytes.length;
  const zip64 = readZip64(body.subarray(extras, extras + body.readUInt16LE(at + 30)));
  const packedBytes = readSize(body.readUInt32LE(at + 20), zip64, 8);
  const unpackedBytes = readSize(body.readUInt32LE(at + 24), zip64, 0);
  // The directory has the extra field only for numbers that it takes from it.
  if (zip64 && zip64.length !== 8 * [20, 24].filter((field) => body.readUInt32LE(at + field) === IN_ZIP64).length)
    failAsDamaged();
  if (method === STORED && packedBytes !== unpackedBytes)
    throw new OfficeFileError(unpackedBytes > packedBytes ? 'too much' : 'damaged');
  const local = body.readUInt32LE(at + 42);
  const start = readLocal(body, { local, directory, flags, method, bytes, sizes: [crc, packedBytes, unpackedBytes] });
  const entry: ArchiveEntry = { name: readName(bytes, flags), method, crc, packedBytes, unpackedBytes, start };
  const sizes = [crc, packedBytes, unpackedBytes] as const;
  const described = flags & SIZES_FOLLOW ? readDescriptor(body, start + packedBytes, sizes) : 0;
  return { entry, place: [local, start + packedBytes + described] as [number, number] };
}

interface EntryFields {
  local: number;
  directory: number;
  flags: number;
  method: number;
  bytes: Buffer;
  sizes: [number, number, number];
}

/**
 * The offset of an entry's data. Its local header must match the directory, or leave the sizes to a data descriptor.
 */
function readLocal(body: Buffer, { local, directory, flags, method, bytes, sizes }: EntryFields): number {
  if (local + LOCAL_BYTES > directory || body.readUInt32LE(local) !== LOCAL) failAsDamaged();
  const isSame = body.readUInt16LE(local + 6) === flags && body.readUInt16LE(local + 8) === method;
  const nameBytes = body.readUInt16LE(local + 26);
  const extraBytes = body.readUInt16LE(local + 28);
  const name = local + LOCAL_BYTES;
  const start = name + nameBytes + extraBytes;
  if (!isSame || start + sizes[1] > directory || !body.subarray(name, name + nameBytes).equals(bytes)) failAsDamaged();
  const zip64 = readZip64(body.subarray(name + nameBytes, start));
  // Programs that write a file as a stream reserve the extra field for both sizes.
  if (zip64 && zip64.length !== 16) failAsDamaged();
  sizes.forEach((size, n) => {
    const field = body.readUInt32LE(local + 14 + 4 * n);
    const storedSizes =
      n === 0 || !zip64
        ? [field]
        : [readSize(field, zip64, n === 1 ? 8 : 0), readSize(IN_ZIP64, zip64, n === 1 ? 8 : 0)];
    for (const storedSize of storedSizes)
      if (storedSize !== size && !(flags & SIZES_FOLLOW && storedSize === 0)) failAsDamaged();
  });
  return start;
}

/** The length of the data descriptor, with or without its signature, in either width. It must repeat the sizes. */
function readDescriptor(body: Buffer, at: number, [crc, ...sizes]: readonly [number, number, number]): number {
  const start = body.readUInt32LE(at) === DESCRIPTOR ? at + 4 : at;
  if (body.readUInt32LE(start) !== crc) failAsDamaged();
  const isNarrow = sizes.every((size, n) => body.readUInt32LE(start + 4 + 4 * n) === size);
  if (isNarrow && !isFollowedByZeros(body, start, sizes)) return start + 12 - at;
  const isWide = sizes.every((size, n) => body.readBigUInt64LE(start + 4 + 8 * n) === BigInt(size));
  return isWide ? start + 20 - at : failAsDamaged();
}

/** Two empty sizes are the same in both widths: then eight more zeros follow. */
const isFollowedByZeros = (body: Buffer, start: number, sizes: readonly number[]): boolean =>
  sizes.every((size) => size === 0) && body.readBigUInt64LE(start + 12) === 0n;

/** The data of the ZIP64 extra field. Null if there is none. */
function readZip64(extras: Buffer): Buffer | null {
  let zip64: Buffer | null = null;
  for (let at = 0; at + 4 <= extras.length; at += 4 + extras.readUInt16LE(at + 2)) {
    const id = extras.readUInt16LE(at);
    if (id === UNICODE_NAME || (id === ZIP64 && zip64)) failAsDamaged();
    if (id === ZIP64) zip64 = extras.subarray(at + 4, at + 4 + extras.readUInt16LE(at + 2));
  }
  return zip64?.length === 0 ? failAsDamaged() : zip64;
}

/** A size, which is in the extra field if the field of 32 bits is full. The unpacked size is first. */
function readSize(field: number, zip64: Buffer | null, at: number): number {
  if (field !== IN_ZIP64) return field;
  if (!zip64) return failAsDamaged();
  const place = Math.min(at, zip64.length - 8);
  const size = place < 0 ? failAsDamaged() : zip64.readBigUInt64LE(place);
  return size < BigInt(IN_ZIP64) ? Number(size) : failAsDamaged();
}

/**
 * Programs disagree about names that are neither ASCII nor marked as UTF-8, and about different spellings of a path.
 */
function readName(bytes: Buffer, flags: number): string {
  const isAscii = bytes.every((byte) => byte > 0x1f && byte < 0x7f);
  if (!isAscii && !(flags & UTF8)) failAsDamaged();
  let name = '';
  try {
    name = decodeURIComponent(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    failAsDamaged();
  }
  const isOdd = /[\\:\p{Cc}]|^\/|\/\/|\.(\/|$)|\/\[\d+\](\.last)?\.piece$/iu.test(name);
  return isOdd || name === '' ? failAsDamaged() : normalizeText(name).toLowerCase();
}

/** Entries must follow one another from the start without gaps, because only some programs would see data in a gap. */
function refuseOverlaps(places: [from: number, to: number][], directory: number): void {
  let at = 0;
  for (const [from, to] of places.toSorted(([a], [b]) => a - b)) {
    if (from !== at) failAsDamaged();
    at = to;
  }
  if (at !== directory) failAsDamaged();
}

/** Unpacks an entry, limited to the size in its header. */
export function unpack(body: Buffer, { method, crc, packedBytes, unpackedBytes, start }: ArchiveEntry): Buffer {
  const data = body.subarray(start, start + packedBytes);
  const content = method === STORED ? data : inflate(data, unpackedBytes);
  return content.length === unpackedBytes && crc32(content) === crc ? content : failAsDamaged();
}

function inflate(data: Buffer, unpackedBytes: number): Buffer {
  try {
    const inflation = inflateRawSync(data, { maxOutputLength: Math.max(1, unpackedBytes), info: true }) as unknown as {
      buffer: Buffer;
      engine: { bytesWritten: number };
    };
    // Extra data after the end of the stream could be visible to some programs only.
    return inflation.engine.bytesWritten === data.length ? inflation.buffer : failAsDamaged();
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new OfficeFileError('too much');
    return failAsDamaged();
  }
}
