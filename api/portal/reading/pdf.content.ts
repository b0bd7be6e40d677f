// The operators of a page's content. Runs in the marking thread.
import { inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';

const names = new Map<string, PDFName>();

/** A name of this code. pdf-lib decodes it each time, which adds up for files of many objects. */
export function key(name: string): PDFName {
  const known = names.get(name) ?? PDFName.of(name);
  names.set(name, known);
  return known;
}

/** Node unpacks ten times faster than pdf-lib, but begins more slowly. Sizes are in bytes. */
const LEAST_PACKED = 16 * 1024;
const MOST_UNPACKED = 32 * 1024 * 1024;

/** The unpacked content. pdf-lib also reads damaged data, other filters, and as much as its thread has memory for. */
function decodeContent(stream: PDFRawStream): Buffer {
  const { dict, contents } = stream;
  const isPlain = dict.lookup(key('Filter')) === PDFName.FlateDecode && !dict.has(key('DecodeParms'));
  if (isPlain && contents.length >= LEAST_PACKED)
    try {
      return inflateSync(contents, { maxOutputLength: MOST_UNPACKED });
    } catch {
      // Read below.
    }
  return Buffer.from(decodePDFRawStream(stream).decode());
}

const contentNames = new WeakMap<PDFRawStream, ReadonlySet<PDFName>>();
const balances = new WeakMap<PDFRawStream, Balance>();

/** The names in a content, also those inside of strings and pictures, which does no harm. */
export function readNames(stream: PDFRawStream): ReadonlySet<PDFName> {
  const known = contentNames.get(stream);
  if (known) return known;
  const content = decodeContent(stream);
  const found = new Set<PDFName>();
  for (const [, name] of content.toString('latin1').matchAll(/\/([^\s\0()<>[\]{}/%]{1,200})/g))
    found.add(PDFName.of(name!));
  contentNames.set(stream, found);
  // Read now, because most contents are those of pages, and unpacking them again takes longer.
  if (!stream.dict.has(key('Subtype'))) balances.set(stream, measureBalance(content));
  return found;
}

/** The streams of a page's content. */
export function listContents(page: PDFPage): PDFRawStream[] {
  const contents = page.node.Contents();
  const values = contents instanceof PDFArray ? contents.asArray() : [contents];
  return values
    .map((value) => value && page.doc.context.lookup(value))
    .filter((value) => value instanceof PDFRawStream);
}

export function readContent(page: PDFPage): Buffer {
  return Buffer.concat(listContents(page).flatMap((stream) => [decodeContent(stream), Buffer.from('\n')]));
}

/** The balance of a page. Operators can go on from one stream to the next, so several are read as one. */
export function readBalance(page: PDFPage): Balance {
  const [stream, ...others] = listContents(page);
  return (stream && others.length === 0 ? balances.get(stream) : undefined) ?? measureBalance(readContent(page));
}

/** How many graphics states and marked contents a page leaves open, and how many it closes without opening them. */
interface Balance {
  open: number;
  extra: number;
  openMarks: number;
  /** False if a string, an array or a picture has no end, so that nothing can be added after it. */
  isComplete: boolean;
}

const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 9 || code === 12 || code === 0;
const DELIMITERS = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const REGULAR = Uint8Array.from({ length: 256 }, (_, code) => (isSpace(code) || DELIMITERS.has(code) ? 0 : 1));
const isRegular = (code: number): boolean => REGULAR[code] === 1;
/** The signs with which a number begins. */
const NUMBER = new Set([...'+-.0123456789'].map((sign) => sign.charCodeAt(0)));

/** Letters inside of strings, names and pictures are not operators. */
function measureBalance(content: Buffer): Balance {
  const balance: Balance = { open: 0, extra: 0, openMarks: 0, isComplete: true };
  for (const operator of readOperators(content)) {
    if (operator === 'q') balance.open += 1;
    else if (operator === 'Q' && balance.open > 0) balance.open -= 1;
    else if (operator === 'Q') balance.extra += 1;
    else if (operator === 'BDC' || operator === 'BMC') balance.openMarks += 1;
    else if (operator === 'EMC') balance.openMarks = Math.max(0, balance.openMarks - 1);
    else if (operator === null) balance.isComplete = false;
  }
  return balance;
}

/** The operators in their order, and null at an end that is missing. */
function* readOperators(content: Buffer): Generator<string | null> {
  let at = 0;
  while (at < content.length) {
    const code = content[at]!;
    const sign = String.fromCharCode(code);
    if (NUMBER.has(code)) at = skipTo(content, at, (next) => !isRegular(next));
    else if (sign === '%') at = skipTo(content, at, (next) => next === 0x0a || next === 0x0d);
    else if (sign === '(') at = skipString(content, at);
    else if (sign === '<' && content[at + 1] !== 0x3c) at = skipTo(content, at, (next) => next === 0x3e) + 1;
    else if (sign === '/') at = skipTo(content, at + 1, (next) => !isRegular(next));
    else if (!isRegular(code)) at += 1;
    else {
      const end = skipTo(content, at, (next) => !isRegular(next));
      const word = content.toString('latin1', at, end);
      at = word === 'ID' ? skipPicture(content, end) : end;
      yield word;
    }
    if (at > content.length) return yield null;
  }
}

function skipTo(content: Buffer, from: number, isEnd: (code: number) => boolean): number {
  let at = from;
  while (at < content.length && !isEnd(content[at]!)) at += 1;
  return at;
}

function skipString(content: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; at += 1) {
    const code = content[at];
    if (code === 0x5c) at += 1;
    else if (code === 0x28) depth += 1;
    else if (code === 0x29 && (depth -= 1) === 0) return at + 1;
  }
  return content.length + 1;
}

/** The data of a picture inside of the content ends with EI between spaces. */
function skipPicture(content: Buffer, from: number): number {
  for (let at = content.indexOf('EI', from + 1); at !== -1; at = content.indexOf('EI', at + 1)) {
    const after = content[at + 2];
    const next = content.toString('latin1', at + 2, at + 12);
    if (isSpace(content[at - 1]!) && (after === undefined || isSpace(after)) && /^[\s\x20-\x7e]*$/.test(next))
      return at + 2;
  }
  return content.length + 1;
}
