import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#api/platform/root.ts';
import { openSharp } from '#api/platform/images.ts';
import { drawnLine, drawnPdf, stalePdf } from '#api/testing/pdf-files.ts';
import { countMarkedParts, readObjects } from '#api/testing/pdf-marks.ts';
import { markPdf } from './download.ts';
import type { Mark } from './watermark.ts';

const ines: Mark = { name: 'Ines', address: 'ines@fund.example', at: new Date(0), code: 'K7QM2X9A' };
const cases = path.join(projectRoot, 'api/testing/cases');
const readCase = (name: string) => fs.readFileSync(path.join(cases, name));
const mark = (bytes: Uint8Array) => markPdf(async () => bytes, ines);

const stamp = (dictionary: string, drawing: string, form = '') =>
  drawnPdf({
    content: drawnLine('Below'),
    page: '/Annots [7 0 R]',
    objects: [
      [`/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> ${form}`, drawing],
      [`/Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 612 792] /AP << /N 6 0 R >> ${dictionary}`],
    ],
  });
const PAPER = `1 1 1 rg 0 0 612 792 re f 0 g ${drawnLine('On top')}`;

describe('the watermark of a download covers', () => {
  test.each([
    ['a page that is one stamp', () => readCase('stamp.pdf')],
    ['a page under a stamp with a matrix', () => stamp('', PAPER, '/Matrix [0 1 -1 0 612 0]')],
    [
      'a page that is a link with a drawing',
      () => Buffer.from(Buffer.from(stamp('', PAPER)).toString('latin1').replace('/Subtype /Stamp', '/Subtype /Link ')),
    ],
    ['a form', () => readCase('form-without-appearances.pdf')],
    ['a signed page', () => readCase('signed.pdf')],
    [
      'a page that does not end its layer',
      () =>
        drawnPdf({
          content: `${drawnLine('Public')}/OC /L BDC q 0.01 0 0 0.01 0 0 cm`,
          resources: '/Properties << /L 6 0 R >>',
          catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>',
          objects: [['/Type /OCG /Name (Notes)']],
        }),
    ],
    ['a page that restores more states than it saved', () => drawnPdf({ content: `Q Q ${drawnLine('Public')}` })],
  ])('%s', async (_, create) => {
    const bytes = create();
    expect(await countMarkedParts(bytes, await mark(bytes), 1)).toBe(16);
  });
});

describe('a download does not contain', () => {
  test('a page that was deleted', async () => {
    expect(await readObjects(await mark(readCase('deleted-page.pdf')))).not.toContain('salaries');
  });

  test('a page that was deleted, to which a bookmark and a tag still lead', async () => {
    const bytes = drawnPdf({
      content: drawnLine('Public'),
      catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 8 0 R /Outlines 9 0 R',
      objects: [
        ['/Type /Page /MediaBox [0 0 612 792] /Contents 7 0 R /Resources << /Font << /F1 5 0 R >> >>'],
        ['', drawnLine('salaries')],
        ['/Type /StructTreeRoot /K << /Type /StructElem /S /P /Pg 6 0 R /ActualText (salaries) /K 0 >>'],
        ['/Type /Outlines /First 10 0 R /Last 10 0 R /Count 1'],
        ['/Title (Chapter) /Parent 9 0 R /Dest [6 0 R /Fit]'],
      ],
    });
    const objects = await readObjects(await mark(bytes));
    expect(objects).not.toContain('salaries');
    expect(objects).toContain('/Outlines');
  });

  test.each([
    ['hidden-layer.pdf', 'walkaway'],
    ['cropped.pdf', 'layoffs'],
    ['stamp.pdf', 'Under the stamp'],
  ])('a text that no page of %s shows', async (name, hidden) => {
    const original = readCase(name);
    expect(await readObjects(original)).toContain(hidden);
    const marked = await mark(original);
    expect(await readObjects(marked)).not.toContain(hidden);
    expect(await countMarkedParts(original, marked, 1)).toBe(16);
  });

  test('a text outside of the visible part of a page that is turned', async () => {
    const page = '/CropBox [0 300 612 792] /Rotate 90';
    const original = drawnPdf({ content: drawnLine('Public') + drawnLine('layoffs', 72, 60), page });
    const marked = await mark(original);
    expect(await readObjects(marked)).not.toContain('layoffs');
    expect(await countMarkedParts(original, marked, 1)).toBe(16);
  });

  const FORM = '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >>';
  const tags = '/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R';
  const hidden = drawnLine('salaries');
  const content = drawnLine('Public', 72, 700);

  test.each<[what: string, page: Parameters<typeof drawnPdf>[0]]>([
    [
      'words that a span says and does not draw',
      { content: `${content}/Span << /ActualText (salaries) >> BDC ${drawnLine('Figures')} EMC` },
    ],
    [
      'a picture under a cover',
      {
        content: `${content} q 100 0 0 50 72 300 cm /I Do Q 70 298 104 54 re f`,
        resources: '/XObject << /I 6 0 R >>',
        objects: [
          ['/Type /XObject /Subtype /Image /Width 8 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray', 'salaries'],
        ],
      },
    ],
    ['a drawing that no page uses', { content, resources: '/XObject << /X 6 0 R >>', objects: [[FORM, hidden]] }],
    ['a note in resources that no page uses', { content, resources: '/Properties << /M << /Note (salaries) >> >>' }],
    [
      'another state of a stamp',
      {
        content,
        page: '/Annots [7 0 R]',
        objects: [
          [FORM, hidden],
          ['/Type /Annot /Subtype /Stamp /Rect [0 0 612 792] /F 4 /AP << /N 8 0 R /R 6 0 R /D 6 0 R >>'],
          [FORM, content],
        ],
      },
    ],
    [
      'a page that is a template',
      {
        content,
        catalog: '/Names << /Templates << /Names [(t) 6 0 R] >> >>',
        objects: [
          ['/Type /Template /MediaBox [0 0 612 792] /Contents 7 0 R /Resources << /Font << /F1 5 0 R >> >>'],
          ['', hidden],
        ],
      },
    ],
    [
      'a tag of a page that became a picture',
      {
        content: `/P << /MCID 0 >> BDC ${content} EMC /P << /MCID 1 >> BDC ${hidden} EMC 1 g 60 480 400 60 re f`,
        page: '/StructParents 0',
        catalog: tags,
        objects: [
          ['/Type /StructTreeRoot /K [7 0 R]'],
          ['/Type /StructElem /S /Sect /P 6 0 R /K [8 0 R] /ActualText (salaries)'],
          ['/Type /StructElem /S /P /P 7 0 R /Pg 3 0 R /K 1 /ActualText (salaries) /Alt (salaries)'],
        ],
      },
    ],
    [
      'another picture for the printer',
      {
        content: `${content}q 10 0 0 10 0 0 cm /I Do Q`,
        resources: '/XObject << /I 6 0 R >>',
        objects: [
          [
            '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray /Alternates [<< /Image 7 0 R >>]',
            'a',
          ],
          ['/Type /XObject /Subtype /Image /Width 8 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray', 'salaries'],
        ],
      },
    ],
    [
      'notes of programs',
      { content, catalog: '/Legal << /Note (salaries) >> /XXown (salaries)', page: '/VP [<< /Name (salaries) >>]' },
    ],
    ['a text that is too small to be seen', { content: `${content}q 0.001 0 0 0.001 300 300 cm ${hidden} Q` }],
  ])('%s', async (_, page) => {
    const original = drawnPdf(page);
    const marked = await mark(original);
    expect(await readObjects(original)).toContain('salaries');
    expect(await readObjects(marked)).not.toContain('salaries');
    expect(await countMarkedParts(original, marked, 1)).toBe(16);
  });

  test('a former content of a page that the table of the file does not list', async () => {
    const original = stalePdf('Public', 'salaries');
    const marked = await markPdf(async () => original, ines, { listDifferent: async () => [1] });
    expect(await readObjects(marked)).not.toContain('salaries');
    expect(await countMarkedParts(original, marked, 1)).toBe(16);
  });

  test('a remark of a layer, or one that is only printed', async () => {
    for (const dictionary of ['/OC 8 0 R', '/F 36']) {
      const marked = await mark(stamp(dictionary, drawnLine('salaries')));
      expect(await readObjects(marked)).not.toContain('salaries');
    }
  });

  test('comments, their authors, names and paths of programs', async () => {
    const comments = await readObjects(await mark(readCase('comments.pdf')));
    expect(comments).not.toMatch(/Do not tell/i);
    const metadata = await PDFDocument.load(await mark(readCase('metadata.pdf')), { updateMetadata: false });
    expect([metadata.getAuthor(), metadata.getCreator()]).toEqual([undefined, undefined]);
    expect(await readObjects(await mark(readCase('metadata.pdf')))).not.toMatch(/PieceInfo|Metadata/);
  });

  test('a note for a comment without text, or for one that is drawn, if comments are kept', async () => {
    const annotate = (subtype: string, contents: string) =>
      Buffer.from(stamp(`/Contents ${contents}`, drawnLine('salaries')))
        .toString('latin1')
        .replace('/Subtype /Stamp', `/Subtype /${subtype}`);
    for (const [subtype, contents, hasNote] of [
      ['Highlight', '()', false],
      ['Highlight', '<FEFF>', false],
      ['FreeText', '(salaries)', false],
      ['Highlight', '(Check this)', true],
    ] as const) {
      const original = Buffer.from(annotate(subtype, contents), 'latin1');
      const objects = await readObjects(await markPdf(async () => original, ines, { removesComments: false }));
      expect(/\/Subtype \/Text\b/.test(objects)).toBe(hasNote);
    }
  });

  test('the value of a signature, but its pages', async () => {
    const objects = await readObjects(await mark(readCase('signed.pdf')));
    expect(objects).not.toMatch(/ByteRange|AcroForm/);
    expect(objects).toContain('Page one');
  });
});

describe('a download keeps', () => {
  test.each(['tagged.pdf', 'tagged-with-q.pdf'])('the tags and the language of %s', async (name) => {
    const marked = await mark(readCase(name));
    const { catalog } = await PDFDocument.load(marked, { updateMetadata: false });
    expect(catalog.get(PDFName.of('Lang'))).toBeDefined();
    expect(catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)).toBeDefined();
    expect(await readObjects(marked)).toMatch(/\/P <<? ?\/MCID 1/);
  });

  test('links to named places, to the next page and to websites, the outline and the language', async () => {
    const link = (target: string): [string] => [`/Type /Annot /Subtype /Link /Rect [72 500 200 520] ${target}`];
    const bytes = drawnPdf({
      content: drawnLine('Public'),
      page: '/Annots [6 0 R 7 0 R 8 0 R 9 0 R]',
      catalog: `/Lang (fr-CA) /Dests << /chapter [3 0 R /Fit] >> /Names << /Dests << /Names [(figures) [3 0 R /Fit]] >> >>
        /Outlines 10 0 R`,
      objects: [
        link('/A << /S /Named /N /NextPage >>'),
        link('/Dest /chapter'),
        link('/A << /S /GoTo /D (figures) >>'),
        link('/A << /S /URI /URI (https://register.example/entry) >>'),
        ['/Type /Outlines /First 11 0 R /Last 11 0 R /Count 1'],
        ['/Title (Chapter) /Parent 10 0 R /Dest (figures)'],
      ],
    });
    const objects = await readObjects(await mark(bytes));
    for (const kept of ['/NextPage', '/Dest /chapter', '/D (figures)', 'register.example', '/chapter [', '(figures) ['])
      expect(objects.replaceAll(/\s+/g, ' ')).toContain(kept);
    expect(objects).toMatch(/\(Chapter\)/);
    expect(objects).toContain('(fr-CA)');
  });

  test('the labels of pages, and the title', async () => {
    const { catalog } = await PDFDocument.load(await mark(readCase('page-labels.pdf')), { updateMetadata: false });
    expect(catalog.get(PDFName.of('PageLabels'))).toBeDefined();
    const pdf = await PDFDocument.load(drawnPdf({ content: drawnLine('Public') }));
    pdf.setTitle('Łoś report');
    expect((await PDFDocument.load(await mark(await pdf.save()), { updateMetadata: false })).getTitle()).toBe(
      'Łoś report',
    );
  });
});

describe('other programs', { tags: ['all'] }, () => {
  const run = promisify(execFile);
  let folder = '';
  beforeAll(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'download-'))));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  /** The grey values of a page as another program draws it, without light from the paper. */
  async function drawWith(program: 'pdftoppm' | 'mutool', file: string, page: number): Promise<Buffer> {
    const target = path.join(folder, program);
    if (program === 'mutool')
      await run('mutool', ['draw', '-q', '-r', '60', '-o', `${target}.png`, file, String(page)]);
    else
      await run('pdftoppm', [
        '-cropbox',
        '-r',
        '60',
        '-png',
        '-singlefile',
        '-f',
        String(page),
        '-l',
        String(page),
        file,
        target,
      ]);
    const sharp = await openSharp();
    return sharp(`${target}.png`).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  }

  test.each(fs.readdirSync(cases).filter((name) => name.endsWith('.pdf')))(
    'show the watermark on every page of %s, and find no fault in the file',
    async (name) => {
      const bytes = readCase(name);
      const [before, after] = [path.join(folder, 'before.pdf'), path.join(folder, 'after.pdf')];
      fs.writeFileSync(before, bytes);
      fs.writeFileSync(after, await mark(bytes));
      await run('qpdf', ['--check', after]);
      const { length } = (await PDFDocument.load(bytes, { updateMetadata: false })).getPages();
      for (let page = 1; page <= length; page += 1) {
        const parts = await countMarkedParts(bytes, fs.readFileSync(after), page);
        expect(parts, `PDFium, the engine of Chromium, page ${page}`).toBe(16);
        for (const program of ['pdftoppm', 'mutool'] as const) {
          const [was, is] = [await drawWith(program, before, page), await drawWith(program, after, page)];
          expect(is.length).toBe(was.length);
          const changed = is.filter((shade, at) => Math.abs(shade - was[at]!) > 12).length;
          expect(changed / is.length, `${program}, page ${page}`).toBeGreaterThan(0.03);
        }
      }
    },
  );
});
