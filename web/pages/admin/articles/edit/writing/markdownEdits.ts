// The edits that the buttons of Markdown mode make: pure functions from a selection to a replacement.

export interface SelectedText {
  text: string;
  from: number;
  to: number;
}

/** Replaces a range of the text, then selects a range of the result. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [from: number, to: number];
}

export type MarkdownEdit = (selected: SelectedText) => Edit;

/** Puts a mark such as `**` around the selection, or removes it. */
export const toggleMark =
  (mark: string): MarkdownEdit =>
  ({ text, from, to }) => {
    const selection = text.slice(from, to);
    const trimmedText = selection.trim();
    const start = from + (trimmedText ? selection.length - selection.trimStart().length : 0);
    const end = start + trimmedText.length;
    const size = mark.length;
    if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark)
      return { from: start - size, to: end + size, insert: trimmedText, select: [start - size, end - size] };
    if (trimmedText.length > 2 * size && trimmedText.startsWith(mark) && trimmedText.endsWith(mark))
      return { from: start, to: end, insert: trimmedText.slice(size, -size), select: [start, end - 2 * size] };
    return { from: start, to: end, insert: mark + trimmedText + mark, select: [start + size, end + size] };
  };

const BLOCK_PREFIX = /^(?:#{1,6}\s+|>\s?|[-*+]\s+|\d+[.)]\s+)/;

/** The whole lines that a selection touches. */
function findLines({ text, from, to }: SelectedText): { from: number; to: number; lines: string[] } {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to > from && text[to - 1] === '\n' ? to - 1 : to);
  const end = next === -1 ? text.length : next;
  return { from: start, to: end, lines: text.slice(start, end).split('\n') };
}

/** Gives each selected line a prefix, or removes it if all have it. */
function togglePrefix(pattern: RegExp, getPrefix: (at: number) => string, isPerLine: boolean): MarkdownEdit {
  return (selected) => {
    const { from, to, lines } = findLines(selected);
    const filledLines = lines.filter((line) => line.trim());
    const isOn = filledLines.length > 0 && filledLines.every((line) => pattern.test(line));
    let at = 0;
    const changedLines = lines.map((line) => {
      if (!line.trim() && lines.length > 1 && isPerLine) return line;
      const content = line.replace(isOn ? pattern : BLOCK_PREFIX, '');
      return isOn ? content : getPrefix(at++) + content;
    });
    // Without a blank line, the text before or after would belong to the same block.
    const before = !isOn && /[^\n]\n$/.test(selected.text.slice(0, from)) ? '\n' : '';
    const after = !isOn && /^\n[^\n]/.test(selected.text.slice(to)) ? '\n' : '';
    const insert = changedLines.join('\n');
    const start = from + before.length;
    const end = start + insert.length;
    const select = selected.from === selected.to ? ([end, end] as const) : ([start, end] as const);
    return { from, to, insert: before + insert + after, select };
  };
}

export const toggleHeading = (level: number): MarkdownEdit =>
  togglePrefix(new RegExp(`^#{${level}}\\s+`), () => `${'#'.repeat(level)} `, true);
export const toggleBulletList = togglePrefix(/^[-*+]\s+/, () => '- ', true);
export const toggleOrderedList = togglePrefix(/^\d+[.)]\s+/, (at) => `${at + 1}. `, true);
export const toggleQuote = togglePrefix(/^>\s?/, () => '> ', false);

const CALLOUT = '> [!NOTE]\n';

/** Makes the selected lines a callout, or a callout that is selected as a whole its text. */
export const toggleCallout: MarkdownEdit = (selected) => {
  const { from, to, lines } = findLines(selected);
  if (/^> \[!\w+\]$/.test(lines[0]!) && lines.every((line) => line.startsWith('>'))) {
    const insert = lines
      .slice(1)
      .map((line) => line.replace(/^>\s?/, ''))
      .join('\n');
    return { from, to, insert, select: [from, from + insert.length] };
  }
  return putBlock({ ...selected, from, to }, CALLOUT + lines.map((line) => `> ${line}`).join('\n'));
};

export const setParagraph: MarkdownEdit = (selected) => {
  const { from, to, lines } = findLines(selected);
  const insert = lines.map((line) => line.replace(BLOCK_PREFIX, '')).join('\n');
  return { from, to, insert, select: [from + insert.length, from + insert.length] };
};

/** Replaces a range with a block, which is separated by a blank line on both sides. `select` is relative to the block. */
function putBlock(
  { text, from, to }: SelectedText,
  block: string,
  select: readonly [number, number] = [block.length, block.length],
): Edit {
  const before = text.slice(0, from).trimEnd();
  const after = text.slice(to).trimStart();
  const gap = before ? '\n\n' : '';
  const start = before.length + gap.length;
  return {
    from: before.length,
    to: text.length - after.length,
    insert: gap + block + (after ? '\n\n' : ''),
    select: [start + select[0], start + select[1]],
  };
}

/** Inserts a block after the selection. */
export const insertBlock =
  (block: string, select?: readonly [number, number]): MarkdownEdit =>
  ({ text, to }) =>
    putBlock({ text, from: to, to }, block, select);

/** Replaces the selection with pasted Markdown. */
export const pasteMarkdown =
  (markdown: string, isInline: boolean): MarkdownEdit =>
  ({ text, from, to }) =>
    isInline
      ? { from, to, insert: markdown, select: [from + markdown.length, from + markdown.length] }
      : putBlock({ text, from, to }, markdown);

/** One line for the cell of a table, which cannot have others. */
export const toCell = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<!\\)\|/g, '\\|');

/** True if the selection is in a row of a table. */
export const isInRow = (selected: SelectedText): boolean =>
  /^\s*\|/.test(findLines(selected).lines[0]!) && !isInCode(selected);

/** True if a position is in a code block between fences. */
export const isInCode = ({ text, from }: SelectedText): boolean =>
  (text.slice(0, from).match(/^ {0,3}(?:```|~~~)/gm)?.length ?? 0) % 2 === 1;

export const wrapCodeBlock: MarkdownEdit = (selected) => {
  const { from, to, lines } = findLines(selected);
  const code = lines.join('\n');
  // A fence must be longer than those in the code.
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  const start = fence.length + 1;
  return putBlock({ text: selected.text, from, to }, `${fence}\n${code}\n${fence}`, [start, start + code.length]);
};

const TABLE = '| Column 1 | Column 2 | Column 3 |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |';
export const insertTable = insertBlock(TABLE, [2, 10]);
export const insertDivider = insertBlock('---');

/** Inserts a reference after the selection, and continues with its text at the end. */
export const insertFootnote: MarkdownEdit = ({ text, to }) => {
  let number = 1;
  while (text.includes(`[^${number}]`)) number += 1;
  const rest = text.slice(to).trimEnd();
  // Footnotes can follow one another without a blank line.
  const gap = /(?:^|\n)\[\^[^\]\n]+\]:[^\n]*$/.test(text.trimEnd()) ? '\n' : '\n\n';
  const insert = `[^${number}]${rest}${gap}[^${number}]: `;
  return { from: to, to: text.length, insert, select: [to + insert.length, to + insert.length] };
};

export interface MarkdownLink {
  from: number;
  to: number;
  words: string;
  href: string;
}

/** The link around the selection. Null if there is none. */
export function findLink({ text, from, to }: SelectedText): MarkdownLink | null {
  const line = findLines({ text, from, to });
  const links = text.slice(line.from, line.to).matchAll(/(?<!!)\[([^[\]\n]*)\]\(([^()\s]*)\)/g);
  for (const { index, 0: whole, 1: words = '', 2: href = '' } of links) {
    const start = line.from + index;
    if (start <= from && to <= start + whole.length) return { from: start, to: start + whole.length, words, href };
  }
  return null;
}

/**
 * Sets the target of the link around the selection, or makes the selection a link. Without a selection, the title of the
 * target is inserted, if it is known.
 */
export const setLink =
  (href: string, title?: string): MarkdownEdit =>
  (selected) => {
    const link = findLink(selected);
    const { from, to } = link ?? selected;
    const words = link?.words ?? (selected.text.slice(from, to).trim() || (title ? escapeMarks(title) : href));
    const target = /[()\s]/.test(href) ? `<${href.replaceAll(/[<>\n]/g, encodeURIComponent)}>` : href;
    const insert = `[${words}](${target})`;
    return { from, to, insert, select: [from + insert.length, from + insert.length] };
  };

const escapeMarks = (text: string): string => text.replace(/[\\[\]*_`<]/g, '\\$&');

export const removeLink: MarkdownEdit = (selected) => {
  const { from, to, words } = findLink(selected) ?? {
    ...selected,
    words: selected.text.slice(selected.from, selected.to),
  };
  return { from, to, insert: words, select: [from, from + words.length] };
};
