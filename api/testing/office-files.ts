import { type ZipEntry, makeZip } from './upload-files.ts';

// Office files with the parts that Word, Excel, PowerPoint and LibreOffice write into an ordinary file.

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const KIND = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument';

export const relationType = (name: string): string => `${KIND}/${name}`;

interface Relation {
  type: string;
  target: string;
  mode?: string;
}

export const getRelations = (relations: Relation[]): string =>
  `${XML}<Relationships xmlns="${RELATIONS}">${relations
    .map(({ type, target, mode }, n) => {
      const id = `Id="rId${n + 1}" Type="${type.includes(':') ? type : relationType(type)}" Target="${target}"`;
      return `<Relationship ${id}${mode ? ` TargetMode="${mode}"` : ''}/>`;
    })
    .join('')}</Relationships>`;

export const getTypes = (types: Record<string, string>): string =>
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/>
<Default Extension="bin" ContentType="${TYPE}.spreadsheetml.printerSettings"/>
${Object.entries(types)
  .map(([part, type]) => `<Override PartName="/${part}" ContentType="${type}"/>`)
  .join('')}</Types>`;

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const getField = (code: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r>
<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

/** The main part of a Word file with `content` in its only paragraph. */
export const wordBody = (content: string): string =>
  `${XML}<w:document xmlns:w="${W}" xmlns:r="${KIND}"><w:body><w:p>${content}</w:p></w:body></w:document>`;

const wordRelations = getRelations([
  { type: 'styles', target: 'styles.xml' },
  { type: 'image', target: 'media/image1.jpeg' },
  { type: 'hyperlink', target: 'https://www.example.com/a?b=1&amp;c=2', mode: 'External' },
  { type: 'hyperlink', target: 'mailto:ir@example.com', mode: 'External' },
  { type: 'chart', target: 'charts/chart1.xml' },
]);

const sheet: ZipEntry[] = [
  { name: '[Content_Types].xml', body: getTypes({ 'xl/workbook.xml': `${TYPE}.spreadsheetml.sheet.main+xml` }) },
  { name: '_rels/.rels', body: getRelations([{ type: 'officeDocument', target: 'xl/workbook.xml' }]) },
  { name: 'xl/workbook.xml', body: `${XML}<workbook><sheets/></workbook>` },
  {
    name: 'xl/worksheets/sheet1.xml',
    body: `${XML}<worksheet><sheetData><row><c><f>SUM(A1:A9)&amp;" a | b "</f><v>3</v></c></row></sheetData></worksheet>`,
  },
  { name: 'xl/printerSettings/printerSettings1.bin', body: Buffer.from('P\0r\0i\0n\0t\0e\0r\0') },
];

const word: ZipEntry[] = [
  {
    name: '[Content_Types].xml',
    body: getTypes({ 'word/document.xml': `${TYPE}.wordprocessingml.document.main+xml` }),
  },
  { name: '_rels/.rels', body: getRelations([{ type: 'officeDocument', target: 'word/document.xml' }]) },
  {
    name: 'word/document.xml',
    body: wordBody(
      `${getField('PAGE \\* MERGEFORMAT')}${getField('HYPERLINK "https://example.com"')}${getField('HYPERLINK \\l "_Toc1" \\o "Note: a tip"')}${getField('HYPERLINK mailto:ir@example.com \\h')}${getField('REF hidden_dde \\h')}
<w:t>See a|b, DDEAUTO and http://example.com/x.png in the text.</w:t><m:f><m:t>P(A|B)</m:t></m:f>`,
    ),
  },
  { name: 'word/_rels/document.xml.rels', body: wordRelations },
  { name: 'word/styles.xml', body: `\ufeff${XML}<w:styles xmlns:w="${W}"/>` },
  { name: 'word/media/image1.jpeg', body: Buffer.from('\xff\xd8\xff\xe0 picture', 'latin1') },
  { name: 'word/charts/chart1.xml', body: `${XML}<c:chartSpace><c:f>Sheet1!$A$1</c:f></c:chartSpace>` },
  { name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', body: makeZip(sheet) },
  { name: 'customXml/item1.xml', body: Buffer.from('\ufeff<?xml version="1.0" encoding="utf-16"?><a/>', 'utf16le') },
  { name: 'docProps/app.xml', body: `${XML}<Properties><Template>Normal.dotm</Template></Properties>` },
];

const slides: ZipEntry[] = [
  {
    name: '[Content_Types].xml',
    body: getTypes({ 'ppt/presentation.xml': `${TYPE}.presentationml.presentation.main+xml` }),
  },
  { name: '_rels/.rels', body: getRelations([{ type: 'officeDocument', target: '/ppt/presentation.xml' }]) },
  { name: 'ppt/presentation.xml', body: `${XML}<p:presentation/>` },
  {
    name: 'ppt/slides/slide1.xml',
    body: `${XML}<p:sld><a:hlinkClick r:id="rId2" action="ppaction://hlinksldjump"/></p:sld>`,
  },
  {
    name: 'ppt/slides/_rels/slide1.xml.rels',
    body: getRelations([{ type: 'slideLayout', target: '../slideLayouts/slideLayout1.xml' }]),
  },
  {
    name: 'ppt/media/image1.svg',
    body: `<svg xmlns="http://www.w3.org/2000/svg"><style>.a { fill: url(#b) } /* see https://a.example */</style>
<a href="https://a.example"/><use href="#b"/><rect fill="url('#b')"/><image href="data:audio/mpeg;base64,//uQAA=="/>
<animate attributeName="x" values="0;10" to="5"/><text>src: image(s)</text></svg>`,
  },
  ...['png', 'emf', 'wdp', 'mp4', 'fntdata'].map((extension) => ({
    name: `ppt/media/a.${extension}`,
    body: Buffer.from(`\xff ${extension}`, 'latin1'),
  })),
];

/** As Office compresses its files: with room to grow before the list of types. */
const packedByOffice = (entries: ZipEntry[]): Buffer =>
  makeZip(entries.map((entry, n) => ({ ...entry, deflate: true, flags: 6, ...(n === 0 && { extra: growthHint() }) })));

/** As LibreOffice does: names marked as UTF-8, sizes after the data. */
const packedByLibreOffice = (entries: ZipEntry[]): Buffer =>
  makeZip(entries.map((entry) => ({ ...entry, deflate: true, flags: 0x0808 })));

function growthHint(): Buffer {
  const extra = Buffer.alloc(24);
  extra.writeUInt16LE(0xa220, 0);
  extra.writeUInt16LE(20, 2);
  return extra;
}

export const ordinaryFiles: [name: string, kind: 'docx' | 'xlsx' | 'pptx', body: () => Buffer][] = [
  ['a Word file by Word', 'docx', () => packedByOffice(word)],
  ['a Word file by LibreOffice', 'docx', () => packedByLibreOffice(word)],
  ['an Excel file by Excel', 'xlsx', () => packedByOffice(sheet)],
  ['an Excel file by LibreOffice', 'xlsx', () => packedByLibreOffice(sheet)],
  ['a PowerPoint file by PowerPoint', 'pptx', () => packedByOffice(slides)],
];
