import { documentFile as limits } from '../../graphql/limits.ts';
import { type ArchiveEntry, readArchive, unpack } from './upload.archive.ts';
import { OfficeFault } from './upload.office.fault.ts';
import { refuseActiveContent } from './upload.office.content.ts';
import { decodeXml, readElements } from './upload.office.xml.ts';

// Investors download Office files unchanged. A file that loads anything from elsewhere reveals who opens it and when;
// programs inside it run on their machines.

export const mainParts = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
} as const;
export type OfficeKind = keyof typeof mainParts;

const TYPES = '[content_types].xml';
/** These two kinds of parts decide what all others are; no ordinary one is larger. */
const LIST_BYTES = 2_000_000;
/** Larger parts are refused: their content could not be checked in reasonable time. */
const XML_BYTES = 64_000_000;

const MACRO_TYPES = /macroenabled|\bvba|macrosheet|vnd\.ms-word\.attachedtoolbars/i;
const EMBEDDED_TYPES = /activex|oleobject|text\/html|message\/|rtf\b|x-msdownload|octet-stream|macintosh|shockwave/i;
const EXTERNAL_TYPES = /externallink\+|connections\+|querytable\+|webextension/i;

const HYPERLINK = new Set([
  'http://schemas.openxmlformats.org/officedocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officedocument/relationships/hyperlink',
]);
const MACRO_RELATIONS = /\/(vbaproject|wordvbadata|xlmacrosheet|xlintlmacrosheet)$/i;
const EMBEDDED_RELATIONS = /\/(oleobject|control|activexcontrolbinary|afchunk|subdocument)$/i;
const EXTERNAL_RELATIONS =
  /\/(attachedtemplate|externallink(path)?|xlexternallinkpath\/\w+|mailmerge\w*|recipientdata|connections|querytable|webextension\w*|frame)$/i;

/** How OLE files and the programs of Windows, Linux and macOS begin, in hexadecimal. */
const PROGRAMS = ['d0cf11e0a1b11ae1', '4d5a', '7f454c46', 'feedface', 'feedfacf', 'cefaedfe', 'cffaedfe', 'cafebabe'];

/** `<`, after spaces, zeros and a byte order mark: XML in any encoding that an Office program may guess. */
const XML_HEAD = /^(efbbbf|fffe|feff)?(00|09|0a|0d|20)*3c|^(fffe|feff)/;

/** Checks an Office file; throws an OfficeFault where it is not taken. */
export function inspectOffice(body: Buffer, kind: OfficeKind, isEmbedded = false): void {
  const entries = readArchive(body);
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has(TYPES) || !names.has(mainParts[kind])) throw new OfficeFault('mismatch');
  // First what decides about all others, which is small.
  const isList = ({ name }: ArchiveEntry) => name === TYPES || name.endsWith('.rels');
  for (const entry of [...entries.filter(isList), ...entries.filter((each) => !isList(each))]) {
    if (isList(entry) && entry.unpacked > LIST_BYTES) throw new OfficeFault('too much');
    inspectPart(entry.name, unpack(body, entry), kind, isEmbedded);
  }
}

function inspectPart(name: string, content: Buffer, container: OfficeKind, isEmbedded: boolean): void {
  if (/(^|\/)(vbaproject\.bin|vbadata\.xml|macrosheets\/)/.test(name)) throw new OfficeFault('macros');
  if (name === TYPES) return refuseTypes(decodeXml(content));
  if (name.endsWith('.rels')) return refuseRelations(decodeXml(content));
  if (content.length === 0) return;
  const head = content.toString('hex', 0, 8);
  if (PROGRAMS.some((magic) => head.startsWith(magic))) throw new OfficeFault('embedded');
  // A part is what the package says it is, whatever its name.
  if (/\.(xml|vml|svg)$/.test(name) || XML_HEAD.test(head)) {
    if (content.length > XML_BYTES) throw new OfficeFault('too much');
    return refuseActiveContent(name, decodeXml(content), container === 'xlsx');
  }
  if (name.includes('/embeddings/') || content.toString('latin1', 0, 2) === 'PK')
    return inspectEmbedded(name, content, isEmbedded);
  // Printers' settings are the only binary parts that ordinary files hold.
  if (name.endsWith('.bin') && !/\/printersettings\d*\.bin$/.test(name)) throw new OfficeFault('embedded');
}

/** A chart holds the sheet it was made of, which is an Office file itself. */
function inspectEmbedded(name: string, content: Buffer, isEmbedded: boolean): void {
  const kind = /\.(docx|xlsx|pptx)$/.exec(name)?.[1] as OfficeKind | undefined;
  if (!kind || isEmbedded || content.length > limits.bytes) throw new OfficeFault('embedded');
  inspectOffice(content, kind, true);
}

function refuseTypes(xml: string): void {
  for (const { ContentType: type = '' } of readElements(xml, new Set(['Default', 'Override']))) {
    if (MACRO_TYPES.test(type)) throw new OfficeFault('macros');
    if (EMBEDDED_TYPES.test(type)) throw new OfficeFault('embedded');
    if (EXTERNAL_TYPES.test(type)) throw new OfficeFault('external');
  }
}

function refuseRelations(xml: string): void {
  for (const attributes of readElements(xml, new Set(['Relationship']))) {
    const [type, target, mode] = ['Type', 'Target', 'TargetMode'].map((name) => (attributes[name] ?? '').trim()) as [
      string,
      string,
      string,
    ];
    if (MACRO_RELATIONS.test(type)) throw new OfficeFault('macros');
    if (EMBEDDED_RELATIONS.test(type)) throw new OfficeFault('embedded');
    if (EXTERNAL_RELATIONS.test(type)) throw new OfficeFault('external');
    const isInternal = mode === '' || mode === 'Internal';
    const isLinkOut = /^external$/i.test(mode) && HYPERLINK.has(type.toLowerCase()) && isLink(target);
    if (!(isInternal ? isPart(target) : isLinkOut)) throw new OfficeFault('external');
  }
}

/** Within the package: no scheme, no host, no share of a network. */
const isPart = (target: string): boolean =>
  !/^[a-z][a-z\d+.-]*:|^[\\/]{2}|\\/i.test(target.replace(/[\s\p{Cc}]/gu, ''));

/** What a reader may follow: an address of the web, a mailbox, a phone, or a passage. Following is their decision. */
const isLink = (target: string): boolean => {
  const bare = target.replace(/[\s\p{Cc}]/gu, '');
  return /^(https?|mailto|tel|ftp):/i.test(bare) || isPart(bare);
};
