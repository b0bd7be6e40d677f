import { isEmail } from '#graphql/email.ts';

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
  /** Why the server refused the row as it is. Null if it did not. */
  refusal: string | null;
}

type Column = 'name' | 'firstName' | 'middleName' | 'lastName' | 'company' | 'email' | 'groups';

/** Headings of spreadsheets, and of the exports of address books and sales programs. */
const headings: Record<Column, RegExp> = {
  name: /^(full ?name|name|display ?name|contact|person|investor|file as)$/,
  firstName: /^(first|given)( ?name)?$/,
  middleName: /^(middle|additional)( ?name)?$/,
  lastName: /^((last|family)( ?name)?|surname)$/,
  company: /^((associated |primary )?company|account|organi[sz]ation( 1)?|firm|fund|employer)( name)?$/,
  email: /^((primary|work|business) )?e ?mail( ?address)?( 1)?( value)?$/,
  groups: /^(groups?|labels?|tags?|categories|group membership)$/,
};

/** What reports of sales programs put before a heading, as in `Person - Email` and `Contact: Full Name`. */
const SUBJECT = /^(?:contact|person|lead|investor|stakeholder|account name)(?: ?: ?| )(?=\S)/;

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
 * Reads people from what was pasted or from the text of a file. The grammar, in this order:
 * 1. Text with tabs comes from a spreadsheet: lines are rows, tabs end cells, and quotation marks are text.
 * 2. A line with headings, of which one stands above email addresses, begins a CSV file with commas, semicolons or bars.
 *    Lines above it say something else. A file of visiting cards (vCard) or of a directory (LDIF) is read as such a file.
 * 3. A line with addresses only, or with names and addresses in angle brackets, is an address list of RFC 5322.
 * 4. Other lines are rows of a CSV file without headings, whose separator leaves one address alone in its cell.
 * 5. Rows without headings have a name, a company, an address and groups. Rows with other columns, such as those of an
 *    address book, get headings that a person replaces.
 */
export async function readInvitationRows(text: string, groups: readonly Group[]): Promise<InvitedRow[]> {
  // Loaded on demand, because they are not needed before a list is pasted.
  const [{ default: papa }, { default: parseAddresses }] = await Promise.all([
    import('papaparse'),
    import('nodemailer/lib/addressparser'),
  ]);
  const parseCsv = makeParseCsv(papa);
  const people = isVCards(text)
    ? await readVCards(text)
    : isLdif(text)
      ? readLdif(text)
      : listPeople(unifyLines(text), parseCsv, parseAddresses);
  return people.map((person, index) => toRow(person, index, groups));
}

/** Excel can write `sep=;` above the rows. */
const unifyLines = (text: string): string =>
  text
    .replace(/\uFEFF/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/^sep=.\n/i, '');

const makeParseCsv =
  (papa: typeof import('papaparse')): ParseCsv =>
  (csv, delimiter) =>
    papa.parse<string[]>(csv, { skipEmptyLines: 'greedy', delimiter }).data.map((row) => row.map(cleanCell));

type ParseCsv = (csv: string, delimiter: string) => string[][];
type ParseAddresses = (line: string, options: { flatten: true }) => { name: string; address: string }[];

function listPeople(text: string, parseCsv: ParseCsv, parseAddresses: ParseAddresses): Cells[] {
  const { rows } = findTable(text, parseCsv, parseAddresses);
  if (rows) return readTable(rows);
  const people: Cells[] = [];
  let others: string[] = [];
  const readOthers = () => {
    if (others.length > 0) people.push(...readTable(parseCsv(others.join('\n'), findSeparator(others, parseCsv))));
    others = [];
  };
  for (const line of text.split('\n')) {
    const listed = readAddressList(line, parseAddresses);
    if (!listed) {
      others.push(line);
      continue;
    }
    readOthers();
    people.push(...listed);
  }
  readOthers();
  return people;
}

const SEPARATORS = [';', ',', '|'];

interface Table {
  /** Null if the text is read line by line. */
  rows: string[][] | null;
  separator: string;
}

/** The rows of a spreadsheet, or of a CSV file whose columns have headings or need them. */
function findTable(text: string, parseCsv: ParseCsv, parseAddresses: ParseAddresses): Table {
  if (text.includes('\t')) {
    const rows = skipTitle(splitClipboard(text));
    return { rows: nameColumns(rows) ?? rows, separator: '\t' };
  }
  for (const separator of SEPARATORS) {
    const rows = skipTitle(parseCsv(text, separator));
    if (readHeadings(rows)) return { rows, separator };
  }
  const lines = text.split('\n').filter((line) => line.trim());
  const separator = findSeparator(lines, parseCsv);
  const isList = lines.some((line) => readAddressList(line, parseAddresses));
  return { rows: isList ? null : nameColumns(parseCsv(text, separator)), separator };
}

/** Reports and exports can have a title or a note above their headings. */
const MOST_ABOVE = 10;

/** The rows from the one with most headings on. All rows if none below the first is a better row of headings. */
function skipTitle(rows: string[][]): string[][] {
  const first = rows.findIndex(isPerson);
  const counts = rows
    .slice(0, Math.min(Math.max(first, 0), MOST_ABOVE))
    .map((_, above) => countHeadings(rows.slice(above)));
  const best = counts.indexOf(Math.max(...counts));
  const columns = best > 0 ? readHeadings(rows.slice(best)) : null;
  // Addresses stand below other texts, too.
  return columns && Object.keys(columns).length > 1 ? rows.slice(best) : rows;
}

/** Whether a row has an address, which a title can only mention. */
const isPerson = (row: readonly string[]): boolean =>
  row.some((cell) => isEmail(takeFirst(cell)) || (row.filter(Boolean).length > 1 && NAMED_ADDRESS.test(cell)));

/** The headings of the first row. One if no heading says that the addresses are below it: the row can be a person. */
function countHeadings(rows: readonly string[][]): number {
  if (!readHeadings(rows)) return 0;
  const known = readKnownHeadings(rows[0]!);
  const isAbove = rows.some((row) => row[known.email ?? -1]?.includes('@'));
  return isAbove ? Object.keys(known).length : 1;
}

/** A column of address books, which stands before the names. */
const NICKNAME = /^[a-z][a-z\d._-]*$/;
/** Words of which one begins with a capital letter, or with a letter of a script that has none. */
const FULL_NAME = /(?<!\S)[\p{Lu}\p{Lo}]\S* \S/u;

/** The rows with headings if they have none, and their columns are not a name, a company, an address and groups. */
function nameColumns(rows: string[][]): string[][] | null {
  const widths = rows.map((row) => row.findLastIndex(Boolean) + 1).toSorted((a, b) => a - b);
  const columns = Array.from({ length: widths.at(-1) ?? 0 }, (_, at) =>
    rows.map((row) => row[at] ?? '').filter(Boolean),
  );
  const places = new Set(rows.flatMap((row) => row.flatMap((cell, at) => (cell.includes('@') ? [at] : []))));
  const [at = -1] = places;
  // A row with the addresses of two people is shown with its problem. Rows of different kinds have no columns.
  if (places.size !== 1 || readHeadings(rows)) return null;
  // A row with more cells than most does not change what the cells of the others are.
  const usual = columns.slice(0, widths[(widths.length - 1) >> 1]);
  const isText = (cells: string[]): boolean => cells.some((cell) => !NO_COMPANY.test(cell));
  const before = usual.slice(0, at).filter(isText);
  const after = usual.slice(at + 1).filter(isText);
  const [first = [], second = []] = [...before, ...after];
  const hasNicknames = first.every((cell) => NICKNAME.test(cell)) && second.some((cell) => FULL_NAME.test(cell));
  const isUsual =
    before.length === 1 ? usual.length - at <= 3 : before.length <= 2 && before.length + after.length <= 3;
  if (isUsual && !hasNicknames) return null;
  const isNamed = columns[at]!.some((cell) => NAMED_ADDRESS.test(cell));
  const isName = (cells: string[]): boolean => before.length === 1 && !hasNicknames && !isNamed && cells === first;
  const headings = columns.map((cells, index) =>
    index === at ? 'Email' : isName(cells) ? COLUMN_HEADINGS.name : `Column ${index + 1}`,
  );
  return [headings, ...rows];
}

/** A column of a list whose heading says nothing about people. */
interface UnusedColumn {
  heading: string;
  /** The first value below it. */
  sample: string;
}

/** The columns that can be assigned, with the headings that assign them. */
const COLUMN_HEADINGS = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  groups: 'Groups',
} as const;

async function loadTable(text: string): Promise<Table & { papa: typeof import('papaparse') }> {
  const [{ default: papa }, { default: parseAddresses }] = await Promise.all([
    import('papaparse'),
    import('nodemailer/lib/addressparser'),
  ]);
  return { ...findTable(unifyLines(text), makeParseCsv(papa), parseAddresses), papa };
}

/** The columns of a list that are not used, and the headings that it lacks. */
export async function readUnusedColumns(text: string): Promise<{ unused: UnusedColumn[]; lacks: string[] }> {
  const { rows } = isVCards(text) || isLdif(text) ? { rows: null } : await loadTable(text);
  const columns = rows && readHeadings(rows);
  if (!columns) return { unused: [], lacks: [] };
  const used = new Set(Object.values(columns));
  const unused = rows[0]!.flatMap((heading, index) => {
    const sample = rows.find((row, at) => at > 0 && row[index])?.[index];
    return used.has(index) || !heading || !sample ? [] : [{ heading, sample }];
  });
  const has = (...names: Column[]): boolean => names.some((name) => columns[name] !== undefined);
  const lacks = Object.entries(COLUMN_HEADINGS).flatMap(([column, heading]) =>
    has(column as Column) ||
    (column === 'name' && has('firstName', 'lastName')) ||
    (['firstName', 'lastName'].includes(column) && has('name'))
      ? []
      : [heading],
  );
  return { unused, lacks };
}

/** The list with another heading above a column, so that the text says what was assigned. */
export async function assignColumn(text: string, heading: string, assigned: string): Promise<string> {
  const { rows, separator, papa } = await loadTable(text);
  const [first = [], ...others] = rows ?? [];
  const index = first.indexOf(heading);
  const renamed = [first.map((cell, at) => (at === index ? assigned : cell)), ...others];
  if (separator !== '\t') return papa.unparse(renamed, { delimiter: separator, newline: '\n' });
  return renamed.map((cells) => cells.join('\t')).join('\n');
}

const isVCards = (text: string): boolean => /^BEGIN:VCARD/i.test(unifyLines(text).trimStart());

/** The properties of a card that are read, without parameters: those of vCard 2.1, which Outlook writes, are no others. */
const CARD_LINE = /^(?:[\w-]+\.)?(FN|N|ORG|EMAIL|CATEGORIES)(;[^:]*)?:(.*)$/i;

const simplifyCard = (lines: string): string =>
  lines
    .replace(/\n[ \t]/g, '')
    .replace(/=\n/g, '')
    .split('\n')
    .flatMap((line) => {
      const [, name, parameters = '', value = ''] = CARD_LINE.exec(line) ?? [];
      if (!name) return [];
      return [`${name}:${/QUOTED-PRINTABLE/i.test(parameters) ? decodeQuoted(value).replace(/\s+/g, ' ') : value}\n`];
    })
    .join('');

/** Quoted-printable text, which says its bytes as `=C3=84`. */
function decodeQuoted(text: string): string {
  return decodeFile(unquoteBytes(text));
}

const unquoteBytes = (text: string): Uint8Array =>
  toBytes(text.replace(/=([0-9A-F]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16))));

/** Address books export visiting cards. Of several addresses, the first is taken. */
async function readVCards(text: string): Promise<Cells[]> {
  const { default: ICAL } = await import('ical.js');
  const cards = unifyLines(text)
    .split(/^BEGIN:VCARD\n/im)
    .slice(1);
  return cards.map((card) => {
    const [lines = ''] = card.split(/^END:VCARD/im);
    const component = new ICAL.Component(ICAL.parse(`BEGIN:VCARD\n${simplifyCard(lines)}END:VCARD\n`) as unknown[]);
    const read = (property: string): string => {
      const value: unknown = component.getFirstPropertyValue(property);
      return cleanCell([value].flat().join(' '));
    };
    const [family, given, middle] = [component.getFirstPropertyValue('n') as unknown].flat().map(String);
    return {
      name: read('fn') || cleanCell([given, middle, family].filter(Boolean).join(' ')),
      company: cleanCell(String([component.getFirstPropertyValue('org') as unknown].flat()[0] ?? '')),
      email: read('email'),
      groups: component
        .getAllProperties('categories')
        .flatMap((each) => each.getValues())
        .join('|'),
    };
  });
}

/** Directories and Thunderbird write entries that begin with a name of their own, after a line with the version. */
const isLdif = (text: string): boolean => /^(?:version: *\d+\n)?(?:#.*\n|\n)*dn:/i.test(unifyLines(text).trimStart());

/** Of several addresses, the first is taken. A value after two colons is Base64 (RFC 2849). */
function readLdif(text: string): Cells[] {
  const entries = unifyLines(text)
    .replace(/\n /g, '')
    .split(/\n\s*\n/);
  return entries.flatMap((entry) => {
    const attributes = new Map<string, string>();
    for (const line of entry.split('\n').toReversed()) {
      const [, name = '', colons, value = ''] = /^([a-z]+)(?:;[^:]*)?:(:?)(.*)$/i.exec(line) ?? [];
      if (value) attributes.set(name.toLowerCase(), cleanCell(colons ? decodeBase64(value) : value));
    }
    const read = (...names: string[]): string => names.map((name) => attributes.get(name)).find(Boolean) ?? '';
    const [name, email] = [read('cn', 'displayname'), read('mail')];
    return name || email ? [{ ...noCells, name: isEmail(name) ? '' : name, company: read('o', 'company'), email }] : [];
  });
}

const toBytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function decodeBase64(text: string): string {
  try {
    return decodeFile(toBytes(atob(text)));
  } catch {
    return text;
  }
}

/** A name of a message as it was sent: ASCII words that say their bytes (RFC 2047). White space between two is none. */
const decodeWords = (name: string): string =>
  name
    .replace(/(\?=)\s+(?==\?[^?\s]+\?[bq]\?)/gi, '$1')
    .replace(
      /=\?([^?*\s]+)(?:\*[^?\s]*)?\?([bq])\?([^?\s]*)\?=/gi,
      (word, charset: string, kind: string, value: string) => {
        try {
          const bytes = /b/i.test(kind) ? toBytes(atob(value)) : unquoteBytes(value.replaceAll('_', ' '));
          return new TextDecoder(charset).decode(bytes);
        } catch {
          return word;
        }
      },
    );

/** The separator that leaves an address alone in its cell most often. Names and companies contain commas. */
function findSeparator(lines: readonly string[], parseCsv: ParseCsv): string {
  const count = (separator: string) =>
    parseCsv(lines.join('\n'), separator).filter((row) =>
      row.some((cell) => isEmail(takeFirst(splitAddress(cell).address))),
    ).length;
  return SEPARATORS.toSorted((a, b) => count(b) - count(a))[0]!;
}

/** The first of several addresses in a cell, which an address book writes for one person. */
function takeFirst(cell: string): string {
  const parts = cell.split(/[\s,;]+|:::/).filter(Boolean);
  return parts.length > 1 && parts.every(isEmail) ? parts[0]! : cell;
}

/** Spreadsheets copy cells as they are. Only a cell with a line break is in quotation marks. */
function splitClipboard(text: string): string[][] {
  const joined = text.replace(/(^|[\t\n])"((?:[^"\t]|"")*)"(?=[\t\n]|$)/g, (match, before: string, cell: string) =>
    cell.includes('\n') ? before + cell.replaceAll('""', '"').replace(/\n/g, ' ') : match,
  );
  const rows = joined.split('\n').map((row) => row.split('\t'));
  const isQuoted = (cell: string): boolean => /^".*"$/.test(cell);
  // Some programs put each text in quotation marks.
  const isFile = rows.length > 1 && rows.every((row) => row.some(isQuoted) || !row.some(Boolean));
  return rows
    .map((row) => row.map((cell) => (isFile && isQuoted(cell) ? unwrap(cell) : unquote(cell))).map(cleanCell))
    .filter((row) => row.some(Boolean));
}

const unwrap = (cell: string): string => cell.slice(1, -1).replaceAll('""', '"');

/** Files with tabs put cells with commas or quotation marks in quotation marks. Spreadsheets copy them without. */
const unquote = (cell: string): string =>
  /^"(?:[^"]|"")*"$/.test(cell) && /,|""/.test(cell.slice(1, -1)) ? unwrap(cell) : cell;

const INVISIBLE = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** One line without invisible signs. An address has no `mailto:`. */
const cleanCell = (cell: string): string =>
  cell
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^<?mailto:([^?>]+)(?:[?>].*)?$/i, '$1');

/** The people of a line of addresses. Null if the line has anything else. */
function readAddressList(line: string, parseAddresses: ParseAddresses): Cells[] | null {
  const plain = line
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .replace(/[，；＜＞＠]/g, (sign) => sign.normalize('NFKC'))
    .replace(/[、،؛]/g, ',')
    .replace(/mailto:/gi, '')
    // Links of Markdown, and of chats.
    .replace(/\[([^[\]]*)\]\(([^\s()@]+@[^\s()@]+)\)/g, '$1 <$2>')
    .replace(/<([^\s<>|@]+@[^\s<>|@]+)\|[^<>]*>/g, '<$1>')
    .trim()
    // Lists in texts have a mark or a number.
    .replace(/^(?:[-*•‣◦·–—]|\d{1,3}[.)]) (?=\S)/, '')
    .replace(/^(?:to|cc|bcc|an|von|from): /i, '')
    // The address book of mutt.
    .replace(/^alias (?:-group \S+ )*(?!-group )\S+ (?=.*@)/, '')
    .replace(/\[([^\s[\]@]+@[^\s[\]@]+)\]/g, '<$1>')
    .replace(/(\S ?)\(([^\s()@]+@[^\s()@]+)\)/g, '$1<$2>');
  if (!plain.includes('@')) return null;
  const words = plain.split(/[\s,;]+/).filter(Boolean);
  if (words.every((word) => isEmail(word.replace(/^<|>$/g, ''))))
    return words.map((word) => ({ ...noCells, email: word.replace(/^<|>$/g, '') }));
  const entries = parseAddresses(plain, { flatten: true });
  // A bare address in a row belongs to the cells before it.
  if (!entries.every(({ address, name }) => isEmail(address) && !(name && !/[<(]/.test(plain)))) return null;
  return entries.map(({ name, address }) => ({
    ...noCells,
    name: toName(cleanCell(decodeWords(name)).replace(/^'(.*)'$/, '$1')),
    email: address,
  }));
}

/** Mail programs repeat the address where a name is missing. */
const toName = (name: string): string => (isEmail(name) ? '' : name);

function readTable(rows: readonly string[][]): Cells[] {
  const columns = readHeadings(rows);
  return columns ? rows.slice(1).map((row) => pick(row, columns)) : rows.map(recognize);
}

type Columns = Partial<Record<Column, number>>;

/**
 * The columns that the first row names. Null if it is a person. A heading in another language is not known, but the
 * addresses stand below one.
 */
function readHeadings([row = [], ...rows]: readonly string[][]): Columns | null {
  if (row.some((cell) => cell.includes('@'))) return null;
  const columns = readKnownHeadings(row);
  if (columns.email === undefined && row.length > 1) {
    const addressed = new Set(rows.flatMap((other) => other.flatMap((cell, index) => (isEmail(cell) ? [index] : []))));
    const found = row.findIndex((cell, index) => cell && addressed.has(index));
    if (found !== -1) columns.email = found;
  }
  return columns.email === undefined ? null : columns;
}

function readKnownHeadings(row: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [index, cell] of row.entries()) {
    const heading = cell
      .toLowerCase()
      .replace(/[_\s-]+/g, ' ')
      .trim()
      .replace(SUBJECT, '');
    for (const [column, pattern] of Object.entries(headings) as [Column, RegExp][])
      if (pattern.test(heading)) columns[column] ??= index;
  }
  return columns;
}

type Cells = Record<'name' | 'company' | 'email' | 'groups', string>;
const noCells: Cells = { name: '', company: '', email: '', groups: '' };

function pick(row: readonly string[], columns: Columns): Cells {
  const read = (column: Column) => row[columns[column] ?? -1] ?? '';
  const fullName = [read('firstName'), read('middleName'), read('lastName')].filter(Boolean).join(' ');
  const { shownName, address } = splitAddress(read('email'));
  const name = fullName || read('name');
  // Address books repeat the address where a name is missing.
  const email = name || shownName ? takeFirst(address) : address;
  return { name: toName(name) || toName(shownName), company: read('company'), email, groups: read('groups') };
}

/** Address books write `Ada Admin <ada@fund.example>`. */
const NAMED_ADDRESS = /^"?([^"<]*)(?:"\s*)?<([^<>@]*@[^<>]*)>$/;

function splitAddress(cell: string): { shownName: string; address: string } {
  const [, shownName = '', address = cell] = NAMED_ADDRESS.exec(cell) ?? [];
  return { shownName: shownName.trim(), address };
}

/** What lists of addresses have beside a name and an address: a telephone number, and the type of an address. */
const NO_COMPANY = /^(?:\+?[\d ()/.-]{5,}|home|work|internet|pref|other)$/i;

function recognize(row: readonly string[]): Cells {
  const at = row.findIndex((cell) => cell.includes('@'));
  const { shownName, address } = splitAddress(row[at] ?? '');
  // Shown with its problem: the second person must not become the company of the first.
  if (row.filter((cell) => cell.includes('@')).length > 1) return { ...noCells, email: row.filter(Boolean).join(', ') };
  const others = row.filter((cell, index) => index !== at && !NO_COMPANY.test(cell));
  const [name = '', company = '', groups = ''] = shownName ? [shownName, ...others] : others;
  return { name, company, email: name ? takeFirst(address) : address, groups };
}

const findGroup = (groups: readonly Group[], name: string): string | undefined =>
  groups.find((group) => group.name.toLowerCase() === name.toLowerCase())?.id;

/** The names in a cell of groups. Rows that were corrected here have bars between them, because names contain commas. */
function splitGroups(cell: string, groups: readonly Group[]): string[] {
  if (findGroup(groups, cell.trim())) return [cell.trim()];
  // Google writes `Friends ::: * myContacts`, where the star marks groups of its own.
  return cell.split(cell.includes('|') ? '|' : /[,;]|:::/).map((name) => name.trim());
}

function toRow({ groups: cell, ...person }: Cells, index: number, groups: readonly Group[]): InvitedRow {
  const unknownGroups = splitGroups(cell, groups).filter((name) => name !== '' && !name.startsWith('* '));
  return matchGroups({ ...person, id: `row-${index + 1}`, groupIds: [], unknownGroups, refusal: null }, groups);
}

/** A row with the groups that exist now: others create and delete them while a list is open. */
export function matchGroups<Row extends InvitedRow>(row: Row, groups: readonly Group[]): Row {
  const known = row.groupIds.filter((id) => groups.some((group) => group.id === id));
  const found = row.unknownGroups.flatMap((name) => findGroup(groups, name) ?? []);
  return {
    ...row,
    groupIds: [...new Set([...known, ...found])],
    unknownGroups: row.unknownGroups.filter((name) => findGroup(groups, name) === undefined),
  };
}

/** The names of the groups that rows name and that do not exist, each once. */
export const listUnknownGroups = (rows: readonly InvitedRow[]): string[] => [
  ...new Map(rows.flatMap(({ unknownGroups }) => unknownGroups).map((name) => [name.toLowerCase(), name])).values(),
];

/** Corrected rows as the text of a spreadsheet, which is read as the same rows. */
export function writeInvitationRows(rows: readonly InvitedRow[], groups: readonly Group[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(({ name, company, email, groupIds, unknownGroups }) => {
    const names = groups.filter(({ id }) => groupIds.includes(id)).map((group) => group.name);
    return [name, company, email, [...names, ...unknownGroups].join('|')];
  });
  return [['Name', 'Company', 'Email', 'Groups'], ...lines]
    .map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t'))
    .join('\n');
}

/** The rows of a text that `writeInvitationRows` returned, at once. */
export const readWrittenRows = (written: string, groups: readonly Group[]): InvitedRow[] =>
  written
    .split('\n')
    .slice(1)
    .map((line, index) => {
      const [name = '', company = '', email = '', cell = ''] = line.split('\t');
      return toRow({ name, company, email, groups: cell }, index, groups);
    });
