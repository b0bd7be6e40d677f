import type { SearchPart } from './search.type.ts';

// Postgres marks words by inserting text before and after them. These two private-use characters are removed from all
// texts first, so that no text can forge a mark.
const [START, STOP] = ['\uE000', '\uE001'];

export const MARKS = START + STOP;
export const makeHeadlineOptions = (options: string): string => `StartSel=${START}, StopSel=${STOP}, ${options}`;

/** Splits `a <word> b` into marked and unmarked parts and merges neighbors of the same kind. */
export function splitParts(markedText: string): SearchPart[] {
  const parts: SearchPart[] = [];
  let inside = false;
  for (const piece of markedText.split(/([\uE000\uE001])/)) {
    if (piece === START || piece === STOP) inside = piece === START;
    else if (piece) parts.push({ text: piece, isMatch: inside });
  }
  return parts;
}

export const toPlainText = (parts: SearchPart[]): string => parts.map(({ text }) => text).join('');
