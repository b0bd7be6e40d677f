import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { readFrontMatter } from '#api/platform/markdown/front-matter.ts';
import { projectRoot } from '#api/platform/root.ts';
import { content } from './content.ts';

// The files of the sample portal. Each is made when the portal is filled, so that the repository holds only their text.

export const SAMPLE = path.join(projectRoot, 'api/content/seed/sample');

export const fileTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
export type SampleFileType = keyof typeof fileTypes;

interface Line {
  style: 'H1' | 'H2' | 'P';
  text: string;
}

/** The lines of a text of this folder, or of an article of the site. Pictures and tables of articles are left out. */
export async function readLines(name: string): Promise<Line[]> {
  const isOwn = name.endsWith('.md');
  const markdown = await readFile(
    isOwn ? path.join(SAMPLE, name) : path.join(content, 'articles', `${name}.md`),
    'utf8',
  );
  const article = isOwn ? null : readFrontMatter(markdown);
  const title = article ? `# ${String((article.front as { title: string }).title)}\n` : '';
  return `${title}${article?.body ?? markdown}`
    .split('\n')
    .filter((line) => line.trim() && !/^\s*[|!<`]/.test(line))
    .map((line) => ({ style: line.startsWith('# ') ? 'H1' : line.startsWith('##') ? 'H2' : 'P', text: toPlain(line) }));
}

const toPlain = (line: string): string =>
  line
    .replace(/^#+ /, '')
    .replace(/^\s*- /, '• ')
    .replaceAll(/\]\([^)\]]*\)/g, ']')
    .replaceAll(/[[\]*`]/g, '')
    .replaceAll('⁰', '°');

/** A PDF of A5 pages, so that a short text has several. Each heading is a bookmark. */
export async function writePdf(lines: readonly Line[]): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit');
  const pdf = new PdfDocument({ size: 'A5', margins: { top: 56, right: 48, bottom: 56, left: 48 } });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  for (const { style, text } of lines) {
    // A part begins in the upper half of a page.
    if (style === 'H2' && pdf.y > pdf.page.height / 2) pdf.addPage();
    pdf.font(style === 'P' ? 'Helvetica' : 'Helvetica-Bold').fontSize({ H1: 20, H2: 13, P: 10 }[style]);
    pdf.text(text, { lineGap: 3 });
    if (style !== 'P') pdf.outline.addItem(text);
    pdf.moveDown(style === 'P' ? 0.6 : 0.4);
  }
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const S = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument';
const SIZES = { H1: 40, H2: 28, P: 22 };

export const writeDocx = (lines: readonly Line[]): Buffer =>
  writeOfficeFile('word/document.xml', `${TYPES}.wordprocessingml.document.main+xml`, {
    'word/document.xml': `<w:document xmlns:w="${W}"><w:body>${lines
      .map(
        ({ style, text }) =>
          `<w:p><w:r><w:rPr>${style === 'P' ? '' : '<w:b/>'}<w:sz w:val="${SIZES[style]}"/></w:rPr><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`,
      )
      .join('')}</w:body></w:document>`,
  });

export function writeXlsx(rows: readonly (readonly (string | number)[])[]): Buffer {
  const toCell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`;
  const sheet = rows.map((row) => `<row>${row.map(toCell).join('')}</row>`).join('');
  return writeOfficeFile('xl/workbook.xml', `${TYPES}.spreadsheetml.sheet.main+xml`, {
    'xl/workbook.xml': `<workbook xmlns="${S}" xmlns:r="${R}"><sheets><sheet name="Sheet 1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': writeRelation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${S}"><sheetData>${sheet}</sheetData></worksheet>`,
  });
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const writeRelation = (type: string, target: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${R}/${type}" Target="${target}"/></Relationships>`;

/** The archive of an Office file, with what Word and Excel need to open it. */
function writeOfficeFile(main: string, mainType: string, parts: Record<string, string>): Buffer {
  const others = Object.keys(parts).filter((name) => name.includes('/sheet'));
  const overrides = [[main, mainType], ...others.map((name) => [name, `${TYPES}.spreadsheetml.worksheet+xml`])]
    .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type}"/>`)
    .join('');
  return writeZip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`,
    '_rels/.rels': writeRelation('officeDocument', main),
    ...parts,
  });
}

/** A ZIP archive without compression. Each part is XML, whose declaration is added. */
function writeZip(parts: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);
    // Version 2.0, no flags, not compressed, January 1, 1980; then the checksum, both sizes and the length of the name.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(body), 10);
    facts.writeUInt32LE(body.length, 14);
    facts.writeUInt32LE(body.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), body]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, place, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(locals.length, 8);
  end.writeUInt16LE(locals.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}
