// The operators of a page's content. Runs in the marking thread.

/** How many graphics states and marked contents a page leaves open, and how many it closes without opening them. */
export interface Balance {
  open: number;
  extra: number;
  openMarks: number;
  /** False if a string, an array or a picture has no end, so that nothing can be added after it. */
  isComplete: boolean;
}

const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 9 || code === 12 || code === 0;
const DELIMITERS = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)));
const isRegular = (code: number): boolean => !isSpace(code) && !DELIMITERS.has(code);

/** Letters inside of strings, names and pictures are not operators. */
export function measureBalance(content: Buffer): Balance {
  const balance: Balance = { open: 0, extra: 0, openMarks: 0, isComplete: true };
  for (const operator of readOperators(content)) {
    if (operator === 'q') balance.open += 1;
    else if (operator === 'Q' && balance.open > 0) balance.open -= 1;
    else if (operator === 'Q') balance.extra += 1;
    else if (operator === 'BDC' || operator === 'BMC') balance.openMarks += 1;
    else if (operator === 'EMC') balance.openMarks = Math.max(0, balance.openMarks - 1);
    else if (operator === null) balance.isComplete = false;
  }
  return balance;
}

/** The operators in their order, and null at an end that is missing. */
function* readOperators(content: Buffer): Generator<string | null> {
  let at = 0;
  while (at < content.length) {
    const sign = String.fromCharCode(content[at]!);
    if (sign === '%') at = skipTo(content, at, (code) => code === 0x0a || code === 0x0d);
    else if (sign === '(') at = skipString(content, at);
    else if (sign === '<' && content[at + 1] !== 0x3c) at = skipTo(content, at, (code) => code === 0x3e) + 1;
    else if (sign === '/') at = skipTo(content, at + 1, (code) => !isRegular(code));
    else if (!isRegular(content[at]!)) at += 1;
    else {
      const end = skipTo(content, at, (code) => !isRegular(code));
      const word = content.toString('latin1', at, end);
      at = word === 'ID' ? skipPicture(content, end) : end;
      if (!/^[-+.\d]/.test(word)) yield word;
    }
    if (at > content.length) return yield null;
  }
}

function skipTo(content: Buffer, from: number, isEnd: (code: number) => boolean): number {
  let at = from;
  while (at < content.length && !isEnd(content[at]!)) at += 1;
  return at;
}

function skipString(content: Buffer, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; at += 1) {
    const code = content[at];
    if (code === 0x5c) at += 1;
    else if (code === 0x28) depth += 1;
    else if (code === 0x29 && (depth -= 1) === 0) return at + 1;
  }
  return content.length + 1;
}

/** The data of a picture inside of the content ends with EI between spaces. */
function skipPicture(content: Buffer, from: number): number {
  for (let at = content.indexOf('EI', from + 1); at !== -1; at = content.indexOf('EI', at + 1)) {
    const after = content[at + 2];
    const next = content.toString('latin1', at + 2, at + 12);
    if (isSpace(content[at - 1]!) && (after === undefined || isSpace(after)) && /^[\s\x20-\x7e]*$/.test(next))
      return at + 2;
  }
  return content.length + 1;
}
