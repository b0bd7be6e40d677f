/** A line of RFC 4180. A cell that a spreadsheet would read as a formula gets an apostrophe first. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * The first line of a file. The byte order mark tells spreadsheet programs that the text is UTF-8: without it, some show
 * letters with accents wrongly.
 */
export const csvHead = (cells: readonly string[]): string => `\uFEFF${csvLine(cells)}`;

export const writeCsv = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  csvHead(head) + rows.map(csvLine).join('');

function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r\0＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
