import { page, type Setting, type PdfPages } from './pdfPages.ts';

export interface Table {
  kind: 'table';
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its header. */
  rows: readonly (readonly string[])[];
  /** Column widths as fractions of the page width. */
  widths: number[];
}

type Column = { x: number; width: number };
type Group = ReturnType<PdfPages['group']>;

const full = page.right - page.left;
const label: Setting = { face: 'mono', size: 6.8, leading: 1.5 };
const PADDING = 4.5;

const getCell = (column: Column, i: number): Setting => ({
  face: i === 0 ? 'text-strong' : 'text',
  size: 8.3,
  leading: 1.36,
  width: column.width,
});

/** A table that can break between rows onto the next page, where its header is repeated. */
export function setTable(pdf: PdfPages, { caption, columns, rows, widths }: Table, number: number): void {
  const places = toPositions(widths);
  const heights = rows.map(
    (row) => Math.max(...row.map((text, i) => pdf.height(text, getCell(places[i]!, i)))) + 2 * PADDING,
  );
  pdf.need(46 + (heights[0] ?? 0) + (heights[1] ?? 0));
  pdf.y += 4;
  const table = pdf.group('Table');
  const words = { ...label, face: 'mono-strong', width: full } as const;
  pdf.tag('Caption', {}, () => pdf.put(`TABLE ${number}  ${caption}`, page.left, pdf.y, words), table);
  pdf.y += 15;
  setHead(pdf, table, columns, places);
  rows.forEach((row, i) => {
    // The last row must not be alone on the next page.
    const last = i === rows.length - 2 ? heights[i + 1]! : 0;
    if (pdf.y + heights[i]! + last > page.bottom) {
      pdf.turn();
      setHead(pdf, table, columns, places);
    }
    setRow(pdf, table, row, places);
    pdf.y += heights[i]!;
  });
  table.end();
  pdf.rule(pdf.y, { weight: 1.1 });
  pdf.y += 14;
}

function toPositions(widths: number[]): Column[] {
  const unit = full / widths.reduce((sum, width) => sum + width, 0);
  let x: number = page.left;
  return widths.map((share) => {
    const column = { x, width: share * unit - 10 };
    x += share * unit;
    return column;
  });
}

function setHead(pdf: PdfPages, table: Group, columns: readonly string[], places: Column[]): void {
  pdf.rule(pdf.y, { weight: 1.1 });
  const line = pdf.group('TR', table);
  columns.forEach((name, i) => {
    const { x, width } = places[i]!;
    const setting = { ...label, color: 'ink-muted', width };
    pdf.tag('TH', { scope: 'Column' }, () => pdf.put(name, x, pdf.y + 5.5, setting), line);
  });
  line.end();
  pdf.y += 18;
}

function setRow(pdf: PdfPages, table: Group, row: readonly string[], places: Column[]): void {
  pdf.rule(pdf.y, { role: 'line' });
  const line = pdf.group('TR', table);
  row.forEach((text, i) => {
    const write = () => pdf.put(text, places[i]!.x, pdf.y + PADDING, getCell(places[i]!, i));
    pdf.tag(i === 0 ? 'TH' : 'TD', i === 0 ? { scope: 'Row' } : {}, write, line);
  });
  line.end();
}
