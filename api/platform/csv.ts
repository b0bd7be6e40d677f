/** A line of RFC 4180. A cell that a spreadsheet would read as a formula gets an apostrophe first. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The number of rows that an export reads at a time. */
export const CSV_PAGE = 1_000;

/** CSV lines of a list that is read one page at a time, so that the memory for an export does not grow with the list. */
export async function* writeCsvPages<Row>(
  head: readonly string[],
  readPage: (last: Row | null) => Promise<Row[]>,
  toCells: (row: Row) => readonly string[],
): AsyncGenerator<string> {
  yield csvLine(head);
  let last: Row | null = null;
  do {
    const rows: Row[] = await readPage(last);
    yield rows.map((row) => csvLine(toCells(row))).join('');
    last = rows.length === CSV_PAGE ? rows.at(-1)! : null;
  } while (last);
}

export const writeCsv = (rows: readonly (readonly string[])[]): string => rows.map(csvLine).join('');

function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r\0＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
