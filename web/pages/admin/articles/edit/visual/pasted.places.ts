import { Fragment, type Node, type ResolvedPos, Slice } from '@tiptap/pm/model';
import { Selection, type Transaction } from '@tiptap/pm/state';
import { canSplit } from '@tiptap/pm/transform';

// Where pasted blocks go. Words continue the paragraph at the cursor. Headings, lists, tables, pictures, code and quotes
// stay blocks of their own.

export const isPicture = ({ type }: Node): boolean => type.name === 'image';

/** True for a paragraph that can continue another one. A picture without words stands alone. */
export const isWords = ({ type, textContent, children }: Node): boolean =>
  type.name === 'paragraph' && (textContent.trim() !== '' || !children.some(isPicture));

const toSlice = (blocks: readonly Node[], openStart: number, openEnd: number): Slice =>
  new Slice(Fragment.fromArray([...blocks]), openStart, openEnd);

/** Replaces the selection with blocks. */
export function placeBlocks(tr: Transaction, blocks: readonly Node[]): void {
  const [first, ...rest] = blocks;
  if (!first) return;
  // Several paragraphs are not a part of a heading.
  const { type, content } = tr.selection.$from.parent;
  const isHeading = type.name === 'heading' && content.size > 0;
  if (blocks.every(isWords) && (rest.length === 0 || !isHeading)) {
    tr.replaceSelection(toSlice(blocks, 1, 1));
    return;
  }
  tr.deleteSelection();
  if (!isWords(first) || isHeading) return placeApart(tr, blocks, false);
  tr.replaceSelection(toSlice([first], 1, 1));
  placeApart(tr, rest, true);
}

/** Replaces the selection with pictures, each in a paragraph of its own. */
export function placePictures(tr: Transaction, pictures: readonly Node[]): void {
  const paragraph = tr.doc.type.schema.nodes['paragraph']!;
  placeBlocks(
    tr,
    pictures.map((picture) => paragraph.create(null, picture)),
  );
}

/**
 * Inserts blocks that do not continue the text before the cursor.
 * @param isOpen true if the text behind the cursor can continue the last block
 */
function placeApart(tr: Transaction, blocks: readonly Node[], isOpen: boolean): void {
  const { $from } = tr.selection;
  const [first, ...rest] = blocks;
  if (first && addItems(tr, first)) {
    if (rest.length > 0) placeApart(tr, rest, isOpen);
    return;
  }
  const depth = findEnded($from);
  if (depth !== null) return placeBehind(tr, depth, blocks);
  const isFollowed = $from.parentOffset < $from.parent.content.size;
  if (isFollowed && $from.parentOffset === 0 && $from.depth === 1) return insertAt(tr, $from.before(), blocks);
  const steps = tr.steps.length;
  tr.replaceSelection(toSlice(blocks, 0, isOpen && isFollowed && isWords(blocks.at(-1)!) ? 1 : 0));
  // Blocks behind a paragraph are inserted after its end, not at the cursor in it.
  const end = tr.mapping.slice(steps).map(isFollowed ? $from.pos : $from.after(), 1);
  tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
}

const isLastIn = ($from: ResolvedPos, depth: number): boolean =>
  $from.parentOffset === $from.parent.content.size &&
  Array.from({ length: $from.depth - depth }, (_, at) => depth + at).every(
    (at) => $from.index(at) === $from.node(at).childCount - 1,
  );

const ENDED = new Set(['bulletList', 'orderedList', 'blockquote', 'callout']);
/** Blocks that contain no other blocks. */
const CLOSED = new Set(['table', 'codeBlock']);

/** The depth of the outermost block that has other blocks and whose end is at the cursor. Null if there is none. */
function findEnded($from: ResolvedPos): number | null {
  for (let depth = 1; depth <= $from.depth; depth += 1) {
    const { name } = $from.node(depth).type;
    if (CLOSED.has(name) || (ENDED.has(name) && isLastIn($from, depth))) return depth;
  }
  return null;
}

/** Inserts blocks behind the block at a depth of the cursor. An empty line at its end, which waited for them, goes away. */
function placeBehind(tr: Transaction, depth: number, blocks: readonly Node[]): void {
  const { $from } = tr.selection;
  const at = $from.after(depth);
  const isEmptyLine = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0;
  insertAt(tr, at, blocks);
  if (isEmptyLine) deleteLine(tr, $from, depth);
}

/** Deletes the empty line at a position, with the blocks down to a depth that contain nothing else. */
function deleteLine(tr: Transaction, $from: ResolvedPos, depth: number): void {
  let outer = $from.depth;
  while (outer > depth && $from.node(outer - 1).childCount === 1) outer -= 1;
  tr.delete($from.before(outer), $from.after(outer));
}

function insertAt(tr: Transaction, at: number, blocks: readonly Node[]): void {
  const content = Fragment.fromArray([...blocks]);
  tr.insert(at, content).setSelection(Selection.near(tr.doc.resolve(at + content.size), -1));
}

/** Adds the items of a list to a list of the same type around the cursor. False if there is none. */
function addItems(tr: Transaction, list: Node): boolean {
  const { $from } = tr.selection;
  if (!list.type.name.endsWith('List') || $from.parent.type.name !== 'paragraph') return false;
  let depth = $from.depth - 1;
  while (depth > 0 && $from.node(depth).type !== list.type) depth -= 1;
  const isEnd = depth > 0 && isLastIn($from, depth + 1);
  if (isEnd) {
    insertAt(tr, $from.after(depth + 1), list.children);
    if ($from.parent.content.size === 0) deleteLine(tr, $from, depth + 1);
    return true;
  }
  const levels = $from.depth - depth;
  if (depth <= 0 || levels !== 2 || !canSplit(tr.doc, $from.pos, levels)) return false;
  if ($from.parentOffset === 0 && $from.index(depth + 1) === 0) insertAt(tr, $from.before(depth + 1), list.children);
  else insertAt(tr.split($from.pos, levels), $from.pos + levels, list.children);
  return true;
}
