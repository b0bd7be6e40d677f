import fs from 'node:fs';
import path from 'node:path';
import { PDFDocument, PDFName, type PDFObject, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#api/platform/root.ts';
import {
  attachingPdf,
  drawnLine,
  drawnPdf,
  drawingBombPdf,
  emptyPdf,
  lockedPdf,
  namelessPdf,
  nestedPdf,
  oddPdf,
  packedBombPdf,
  reportPdf,
  stalePdf,
  staleContentPdf,
} from '#api/testing/pdf-files.ts';
import { createFinding, describeFinding, type Finding } from '../uploads/upload.finding.service.ts';
import { inspectPdf, MOST_PAGES } from './inspect.ts';

const readCase = (name: string) => fs.readFileSync(path.join(projectRoot, 'api/testing/cases', name));

describe('the inspection of an uploaded PDF', () => {
  test('returns the number of pages and does not change the bytes', async () => {
    const report = await reportPdf(7);
    expect(await inspectPdf(report)).toMatchObject({ pages: 7 });
    expect(report.length).toBeGreaterThan(1_000);
    expect(await inspectPdf(await oddPdf({ turn: 270, crop: true }))).toMatchObject({ pages: 1 });
    expect(await inspectPdf(await emptyPdf(100, 100, MOST_PAGES))).toMatchObject({ pages: MOST_PAGES });
  });

  test('reads the labels that people see printed on the pages, if they are not the numbers', async () => {
    const labels = ['i', 'ii', 'iii', '1', '2', '3'];
    expect(await inspectPdf(readCase('page-labels.pdf'))).toMatchObject({ pages: 6, pageLabels: labels });
    expect(await inspectPdf(await reportPdf(3))).toMatchObject({ pages: 3, pageLabels: null });
  });

  test('accepts a file with only an owner password, because everyone can open it', async () => {
    expect(await inspectPdf(await lockedPdf(''))).toMatchObject({ pages: 1 });
  });

  test.each([
    ['is locked', () => lockedPdf('a password'), /encrypted or protected/],
    ['is no PDF', async () => new TextEncoder().encode('MZ this program cannot be run'), /not a PDF, or it is damaged/],
    ['is empty', async () => new Uint8Array(), /not a PDF, or it is damaged/],
    ['was cut off', async () => (await reportPdf(40)).slice(0, 9_000), /not a PDF, or it is damaged/],
    ['is too long', () => emptyPdf(100, 100, MOST_PAGES + 1), /more than 5,000 pages/],
    ['carries other files', attachingPdf, /attached files/],
    ['is nested without end', async () => nestedPdf(200_000), /damaged|too long or too much memory/],
  ])('refuses with one sentence a file that %s', async (_, createFile, sentence) => {
    expect(await inspectPdf(await createFile())).toEqual({ refusal: expect.stringMatching(sentence) });
  });

  test('limits the memory for a file of which a megabyte decompresses to a gigabyte', async () => {
    const packed = await packedBombPdf(1_024);
    expect(packed.length).toBeLessThan(6_000_000);
    expect(await inspectPdf(packed)).toEqual({ refusal: expect.stringMatching(/damaged|too long or too much memory/) });
  });

  test('limits the work for a drawing bomb, and the server continues', async () => {
    const result = await inspectPdf(await drawingBombPdf(9));
    expect('refusal' in result || result.findings.some(({ kind }) => kind === 'INCOMPLETE')).toBe(true);
    expect(await inspectPdf(await reportPdf(1))).toMatchObject({ pages: 1 });
  });

  test('refuses a file that takes longer than the time limit', async () => {
    expect(await inspectPdf(await reportPdf(200), 0)).toEqual({
      refusal: expect.stringMatching(/too long or too much memory/),
    });
  });
});

const PICTURE: [string, string] = [
  '/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
  '\x10\xf0',
];

describe('a manager is told before sharing a PDF that it has', () => {
  const kinds = async (bytes: Uint8Array) => {
    const result = await inspectPdf(bytes);
    if ('refusal' in result) throw new Error(result.refusal);
    return result.findings;
  };
  const LARGE_LINE = 'BT /F1 48 Tf 72 490 Td (Public) Tj ET\n';
  const COVER = '1 1 1 rg 60 480 500 60 re f 0 g\n';

  test.each<[what: string, create: () => Uint8Array | Promise<Uint8Array>, findings: Partial<Finding>[]]>([
    [
      'comments and their authors',
      () => readCase('comments.pdf'),
      [{ kind: 'COMMENTS', pages: [1], names: ['J. Whitfield', 'Counsel'] }],
    ],
    [
      'names and paths',
      () => readCase('metadata.pdf'),
      [
        {
          kind: 'METADATA',
          names: expect.arrayContaining(['Jane Whitfield', expect.stringContaining('C:\\Users')]) as never,
        },
      ],
    ],
    [
      'hidden layers',
      () => readCase('hidden-layer.pdf'),
      [
        { kind: 'HIDDEN_LAYERS', pages: [1], names: ['Internal notes'] },
        { kind: 'HIDDEN_TEXT', pages: [1] },
      ],
    ],
    ['text outside of the visible page', () => readCase('cropped.pdf'), [{ kind: 'OUTSIDE_TEXT', pages: [1] }]],
    [
      'text under a cover',
      () => drawnPdf({ content: `${drawnLine('Public', 72, 700)}${drawnLine('walkaway')}${COVER}` }),
      [{ kind: 'HIDDEN_TEXT', pages: [1] }],
    ],
    [
      'a span that says other words than it draws',
      () => drawnPdf({ content: `/Span << /ActualText (walkaway price) >> BDC ${drawnLine('Public figures')} EMC` }),
      [{ kind: 'HIDDEN_TEXT', pages: [1] }],
    ],
    ...(
      [
        ['a picture under a cover', '100 0 0 50 72 300 cm /I Do Q 0 g 70 298 104 54 re f', ''],
        ['a picture outside of the visible page', '100 0 0 50 72 60 cm /I Do Q', '/CropBox [0 200 612 792]'],
      ] as const
    ).map(([name, content, entries]): [string, () => Uint8Array, object[]] => [
      name,
      () =>
        drawnPdf({
          content: `${drawnLine('Public', 72, 700)}q ${content}`,
          page: entries,
          resources: '/XObject << /I 6 0 R >>',
          objects: [PICTURE],
        }),
      [{ kind: 'HIDDEN_PICTURES', pages: [1] }],
    ]),
    ['a signature', () => readCase('signed.pdf'), [{ kind: 'SIGNATURE' }]],
    ['restrictions', () => lockedPdf(''), [{ kind: 'RESTRICTIONS' }]],
    ['form fields', () => readCase('form-without-appearances.pdf'), [{ kind: 'FORM_FIELDS', pages: [1] }]],
    [
      'fonts that are not part of the file',
      () => readCase('not-embedded.pdf'),
      [{ kind: 'MISSING_FONTS', pages: [1] }],
    ],
    [
      'content that a download would show otherwise',
      () => stalePdf('Public', 'salaries'),
      [{ kind: 'DIFFERENT_COPY', pages: [1] }],
    ],
    ...[
      ['Revenue 12.5 million', 'Revenue 21.5 million'],
      ['Margin 1.25 %', 'Margin 12.5 %'],
      ['Result -500', 'Result 500'],
    ].map(([shown, stale]): [string, () => Uint8Array, Partial<Finding>[]] => [
      `“${stale}” in a download that readers see as “${shown}”`,
      () => stalePdf(shown!, stale!),
      [{ kind: 'DIFFERENT_COPY', pages: [1] }],
    ]),
    ...[
      ['covers', (line: string) => `${line}1 g 60 480 300 60 re f`],
      ['moves', (line: string) => `1 0 0 1 0 -90 cm ${line}`],
      ['turns over', (line: string) => `1 0 0 -1 0 1010 cm ${line}`],
      ['prints in another color', (line: string) => `0.9 0.9 0 rg ${line}`],
    ].map(([change, draw]): [string, () => Uint8Array, Partial<Finding>[]] => [
      `a line that a download ${change as string}`,
      () => staleContentPdf(LARGE_LINE, (draw as (line: string) => string)(LARGE_LINE)),
      [{ kind: 'DIFFERENT_COPY', pages: [1] }],
    ]),
    ['empty pages', () => emptyPdf(300, 200, 2), [{ kind: 'EMPTY_PAGES', pages: [1, 2] }]],
    [
      'pages that are pictures',
      () =>
        drawnPdf({
          content: 'q 300 0 0 300 60 300 cm /I Do Q',
          resources: '/XObject << /I 6 0 R >>',
          objects: [
            [
              '/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
              '\x10\xf0',
            ],
          ],
        }),
      [{ kind: 'NO_TEXT', pages: [1] }],
    ],
    [
      'pages whose font does not name its letters',
      () => readCase('kinds/cjk-without-unicode.pdf'),
      [{ kind: 'NO_TEXT', pages: [1] }],
    ],
    [
      'a page of one color, which is not empty',
      () => drawnPdf({ content: '0.1 0.2 0.5 rg 0 0 612 792 re f' }),
      [{ kind: 'NO_TEXT', pages: [1] }],
    ],
    ['a white page', () => drawnPdf({ content: '1 g 0 0 612 792 re f' }), [{ kind: 'EMPTY_PAGES', pages: [1] }]],
    [
      'letters of a font that does not name them, on a page that can be read',
      () => namelessPdf('Revenue grew by twelve percent', [300, 301, 302, 303]),
      [{ kind: 'NAMELESS_SIGNS', pages: [1] }],
    ],
    [
      'drawings of such a font with numbers that are those of other letters',
      () => namelessPdf('Revenue grew by twelve percent', [72, 82, 87, 68, 70]),
      [{ kind: 'NAMELESS_SIGNS', pages: [1] }],
    ],
  ])('%s', async (_, create, findings) => {
    expect(await kinds(await create())).toEqual(findings.map((finding) => expect.objectContaining(finding) as unknown));
  });

  interface LayeredPage {
    pdf: PDFDocument;
    page: PDFPage;
    at: number;
    layer: PDFRef;
  }

  /** Pages with a line each, unless they are many, in a file with a layer that is off. */
  async function layeredPdf(pages: number, write: (page: LayeredPage) => void) {
    const pdf = await PDFDocument.create();
    for (let at = 0; at < pages; at += 1) pdf.addPage([600, 400]).drawText(pages < 100 ? `Public page ${at + 1}` : '');
    await pdf.flush();
    const layer = pdf.context.register(pdf.context.obj({ Type: 'OCG' }));
    pdf.catalog.set(PDFName.of('OCProperties'), pdf.context.obj({ OCGs: [layer], D: { OFF: [layer] } }));
    pdf.getPages().forEach((page, at) => write({ pdf, page, at, layer }));
    return pdf.save();
  }

  const link = ({ pdf, page }: LayeredPage, ...targets: number[]) => {
    const links = targets.map((at) => {
      const action = { S: 'GoTo', D: [pdf.getPage(at).ref, 'Fit'] };
      return { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], P: page.ref, A: action };
    });
    page.node.set(PDFName.of('Annots'), pdf.context.obj(links));
  };
  const setResource = ({ page }: LayeredPage, kind: 'Properties' | 'XObject' | 'Pattern', value: PDFObject) =>
    page.node.Resources()!.set(PDFName.of(kind), page.doc.context.obj({ L: value }));
  const write = ({ pdf, page }: LayeredPage, content: string) =>
    page.node.addContentStream(pdf.context.register(pdf.context.stream(content)));
  const form = ({ pdf }: LayeredPage, dict: object, content = '0 0 9 9 re f') =>
    pdf.context.register(
      pdf.context.stream(content, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9], ...dict }),
    );
  const DRAWN = '/OC /L BDC 0 0 9 9 re f EMC';

  test.each<[what: string, pages: number, layered: number[], write: (page: LayeredPage) => void]>([
    [
      'a thousand pages that link to each other',
      1_000,
      [],
      (page) => link(page, page.at && page.at - 1, Math.min(page.at + 1, 999)),
    ],
    [
      'a table of contents with links to a page of the layer',
      4,
      [4],
      (page) => {
        if (page.at === 0) link(page, 1, 3);
        if (page.at === 1) link(page, 0);
        if (page.at < 3) return;
        setResource(page, 'Properties', page.layer);
        write(page, DRAWN);
      },
    ],
    [
      'pages that share a list of resources',
      3,
      [3],
      (page) => {
        page.page.node.set(PDFName.of('Resources'), page.pdf.getPage(0).node.Resources()!);
        if (page.at === 0) setResource(page, 'Properties', page.layer);
        if (page.at === 2) write(page, DRAWN);
      },
    ],
    [
      'a form of the layer, and one that draws a part of it',
      3,
      [1, 2],
      (page) => {
        const { at, layer } = page;
        const inner = form(page, { Resources: { Properties: { L: layer } } }, DRAWN);
        const [first, second] = [
          form(page, { OC: layer }),
          form(page, { Resources: { XObject: { I: inner } } }, '/I Do'),
        ];
        setResource(page, 'XObject', at === 0 ? first : second);
        if (at < 2) write(page, '/L Do');
      },
    ],
    [
      'a form that draws itself and a part of the layer, on two pages',
      2,
      [1, 2],
      (page) => {
        const inner = page.pdf.context.nextRef();
        const resources = { XObject: { F: inner }, Properties: { L: page.layer } };
        const outer = form(page, { Resources: resources }, `/F Do ${DRAWN}`);
        page.pdf.context.assign(
          inner,
          page.pdf.context.stream('/F Do', { Subtype: 'Form', Resources: { XObject: { F: outer } } }),
        );
        setResource(page, 'XObject', page.at === 0 ? inner : outer);
        write(page, '/L Do');
      },
    ],
    [
      'a combination of layers',
      2,
      [2],
      (page) => {
        const { pdf, layer } = page;
        setResource(page, 'Properties', pdf.context.register(pdf.context.obj({ Type: 'OCMD', VE: ['Not', layer] })));
        if (page.at === 1) write(page, DRAWN);
      },
    ],
    [
      'annotations of the layer',
      3,
      [1, 2],
      (page) => {
        const { pdf, at, layer } = page;
        const drawing = form(page, { Resources: { Properties: { L: layer } } }, DRAWN);
        const dict = at === 0 ? { OC: layer } : { AP: { N: at === 1 ? drawing : form(page, {}) } };
        const stamp = { Type: 'Annot', Subtype: 'Stamp', Rect: [0, 0, 9, 9], ...dict };
        page.page.node.set(PDFName.of('Annots'), pdf.context.obj([stamp]));
      },
    ],
  ])('the pages with a layer that is off, in %s', async (_, count, pages, write) => {
    const layers = (await kinds(await layeredPdf(count, write))).filter(({ kind }) => kind === 'HIDDEN_LAYERS');
    expect(layers).toEqual([expect.objectContaining({ pages })]);
  });

  test.each([
    ['a combination of layers that shows its picture while they are off', '7 0 R', '/P /AllOff /OCGs [6 0 R]', ''],
    ['an expression of layers with “not”', '7 0 R', '/VE [/And [/Not 6 0 R]]', ''],
    ['a layer that is not for the screen', '6 0 R', '', '/Usage << /View << /ViewState /OFF >> >>'],
  ])('a page with a picture that is not shown because of %s', async (_, mark, combination, layer) => {
    const bytes = drawnPdf({
      content: `${drawnLine('Public')} q 200 0 0 200 72 300 cm /I Do Q`,
      resources: '/XObject << /I 8 0 R >>',
      catalog: `/OCProperties << /OCGs [6 0 R] /D << >> >>`,
      objects: [
        [`/Type /OCG /Name (Notes) ${layer}`],
        [`/Type /OCMD ${combination}`],
        [
          `/Type /XObject /Subtype /Image /OC ${mark} /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray`,
          '\x10',
        ],
      ],
    });
    expect(await kinds(bytes)).toEqual([expect.objectContaining({ kind: 'HIDDEN_LAYERS', pages: [1] })]);
  });

  test.each([
    ['behind a whole page of color', 'q 612 0 0 792 0 0 cm /I Do Q 0.9 g 0 0 612 792 re f 0 g'],
    [
      'with a frame and a caption on it',
      'q 300 0 0 200 72 300 cm /I Do Q 0.5 w 72 300 300 200 re S 1 g 72 300 300 30 re f 0 g',
    ],
    ['on a rectangle', '0.9 g 60 290 324 224 re f 0 g q 300 0 0 200 72 300 cm /I Do Q'],
    ['that the page cuts off', 'q 300 0 0 200 -100 300 cm /I Do Q'],
    ['as a line above a cell', 'q 200 0 0 1 100 420 cm /I Do Q 0.9 g 100 400 200 20 re f 0 g'],
    ['as a line on the left of a cell', 'q 1 0 0 20 99 400 cm /I Do Q 0.9 g 100 400 200 20 re f 0 g'],
    ['as a line under a thinner one', 'q 200 0 0 1.5 100 420 cm /I Do Q 0.9 g 100 420.5 200 0.5 re f 0 g'],
  ])('nothing, for a picture %s', async (_, content) => {
    const resources = '/XObject << /I 6 0 R >>';
    expect(
      await kinds(drawnPdf({ content: `${content} ${drawnLine('Public', 72, 700)}`, resources, objects: [PICTURE] })),
    ).toEqual([]);
  });

  test('nothing, for an ordinary report', async () => {
    expect(await kinds(await reportPdf(3))).toEqual([]);
    expect(await kinds(readCase('tagged.pdf'))).toEqual([]);
    // Its author is "anonymous", as its program writes if nobody set one.
    expect(await kinds(readCase('kinds/standard-font.pdf'))).toEqual([]);
  });

  test('the pages in words', () => {
    const finding = { kind: 'NO_TEXT' as const, pages: [3, 4, 5, 9], names: [] };
    expect(describeFinding(finding, 'application/pdf')).toMatchObject({
      message: 'No text that can be searched on pages 3–5 and 9, only pictures or letters that programs cannot read.',
      consequence: expect.stringContaining('Search will not find anything on pages 3–5 and 9'),
    });
  });

  test('that pages with pictures lose comments, which stay on the others', () => {
    const finding = { kind: 'COMMENTS' as const, pages: [1], names: [] };
    expect(describeFinding(finding, 'application/pdf', false).consequence).toMatch(/Pages that .* as pictures lose/);
  });
});

test('a long name in a file is cut between its signs, because half of one cannot be stored', () => {
  const { names } = createFinding('METADATA', [], [`${'a'.repeat(119)}😀 and more`]);
  expect(names).toEqual([`${'a'.repeat(119)}😀`]);
});
