/** A line of RFC 4180. A cell that a spreadsheet would read as a formula gets an apostrophe first. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

export const writeCsv = (rows: readonly (readonly string[])[]): string => rows.map(csvLine).join('');

function cell(text: string): string {
  const safe = /^\s*[=+\-@\t\r\0＝＋－＠]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
