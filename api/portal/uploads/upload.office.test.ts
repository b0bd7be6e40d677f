import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#api/platform/root.ts';
import { ordinaryFiles, getRelations, relationType, getTypes, wordBody } from '#api/testing/office-files.ts';
import { makeOfficeFile, type ZipEntry, makeZip } from '#api/testing/upload-files.ts';
import { reviewOffice } from './upload.office.review.ts';
import { OfficeFileError, type OfficeErrorKind } from './upload.office.link.ts';
import { inspectOffice, type OfficeKind } from './upload.office.ts';
import { validateUpload } from './upload.validate.ts';

// Tests what Office files may contain. Investors download them unchanged.

function inspect(body: Buffer, kind: OfficeKind = 'docx'): OfficeErrorKind | null {
  try {
    inspectOffice(body, kind);
    return null;
  } catch (error) {
    if (error instanceof OfficeFileError) return error.kind;
    throw error;
  }
}
const word = (...parts: ZipEntry[]) => makeOfficeFile('docx', parts);
const rels = (type: string, target: string, mode = 'External', name = 'word/_rels/document.xml.rels') =>
  word({ name, body: getRelations([{ type, target, mode }]) });
const hostile = (body: string | Buffer) => word({ name: 'word/_rels/document.xml.rels', body });
const image = (mode = 'TargetMode="External"') =>
  `<Relationships><Relationship Id="a" Type="${relationType('image')}" Target="http://t.example/a.png" ${mode}/></Relationships>`;
const utf16 = (text: string, order: 'le' | 'be' = 'le') => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const document = (content: string) => word({ name: 'word/document.xml', body: wordBody(content) });
const field = (...codes: string[]) =>
  document(
    `<w:fldChar w:fldCharType="begin"/>${codes.map((code) => `<w:r><w:instrText>${code}</w:instrText></w:r>`).join('')}<w:fldChar w:fldCharType="end"/>`,
  );
const type = (contentType: string) =>
  word({ name: '[Content_Types].xml', body: getTypes({ 'word/a.xml': contentType }) });
const sheetTypes = (name: string) =>
  word(
    {
      name: '[Content_Types].xml',
      body: '<Types><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/></Types>',
    },
    { name, body: '<xml/>' },
  );
const DDE = '<w:fldSimple w:instr="DDEAUTO c:\\cmd.exe"/>';
const ole = Buffer.from('d0cf11e0a1b11ae1000000', 'hex');
const vml = (attributes: string) =>
  word({ name: 'word/drawing.vml', body: `<xml><v:shape><v:imagedata ${attributes}/></v:shape></xml>` });

const svg = (content: string, before = '') =>
  word({ name: 'word/media/a.svg', body: `${before}<svg>${content}</svg>` });

const sheetWith = (formula: string) =>
  makeOfficeFile('xlsx', [{ name: 'xl/worksheets/sheet1.xml', body: `<worksheet><f>${formula}</f></worksheet>` }]);

const refusedFiles: Record<
  Exclude<OfficeErrorKind, 'mismatch' | 'damaged' | 'too much' | 'encrypted'>,
  [string, Buffer][]
> = {
  external: [
    ['a linked picture', rels('image', 'https://t.example/a.png')],
    ['a template', rels('attachedTemplate', 'https://t.example/a.dotm')],
    ['a template of the own disk', rels('attachedTemplate', 'file:///C:/a.dotm')],
    ['TargetMode in odd case', rels('image', 'a.png', 'eXternal')],
    ['a TargetMode that does not exist', rels('hyperlink', 'https://a.example', 'Somewhere')],
    ['TargetMode by character references', hostile(image('TargetMode="&#69;xternal"'))],
    ['an address without TargetMode', hostile(image(''))],
    ['another host without TargetMode', rels('image', '//t.example/a.png', 'Internal')],
    ['a prefix before the elements', hostile(image().replaceAll('Relationship', 'x:Relationship'))],
    ['UTF-16 with a byte order mark', hostile(utf16(`\ufeff${image()}`))],
    ['UTF-16 in the other order', hostile(utf16(`\ufeff${image()}`, 'be'))],
    ['UTF-8 with a byte order mark', hostile(`\ufeff${image()}`)],
    ['a name in capitals', rels('image', 'http://t.example', 'External', 'WORD/_RELS/settings.xml.RELS')],
    ['a name with a percent sign', rels('image', 'http://t.example', 'External', 'word/_rels/a.xml.%72els')],
    ['a link to a share of the network', rels('hyperlink', '\\\\t.example\\a')],
    ['a link to a file of another host', rels('hyperlink', 'file://t.example/a')],
    ['a link with a script', rels('hyperlink', 'java&#10;script:alert(1)')],
    ['a link with a program’s scheme', rels('hyperlink', 'ms-word:ofe|u|http://t.example')],
    ['a workbook elsewhere', rels('externalLink', 'externalLinks/externalLink1.xml', 'Internal')],
    ['a list of connections', type('application/vnd.openxmlformats-officedocument.spreadsheetml.connections+xml')],
    ['a picture by its address in VML', vml('src="http://t.example/a.png"')],
    ['a picture by a network share in VML', vml('o:href="&#92;&#92;t.example\\a"')],
    [
      'a picture by its address in SVG',
      word({ name: 'word/media/a.svg', body: '<svg><image xlink:href="//t.example/a"/></svg>' }),
    ],
    ['a picture behind an escape of CSS in SVG', svg('<rect style="fill:\\75 rl(https://t.example/a)"/>')],
    ['a picture behind a long escape of CSS in SVG', svg('<style>a{fill:u\\000072\\6c(//t.example/a)}</style>')],
    ['a picture behind a comment of CSS in SVG', svg('<style>a{fill:url(/**/"https://t.example/a")}</style>')],
    [
      'a picture behind a comment that begins in a text of SVG',
      svg('<desc>/*</desc><rect fill="url(//t.example/a)"/>'),
    ],
    ['a picture behind CDATA in SVG', svg('<style><![CDATA[a{fill:ur\\6C(https://t.example/a)}]]></style>')],
    ['a picture behind a character reference in SVG', svg('<rect fill="&#117;rl(ftp://t.example/a)"/>')],
    ['a picture by a network share in SVG', svg('<rect fill="url(&#39;\\5c\\5ct.example\\5c a&#39;)"/>')],
    ['an address with a line break in SVG', svg('<rect fill="url(ht\ntps://t.example/a)"/>')],
    ['a style that is imported in SVG', svg('<style>@\\69mport "https://t.example/a";</style>')],
    ['a set of pictures in SVG', svg('<style>a{background:-webkit-image-set("//t.example/a" 1x)}</style>')],
    ['a style sheet of an instruction in SVG', svg('', '<?xml-stylesheet href="https://t.example/a.css"?>')],
    ['an address that an animation sets in SVG', svg('<image><set attributeName="href" to="//t.example/a"/></image>')],
    ['an address among the values of an animation in SVG', svg('<animate values="#a; https://t.example/a"/>')],
    ['a base for addresses in SVG', svg('<g xml:base="https://t.example/"><image href="a.png"/></g>')],
    ['a set of sources in HTML in SVG', svg('<foreignObject><img srcset="//t.example/a 1x"/></foreignObject>')],
    ['a link with a script in SVG', svg('<a href="java&#10;script:alert(1)">a</a>')],
    [
      'a picture in SVG of another name',
      word({ name: 'word/a.xml', body: '<s:svg><s:image href="//t.example/a"/></s:svg>' }),
    ],
    ['an included file', document('<w:fldSimple w:instr="INCLUDE &quot;\\\\t.example\\a&quot;"/>')],
    ['a link field with a program’s scheme', field(' HYPERLINK \\t "_blank" "ms-word:ofe|u|http://t.example" ')],
    ['a link field to a network share', field(' HYPERLINK "\\\\\\\\t.example\\\\a" ')],
    ['a picture field', field('INCLUDE', 'PICTURE "http://t.example/a.png"')],
    ['a text field', document('<w:fldSimple w:instr=" INCLUDETEXT http://t.example/a "/>')],
    ['a formula that fetches', sheetWith('_xlfn.IMAGE("http://t.example")')],
    ['a mail merge', word({ name: 'word/settings.xml', body: '<w:settings><w:mailMerge/></w:settings>' })],
  ],
  commands: [
    ['DDE', field(' DDEAUTO c:\\cmd.exe ')],
    ['DDE in many runs', field('D', 'D', 'EAU', 'TO c:\\cmd.exe')],
    ['DDE in character references', field('&#68;&#x44;E c:\\cmd.exe')],
    ['DDE in CDATA and around a comment', field('D<![CDATA[D]]><!-- x -->E c:\\cmd.exe')],
    ['DDE in a simple field', document("<w:fldSimple w:instr='ddeauto c:\\cmd.exe'/>")],
    ['DDE in a part of another name', word({ name: 'word/document.dat', body: wordBody(DDE) })],
    ['DDE in a part of another folder', word({ name: 'customXml/item1.xml', body: wordBody(DDE) })],
    ['DDE in UTF-16 in a part of another name', word({ name: 'word/a', body: utf16(`\ufeff<w:p>${DDE}</w:p>`) })],
    [
      'a formula in another folder',
      makeOfficeFile('xlsx', [{ name: 'a/b.xml', body: "<a><f>cmd|'/c calc'!A1</f></a>" }]),
    ],
    ['DDE in a field that never ends', document('<w:fldChar w:fldCharType="begin"/><w:instrText>DDE a</w:instrText>')],
    [
      'DDE written by another field',
      document(
        '<w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="begin"/><w:instrText>QUOTE 68 68 69</w:instrText>',
      ),
    ],
    ['a macro button', field('MACROBUTTON a')],
    ['a formula that starts a program', sheetWith("cmd|'/c calc'!A1")],
    ['a formula with a quoted program that is not a sheet', sheetWith("'cmd|calc'!A1")],
    [
      'a formula with a program that claims to be a sheet',
      makeOfficeFile('xlsx', [
        { name: 'xl/worksheets/sheet9.xml', body: "<a><f>'cmd|/c calc'!A1</f></a>" },
        { name: 'xl/workbook.xml', body: '<workbook><sheets><sheet name="cmd|/c calc"/></sheets></workbook>' },
      ]),
    ],
    [
      'a link of DDE',
      makeOfficeFile('xlsx', [
        {
          name: 'xl/externalLinks/externalLink1.xml',
          body: '<externalLink><x:ddeLink ddeService="cmd"/></externalLink>',
        },
      ]),
    ],
    [
      'an action that starts a program',
      makeOfficeFile('pptx', [{ name: 'ppt/slides/slide1.xml', body: '<a:hlinkClick action="ppaction://program"/>' }]),
    ],
  ],
  macros: [
    ['macros', word({ name: 'word/vbaProject.bin', body: 'x' })],
    ['macros in capitals', word({ name: 'word/VBAPROJECT.BIN', body: 'x' })],
    [
      'macros by their relationship',
      rels('http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'a.xml', 'Internal'),
    ],
    ['macros by their type', type('application/vnd.ms-office.vbaProject')],
    ['a document of a type with macros', type('application/vnd.ms-word.document.macroEnabled.main+xml')],
    ['macros of Excel 4', type('application/vnd.ms-excel.macrosheet+xml')],
  ],
  embedded: [
    ['an OLE object', rels('oleObject', 'embeddings/a.bin', 'Internal')],
    ['an OLE file named as a picture', word({ name: 'word/media/a.png', body: ole })],
    ['an OLE file named as text', word({ name: 'word/a.xml', body: ole })],
    ['a program', word({ name: 'word/media/a.wmf', body: 'MZ\x90' })],
    ['any binary part', word({ name: 'word/a.bin', body: 'x' })],
    ['anything else embedded', word({ name: 'word/embeddings/a.pdf', body: '%PDF-1.4' })],
    ['an archive named as a picture', word({ name: 'word/media/a.png', body: makeZip([{ name: 'a' }]) })],
    [
      'ActiveX by its relationship',
      rels('http://schemas.microsoft.com/office/2006/relationships/activeXControlBinary', 'a.xml', 'Internal'),
    ],
    ['ActiveX by its type', type('application/vnd.ms-office.activeX+xml')],
    ['ActiveX by its element', word({ name: 'word/activeX/activeX1.xml', body: '<ax:ocx ax:classid="{0}"/>' })],
    ['HTML as a part', type('text/html')],
    ['HTML by its relationship', rels('aFChunk', 'a.html', 'Internal')],
    ...[
      'js',
      'JSE',
      'hta',
      'lnk',
      'vbs',
      'wsf',
      'ps1',
      'bat',
      'cmd',
      'scr',
      'com',
      'jar',
      'url',
      'chm',
      'reg',
      'exe ',
    ].map((extension): [string, Buffer] => [
      `a .${extension} part`,
      word({ name: `word/media/a.${extension}`, body: 'x' }),
    ]),
    ['an HTML application that looks like XML', word({ name: 'word/a.hta', body: '<html><script>x</script></html>' })],
    ['a shell script without an extension', word({ name: 'word/media/a', body: '#!/bin/sh' })],
    ['a script by its type', type('application/javascript')],
    ['an event handler in SVG', svg('<g onload="x()"/>')],
    [
      'a file in a file in a file',
      word({ name: 'word/embeddings/a.docx', body: word({ name: 'word/embeddings/b.docx', body: word() }) }),
    ],
  ],
};

describe('an ordinary Office file', () => {
  it.each(ordinaryFiles)('%s is accepted', (_name, kind, body) => expect(inspect(body(), kind)).toBeNull());

  it('is accepted as an upload, but not with a hidden program in an embedded worksheet', async () => {
    const [[, kind, body]] = ordinaryFiles as [(typeof ordinaryFiles)[number]];
    expect((await validateUpload(`a.${kind}`, '', body())).body).toHaveLength(body().length);
    const sheet = sheetWith("cmd|'/c calc'!A1");
    const outer = word({ name: 'word/embeddings/a.xlsx', body: sheet, deflate: true });
    await expect(validateUpload('a.docx', '', outer)).rejects.toThrow('starts another program');
    await expect(validateUpload('a.docx', '', rels('image', 'http://t.example'))).rejects.toThrow('from elsewhere');
    await expect(validateUpload('a.docx', '', word({ name: 'word/a.bin', body: 'x' }))).rejects.toThrow(
      'embedded object',
    );
  });
});

describe.each(Object.entries(refusedFiles))('an Office file is rejected as %s', (kind, files) => {
  it.each(files)('with %s', (_name, body) => {
    const container = (['docx', 'xlsx', 'pptx'] as const).find((each) => inspect(body, each) !== 'mismatch');
    expect(inspect(body, container)).toBe(kind);
  });
});

describe('an Office file that declares a type for an extension', () => {
  it('is accepted if no part has the extension, and otherwise rejected', () => {
    expect(inspect(sheetTypes('word/a.xml'))).toBeNull();
    expect(inspect(sheetTypes('word/a.bin'))).toBe('macros');
  });
});

describe('a manager is told before sharing an Office file that it has', () => {
  const readCase = (name: string) => fs.readFileSync(path.join(projectRoot, 'api/testing/cases', name));
  const relation = (id: string, type: string, target: string) =>
    `<Relationships><Relationship Id="${id}" Type="${relationType(type)}" Target="${target}"/></Relationships>`;

  it('comments, tracked changes, hidden text and names', () => {
    expect(reviewOffice(readCase('tracked-changes.docx'), 'docx')).toMatchObject([
      { kind: 'COMMENTS', names: ['Counsel'] },
      { kind: 'TRACKED_CHANGES', names: ['Jane Whitfield'] },
      { kind: 'HIDDEN_TEXT' },
      { kind: 'METADATA', names: ['Jane Whitfield', 'Legal reviewer'] },
    ]);
  });

  it('hidden sheets, notes at cells and the company', () => {
    expect(reviewOffice(readCase('hidden-sheet.xlsx'), 'xlsx')).toMatchObject([
      { kind: 'COMMENTS' },
      { kind: 'HIDDEN_SHEETS', names: ['Salaries'] },
      { kind: 'METADATA', names: ['Jane Whitfield', 'Falcon Holding'] },
    ]);
  });

  it('hidden slides and speaker notes, with the numbers of the slides', () => {
    const file = makeOfficeFile('pptx', [
      {
        name: 'ppt/presentation.xml',
        body: '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="rId7"/><p:sldId id="257" r:id="rId1"/></p:sldIdLst></p:presentation>',
      },
      {
        name: 'ppt/_rels/presentation.xml.rels',
        body: `<Relationships><Relationship Id="rId1" Type="${relationType('slide')}" Target="slides/slide1.xml"/><Relationship Id="rId7" Type="${relationType('slide')}" Target="slides/slide2.xml"/></Relationships>`,
      },
      { name: 'ppt/slides/slide1.xml', body: '<p:sld show="0"><p:cSld/></p:sld>' },
      { name: 'ppt/slides/slide2.xml', body: '<p:sld><p:cSld/></p:sld>' },
      {
        name: 'ppt/notesSlides/notesSlide1.xml',
        body: '<p:notes><a:t>Do not mention the layoffs</a:t><a:fld type="slidenum"><a:t>1</a:t></a:fld></p:notes>',
      },
      { name: 'ppt/notesSlides/_rels/notesSlide1.xml.rels', body: relation('rId1', 'slide', '../slides/slide2.xml') },
      {
        name: 'ppt/notesSlides/notesSlide2.xml',
        body: '<p:notes><a:fld type="slidenum"><a:t>2</a:t></a:fld></p:notes>',
      },
      { name: 'ppt/notesSlides/_rels/notesSlide2.xml.rels', body: relation('rId1', 'slide', '../slides/slide1.xml') },
    ]);
    expect(reviewOffice(file, 'pptx')).toMatchObject([
      { kind: 'HIDDEN_SLIDES', pages: [2] },
      { kind: 'SPEAKER_NOTES', pages: [1] },
    ]);
  });

  it('nothing, for files without private parts', () => {
    for (const kind of ['docx', 'xlsx', 'pptx'] as const) expect(reviewOffice(makeOfficeFile(kind), kind)).toEqual([]);
  });
});
