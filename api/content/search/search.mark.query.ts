import { type Expression, expressionBuilder } from 'kysely';
import type { SearchPart } from './search.type.ts';

// Postgres marks words by inserting text before and after them. The third of these private-use characters stands beside
// each sign that could join words, so that Postgres marks the parts of a word, as `search_vector` contains them. They are
// removed from all texts first, so that no text can forge a mark.
const [START, STOP, APART] = ['\uE000', '\uE001', '\uE002'];
const JOINED = new RegExp(`${STOP}${APART}([^${APART}\\s])${APART}${START}`, 'g');

const MARKS = START + STOP + APART;
/** Soft hyphens and spaces without width, which would hide a word from Postgres. */
const HIDDEN = '\u00AD\u200B\u2060\uFEFF';
const eb = expressionBuilder<Record<never, never>, never>();

/** A text for `ts_headline`: without the marking characters, and with signs apart from words. */
export const toMarkable = (text: Expression<string>): Expression<string> => {
  const { fn, val } = eb;
  const clean = fn<string>('translate', [text, val(MARKS + HIDDEN), val('')]);
  const signs = val(String.raw`([!-/:-@\u005b-\u0060\u007b-\u007e\u00b7\u2010-\u2027\u2030-\u205e\u2212])`);
  return fn<string>('regexp_replace', [clean, signs, val(`${APART}\\1${APART}`), val('g')]);
};

export const makeHeadlineOptions = (options: string): string => `StartSel=${START}, StopSel=${STOP}, ${options}`;

/** Splits `a <word> b` into marked and unmarked parts and merges neighbors of the same kind. */
export function splitParts(markedText: string): SearchPart[] {
  const parts: SearchPart[] = [];
  let inside = false;
  // A sign between two found words belongs to them.
  for (const piece of markedText
    .replace(JOINED, '$1')
    .replaceAll(APART, '')
    .split(/([\uE000\uE001])/)) {
    if (piece === START || piece === STOP) inside = piece === START;
    else if (piece) parts.push({ text: piece, isMatch: inside });
  }
  return parts;
}

export const toPlainText = (parts: SearchPart[]): string => parts.map(({ text }) => text).join('');
