import { PDFDocument } from '@cantoo/pdf-lib';

/** A PDF of so many empty pages. */
export async function pdfOf(pages = 1, { password }: { password?: string } = {}): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let n = 0; n < pages; n += 1) document.addPage([200, 200]);
  if (password) document.encrypt({ userPassword: password, ownerPassword: password });
  return Buffer.from(await document.save());
}

interface ZipEntry {
  name: string;
  body?: string;
  /** What the directory says that it unpacks to. */
  unpacked?: number;
  flags?: number;
  /** As on a Unix system. */
  mode?: number;
}

/** An archive with these entries, stored as they are; the directory may lie. */
export function zipOf(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, body = '', unpacked = body.length, flags = 0, mode = 0 } of entries) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(flags, 6);
    local.writeUInt32LE(body.length, 18);
    local.writeUInt32LE(unpacked, 22);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt32LE(body.length, 20);
    entry.writeUInt32LE(unpacked, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    const written = Buffer.concat([local, Buffer.from(name + body, 'latin1')]);
    locals.push(written);
    directory.push(Buffer.concat([entry, Buffer.from(name, 'latin1')]));
    offset += written.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

const mains = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' };

/** An Office file as far as anybody looks, with whatever else it is to hold. */
export const officeOf = (kind: keyof typeof mains, more: ZipEntry[] = []): Buffer =>
  zipOf([{ name: '[Content_Types].xml', body: '<Types/>' }, { name: mains[kind], body: '<xml/>' }, ...more]);
