import { isAscii, isUtf8 } from 'node:buffer';

// Characters 0x80 to 0x9F of https://encoding.spec.whatwg.org/#windows-1252. Node 20 decodes them as control
// characters, which would lose the euro sign, dashes and curly quotes.
const WINDOWS_1252 =
  '\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D\u017D\u008F' +
  '\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178';

const decodeWindows1252 = (body: Buffer): string =>
  body.toString('latin1').replace(/[\u0080-\u009F]/g, (letter) => WINDOWS_1252[letter.charCodeAt(0) - 0x80]!);

/** The first bytes of a document that reveal its encoding: a byte order mark, or `<` in UTF-16. */
const MARKS: [Buffer, string][] = [
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf-8'],
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
  [Buffer.from('<\0'), 'utf-16le'],
  [Buffer.from('\0<'), 'utf-16be'],
];

/**
 * Decodes a feed. The encoding comes from the first bytes, from the text if it is valid UTF-8 beyond ASCII, from the
 * header, or from the document, in this order. Many servers declare an encoding that differs from the one they send.
 */
export function decodeFeed(body: Buffer, contentType = ''): string {
  const [, encoding] = MARKS.find(([mark]) => body.subarray(0, mark.length).equals(mark)) ?? [];
  if (encoding) return new TextDecoder(encoding).decode(body);
  if (isUtf8(body) && !isAscii(body)) return new TextDecoder().decode(body);
  const [, charset] = /charset="?([\w-]{1,40})/i.exec(contentType) ?? [];
  const [, declaredCharset] =
    /^[^>]{0,40}<\?xml[^>]{0,100}encoding=["']([\w-]{1,40})/i.exec(body.toString('latin1', 0, 200)) ?? [];
  const decoder = findDecoder(charset) ?? findDecoder(declaredCharset);
  if (decoder) return decoder.encoding === 'windows-1252' ? decodeWindows1252(body) : decoder.decode(body);
  return decodeUndeclared(body);
}

function findDecoder(label: string | undefined): TextDecoder | null {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}

/**
 * Decodes text without a declared encoding as UTF-8 with some broken bytes, or as windows-1252 if most non-ASCII bytes
 * are not valid UTF-8.
 */
function decodeUndeclared(body: Buffer): string {
  const text = new TextDecoder().decode(body);
  const broken = text.match(/\uFFFD/g)?.length ?? 0;
  const whole = text.match(/[^\0-\x7F\uFFFD]/g)?.length ?? 0;
  return broken > whole ? decodeWindows1252(body) : text;
}
