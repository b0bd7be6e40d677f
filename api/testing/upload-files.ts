import { crc32, deflateRawSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';

/** A PDF with so many empty pages. */
export async function makePdf(pages = 1, { password }: { password?: string } = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) document.addPage([200, 200]);
  if (password) document.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await document.save());
}

export interface ZipEntry {
  name: string;
  body?: string | Buffer;
  /** The unpacked size that the directory states. */
  unpacked?: number;
  flags?: number;
  /** The Unix file mode. */
  mode?: number;
  deflate?: boolean;
  /** Follows the compressed data without belonging to the stream. */
  trailing?: string;
  /** The bytes of the name, if they are not the UTF-8 of `name`. */
  rawName?: Buffer;
  /** Modifies the finished local header. `central` modifies the directory entry. */
  local?: (header: Buffer) => void;
  central?: (header: Buffer) => void;
  /** Extra fields of the local header. `centralExtra` is for the directory entry. */
  extra?: Buffer;
  centralExtra?: Buffer;
  /** Bytes between this entry and the next one. */
  gap?: Buffer;
}

/** An archive with these entries. The directory can be wrong. Flag 8 writes the sizes after the data. */
export function makeZip(entries: ZipEntry[], comment = ''): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, central } = writeEntry(entry, offset);
    locals.push(local);
    directory.push(central);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, listed, end, Buffer.from(comment)]);
}

function writeEntry(entry: ZipEntry, offset: number): { local: Buffer; central: Buffer } {
  const { name, flags = 0, mode = 0, deflate = false, extra = Buffer.alloc(0), centralExtra = Buffer.alloc(0) } = entry;
  const content = typeof entry.body === 'string' ? Buffer.from(entry.body, 'utf8') : (entry.body ?? Buffer.alloc(0));
  const packed = Buffer.concat([deflate ? deflateRawSync(content) : content, Buffer.from(entry.trailing ?? '')]);
  const sizes = [crc32(content), packed.length, entry.unpacked ?? content.length];
  const bytes = entry.rawName ?? Buffer.from(name, 'utf8');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(flags, 6);
  local.writeUInt16LE(deflate ? 8 : 0, 8);
  if (!(flags & 8)) sizes.forEach((size, n) => local.writeUInt32LE(size, 14 + 4 * n));
  local.writeUInt16LE(bytes.length, 26);
  local.writeUInt16LE(extra.length, 28);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  central.writeUInt16LE(flags, 8);
  central.writeUInt16LE(deflate ? 8 : 0, 10);
  sizes.forEach((size, n) => central.writeUInt32LE(size, 16 + 4 * n));
  central.writeUInt16LE(bytes.length, 28);
  central.writeUInt16LE(centralExtra.length, 30);
  central.writeUInt32LE((mode << 16) >>> 0, 38);
  central.writeUInt32LE(offset, 42);
  entry.local?.(local);
  entry.central?.(central);
  const descriptor = Buffer.alloc(flags & 8 ? 16 : 0);
  if (flags & 8) [0x08074b50, ...sizes].forEach((value, n) => descriptor.writeUInt32LE(value, 4 * n));
  return {
    local: Buffer.concat([local, bytes, extra, packed, descriptor, entry.gap ?? Buffer.alloc(0)]),
    central: Buffer.concat([central, bytes, centralExtra]),
  };
}

const mains = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' };

/** An Office file with the parts that the server checks, and the given other parts. */
export const makeOfficeFile = (kind: keyof typeof mains, more: ZipEntry[] = []): Buffer => {
  const names = new Set(more.map(({ name }) => name));
  const parts = [
    { name: '[Content_Types].xml', body: '<Types/>' },
    { name: mains[kind], body: '<xml/>' },
  ];
  return makeZip([...parts.filter(({ name }) => !names.has(name)), ...more]);
};
