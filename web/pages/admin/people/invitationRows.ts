export interface Group {
  id: string;
  name: string;
}

/** A person of a pasted list. */
export interface InvitedRow {
  id: string;
  name: string;
  company: string;
  email: string;
  groupIds: readonly string[];
  /** Names in the column of groups that no group has. */
  unknownGroups: readonly string[];
}

type Column = 'name' | 'firstName' | 'lastName' | 'company' | 'email' | 'groups';

/** Headings of spreadsheets and address books. */
const headings: Record<Column, RegExp> = {
  name: /^(full ?name|name|contact|person|investor)$/,
  firstName: /^(first|given) ?name$/,
  lastName: /^((last|family) ?name|surname)$/,
  company: /^(company|organi[sz]ation|firm|fund|employer)( name)?$/,
  email: /^e-?mail( ?address)?( 1)?$/,
  groups: /^(groups?|labels?|tags?)$/,
};

/** Decodes a file of a spreadsheet: UTF-8 or UTF-16, or else the Western encoding of older versions of Excel. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads people from pasted rows or from the text of a CSV file. The first row can have headings; otherwise the email
 * address is recognized, and the other cells are name, company and groups in this order.
 */
export async function readInvitationRows(text: string, groups: readonly Group[]): Promise<InvitedRow[]> {
  // Loaded on demand, because it is not needed before a list is pasted.
  const { default: papa } = await import('papaparse');
  const { data } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const cells = data.map((row) => row.map((cell) => cell.replace(/\s+/g, ' ').trim()));
  const columns = readHeadings(cells[0] ?? []);
  const people = columns ? cells.slice(1) : cells;
  return people.map((row, index) => toRow(columns ? pick(row, columns) : recognize(row), index, groups));
}

type Columns = Partial<Record<Column, number>>;

/** The columns that the first row names. Null if it is a person. */
function readHeadings(row: readonly string[]): Columns | null {
  if (row.some((cell) => cell.includes('@'))) return null;
  const columns: Columns = {};
  for (const [index, cell] of row.entries())
    for (const [column, pattern] of Object.entries(headings) as [Column, RegExp][])
      if (
        pattern.test(
          cell
            .toLowerCase()
            .replace(/[_-]+/g, ' ')
            .replace(/^e mail/, 'email'),
        )
      )
        columns[column] ??= index;
  return columns.email === undefined ? null : columns;
}

type Cells = Record<'name' | 'company' | 'email' | 'groups', string>;

function pick(row: readonly string[], columns: Columns): Cells {
  const read = (column: Column) => row[columns[column] ?? -1] ?? '';
  const fullName = [read('firstName'), read('lastName')].filter(Boolean).join(' ');
  return { name: read('name') || fullName, company: read('company'), email: read('email'), groups: read('groups') };
}

function recognize(row: readonly string[]): Cells {
  const at = row.findIndex((cell) => cell.includes('@'));
  // Address books write `Ada Admin <ada@fund.example>`.
  const [, typedName = '', address] = /^"?([^"<]*)(?:"\s*)?<([^<>]+)>$/.exec(row[at] ?? '') ?? [];
  const shownName = typedName.trim();
  const others = row.filter((_, index) => index !== at);
  const [name = '', company = '', groups = ''] = shownName ? [shownName, ...others] : others;
  return { name, company, email: address ?? row[at] ?? '', groups };
}

function toRow({ groups: cell, ...person }: Cells, index: number, groups: readonly Group[]): InvitedRow {
  const names = cell.split(/[,;|]/).map((name) => name.trim());
  const find = (name: string) => groups.find((group) => group.name.toLowerCase() === name.toLowerCase())?.id;
  return {
    ...person,
    id: `row-${index + 1}`,
    groupIds: [...new Set(names.flatMap((name) => find(name) ?? []))],
    unknownGroups: names.filter((name) => name !== '' && !find(name)),
  };
}
