import { documentFile as limits } from '../../graphql/limits.ts';

// Office files are ZIP archives. Their directory is read, and what it says is believed only against them: nothing here
// is ever unpacked.

export type ArchiveFault = 'damaged' | 'encrypted' | 'macros' | 'too much';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const COMMENT_BYTES = 65_535;
const SYMBOLIC_LINK = 0xa000;

/** Names of what is inside, or what is wrong with it. */
export function readArchive(body: Buffer): { names: Set<string> } | { fault: ArchiveFault } {
  const end = findEnd(body);
  if (end < 0) return { fault: 'damaged' };
  const count = body.readUInt16LE(end + 10);
  // Where any of the three is full, a second directory says more: no office file of this size needs it.
  if (count > limits.entries || count === 0xffff || body.readUInt32LE(end + 16) === 0xffffffff)
    return { fault: 'too much' };
  const names = new Set<string>();
  let unpacked = 0;
  let at = body.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + ENTRY_BYTES > end || body.readUInt32LE(at) !== ENTRY) return { fault: 'damaged' };
    const nameBytes = body.readUInt16LE(at + 28);
    const name = body.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes);
    const mode = body.readUInt32LE(at + 38) >>> 16;
    if (isUnsafe(name) || (mode & 0xf000) === SYMBOLIC_LINK || names.has(name)) return { fault: 'damaged' };
    if (body.readUInt16LE(at + 8) & 1) return { fault: 'encrypted' };
    if (/(^|\/)(vbaProject\.bin|vbaData\.xml|macrosheets\/)/i.test(name)) return { fault: 'macros' };
    names.add(name);
    unpacked += body.readUInt32LE(at + 24);
    at += ENTRY_BYTES + nameBytes + body.readUInt16LE(at + 30) + body.readUInt16LE(at + 32);
  }
  if (unpacked > limits.unpackedBytes || unpacked > body.length * limits.ratio) return { fault: 'too much' };
  return { names };
}

/** The directory's end is looked for from the back; behind it there may be a comment. */
function findEnd(body: Buffer): number {
  for (let at = body.length - END_BYTES; at >= Math.max(0, body.length - END_BYTES - COMMENT_BYTES); at -= 1) {
    if (body.readUInt32LE(at) === END) return at;
  }
  return -1;
}

const isUnsafe = (name: string): boolean => /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name);
