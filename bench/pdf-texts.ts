// How much longer the text of pages takes with the check that people see it than without: npx tsx bench/pdf-texts.ts
// [file.pdf …]. Both are measured page by page, in processor time, so a busy machine changes the figures little.
import fs from 'node:fs';
import type { PDFium } from '@hyzyla/pdfium/dist/vendor/pdfium.d.ts';
import { PDFiumModule } from '@hyzyla/pdfium';
import type { Area, Library, TextPage } from '../api/portal/reading/pdf.library.ts';
import { readText } from '../api/portal/reading/pdf.text.ts';
import { drawnLine, drawnPdf, reportPdf } from '../api/testing/pdf-files.ts';

type Functions = PDFium & Record<string, (...numbers: number[]) => number>;

const pdfium = (await PDFiumModule({ printErr: () => undefined } as object)) as unknown as Functions & PDFium;
pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
const { malloc, free } = pdfium.wasmExports;
const ROUNDS = 3;
const MOST_PAGES = 200;
let drawings = 0;

const measure = (page: number, width: number) => ({
  width,
  height: Math.round((pdfium['_FPDF_GetPageHeight']!(page) * width) / pdfium['_FPDF_GetPageWidth']!(page)),
});

function draw(page: number, targetWidth: number, { left, top, width, height }: Area) {
  drawings += 1;
  const whole = measure(page, targetWidth);
  const place = malloc(width * height * 3);
  const bitmap = pdfium['_FPDFBitmap_CreateEx']!(width, height, 2, place, width * 3);
  pdfium['_FPDFBitmap_FillRect']!(bitmap, 0, 0, width, height, 0xffffffff);
  pdfium['_FPDF_RenderPageBitmap']!(bitmap, page, -left, -top, whole.width, whole.height, 0, 0x11);
  const pixels = new Uint8Array(pdfium.HEAPU8.slice(place, place + width * height * 3));
  pdfium['_FPDFBitmap_Destroy']!(bitmap);
  free(place);
  return { width, height, pixels };
}

function withTextPage<Result>(document: number, number: number, use: (page: TextPage) => Result): Result {
  const page = pdfium['_FPDF_LoadPage']!(document, number - 1);
  const text = pdfium['_FPDFText_LoadPage']!(page);
  try {
    return use({
      page,
      text,
      count: pdfium['_FPDFText_CountChars']!(text),
      shown: null,
      falseTexts: 0,
      spanned: new Map(),
    });
  } finally {
    pdfium['_FPDFText_ClosePage']!(text);
    pdfium['_FPDF_ClosePage']!(page);
  }
}

const library = { pdfium, reserve: malloc, measure, draw } as unknown as Library;

function readPlainText({ text, count }: TextPage): string {
  const place = malloc(2 * count + 2);
  pdfium['_FPDFText_GetText']!(text, 0, count, place);
  const plain = new TextDecoder('utf-16le').decode(pdfium.HEAPU8.slice(place, place + 2 * count));
  free(place);
  return plain;
}

function measureFile(name: string, bytes: Uint8Array): void {
  const place = malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, place);
  const document = pdfium['_FPDF_LoadMemDocument']!(place, bytes.length, 0);
  const pages = Math.min(MOST_PAGES, pdfium['_FPDF_GetPageCount']!(document));
  const times = { plain: 0, checked: 0 };
  drawings = 0;
  const run = (kind: keyof typeof times, work: () => unknown) => {
    const before = process.cpuUsage();
    work();
    times[kind] += process.cpuUsage(before).user / 1_000;
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (let page = 1; page <= pages; page += 1) {
      const from = { document, hidden: new Map(), withTextPage: withTextPage.bind(null, document) };
      run('plain', () => withTextPage(document, page, readPlainText));
      run('checked', () => readText(library, from as unknown as Parameters<typeof readText>[1], page));
    }
  pdfium['_FPDF_CloseDocument']!(document);
  free(place);
  const perPage = (ms: number) => `${(ms / pages / ROUNDS).toFixed(2)} ms`;
  process.stdout.write(
    `${name.padEnd(34)} ${String(pages).padStart(4)} pages  plain ${perPage(times.plain)}  checked ${perPage(times.checked)}` +
      `  ratio ${(times.checked / times.plain).toFixed(2)}  pictures per page ${(drawings / pages / ROUNDS).toFixed(1)}\n`,
  );
}

const lines = (create: (n: number) => string, count: number) =>
  Array.from({ length: count }, (_, n) => create(n)).join('');
const WORDS = 'The system runs offline and nothing leaves the building';
const page = (content: string, resources = '', objects: [string, string?][] = []) =>
  drawnPdf({ content, resources, objects });
const PICTURE: [string, string] = [
  '/Type /XObject /Subtype /Image /Width 300 /Height 300 /BitsPerComponent 8 /ColorSpace /DeviceGray',
  '\x10\xf0'.repeat(45_000),
];

const files = process.argv.slice(2).map((file) => [file, new Uint8Array(fs.readFileSync(file))] as const);
const made = [
  ['dark texts', await reportPdf(20)],
  [
    'texts in clips and cells',
    page(
      lines(
        (n) => `q 0 0 612 792 re W n 0.9 g 60 ${40 + n * 18} 500 18 re f 0 g ${drawnLine(WORDS, 72, 44 + n * 18)} Q\n`,
        40,
      ),
    ),
  ],
  [
    'light texts on a dark area',
    page(`0 0 0.3 rg 0 0 612 792 re f 1 g ${lines((n) => drawnLine(WORDS, 72, 40 + n * 18), 40)}`),
  ],
  [
    'texts on a picture',
    page(
      `q 612 0 0 792 0 0 cm /I Do Q ${lines((n) => drawnLine(WORDS, 72, 40 + n * 18), 40)}`,
      '/XObject << /I 6 0 R >>',
      [PICTURE],
    ),
  ],
  [
    'the invisible text of a scan',
    page(
      `q 612 0 0 792 0 0 cm /I Do Q 3 Tr ${lines((n) => drawnLine(WORDS, 72, 40 + n * 18), 40)}`,
      '/XObject << /I 6 0 R >>',
      [PICTURE],
    ),
  ],
] as const;
for (const [name, bytes] of files.length > 0 ? files : made) measureFile(name, bytes);
