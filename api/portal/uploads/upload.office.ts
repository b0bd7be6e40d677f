import { documentFile as limits } from '#graphql/limits.ts';
import { type ArchiveEntry, readArchive, unpack } from './upload.archive.ts';
import { OfficeFileError, isLink, isPart } from './upload.office.link.ts';
import { refuseActiveContent } from './upload.office.content.ts';
import { decodeXml, readElements } from './upload.office.xml.ts';

// Investors download Office files unchanged. A file that loads remote content reveals who opens it and when, and
// programs inside it would run on their computers.

export const mainParts = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
} as const;
export type OfficeKind = keyof typeof mainParts;

const TYPES = '[content_types].xml';
/**
 * The maximum size of content types and relationships, which determine the kind of all other parts. Ordinary ones are
 * smaller.
 */
const LIST_BYTES = 2_000_000;
/** Larger parts are rejected, because checking them would take too long. */
const XML_BYTES = 64_000_000;

const MACRO_TYPES = /macroenabled|\bvba|macrosheet|vnd\.ms-word\.attachedtoolbars/i;
const EMBEDDED_TYPES =
  /activex|oleobject|text\/html|message\/|rtf\b|x-msdownload|octet-stream|macintosh|shockwave|(java|ecma|vb)script|\bhta\b/i;
const EXTERNAL_TYPES = /externallink\+|connections\+|querytable\+|webextension/i;

const HYPERLINK = new Set([
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officedocument/relationships/hyperlink',
]);
const MACRO_RELATIONS = /\/(vbaproject|wordvbadata|xlmacrosheet|xlintlmacrosheet)$/i;
const EMBEDDED_RELATIONS = /\/(oleobject|control|activexcontrolbinary|afchunk|subdocument)$/i;
const EXTERNAL_RELATIONS =
  /\/(attachedtemplate|externallink(path)?|xlexternallinkpath\/\w+|mailmerge\w*|recipientdata|connections|querytable|webextension\w*|frame)$/i;

/** The first bytes of OLE files and of Windows, Linux and macOS programs, in hexadecimal. */
const PROGRAMS = ['d0cf11e0a1b11ae1', '4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'];

/**
 * The extensions of the parts that Office programs write: lists and texts, pictures, films, sounds, fonts, signatures and
 * the worksheets of charts. A file of another kind would run when a reader unpacks it, such as a script.
 */
const PART_NAMES =
  /\.(xml|rels|vml|svg|bin|docx|xlsx|pptx|psmdcp|sigs|odttf|fntdata|ttf|png|jpe?g|jpe|jfif|gif|bmp|dib|tiff?|ico|webp|heic|hei[fc]s?|avif|pcx|pict?|pct|emf|wmf|emz|wmz|eps|cgm|wdp|hdp|jxr|glb|mp3|m4a|aac|wav|wma|mid|midi|aiff?|mp4|m4v|mov|avi|wmv|asf|mpe?g|mkv|webm)$/;

/** `<` after optional spaces, zeros and a byte order mark: XML in any encoding that an Office program may guess. */
const XML_HEAD = /^(efbbbf|fffe|feff)?(00|09|0a|0d|20)*3c|^(fffe|feff)/;

/** Checks an Office file. Throws an OfficeFileError if it is not acceptable. */
export function inspectOffice(body: Buffer, kind: OfficeKind, isEmbedded = false): void {
  const entries = readArchive(body);
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has(TYPES) || !names.has(mainParts[kind])) throw new OfficeFileError('mismatch');
  // Check the content types and relationships first: they are small and determine the kind of all other parts.
  const workbook = kind === 'xlsx' ? entries.find(({ name }) => name === mainParts.xlsx) : undefined;
  const sheets = new Set(workbook && workbook.unpackedBytes <= XML_BYTES ? readSheetNames(unpack(body, workbook)) : []);
  const isList = ({ name }: ArchiveEntry) => name === TYPES || name.endsWith('.rels');
  for (const entry of [...entries.filter(isList), ...entries.filter((file) => !isList(file))]) {
    if (isList(entry) && entry.unpackedBytes > LIST_BYTES) throw new OfficeFileError('too much');
    inspectPart(entry.name, unpack(body, entry), { kind, names, sheets, isEmbedded });
  }
}

/** The names of the sheets. A name with a sign that Excel does not allow is not one. */
const readSheetNames = (workbook: Buffer): string[] =>
  [...readElements(decodeXml(workbook), new Set(['sheet']))]
    .map(({ name = '' }) => name)
    .filter((name) => !/[\\/?*[\]:]/.test(name));

interface Package {
  kind: OfficeKind;
  /** The names of its parts, in lower case. */
  names: ReadonlySet<string>;
  /** The names of the sheets of a workbook. */
  sheets: ReadonlySet<string>;
  isEmbedded: boolean;
}

function inspectPart(name: string, content: Buffer, { kind, names, sheets, isEmbedded }: Package): void {
  if (/(^|\/)(vbaproject\.bin|vbadata\.xml|macrosheets\/)/.test(name)) throw new OfficeFileError('macros');
  if (name === TYPES) return refuseTypes(decodeXml(content), names);
  if (name.endsWith('.rels')) return refuseRelations(decodeXml(content));
  // An archive can list its folders as entries.
  if (content.length === 0) return name.endsWith('/') ? undefined : refusePartName(name);
  const head = content.toString('hex', 0, 8);
  if (PROGRAMS.some((magic) => head.startsWith(magic))) throw new OfficeFileError('embedded');
  // The package, not the file name, decides whether a part is XML.
  if (/\.(xml|vml|svg)$/.test(name) || XML_HEAD.test(head)) {
    if (content.length > XML_BYTES) throw new OfficeFileError('too much');
    refuseActiveContent(name, decodeXml(content), kind === 'xlsx' ? sheets : null);
    return refusePartName(name);
  }
  if (name.includes('/embeddings/') || content.toString('latin1', 0, 2) === 'PK')
    return inspectEmbedded(name, content, isEmbedded);
  refusePartName(name);
  // Printer settings are the only binary parts in ordinary files.
  if (name.endsWith('.bin') && !/\/printersettings\d*\.bin$/.test(name)) throw new OfficeFileError('embedded');
}

function refusePartName(name: string): void {
  if (!PART_NAMES.test(name)) throw new OfficeFileError('embedded');
}

/** A chart contains its source worksheet, which is itself an Office file. */
function inspectEmbedded(name: string, content: Buffer, isEmbedded: boolean): void {
  const kind = /\.(docx|xlsx|pptx)$/.exec(name)?.[1] as OfficeKind | undefined;
  if (!kind || isEmbedded || content.length > limits.bytes) throw new OfficeFileError('embedded');
  inspectOffice(content, kind, true);
}

/** Some programs declare a type for every extension that they know. It matters only if a part has the extension. */
function refuseTypes(xml: string, names: ReadonlySet<string>): void {
  const endings = new Set([...names].map((name) => name.slice(name.lastIndexOf('.') + 1)));
  for (const { ContentType: type = '', Extension: extension } of readElements(xml, new Set(['Default', 'Override']))) {
    if (extension !== undefined && !endings.has(extension.trim().toLowerCase())) continue;
    if (MACRO_TYPES.test(type)) throw new OfficeFileError('macros');
    if (EMBEDDED_TYPES.test(type)) throw new OfficeFileError('embedded');
    if (EXTERNAL_TYPES.test(type)) throw new OfficeFileError('external');
  }
}

function refuseRelations(xml: string): void {
  for (const attributes of readElements(xml, new Set(['Relationship']))) {
    const [type, target, mode] = ['Type', 'Target', 'TargetMode'].map((name) => (attributes[name] ?? '').trim()) as [
      string,
      string,
      string,
    ];
    if (MACRO_RELATIONS.test(type)) throw new OfficeFileError('macros');
    if (EMBEDDED_RELATIONS.test(type)) throw new OfficeFileError('embedded');
    if (EXTERNAL_RELATIONS.test(type)) throw new OfficeFileError('external');
    const isInternal = mode === '' || mode === 'Internal';
    const isLinkOut = /^external$/i.test(mode) && HYPERLINK.has(type.toLowerCase()) && isLink(target);
    if (!(isInternal ? isPart(target) : isLinkOut)) throw new OfficeFileError('external');
  }
}
