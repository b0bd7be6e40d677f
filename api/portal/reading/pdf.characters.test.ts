import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#api/platform/root.ts';
import { Thread } from '#api/platform/thread.ts';
import { drawnLine, drawnPdf, openable, namelessPdf } from '#api/testing/pdf-files.ts';
import { readPageText, searchPages } from './render.ts';

const SECRET = 'walkaway price';
const whole = { page: 1, atMost: 500, ms: 60_000 };

const readCase = (name: string) => fs.readFileSync(path.join(projectRoot, 'api/testing/cases', name));
const read = (bytes: Uint8Array) => readPageText(openable(bytes), 1);
const find = async (bytes: Uint8Array, text: string) =>
  (await searchPages(openable(bytes), { ...whole, text })).hits.map(({ areas }) => areas);

/** A page with a visible line, and a second line in another way. */
const page = (content: string, rest: Partial<Parameters<typeof drawnPdf>[0]> = {}) =>
  drawnPdf({ ...rest, content: `${drawnLine('Public figures', 72, 700)}${content}` });

const off = (more = '') => `/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >> ${more}`;
const group: [string] = ['/Type /OCG /Name (Notes)'];
const form = (dictionary: string, data: string): [string, string] => [
  `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> ${dictionary}`,
  data,
];
/** A font of drawings, each with its letters. */
const drawings = (...letters: [text: string, drawing: string][]): Partial<Parameters<typeof drawnPdf>[0]> => ({
  resources: `/Font << /F1 5 0 R /T << /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << ${letters.map((_, n) => `/g${n} ${7 + n} 0 R`).join(' ')} >> /Encoding << /Differences [97 ${letters.map((_, n) => `/g${n}`).join(' ')}] >> /FirstChar 97 /LastChar ${96 + letters.length} /Widths [${letters.map(() => 1000).join(' ')}] /ToUnicode 6 0 R >> >>`,
  objects: [
    [
      '',
      `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${letters.length} beginbfchar ${letters.map(([text], n) => `<${(97 + n).toString(16)}> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`).join(' ')} endbfchar endcmap`,
    ],
    ...letters.map(([, drawing]): [string, string] => ['', drawing]),
  ],
});
const COVER = '1 1 1 rg 60 480 500 60 re f 0 g\n';

describe('an investor does not read or find', () => {
  test.each([
    [
      'a text in a layer that is off',
      page(`/OC /L BDC ${drawnLine(SECRET)} EMC`, {
        resources: '/Properties << /L 6 0 R >>',
        catalog: off(),
        objects: [group],
      }),
    ],
    [
      'a text in a layer that is off, under a visible text at the same place',
      page(`/OC /L BDC ${drawnLine(SECRET, 72, 700)} EMC`, {
        resources: '/Properties << /L 6 0 R >>',
        catalog: off(),
        objects: [group],
      }),
    ],
    [
      'a text in a group of layers of which none is on',
      page(`/OC /L BDC ${drawnLine(SECRET)} EMC`, {
        resources: '/Properties << /L 7 0 R >>',
        catalog: off(),
        objects: [group, ['/Type /OCMD /OCGs [6 0 R] /P /AnyOn']],
      }),
    ],
    [
      'letters of a font of drawings that draw nothing',
      page('BT /T 14 Tf 72 500 Td (a) Tj ET', drawings([SECRET, '1000 0 0 0 9000 1000 d1'])),
    ],
    [
      'letters of a font of drawings that draw white, or only move',
      page(
        'BT /T 14 Tf 72 500 Td (ab) Tj ET',
        drawings(['walkaway', '1000 0 d0 1 g 0 0 900 900 re f'], [' price', '1000 0 0 0 900 900 d1 0 0 900 900 re n']),
      ),
    ],
    [
      'a text in a layer of a file whose layers are off at first',
      page(`/OC /L BDC ${drawnLine(SECRET)} EMC`, {
        resources: '/Properties << /L 6 0 R >>',
        catalog: '/OCProperties << /OCGs [6 0 R] /D << /BaseState /OFF >> >>',
        objects: [group],
      }),
    ],
    [
      'a drawing that belongs to a layer that is off',
      page('/X Do', {
        resources: '/XObject << /X 7 0 R >>',
        catalog: off(),
        objects: [group, form('/OC 6 0 R', drawnLine(SECRET))],
      }),
    ],
    [
      'an annotation that belongs to a layer that is off',
      page('', {
        page: '/Annots [8 0 R]',
        catalog: off(),
        objects: [
          group,
          form('', drawnLine(SECRET)),
          ['/Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 612 792] /OC 6 0 R /AP << /N 7 0 R >>'],
        ],
      }),
    ],
    [
      'a hidden annotation',
      page('', {
        page: '/Annots [7 0 R]',
        objects: [
          form('', drawnLine(SECRET)),
          ['/Type /Annot /Subtype /Stamp /F 2 /Rect [0 0 612 792] /AP << /N 6 0 R >>'],
        ],
      }),
    ],
    [
      'a text outside of the visible part of the page',
      page(drawnLine(SECRET, 72, 60), { page: '/CropBox [0 300 612 792]' }),
    ],
    ['a text outside of the page', page(drawnLine(SECRET, 700, 500))],
    ['a text outside of a clip', page(`q 0 600 612 100 re W n ${drawnLine(SECRET)} Q`)],
    ['a text under a white rectangle', page(`${drawnLine(SECRET)}${COVER}`)],
    ['a text under a black rectangle', page(`${drawnLine(SECRET)}0 g 60 480 500 60 re f`)],
    ['a text under a rectangle with another text', page(`${drawnLine(SECRET)}${COVER}${drawnLine('Redacted')}`)],
    [
      'a text under a picture',
      page(`${drawnLine(SECRET)}q 500 0 0 60 60 480 cm /I Do Q`, {
        resources: '/XObject << /I 6 0 R >>',
        objects: [
          ['/Type /XObject /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray', '\x10\xf0'],
        ],
      }),
    ],
    [
      'a text under an annotation',
      page(drawnLine(SECRET), {
        page: '/Annots [7 0 R]',
        objects: [form('', COVER), ['/Type /Annot /Subtype /Square /F 4 /Rect [0 0 612 792] /AP << /N 6 0 R >>']],
      }),
    ],
    ['a white text on white', page(`1 g ${drawnLine(SECRET)} 0 g`)],
    ['a transparent text', page(`/G gs ${drawnLine(SECRET)}`, { resources: '/ExtGState << /G << /ca 0 /CA 0 >> >>' })],
    ['an invisible text on white', page(`3 Tr ${drawnLine(SECRET)} 0 Tr`)],
    ['a text under one thick line', page(`${drawnLine(SECRET)}q 40 w 60 506 m 560 506 l S Q`)],
    [
      'a text under a line that the page enlarges',
      page(`${drawnLine(SECRET)}q 100 0 0 100 0 0 cm 0.4 w 0.6 5.06 m 5.6 5.06 l S Q`),
    ],
    [
      'a text under many thin lines',
      page(
        `${drawnLine(SECRET)}${Array.from({ length: 90 }, (_, n) => `1.9 w 60 ${485 + n / 2} m 560 ${485 + n / 2} l S\n`).join('')}`,
      ),
    ],
    ['a text in a clip that is a triangle', page(`q 0 490 m 200 0 l 400 0 l h W n ${drawnLine(SECRET)} Q`)],
    ['a text in the clip of another text', page(`q 7 Tr ${drawnLine('Clip', 72, 60)} 0 Tr ${drawnLine(SECRET)} Q`)],
    [
      'a white text on a dark rectangle that is clipped away',
      page(`q 0 0 10 10 re W n 60 480 500 60 re f Q 1 g ${drawnLine(SECRET)}`),
    ],
    [
      'a white text beside a dark rectangle that is turned',
      page(`q 0.7071 0.7071 -0.7071 0.7071 300 380 cm 0 0 300 300 re f Q 1 g ${drawnLine(SECRET, 72, 400)}`),
    ],
    [
      'a white text on a gradient of white',
      page(`q 60 480 500 60 re W n /S sh Q 1 g ${drawnLine(SECRET)}`, {
        resources:
          '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 612 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0.99] /N 1 >> >> >>',
      }),
    ],
    ['an invisible text under a black rectangle', page(`3 Tr ${drawnLine(SECRET)} 0 Tr 0 g 40 460 540 100 re f`)],
  ])('%s', async (_, bytes) => {
    expect((await read(bytes)).trim()).toMatch(/^Public figures(\s+Redacted)?$/);
    expect(await find(bytes, 'walkaway')).toEqual([]);
    expect(await find(bytes, 'public')).toHaveLength(1);
  });

  test('the part of a line that the page cuts off', async () => {
    const bytes = page(drawnLine('Visible words then layoffs in spring'), { page: '/CropBox [0 300 170 792]' });
    const text = await read(bytes);
    expect(text).toContain('Visible words');
    expect(text).not.toMatch(/layoffs|spring/);
    expect(await find(bytes, 'layoffs')).toEqual([]);
  });

  test('letters of a font of drawings that draw nothing in countless sizes, within a limit of processor time', async () => {
    const letters = Array.from({ length: 3_000 }, (_, n) => {
      const [column, row] = [n % 60, Math.floor(n / 60)];
      return `${2 + 8 * column} 0 0 ${2 + 10 * row} ${40 + column} ${100 + row} Tm (a) Tj\n`;
    });
    const bytes = page(`BT /T 1 Tf ${letters.join('')} ET`, drawings([SECRET, '1000 0 0 0 1000 1000 d1']));
    const thread = new Thread('api/portal/reading/pdf.drawing.thread.ts');
    const work = { kind: 'text', ...openable(bytes), bytes, page: 1 };
    expect((await thread.ask<string>(work, { ms: 60_000, cpuMs: 8_000 })).trim()).toBe('Public figures');
    thread.end();
  });

  test.each([
    ['hidden-layer.pdf', 'Quarterly figures', 'walkaway'],
    ['cropped.pdf', 'Visible heading', 'layoffs'],
  ])('what %s does not show', async (name, shown, hidden) => {
    const bytes = readCase(name);
    const text = await read(bytes);
    expect(text).toContain(shown);
    expect(text).not.toContain(hidden);
    expect(await find(bytes, hidden)).toEqual([]);
    expect(await find(bytes, shown)).toHaveLength(1);
  });
});

describe('an investor reads and finds', () => {
  test.each([
    [
      'a text in a layer that is on',
      page(`/OC /L BDC ${drawnLine(SECRET)} EMC`, {
        resources: '/Properties << /L 6 0 R >>',
        catalog: '/OCProperties << /OCGs [6 0 R] /D << /ON [6 0 R] >> >>',
        objects: [group],
      }),
    ],
    ['a text with a line under it', page(`${drawnLine(SECRET)}72 497 150 0.8 re f`)],
    ['a text with a border around it', page(`0.5 w 60 480 500 60 re S ${drawnLine(SECRET)}60 480 500 60 re S`)],
    [
      'a light text in a dark cell of a table',
      page(`0.9 g 60 400 500 200 re f 0 g 60 480 500 60 re f 1 g ${drawnLine(SECRET)}`),
    ],
    ['a light text on a dark rectangle', page(`0 0 0.3 rg 60 480 500 60 re f 1 g ${drawnLine(SECRET)}`)],
    [
      'a text under a highlight',
      page(`${drawnLine(SECRET)} /G gs 1 1 0 rg 60 480 500 60 re f`, {
        resources: '/ExtGState << /G << /ca 0.4 >> >>',
      }),
    ],
    ['a text that is drawn twice to look bold', page(drawnLine(SECRET) + drawnLine('', 72.2, 500))],
    [
      'the invisible text of a scan',
      page(`q 300 0 0 30 60 490 cm /I Do Q 3 Tr ${drawnLine(SECRET)}`, {
        resources: '/XObject << /I 6 0 R >>',
        objects: [
          [
            '/Type /XObject /Subtype /Image /Width 60 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray',
            '\x10\xf0'.repeat(30),
          ],
        ],
      }),
    ],
    ['a text on a page that is turned', page(drawnLine(SECRET), { page: '/Rotate 90' })],
    [
      'the text of a stamp',
      page('', {
        page: '/Annots [7 0 R]',
        objects: [
          form('', drawnLine(SECRET)),
          ['/Type /Annot /Subtype /Stamp /F 4 /Rect [0 0 612 792] /AP << /N 6 0 R >>'],
        ],
      }),
    ],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes)).toContain(SECRET);
    expect(await find(bytes, 'WALKAWAY  price')).toHaveLength(1);
  });

  test('the points and commas of a font of drawings, and not its blank letters of the same names', async () => {
    const ink = (width: number, high: number) => `1000 0 0 0 ${width} ${high} d1 0 0 ${width} ${high} re f`;
    const bytes = page(
      'BT /T 6 Tf 72 500 Td (abac) Tj (defd) Tj ET',
      drawings(
        ['1', ink(600, 700)],
        [',', ink(60, 120)],
        ['.', ink(60, 60)],
        ['s', ink(500, 500)],
        ['e', '1000 0 0 0 500 500 d1'],
        ['s', '1000 0 0 0 501 501 d1'],
      ),
    );
    expect((await read(bytes)).trim()).toBe('Public figures\r\n1,1.ss');
  });

  test('the points of a font of drawings, and not its blank letters of many sizes before them', async () => {
    const blank = Array.from(
      { length: 200 },
      (_, n) => `${5 + n / 10} 0 0 ${5 + n / 10} 72 ${100 + 2 * n} Tm (a) Tj\n`,
    );
    const numbers = Array.from({ length: 30 }, (_, n) => `6 0 0 6 ${40 + 15.1 * n} 40 Tm (bc) Tj\n`);
    const ink = (width: number, high: number) => `1000 0 0 0 ${width} ${high} d1 0 0 ${width} ${high} re f`;
    const letters = drawings(['s', '1000 0 0 0 1000 1000 d1'], ['1', ink(600, 700)], ['.', ink(40, 40)]);
    const text = await read(page(`BT /T 1 Tf ${blank.join('')}${numbers.join('')} ET`, letters));
    expect(text.replaceAll(/\s/g, '')).toBe(`Publicfigures${'1.'.repeat(30)}`);
  });

  test('the values of a form whose fields have no appearance', async () => {
    const bytes = readCase('form-without-appearances.pdf');
    for (const value of ['Marigold Partners', 'Portugal', 'EUR 250,000']) {
      expect(await read(bytes)).toContain(value);
      expect(await find(bytes, value)).toHaveLength(1);
    }
  });

  test('a stamp that covers a page, and not the text below it', async () => {
    const bytes = readCase('stamp.pdf');
    expect((await read(bytes)).trim()).toBe('Whole page placed as a stamp');
    expect(await find(bytes, 'Under the stamp')).toEqual([]);
  });
});

describe('an investor reads what is drawn if the text of a span clearly says something else:', () => {
  const span = (said: string, drawn: string, more = '') =>
    page(`BT /F1 12 Tf 72 500 Td /Span << /ActualText ${said} >> BDC ${more}${drawn} Tj EMC ( opens) Tj ET`);
  const hex = (said: string) => `<FEFF${Buffer.from(said, 'utf16le').swap16().toString('hex')}>`;
  const inForm = `BT /F1 12 Tf 72 500 Td /Span << /ActualText (${SECRET}) >> BDC (office) Tj EMC ( opens) Tj ET`;

  test.each([
    ['other words', span(`(${SECRET})`, '(office)'), 'office opens'],
    ['other words of one length', span('(secret)', '(office)'), 'office opens'],
    ['more words', span(`(office ${SECRET})`, '(office)'), 'office opens'],
    ['words in place of nothing', span(`(${SECRET})`, '( )'), ' opens'],
    ['words in place of a sign', span(`(${SECRET} of the company)`, '(*)'), '* opens'],
    ['words around another mark', span(`(${SECRET})`, '(office)', '/P << /MCID 1 >> BDC EMC '), 'office opens'],
    ['another number', span('(2100)', '(1200)'), '1200 opens', '2100'],
    [
      'other words of a list of properties',
      page('BT /F1 12 Tf 72 500 Td /Span /P BDC (office) Tj EMC ( opens) Tj ET', {
        resources: '/Properties << /P 6 0 R >>',
        objects: [[`/ActualText (${SECRET})`]],
      }),
      'office opens',
    ],
    [
      'other words in a form',
      page('/X Do', { resources: '/XObject << /X 6 0 R >>', objects: [form('', inForm)] }),
      'office opens',
    ],
  ])('%s', async (_, bytes, text, said = SECRET) => {
    expect(await read(bytes)).toContain(text);
    // The file is the same for the second reading.
    expect(await read(bytes)).not.toContain(said);
    expect(await find(bytes, said)).toEqual([]);
  });

  const inSmallForm = (more: string) =>
    page(`q 0.5 0 0 0.5 200 300 cm /X Do ${more} Q`, {
      resources: '/XObject << /X 6 0 R >>',
      objects: [form('', 'BT /F1 24 Tf 72 500 Td (o) Tj /Span << /ActualText (ffi) >> BDC (ffi) Tj EMC (ce) Tj ET')],
    });

  test('a ligature where it is drawn in a form, unless it is covered there', async () => {
    expect(await read(inSmallForm(''))).toContain('office');
    const [areas] = await find(inSmallForm(''), 'office');
    expect(areas).toEqual([
      expect.objectContaining({ left: expect.closeTo(236 / 612, 2), width: expect.closeTo(28 / 612, 2) }),
    ]);
    expect((await read(inSmallForm('60 480 200 60 re f'))).trim()).toBe('Public figures');
  });

  test.each(['0.5 0 0 0.5 200 300', '1 0 0 1 200 -100'])(
    'other words in a form that is placed by %s',
    async (matrix) => {
      const drawn = `/Span << /ActualText (${SECRET}) >> BDC (Visible) Tj EMC`;
      const bytes = page(`q ${matrix} cm /X Do Q`, {
        resources: '/XObject << /X 6 0 R >>',
        objects: [form('', `BT /F1 24 Tf 72 500 Td (o) Tj ${drawn} (ce) Tj ET`)],
      });
      expect((await read(bytes)).trim()).toBe('Public figures\r\noVisiblece');
      expect(await find(bytes, 'oVisiblece')).toHaveLength(1);
    },
  );

  test.each([
    ['a ligature without a name', span('(office)', '(o\\001ce)'), 'office opens'],
    ['small capitals', span(hex('Groß'), '(GROSS)'), 'Groß opens'],
    ['letters that are not those of ASCII', span('(\\226uvre \\225)', '(\\214uvre L)'), 'Œuvre Ł opens'],
    ['capitals that Greek shares with Latin', span(hex('ΑΒΕΖΗ'), '(ABEZH)'), 'ΑΒΕΖΗ opens'],
    ['a word without its hyphen', span('(Drucker)', '(Druk-ker)'), 'Drucker opens'],
    ['a sign by its name', span('(less than)', '(<)'), 'less than opens'],
    ['the letters of a font that names them otherwise', span('(The office)', '(7KH RIILFH)'), 'The office opens'],
    ['a number', span('(1234)', '(1,234)'), '1234 opens'],
    ['a soft hyphen', span('<FEFF00AD>', '(-)'), 'figures\r\n opens'],
  ])('but not %s', async (_, bytes, text) => {
    expect(await read(bytes)).toContain(text);
  });
});

test('drawings of a font that does not name their letters are not read as other letters', async () => {
  const bytes = readCase('kinds/cjk-without-unicode.pdf');
  expect((await read(bytes)).trim()).toBe('');
  expect(await find(bytes, 'R')).toEqual([]);
  expect(await read(readCase('kinds/cjk.pdf'))).toContain('決算報告書');
  // The numbers of its drawings are those of the letters HRWDF.
  expect((await read(namelessPdf('Revenue grew', [72, 82, 87, 68, 70]))).trim()).toBe('Revenue grew');
});

describe('a search finds', () => {
  test.each([
    ["owner's stake", 1],
    ['“final”', 1],
    ['"final"', 1],
    ['on-site', 1],
    ['12-15', 1],
    ['12—15', 1],
    ['microphone', 1],
    ['official financial', 1],
    ['OFFICIAL', 1],
  ])('%s in a PDF of a browser, with whatever quotes and dashes people type', async (text, count) => {
    const hits = await find(readCase('quotes-and-dashes.pdf'), text);
    expect(hits).toHaveLength(count);
  });

  test('a whole phrase in one area for each line, also if each letter is placed on its own', async () => {
    const letters = Array.from(
      'A phrase with more than twenty letters',
      (letter, at) => `BT /F2 18 Tf ${72 + at * 10.8} 500 Td (${letter}) Tj ET\n`,
    );
    const bytes = drawnPdf({
      content: letters.join(''),
      resources: '/Font << /F2 6 0 R >>',
      objects: [['/Type /Font /Subtype /Type1 /BaseFont /Courier']],
    });
    const [areas] = await find(bytes, 'phrase with more than twenty letters');
    expect(areas).toHaveLength(1);
    expect(areas![0]!.width).toBeGreaterThan(0.6);
  });

  test('words that a hyphen divides at a line end, in both forms', async () => {
    const bytes = readCase('hyphens.pdf');
    for (const word of ['management', 'manage-ment', 'markets', 'team expects'])
      expect(await find(bytes, word), word).toHaveLength(1);
    const text = await read(bytes);
    expect(text).toContain('management team');
    expect(text).toContain('all markets');
    expect(text).not.toContain('\uFFFE');
  });

  test('words that a program divides by the hyphen of Unicode', async () => {
    const bytes = readCase('kinds/pdfa-2b.pdf');
    for (const word of ['acknowledge responsibilities', 'notwithstanding', 'reorganization'])
      expect(await find(bytes, word), word).toHaveLength(1);
    expect(await read(bytes)).toContain('Counterparties acknowledge responsibilities notwithstanding reorganization.');
  });

  test('Arabic words with a ligature, whose letters stay in their order', async () => {
    const bytes = readCase('kinds/right-to-left.pdf');
    expect(await read(bytes)).toContain('الإيرادات ارتفعت بنسبة 12%.');
    expect(await find(bytes, 'بنسبة 12%')).toHaveLength(1);
    for (const word of ['الإيرادات', 'تقرير سنوي', 'הדוח השנתי']) expect(await find(bytes, word), word).toHaveLength(1);
    // Its program gives both letters the same box.
    const other = readCase('kinds/arabic-libreoffice.pdf');
    expect(await read(other)).toContain('الإيرادات لا ولله الله إلى الأولى السؤال');
    for (const word of ['لا ولله', 'الأولى']) expect(await find(other, word), word).toHaveLength(1);
  });

  test('numbers with their signs in Arabic and Hebrew lines, as their program had them', async () => {
    const bytes = readCase('right-to-left-numbers.pdf');
    const text = await read(bytes);
    const numbers = (script: RegExp) =>
      text.split('\r\n').flatMap((line) => (script.test(line) ? [line.replaceAll(/\p{L}/gu, '').trim()] : []));
    expect(numbers(/\p{Script=Hebrew}/u)).toEqual(['$500', '-5', '(12%)', '2024-05-12', '10-20', '1,234.56', '12%']);
    const arabic = [
      '$500',
      '-5',
      '(12%)',
      '2024-05-12',
      '10-20',
      '1,234.56',
      '12%',
      '+966 55 123',
      '٢٠٢٤-٠٥-١٢',
      '€500',
      '3/4',
    ];
    expect(numbers(/\p{Script=Arabic}/u)).toEqual(arabic);
    for (const words of ['السعر $500', 'رقم +966 55', 'המחיר $500'])
      expect(await find(bytes, words), words).toHaveLength(1);
    expect(await find(bytes, '2024-05-12')).toHaveLength(2);
  });

  test('compounds with their hyphen, and numbers with their sign', async () => {
    const bytes = page(
      `BT /F1 12 Tf 72 600 Td 16 TL (The measures are non-) Tj T* (GAAP, and a long-) Tj T* (term view with a change of -) Tj T* (5 percent) Tj ET`,
    );
    const text = await read(bytes);
    expect(text).toContain('non-GAAP');
    expect(text).toContain('long-term');
    expect(text).toMatch(/change of -\s*5 percent/);
    for (const word of ['non-GAAP', 'long-term']) expect(await find(bytes, word)).toHaveLength(1);
  });

  test('a text after a sign that its font does not name, such as the minus of bitmap fonts', async () => {
    const bytes = page(drawnLine('Change of \\000 5 percent and more'));
    expect(await find(bytes, 'percent and more')).toHaveLength(1);
    expect(await read(bytes)).not.toContain('\0');
  });
});
