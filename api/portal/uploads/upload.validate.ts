import { documentFile as limits } from '#graphql/limits.ts';
import { fail } from '#api/platform/errors.ts';
import { runInTurn, isDecodable, openSharp } from '#api/platform/images.ts';
import { Thread, ThreadLostError } from '#api/platform/thread.ts';
import { createFinding, type Finding } from './upload.finding.service.ts';
import type { OfficeErrorKind } from './upload.office.link.ts';
import type { OfficeKind } from './upload.office.ts';

// Detects the type of a file by its first bytes, its extension and the media type from the client. All three must
// agree, and files that are valid as two types are rejected.

const refuse = (message: string): never => fail('BAD_USER_INPUT', message, [{ path: ['file'], message }]);

const NONE = 'File type not supported. Upload a PDF, DOCX, XLSX, PPTX, CSV, TXT, PNG, JPEG or WebP file.';
const DAMAGED = 'This file is damaged or incomplete. Open it, save it again and upload the new file.';
const TEXT = 'This file is not plain text in UTF-8. Save it as UTF-8 and upload it again.';
const PIXELS = `This picture has too many pixels. Use one with at most ${limits.pixels / 1_000_000} million, and no more than ${limits.side.toLocaleString('en-US')} on a side.`;

const mismatch = (kind: string) => `This file is not ${kind}, although its name says so. Check the file.`;

const officeErrors: Record<OfficeErrorKind, string> = {
  damaged: DAMAGED,
  encrypted: 'This file is protected by a password. Save it without a password and upload it again.',
  macros: 'This file contains macros. Save it without macros and upload it again.',
  'too much': 'This file is too large when unpacked. Save it again, or as a PDF.',
  external:
    'This file loads content from elsewhere when it is opened, such as a linked picture, a template or a data source. Embed or remove that content and try again.',
  embedded:
    'This file contains an embedded object, control or program. Replace it with a picture, or remove it, and try again.',
  commands: 'This file contains a field, formula or action that starts another program. Remove it and try again.',
  mismatch: mismatch('an Office file'),
};
const INSPECT_MS = 30_000;
const HEAVY = 'This file takes too much time or memory to check. Save it again, or as PDF, and try again.';

interface Kind {
  type: string;
  /** Other media types that clients send. Some send none. */
  alias?: RegExp;
  check: (body: Buffer) => Promise<Buffer> | Buffer;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const ANY = /^(application\/octet-stream)?$/;

const kinds: Record<string, Kind> = {
  pdf: { type: 'application/pdf', alias: /^application\/x-pdf$/, check: pdf },
  docx: {
    type: `${OFFICE}.wordprocessingml.document`,
    alias: /^application\/zip$/,
    check: office('docx'),
  },
  xlsx: { type: `${OFFICE}.spreadsheetml.sheet`, alias: /^application\/zip$/, check: office('xlsx') },
  pptx: {
    type: `${OFFICE}.presentationml.presentation`,
    alias: /^application\/zip$/,
    check: office('pptx'),
  },
  // With a spreadsheet program installed, browsers send its media type for CSV files.
  csv: { type: 'text/csv', alias: /^(text\/plain|application\/csv|application\/vnd\.ms-excel)$/, check: plainText },
  txt: { type: 'text/plain', check: plainText },
  png: { type: 'image/png', check: picture('png') },
  jpg: { type: 'image/jpeg', check: picture('jpeg') },
  webp: { type: 'image/webp', check: picture('webp') },
};
const others: Record<string, string> = { jpeg: 'jpg' };

/** Returns the type of a file and the bytes to store. Fails with a readable error if the file is not acceptable. */
export async function validateUpload(
  name: string,
  typeHeader: string,
  body: Buffer,
): Promise<{ type: string; body: Buffer }> {
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const canonicalEnding = others[ending] ?? ending;
  const kind = Object.hasOwn(kinds, canonicalEnding) ? kinds[canonicalEnding]! : refuse(NONE);
  const declaredType = typeHeader.split(';', 1)[0]!.trim().toLowerCase();
  if (declaredType !== kind.type && !ANY.test(declaredType) && !kind.alias?.test(declaredType))
    return refuse(`This file is named .${ending} but its content is of another type. Correct the file extension.`);
  return { type: kind.type, body: await kind.check(body) };
}

/** The bytes in which PDF programs look for the header. Some programs write a line or a byte order mark before it. */
const PDF_HEAD = 1_024;

/** A byte order mark and lines of text, as printers and mail programs write them, but no program, archive or page. */
const BEFORE_PDF = /^(?:ï»¿)?(?!\s*(?:[<#]|MZ|PK|\p{Cc}ELF))[\s\p{Cc} -~]*$/u;

/** Bytes before the header are removed, so that the stored file is a PDF from its first byte and nothing else. */
function pdf(body: Buffer): Buffer {
  const start = body.subarray(0, PDF_HEAD + 5).indexOf('%PDF-');
  const isPdf = start >= 0 && BEFORE_PDF.test(body.toString('latin1', 0, start));
  return isPdf ? body.subarray(start) : refuse(mismatch('a PDF'));
}

/** Runs in a disposable thread, because unpacking can take long. */
function office(kind: OfficeKind) {
  return async (body: Buffer): Promise<Buffer> => {
    const magic = body.toString('latin1', 0, 4);
    // The old binary format, or an encrypted file.
    if (magic === '\xd0\xcf\x11\xe0') return refuse(officeErrors.encrypted);
    if (magic !== 'PK\x03\x04') return refuse(officeErrors.mismatch);
    const errorKind = await runInTurn(() => inspect(body, kind));
    return errorKind ? refuse(officeErrors[errorKind]) : body;
  };
}

async function inspect(body: Buffer, kind: OfficeKind): Promise<OfficeErrorKind | null> {
  const thread = new Thread('api/portal/uploads/upload.office.thread.ts');
  try {
    const bytes = new Uint8Array(body);
    return await thread.ask<OfficeErrorKind | null>({ bytes, kind }, { ms: INSPECT_MS }, [bytes]);
  } catch (error) {
    if (error instanceof ThreadLostError && error.began) return refuse(HEAVY);
    throw error;
  } finally {
    thread.end();
  }
}

/** What an Office file that was accepted has besides what people see. */
export async function reviewOfficeFile(body: Buffer, type: string): Promise<Finding[]> {
  const kind = Object.entries(kinds).find((entry) => entry[1].type === type)?.[0];
  if (kind !== 'docx' && kind !== 'xlsx' && kind !== 'pptx') return [];
  return runInTurn(async () => {
    const thread = new Thread('api/portal/uploads/upload.office.thread.ts');
    const bytes = new Uint8Array(body);
    try {
      const result = await thread.ask<Finding[] | OfficeErrorKind>(
        { bytes, kind, isReview: true },
        { ms: INSPECT_MS },
        [bytes],
      );
      return Array.isArray(result) ? result : [createFinding('INCOMPLETE')];
    } catch (error) {
      if (error instanceof ThreadLostError) return [createFinding('INCOMPLETE')];
      throw error;
    } finally {
      thread.end();
    }
  });
}

/** Accepts only plain text, which a browser cannot interpret as a program or an HTML page. */
function plainText(body: Buffer): Buffer {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return refuse(TEXT);
  }
  if (/[^\P{Cc}\t\n\f\r]/u.test(text)) return refuse(TEXT);
  if (/^\s*(<[!?a-z]|mime-version:)/i.test(text)) return refuse(NONE);
  return body;
}

const SECONDS = 120;
const magics = { png: '\x89PNG\r\n\x1a\n', jpeg: '\xff\xd8\xff', webp: 'RIFF' };

/** Encodes the pixels again, which drops camera metadata and any other content. */
function picture(format: 'png' | 'jpeg' | 'webp') {
  return async (body: Buffer): Promise<Buffer> => {
    if (!body.toString('latin1', 0, 16).startsWith(magics[format]))
      return refuse(mismatch(`a ${format.toUpperCase()} picture`));
    return runInTurn(async () => {
      const sharp = await openSharp();
      const failAsDamaged = () => refuse(DAMAGED);
      const metadata = await sharp(body, { limitInputPixels: false }).metadata().catch(failAsDamaged);
      if (metadata.format !== format) return refuse(DAMAGED);
      if (!isDecodable(metadata, limits)) return refuse(PIXELS);
      const image = sharp(body, { failOn: 'error', limitInputPixels: limits.pixels }).timeout({ seconds: SECONDS });
      return image.autoOrient().toColourspace('srgb').toFormat(format, { quality: 90 }).toBuffer().catch(failAsDamaged);
    });
  };
}
