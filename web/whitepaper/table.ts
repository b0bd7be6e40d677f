import { page, type Setting, type Sheets } from './sheet.ts';

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
type Group = ReturnType<Sheets['group']>;

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
export function setTable(sheets: Sheets, { caption, columns, rows, widths }: Table, number: number): void {
  const places = toPositions(widths);
  const heights = rows.map(
    (row) => Math.max(...row.map((text, i) => sheets.height(text, getCell(places[i]!, i)))) + 2 * PADDING,
  );
  sheets.need(46 + (heights[0] ?? 0) + (heights[1] ?? 0));
  sheets.y += 4;
  const table = sheets.group('Table');
  const words = { ...label, face: 'mono-strong', width: full } as const;
  sheets.tag('Caption', {}, () => sheets.put(`TABLE ${number}  ${caption}`, page.left, sheets.y, words), table);
  sheets.y += 15;
  setHead(sheets, table, columns, places);
  rows.forEach((row, i) => {
    // The last row must not be alone on the next page.
    const last = i === rows.length - 2 ? heights[i + 1]! : 0;
    if (sheets.y + heights[i]! + last > page.bottom) {
      sheets.turn();
      setHead(sheets, table, columns, places);
    }
    setRow(sheets, table, row, places);
    sheets.y += heights[i]!;
  });
  table.end();
  sheets.rule(sheets.y, { weight: 1.1 });
  sheets.y += 14;
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

function setHead(sheets: Sheets, table: Group, columns: readonly string[], places: Column[]): void {
  sheets.rule(sheets.y, { weight: 1.1 });
  const line = sheets.group('TR', table);
  columns.forEach((name, i) => {
    const { x, width } = places[i]!;
    const setting = { ...label, color: 'ink-muted', width };
    sheets.tag('TH', { scope: 'Column' }, () => sheets.put(name, x, sheets.y + 5.5, setting), line);
  });
  line.end();
  sheets.y += 18;
}

function setRow(sheets: Sheets, table: Group, row: readonly string[], places: Column[]): void {
  sheets.rule(sheets.y, { role: 'line' });
  const line = sheets.group('TR', table);
  row.forEach((text, i) => {
    const write = () => sheets.put(text, places[i]!.x, sheets.y + PADDING, getCell(places[i]!, i));
    sheets.tag(i === 0 ? 'TH' : 'TD', i === 0 ? { scope: 'Row' } : {}, write, line);
  });
  line.end();
}
