import { OfficeFileError, isLink, isRemote } from './upload.office.link.ts';
import { isSvg, refuseLoadingStyles, refuseSvgAttributes } from './upload.office.svg.ts';
import { readAttribute, readPieces } from './upload.office.xml.ts';

// Finds content that runs programs or loads remote data without a relationship that declares it: Word fields, Excel
// formulas, PowerPoint actions, and images by URL.

/** Word fields, by their first word. */
const COMMAND_FIELDS = /^\s*(?:\\\s*)?(dde|ddeauto|macrobutton|control|embed)\b/i;
const LOADING_FIELDS = /^\s*(link|include(text|picture)?|import|database|rd)\b/i;
/** Formulas that load data, or that run the program before the bar: `cmd|'/c calc'!A1`. */
const LOADING_FORMULAS = /\b(webservice|image|rtd|filterxml|sql\.request)\s*\(/i;
const COMMAND_FORMULAS = /[\w'"\]]\s*\||\b(call|register(\.id)?|exec|dde)\s*\(/i;

const COMMAND_ELEMENTS = new Set(['ddeLink', 'ddeItems', 'oleLink', 'ocx', 'OLEObject', 'oleObj', 'oleObject']);
const LOADING_ELEMENTS = new Set(['mailMerge', 'altChunk', 'subDoc', 'webPr', 'dbPr', 'olapPr', 'attachedTemplate']);
const LOADING_DRAWINGS = new Set(['imagedata', 'fill', 'stroke', 'image']);
const PROGRAM_ACTION = /^ppaction:\/\/(program|macro|ole)/i;
const FIELDS = new Set(['fldChar', 'fldSimple', 'instrText', 'delInstrText']);

/** Reads a part once and throws an OfficeFileError for forbidden content. `sheets`: the names of those of a workbook. */
export function refuseActiveContent(name: string, xml: string, sheets: ReadonlySet<string> | null): void {
  const isDrawing = isSvg(name, xml);
  if (isDrawing) refuseLoadingStyles(xml);
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
    if (!closes) refuseAttributes(isDrawing, tag, text);
    if (FIELDS.has(tag)) fields.readTag(tag, closes, text);
    // Conditions and defined names contain formulas too.
    if (sheets && /^(f|formula\d?|definedName|oldFormula|calculatedColumnFormula|totalsRowFormula)$/.test(tag)) {
      if (closes && formula !== null) refuseFormula(formula, sheets);
      formula = closes ? null : '';
    }
  }
  fields.end();
}

function refuseAttributes(isDrawing: boolean, tag: string, attributes: string): void {
  if (attributes.includes('ppaction')) {
    const action = readAttribute(attributes, 'action') ?? '';
    if (PROGRAM_ACTION.test(action.trim())) throw new OfficeFileError('commands');
  }
  if (isDrawing) return refuseSvgAttributes(tag, attributes);
  if (!LOADING_DRAWINGS.has(tag)) return;
  for (const attribute of ['src', 'href']) {
    const address = readAttribute(attributes, attribute) ?? '';
    if (isRemote(address)) throw new OfficeFileError('external');
  }
}

function refuseFormula(formula: string, sheets: ReadonlySet<string>): void {
  // The name of a sheet can contain a bar: 'Plan|Actual'!A1.
  const isSheet = (name: string) => sheets.has(name.replaceAll("''", "'"));
  const bare = formula
    .replace(/"[^"]*"/g, '""')
    .replace(/'((?:[^']|'')+)(?:'(!?)|$)/g, (whole, name: string, end?: string) =>
      end && name.split(':').every(isSheet) ? 'Sheet!' : whole,
    );
  if (COMMAND_FORMULAS.test(bare)) throw new OfficeFileError('commands');
  if (LOADING_FORMULAS.test(bare)) throw new OfficeFileError('external');
}

function refuseField(code: string): void {
  if (COMMAND_FIELDS.test(code)) throw new OfficeFileError('commands');
  // A pasted image keeps the URL that it came from.
  if (LOADING_FIELDS.test(code)) throw new OfficeFileError('external');
  if (/^\s*hyperlink\b/i.test(code) && !listTargets(code).every(isLink)) throw new OfficeFileError('external');
}

/** The targets of a link field, without its tip. Each backslash of a target is written twice. */
function listTargets(code: string): string[] {
  const words = code.replace(/\\o\s+"[^"]*"/gi, '').matchAll(/"([^"]*)"|(\S+)/g);
  const targets = [...words].map(([, quoted, bare = '']) => quoted ?? bare).slice(1);
  return targets.filter((word) => !/^\\[a-z*]$/i.test(word)).map((word) => word.replaceAll('\\\\', '\\'));
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
