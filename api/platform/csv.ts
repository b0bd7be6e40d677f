/** A line of RFC 4180. What a spreadsheet would read as a formula gets an apostrophe first. */
const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/**
 * The first line of a file. The byte order mark tells spreadsheet programs that the text is UTF-8: without it, some show
 * letters with accents wrongly.
 */
const csvHead = (cells: readonly string[]): string => `\uFEFF${csvLine(cells)}`;

/** The number of rows that an export reads at a time. */
export const CSV_PAGE = 1_000;

/** Reads at most `CSV_PAGE` rows after the last one. */
type ReadPage<Row> = (last: Row | null) => Promise<Row[]>;

/** Reads one page at a time, so that the memory for an export does not grow with the list. */
async function* readPages<Row>(readPage: ReadPage<Row>): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  do {
    const rows: Row[] = await readPage(last);
    yield rows;
    last = rows.length === CSV_PAGE ? rows.at(-1)! : null;
  } while (last);
}

/** CSV lines of a list. */
export async function* writeCsvPages<Row>(
  head: readonly string[],
  readPage: ReadPage<Row>,
  toCells: (row: Row) => readonly string[],
): AsyncGenerator<string> {
  yield csvHead(head);
  for await (const rows of readPages(readPage)) yield rows.map((row) => csvLine(toCells(row))).join('');
}

/** A list as newline-delimited JSON. */
export async function* writeJsonPages<Row>(
  readPage: ReadPage<Row>,
  toObject: (row: Row) => object,
): AsyncGenerator<string> {
  for await (const rows of readPages(readPage)) yield rows.map((row) => `${JSON.stringify(toObject(row))}\n`).join('');
}

/** Objects as newline-delimited JSON. */
export async function* toJsonLines<Item>(
  items: AsyncIterable<Item>,
  toObject: (item: Item) => object,
): AsyncGenerator<string> {
  for await (const item of items) yield `${JSON.stringify(toObject(item))}\n`;
}

/** CSV lines of objects of which each can have several. */
export async function* toCsvLines<Item>(
  head: readonly string[],
  items: AsyncIterable<Item>,
  toRows: (item: Item) => readonly (readonly string[])[],
): AsyncGenerator<string> {
  yield csvHead(head);
  for await (const item of items) yield toRows(item).map(csvLine).join('');
}

function cell(text: string): string {
  const escaped = escapeInnerFormulas(text);
  const safe = STARTS_FORMULA.test(text) ? `'${escaped}` : escaped;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const SEPARATORS = new Set(';|\t\r\n\v\f\u0085\u2028\u2029');
/** With their wide and small forms, which programs of some countries read as the sign itself. */
const SIGNS = new Set('=+-@＝＋－＠﹦﹢﹣﹫');
/** Spaces, quotes, and characters that show nothing, which some programs remove. */
const UNSEEN = /[\s"\p{Cc}\p{Cf}]/u;
const STARTS_FORMULA = /^[\s"\p{Cc}\p{Cf}]*[=+\-@\t\r\0＝＋－＠﹦﹢﹣﹫]/u;

/**
 * Puts an apostrophe before a sign with which a formula would begin where a program divides the text differently: lists
 * are separated by semicolons in many countries, and a quote inside a line then no longer keeps a cell together.
 */
function escapeInnerFormulas(text: string): string {
  let begins = false;
  let safe = '';
  for (const character of text) {
    if (begins && SIGNS.has(character)) safe += "'";
    if (SEPARATORS.has(character)) begins = true;
    else if (!UNSEEN.test(character)) begins = false;
    safe += character;
  }
  return safe;
}
