import type { SearchPart } from './search.entity.ts';

// Postgres marks words by putting something before and after them. These two are no characters of any language, are
// taken out of the texts beforehand, and so cannot be forged by one.
const [START, STOP] = ['\uE000', '\uE001'];

export const MARKS = START + STOP;
export const makeHeadlineOptions = (options: string): string => `StartSel=${START}, StopSel=${STOP}, ${options}`;

/** `a <word> b` as pieces, the marked ones apart; neighbors of one kind are one piece. */
export function splitParts(marked: string): SearchPart[] {
  const parts: SearchPart[] = [];
  let inside = false;
  for (const piece of marked.split(/([\uE000\uE001])/)) {
    if (piece === START || piece === STOP) inside = piece === START;
    else if (piece) parts.push({ text: piece, isMatch: inside });
  }
  return parts;
}

export const toPlainText = (parts: SearchPart[]): string => parts.map(({ text }) => text).join('');
