import { PDFDict, PDFDocument, PDFName, PDFStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { attachingPdf, formPdf, reportPdf } from '#api/testing/pdf-files.ts';
import { markPdf } from './download.ts';
import { inspectPdf, SENTENCES } from './inspect.ts';
import { findActiveContent, stripActiveContent } from './pdf.active.ts';

// Active parts of a PDF: refused at upload, and removed from every copy.

interface Parts {
  catalog?: string;
  page?: string;
  /** Objects with numbers from 4. */
  objects?: string[];
}

/** A file of one page, written by hand, because no library would write its content. */
function pdfWith({ catalog = '', page = '', objects = [] }: Parts): Uint8Array {
  const all = [
    `<</Type/Catalog/Pages 2 0 R ${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200] ${page}>>`,
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const places = all.map((body, n) => {
    const at = text.length;
    text += `${n + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<</Root 1 0 R/Size ${all.length + 1}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const link = (action: string) => ({ page: `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A ${action}>>]` });
const annotation = (subtype: string, more = '') => ({ page: `/Annots[<</Subtype/${subtype}/Rect[0 0 9 9]${more}>>]` });
const stream = (dict: string, content = 'SECRET') =>
  `<<${dict}/Length ${content.length}>>\nstream\n${content}\nendstream`;
const FILE = '<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>';
const file = { objects: [stream('/Type/EmbeddedFile')] };

/** Its own content, which no reader uses, stays. */
const UNUSED = 'content of another file';
const refusedCases: [string, Parts, RegExp][] = [
  ['a script that runs when it opens', { catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }, /scripts/],
  [
    'a script behind a reference',
    { catalog: '/OpenAction 4 0 R', objects: ['<</S 5 0 R/JS(1)>>', '/JavaScript'] },
    /scripts/,
  ],
  ['a script behind references in a row', { ...link('<</S 4 0 R>>'), objects: ['5 0 R', '/JavaScript'] }, /scripts/],
  ['a script under an escaped name', link('<</S/J#61vaScript/JS(1)>>'), /scripts/],
  [
    'a script that follows a link',
    link('<</S/URI/URI(https://a.example)/Next[<</S/GoTo/Next<</S/JavaScript>>>>]>>'),
    /scripts/,
  ],
  ['a script of a page', { page: '/AA<</O<</S/JavaScript/JS(1)>>>>' }, /scripts/],
  ['a script of a field', { catalog: '/AcroForm<</Fields[<</T(a)/AA<</K<</S/JavaScript/JS(1)>>>>>>]>>' }, /scripts/],
  ['a list of scripts', { catalog: '/Names<</JavaScript<</Names[(a)4 0 R]>>>>', objects: ['<</JS(1)>>'] }, /scripts/],
  ['a script that nothing refers to', { objects: ['<</S/JavaScript/JS(1)>>'] }, /scripts/],
  ['a script in a bookmark', { catalog: '/Outlines<</First<</Title(a)/A<</S/JavaScript>>>>>>' }, /scripts/],
  ['an action that starts a program', link('<</S/Launch/F(cmd.exe)>>'), /scripts/],
  ['an action that sends a form', link('<</S/SubmitForm/F(https://t.example)>>'), /scripts/],
  ['an action that reads data', link('<</S/ImportData/F(a.fdf)>>'), /scripts/],
  ['an attached file in an annotation', { ...file, ...annotation('FileAttachment', `/FS ${FILE}`) }, /attached files/],
  ['an annotation with a file elsewhere', annotation('FileAttachment', '/FS(a)'), /attached files/],
  ['an attached file that nothing refers to', { objects: [...file.objects, FILE] }, /attached files/],
  ['a list of attached files', { catalog: '/Names<</EmbeddedFiles<</Names[]>>>>' }, /attached files/],
  ['an action that opens an attached file', link('<</S/GoToE/T<</R/C>>>>'), /attached files/],
  ['an XFA form', { catalog: '/AcroForm<</Fields[]/XFA 4 0 R>>', objects: [stream('', 'xdp')] }, /XFA/],
  ['a video', annotation('Screen'), /sound, video/],
  ['rich media', annotation('RichMedia'), /sound, video/],
  ['an action that plays', link('<</S/Rendition/OP 0/JS(1)>>'), /sound, video/],
  [UNUSED, { objects: [stream('/F(http://t.example/a)')] }, /other files/],
];

const harmless: [string, Parts][] = [
  ['a page to begin with', { catalog: '/OpenAction[3 0 R/Fit]' }],
  ['an action to begin with', { catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' }],
  ['a link', link('<</S/URI/URI(https://a.example)>>')],
  ['a link to another file', link('<</S/GoToR/F(b.pdf)>>')],
  ['a form', { catalog: '/AcroForm<</Fields[<</FT/Tx/T(a)/V(b)>>]>>' }],
  [
    'resources of odd names',
    { page: '/Resources<</Font<</AA<</Type/Font>>/JavaScript 4 0 R/EF 4 0 R/A 4 0 R>>>>', objects: ['<</Type/Font>>'] },
  ],
];

/** All objects of a file as text, with the beginning of its streams. */
async function describeObjects(bytes: Uint8Array | PDFDocument): Promise<string> {
  const pdf = bytes instanceof PDFDocument ? bytes : await PDFDocument.load(bytes);
  const all = pdf.context.enumerateIndirectObjects().map(([, each]) => each);
  const objects = all.filter((each) => !(each instanceof PDFName));
  return objects
    .map((each) => (each instanceof PDFStream ? `${each.dict} ${each.getContentsString().slice(0, 50)}` : `${each}`))
    .join('\n');
}
const ACTIVE =
  /JavaScript|Launch|SubmitForm|ImportData|GoToE|GoToR|Rendition|RichMedia|Screen|FileAttachment|\/EF|XFA|OpenAction|\/AA|a\.exe|SECRET|t\.example|javascript:/;

describe('a PDF', () => {
  it.each(refusedCases)(
    'with %s is refused, and copies of stored files do not contain it',
    async (name, parts, sentence) => {
      const pdf = await PDFDocument.load(pdfWith(parts), { updateMetadata: false });
      expect(SENTENCES[findActiveContent(pdf) ?? '']).toMatch(sentence);
      stripActiveContent(pdf);
      const copy = await PDFDocument.load(await pdf.save({ useObjectStreams: true }));
      expect(findActiveContent(copy)).toBeNull();
      expect(await describeObjects(copy)).not.toMatch(name === UNUSED ? /t\.example/ : ACTIVE);
    },
  );

  it.each(harmless)('with %s is accepted', async (_name, parts) => {
    expect(findActiveContent(await PDFDocument.load(pdfWith(parts)))).toBeNull();
  });

  it('keeps its links and resource names, but not its automatic actions', async () => {
    const parts = { ...harmless[5]![1], catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>/AA<</WC<</S/GoTo>>>>' };
    const pdf = await PDFDocument.load(
      pdfWith({
        ...parts,
        objects: ['<</Type/Font>>'],
      }),
    );
    stripActiveContent(pdf);
    const fonts = pdf.getPage(0).node.Resources()?.lookup(PDFName.of('Font'), PDFDict);
    expect(fonts?.keys().map(String)).toEqual(['/AA', '/JavaScript', '/EF', '/A']);
    expect(pdf.catalog.keys().map(String)).toEqual(['/Type', '/Pages']);
    for (const [action, stays] of [
      ['<</S/URI/URI(https://a.example)>>', true],
      ['<</S/URI/URI(javascript:alert\\(1\\))>>', false],
      ['<</S/URI/URI(file:///t.example/a)>>', false],
      ['<</S/GoToR/F(\\\\\\\\t.example)>>', false],
    ] as const) {
      const linked = await PDFDocument.load(pdfWith(link(action)));
      stripActiveContent(linked);
      expect(/\/A\b/.test(await describeObjects(linked))).toBe(stays);
    }
  });

  it('with active content is refused at upload, and downloads do not contain the active content', async () => {
    const [, parts] = refusedCases.find(([name]) => name === 'a script of a page')!;
    const scripted = pdfWith({ ...parts, ...file, catalog: '/OpenAction[3 0 R/Fit]' });
    expect(await inspectPdf(scripted)).toEqual({ refusal: expect.stringMatching(/scripts/) });
    const form = await inspectPdf(await formPdf());
    expect(form).toMatchObject({ pages: 1, findings: [{ kind: 'FORM_FIELDS', names: [], pages: [1] }] });
    expect(form).not.toHaveProperty('refusal');
    const mark = { name: 'Ines', address: 'ines@fund.example', at: new Date(0), code: 'K7QM2X9A' };
    for (const bytes of [scripted, await attachingPdf()]) {
      const copy = await markPdf(async () => bytes, mark);
      expect(await describeObjects(copy)).not.toMatch(/JavaScript|OpenAction|\/AA|\/EF|EmbeddedFile/);
      expect((await PDFDocument.load(copy)).getPageCount()).toBe(1);
    }
  });

  it('with circular references is processed completely', async () => {
    const cycle = pdfWith({
      ...link('4 0 R'),
      objects: ['<</S 5 0 R/Next 4 0 R/AA 4 0 R/EF 6 0 R>>', '6 0 R', '5 0 R'],
    });
    const pdf = await PDFDocument.load(cycle);
    expect(findActiveContent(pdf)).toBeNull();
    stripActiveContent(pdf);
    const wide = pdfWith({ objects: [`<<${Array.from({ length: 200_000 }, (_, n) => `/K${n} 1`).join('')}>>`] });
    expect(findActiveContent(await PDFDocument.load(wide))).toBeNull();
    expect(findActiveContent(await PDFDocument.load(await reportPdf(3)))).toBeNull();
  });
});
