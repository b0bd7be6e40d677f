import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { OfficeFileError } from './upload.office.link.ts';

// Decodes the XML of Office files in one way only, and parses small parts without custom entities.

const MARKS: [mark: string, encoding: string][] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
];

/** Decodes an XML part. Office programs write UTF-8; a byte order mark identifies UTF-16. */
export function decodeXml(content: Buffer): string {
  const head = content.toString('latin1', 0, 3);
  const encoding = MARKS.find(([mark]) => head.startsWith(mark))?.[1] ?? 'utf-8';
  let text = '';
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    throw new OfficeFileError('damaged');
  }
  const declaredEncoding = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/i.exec(text.slice(0, 200))?.[1];
  const isKnown =
    !declaredEncoding || (encoding === 'utf-8' ? /^(utf-8|us-ascii)$/i : /^utf-16/i).test(declaredEncoding);
  if (!isKnown || !/^\s*</.test(text) || text.includes('\0') || /<!(DOCTYPE|ENTITY)/i.test(text))
    throw new OfficeFileError('damaged');
  return text;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  processEntities: true,
  htmlEntities: true,
});

/** The attributes of all elements with these local names, at any depth and with any prefix. */
export function readElements(text: string, names: ReadonlySet<string>): Record<string, string>[] {
  if (XMLValidator.validate(text) !== true) throw new OfficeFileError('damaged');
  const root = parse(text);
  const elements: Record<string, string>[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk);
    if (typeof value !== 'object' || value === null) return;
    for (const [tag, child] of Object.entries(value)) {
      if (tag.startsWith('@')) continue;
      if (names.has(tag.replace(/^.*:/, ''))) elements.push(...[child].flat().map(getAttributes));
      walk(child);
    }
  };
  walk(root);
  return elements;
}

function parse(text: string): unknown {
  try {
    return parser.parse(text);
  } catch {
    // The nesting or the entity expansion exceeds the parser's limits.
    throw new OfficeFileError('damaged');
  }
}

function getAttributes(element: unknown): Record<string, string> {
  if (typeof element !== 'object' || element === null) return {};
  const attributes = Object.entries(element).filter(([name]) => name.startsWith('@'));
  return Object.fromEntries(attributes.map(([name, value]) => [name.slice(1), String(value)]));
}

const PIECES =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[([^]*?)(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<(\/?)(?:[\w.-]+:)?([\w.-]+)(?![\w.-])((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+)|</g;

export interface XmlPiece {
  /** The local name of a tag. Null for text. */
  tag: string | null;
  closes: boolean;
  /** The raw attributes of a tag, or the decoded text. */
  text: string;
}

/** Yields the tags and texts of a large part one by one, in linear time. */
export function* readPieces(xml: string): Generator<XmlPiece> {
  for (const [, cdata, slash, tag, attributes = '', text] of xml.matchAll(PIECES)) {
    if (tag !== undefined) {
      yield { tag, closes: slash === '/', text: attributes };
      // A self-closing tag.
      if (attributes.endsWith('/')) yield { tag, closes: true, text: '' };
    } else if (text !== undefined) yield { tag: null, closes: false, text: decodeEntities(text) };
    else if (cdata !== undefined) yield { tag: null, closes: false, text: cdata };
  }
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** The decoded values of the attributes of a tag, by their local names. */
export function* readAttributes(attributes: string): Generator<[name: string, value: string]> {
  for (const [, name = '', double, single] of attributes.matchAll(
    /(?:^|\s)(?:[\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  ))
    yield [name, decodeEntities(double ?? single ?? '')];
}

/** The decoded value of an attribute by its local name, or null. */
export function readAttribute(attributes: string, name: string): string | null {
  for (const [attributeName, value] of readAttributes(attributes)) if (attributeName === name) return value;
  return null;
}
