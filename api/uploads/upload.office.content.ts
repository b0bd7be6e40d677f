import { OfficeFileError } from './upload.office.error.ts';
import { decodeEntities, readAttribute, readPieces } from './upload.office.xml.ts';

// Finds content that runs programs or loads remote data without a relationship that declares it: Word fields, Excel
// formulas, PowerPoint actions, and images by URL.

/** Word fields, by their first word. */
const COMMAND_FIELDS = /^\s*\\?\s*(dde|ddeauto|macrobutton|control|embed)\b/i;
const LOADING_FIELDS = /^\s*(link|includetext|import|database|rd|includepicture)\b/i;
/** Formulas that load data, or that run the program before the bar: `cmd|'/c calc'!A1`. */
const LOADING_FORMULAS = /\b(webservice|image|rtd|filterxml|sql\.request)\s*\(/i;
const COMMAND_FORMULAS = /[\w'"\]]\s*\||\b(call|register(\.id)?|exec|dde)\s*\(/i;

const COMMAND_ELEMENTS = new Set(['ddeLink', 'ddeItems', 'oleLink', 'ocx', 'OLEObject', 'oleObj', 'oleObject']);
const LOADING_ELEMENTS = new Set(['mailMerge', 'altChunk', 'subDoc', 'webPr', 'dbPr', 'olapPr', 'attachedTemplate']);
const LOADING_DRAWINGS = new Set(['imagedata', 'fill', 'stroke', 'image']);
const REMOTE_STYLE = /@import|url\(\s*["']?\s*(https?:|file:|\/\/)/i;
const PROGRAM_ACTION = /^ppaction:\/\/(program|macro|ole)/i;
/** A URL with a host, or a network share. */
const REMOTE = /^\s*([a-z][a-z\d+.-]*:|\/\/|\\\\)/i;
const LOCAL_SCHEME = /^\s*(data|cid):/i;
const FIELDS = new Set(['fldChar', 'fldSimple', 'instrText', 'delInstrText']);

/** Reads a part once and throws an OfficeFileError for forbidden content. */
export function refuseActiveContent(name: string, xml: string, isWorkbook: boolean): void {
  if (name.endsWith('.svg') && REMOTE_STYLE.test(decodeEntities(xml))) throw new OfficeFileError('external');
  const fields = new FieldReader();
  let formula: string | null = null;
  for (const { tag, closes, text } of readPieces(xml)) {
    if (tag === null) {
      fields.addText(text);
      if (formula !== null) formula += text;
      continue;
    }
    if (COMMAND_ELEMENTS.has(tag)) throw new OfficeFileError(tag.startsWith('dde') ? 'commands' : 'embedded');
    if (LOADING_ELEMENTS.has(tag)) throw new OfficeFileError('external');
    if (!closes) refuseAttributes(name, tag, text);
    if (FIELDS.has(tag)) fields.readTag(tag, closes, text);
    // Conditions and defined names contain formulas too.
    if (isWorkbook && /^(f|formula\d?|definedName|oldFormula|calculatedColumnFormula|totalsRowFormula)$/.test(tag)) {
      if (closes && formula !== null) refuseFormula(formula);
      formula = closes ? null : '';
    }
  }
  fields.end();
}

function refuseAttributes(name: string, tag: string, attributes: string): void {
  if (attributes.includes('ppaction')) {
    const action = readAttribute(attributes, 'action') ?? '';
    if (PROGRAM_ACTION.test(action.trim())) throw new OfficeFileError('commands');
  }
  const isSvg = name.endsWith('.svg');
  if (isSvg && tag === 'script') throw new OfficeFileError('embedded');
  // A reader chooses to follow a link in an SVG. Everything else loads automatically.
  if (isSvg ? tag === 'a' : !LOADING_DRAWINGS.has(tag)) return;
  for (const attribute of ['src', 'href']) {
    const address = readAttribute(attributes, attribute) ?? '';
    if (REMOTE.test(address) && !LOCAL_SCHEME.test(address)) throw new OfficeFileError('external');
  }
}

function refuseFormula(formula: string): void {
  const bare = formula.replace(/"[^"]*"/g, '""');
  if (COMMAND_FORMULAS.test(bare)) throw new OfficeFileError('commands');
  if (LOADING_FORMULAS.test(bare)) throw new OfficeFileError('external');
}

function refuseField(code: string): void {
  if (COMMAND_FIELDS.test(code)) throw new OfficeFileError('commands');
  // A pasted image keeps the URL that it came from.
  if (LOADING_FIELDS.test(code)) throw new OfficeFileError('external');
}

/** Joins the codes of fields, which can be split into many runs and nested. */
class FieldReader {
  /** The codes of the open fields. Null once a field has reached its result. */
  readonly #open: (string | null)[] = [];
  #isCode = false;

  readTag(tag: string, closes: boolean, attributes: string): void {
    if (tag === 'fldSimple') {
      if (!closes) refuseField(readAttribute(attributes, 'instr') ?? '');
    } else if (tag === 'fldChar') {
      if (!closes) this.#readMark(readAttribute(attributes, 'fldCharType') ?? '');
    } else this.#isCode = !closes;
  }

  addText(text: string): void {
    if (!this.#isCode) return;
    const last = this.#open.length - 1;
    // Code outside of any field is checked like a field.
    if (last < 0) refuseField(text);
    else if (this.#open[last] !== null) this.#open[last] += text;
  }

  #readMark(mark: string): void {
    if (mark === 'begin') {
      // A nested field that produces the first word of a field hides its command.
      if (this.#open.at(-1)?.trim() === '') throw new OfficeFileError('commands');
      this.#open.push('');
    } else this.#close(mark === 'end');
  }

  #close(ends: boolean): void {
    const last = this.#open.length - 1;
    if (last < 0) return;
    refuseField(this.#open[last] ?? '');
    this.#open[last] = null;
    if (ends) this.#open.pop();
  }

  /** Also checks fields that never end. */
  end(): void {
    for (const code of this.#open) refuseField(code ?? '');
  }
}
