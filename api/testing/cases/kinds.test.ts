import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#api/platform/root.ts';
import { markPdf } from '#api/portal/reading/download.ts';
import { inspectPdf } from '#api/portal/reading/inspect.ts';
import { readOutline, readPageLinks, readPageText, renderPage, searchPages } from '#api/portal/reading/render.ts';
import type { Mark } from '#api/portal/reading/watermark.ts';
import { describeFinding } from '#api/portal/uploads/upload.finding.service.ts';
import { inspectFile } from '#api/portal/uploads/upload.inspect.service.ts';
import { isPicture, writePicturePdf } from '#api/portal/uploads/upload.picture.service.ts';
import { validateUpload } from '#api/portal/uploads/upload.validate.ts';
import { openable } from '../pdf-files.ts';
import { countMarkedParts, drawn, readObjects } from '../pdf-marks.ts';
import { type FileKind, fileKinds } from './kinds.ts';

// The table "What readers get for each kind of file" of the manuals. Each row is what the product did with the file. With
// the option -u, the test writes the tables: npm test -- api/testing/cases/kinds.test.ts -u

const run = promisify(execFile);
const ines: Mark = { name: 'Ines', address: 'ines@fund.example', at: new Date(0), code: 'K7QM2X9A' };

interface Row {
  kind: string;
  by: string;
  ending: string;
  told: string;
  /** Null for a file that is refused. */
  readers: { pages: string; text: string; download: string } | null;
}
const rows = new Map<string, Row>();

let folder = '';
beforeAll(() => void (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kinds-'))));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const joinWords = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('');
const listPages = (pages: readonly number[]) => `page${pages.length > 1 ? 's' : ''} ${joinWords(pages.map(String))}`;
const simplify = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a manager and a reader get for a file, as the upload, the reader and the download make it. */
async function tryFile({ kind, file, by, shows, hides }: FileKind): Promise<Row> {
  const about = { kind, by, ending: path.extname(file).slice(1) };
  const original = fs.readFileSync(path.join(projectRoot, 'api/testing/cases', file));
  const upload = await validateUpload(path.basename(file), '', original).catch((error: Error) => error.message);
  if (typeof upload === 'string') return { ...about, told: upload, readers: null };
  const { type, body } = upload;
  const inspected = await inspectFile(body, { type, inspect: inspectPdf });
  if ('refusal' in inspected) return { ...about, told: inspected.refusal, readers: null };
  const told = inspected.findings.map((finding) => describeFinding(finding, type).message).join(' ') || 'nothing';
  if (inspected.pages === null)
    return { ...about, told, readers: { pages: 'none', text: 'none', download: 'unchanged' } };

  const pdf = new Uint8Array(isPicture(type) ? await writePicturePdf(body, type) : body);
  const pages = Array.from({ length: inspected.pages }, (_, at) => at + 1);
  const different = inspected.findings.find((finding) => finding.kind === 'DIFFERENT_COPY')?.pages ?? [];
  const copy = await markPdf(async () => pdf, ines, { listDifferent: async () => different });
  await checkCopy({ pdf, copy, pages, hides });
  const readers = {
    pages: await describePictures(pdf, pages),
    text: await describeText(pdf, pages, { shows, hides }),
    download: await describeCopy({ pdf, copy, pages }),
  };
  return { ...about, told, readers };
}

interface Copy {
  pdf: Uint8Array;
  copy: Uint8Array;
  pages: readonly number[];
}

/** The download has a watermark on each page and is a correct file. */
async function checkCopy({ pdf, copy, pages, hides }: Copy & Pick<FileKind, 'hides'>): Promise<void> {
  for (const page of pages) {
    expect((await renderPage(openable(pdf), page, 800, ines)).body.length).toBeGreaterThan(100);
    expect(await countMarkedParts(pdf, copy, page), `the watermark of page ${page}`).toBe(16);
  }
  fs.writeFileSync(path.join(folder, 'copy.pdf'), copy);
  await run('qpdf', ['--check', path.join(folder, 'copy.pdf')]);
  const objects = await readObjects(copy);
  expect([hides, hides !== undefined && objects.includes(hides)]).toEqual([hides, false]);
}

async function describePictures(pdf: Uint8Array, pages: readonly number[]): Promise<string> {
  const empty = [];
  for (const page of pages) {
    const { pixels } = await drawn(pdf, page);
    if (pixels.every((shade, at) => shade === pixels[at % 3])) empty.push(page);
  }
  return `${pages.length}${empty.length > 0 ? `, ${listPages(empty)} empty` : ''}`;
}

const readTexts = (pdf: Uint8Array, pages: readonly number[]) =>
  Promise.all(pages.map(async (page) => simplify(await readPageText(openable(pdf), page))));

async function describeText(
  pdf: Uint8Array,
  pages: readonly number[],
  { shows = null, hides }: Pick<FileKind, 'shows' | 'hides'>,
): Promise<string> {
  const texts = await readTexts(pdf, pages);
  const find = async (text: string) =>
    (await searchPages(openable(pdf), { page: 1, text, atMost: 9, ms: 60_000 })).hits.length > 0;
  if (hides) expect([texts.join(' ').includes(hides), await find(hides)]).toEqual([false, false]);
  const without = pages.filter((page) => texts[page - 1] === '');
  if (without.length === pages.length) {
    expect(shows).toBeNull();
    return 'none';
  }
  expect([shows, texts.some((text) => text.includes(shows!)), await find(shows!)]).toEqual([shows, true, true]);
  return without.length > 0 ? `all, except ${listPages(without)}` : 'all';
}

/** What the download has: its text, and what programs show beside the pages. */
async function describeCopy({ pdf, copy, pages }: Copy): Promise<string> {
  const [before, after] = [await readTexts(pdf, pages), await readTexts(copy, pages)];
  const pictures = pages.filter((page) => before[page - 1] !== '' && after[page - 1] === '');
  const texts = pages.filter((page) => after[page - 1] !== '');
  expect(texts.map((page) => after[page - 1])).toEqual(texts.map((page) => before[page - 1]));
  const [had, has] = [await listParts(pdf, pages), await listParts(copy, pages)];
  if (pictures.length === 0) expect(has).toEqual(had);
  const kept = joinWords([...(texts.length > 0 ? ['text'] : []), ...has]);
  return `watermarked${kept ? `, with ${kept}` : ''}${pictures.length > 0 ? `; ${listPages(pictures)} as a picture` : ''}`;
}

async function listParts(pdf: Uint8Array, pages: readonly number[]): Promise<string[]> {
  const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false, password: '' });
  const links = await Promise.all(pages.map((page) => readPageLinks(openable(pdf), page)));
  const parts: [part: string, isPresent: boolean][] = [
    ['tags', catalog.has(PDFName.of('StructTreeRoot'))],
    ['bookmarks', (await readOutline(openable(pdf))).length > 0],
    ['links', links.flat().length > 0],
    ['page labels', catalog.has(PDFName.of('PageLabels'))],
  ];
  return parts.filter(([, isPresent]) => isPresent).map(([part]) => part);
}

const toTable = (cells: string[][]) => {
  const [head = [], ...body] = cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
  return [head, `|${'---|'.repeat(cells[0]!.length)}`, ...body].join('\n');
};

/** The text with this table below the heading in place of its former one. */
function putTable(markdown: string, heading: string, cells: string[][]): string {
  const start = markdown.indexOf(`\n## ${heading}\n`);
  const section = /(?:^\|.*\n)+/m.exec(markdown.slice(start));
  if (start === -1 || !section) throw new Error(`no table below ${heading}`);
  const from = start + section.index;
  return `${markdown.slice(0, from)}${toTable(cells)}\n${markdown.slice(from + section[0].length)}`;
}

function listLibraries(): string[][] {
  const readVersion = (name: string) =>
    (
      JSON.parse(fs.readFileSync(path.join(projectRoot, 'node_modules', name, 'package.json'), 'utf8')) as {
        version: string;
      }
    ).version;
  return [
    ['library', 'version', 'makes'],
    ['@hyzyla/pdfium', readVersion('@hyzyla/pdfium'), 'page pictures, text, search, inspection'],
    ['@cantoo/pdf-lib', readVersion('@cantoo/pdf-lib'), 'downloads, inspection'],
    ['pdfkit', readVersion('pdfkit'), 'the page of a picture'],
    ['sharp', `${readVersion('sharp')} with libvips ${sharp.versions.vips}`, 'pictures'],
  ];
}

/** One row for the file types whose readers get the same. */
function summarize(all: readonly Row[]): string[][] {
  const accepted = all.filter(({ readers }) => readers !== null);
  const endings = [...new Set(accepted.map(({ ending }) => ending))];
  const groups = new Map<string, string[]>();
  for (const ending of endings) {
    const own = accepted.filter((row) => row.ending === ending).map(({ readers }) => readers!);
    const has = (test: (readers: NonNullable<Row['readers']>) => boolean) => own.some(test);
    const cells = [
      has(({ pages }) => pages !== 'none') ? 'yes' : 'no',
      has(({ text }) => text !== 'none') ? 'yes, except scans' : 'no',
      has(({ download }) => download !== 'unchanged') ? 'PDF with your watermark' : 'the file itself',
    ].join(' | ');
    groups.set(cells, [...(groups.get(cells) ?? []), ending.toUpperCase()]);
  }
  const body = [...groups].map(([cells, names]) => [joinWords(names), ...cells.split(' | ')]);
  return [['file', 'pages in the portal', 'text and search', 'download'], ...body];
}

/** The tables of the manuals, each with its page and heading. */
function listTables(all: readonly Row[]): [page: string, heading: string, cells: string[][]][] {
  const toRows = (test: (row: Row) => boolean) => [
    ['kind', 'made by', 'page pictures', 'text and search', 'download', 'told at upload'],
    ...all
      .filter(({ readers }) => readers !== null)
      .filter(test)
      .map(({ kind, by, told, readers }) => [kind, by, readers!.pages, readers!.text, readers!.download, told]),
  ];
  return [
    ['operate/file-kinds.md', 'PDF files', toRows(({ ending }) => ending === 'pdf')],
    [
      'operate/file-kinds.md',
      'Pictures',
      toRows(({ ending, readers }) => ending !== 'pdf' && readers!.pages !== 'none'),
    ],
    ['operate/file-kinds.md', 'Office and text files', toRows(({ readers }) => readers!.pages === 'none')],
    [
      'operate/file-kinds.md',
      'Refused files',
      [
        ['kind', 'made by', 'told at upload'],
        ...all.filter(({ readers }) => readers === null).map(({ kind, by, told }) => [kind, by, told]),
      ],
    ],
    ['operate/file-kinds.md', 'Libraries', listLibraries()],
    ['manual/investors.md', 'What you get of each kind of file', summarize(all)],
  ];
}

describe('a kind of file', { tags: ['all'] }, () => {
  it.each(fileKinds)('is shown, found, downloaded and described as the manual says: $kind', async (kind) => {
    const row = await tryFile(kind);
    expect(row.told).not.toBe('');
    rows.set(kind.kind, row);
  });

  it('is a row of the tables of the manuals', async () => {
    const all = fileKinds.map(({ kind }) => rows.get(kind)!);
    const programs = new Set(all.flatMap(({ by }) => by.split(', ')).filter((by) => by !== 'written by hand'));
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(programs.size).toBeGreaterThanOrEqual(8);
    const pages = new Map<string, string>();
    for (const [page, heading, cells] of listTables(all)) {
      const file = path.join(projectRoot, 'docs', page);
      pages.set(file, putTable(pages.get(file) ?? fs.readFileSync(file, 'utf8'), heading, cells));
    }
    for (const [file, markdown] of pages) await expect(markdown).toMatchFileSnapshot(file);
  });
});
