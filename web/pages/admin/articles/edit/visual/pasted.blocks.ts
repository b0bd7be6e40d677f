import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { appendBlocks, relabelNotes } from './footnotes.ts';
import { isPicture, placeBlocks, placePictures } from './pasted.places.ts';
import { countLocked, readReopenable } from './text.ts';

/** Replaces the selection with blocks, in the richest form that visual mode can reopen. */
export function insertPasted(state: EditorState, blocks: readonly Node[]): Transaction {
  if (isInCell(state)) return insertLine(state, blocks);
  const { schema } = state;
  const lines = blocks
    .map((block) => block.textBetween(0, block.content.size, ' ', ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  if (state.selection.$from.parent.type.spec.code) return state.tr.insertText(lines.join('\n'));
  const paragraphs = lines.map((line) => schema.nodes['paragraph']!.create(null, schema.text(line)));
  const lockedCount = countLocked(state.doc);
  for (const candidate of [toOwn(state, readReopenable(blocks)), paragraphs]) {
    const transaction = replaceSelection(state, candidate);
    if (countLocked(transaction.doc) <= lockedCount) return transaction;
  }
  return state.tr.insertText(lines.join(' '));
}

/** Replaces the selection with blocks. The cell of a table takes their words alone. */
export const insertBlocks = (state: EditorState, blocks: readonly Node[]): Transaction =>
  isInCell(state) ? insertLine(state, blocks) : replaceSelection(state, relabelNotes(state.doc, toOwn(state, blocks)));

/** Nodes read from Markdown belong to another schema, and this document would drop them. */
const toOwn = ({ schema }: EditorState, blocks: readonly Node[]): Node[] =>
  blocks.map((block) => schema.nodeFromJSON(block.toJSON()));

const isNote = ({ type }: Node): boolean => type.name === 'footnoteDefinition';

/** Footnotes stand at the end of the text, because lists and quotes cannot have them. */
function replaceSelection({ tr }: EditorState, blocks: readonly Node[]): Transaction {
  placeBlocks(
    tr,
    blocks.filter((block) => !isNote(block)),
  );
  const notes = blocks.filter(isNote);
  if (notes.length > 0) appendBlocks(tr, notes);
  return tr;
}

/** Replaces the selection in a cell with one line. Pictures follow the table, because its cells have only words. */
function insertLine(state: EditorState, blocks: readonly Node[]): Transaction {
  const { tr, schema } = state;
  const pictures: Node[] = [];
  const lines: Node[][] = [];
  Fragment.fromArray(toOwn(state, readReopenable(blocks))).descendants((node) => {
    if (!node.isTextblock) return !isNote(node);
    pictures.push(...node.children.filter(isPicture));
    lines.push(node.children.flatMap(toWords));
    return false;
  });
  const filled = lines.filter((line) => line.length > 0);
  const content = filled.flatMap((line, index) => (index > 0 ? [schema.text(' '), ...line] : line));
  // A part of a sentence continues the words at the cursor. Blocks stay apart from them.
  if (!(blocks.length === 1 && blocks[0]!.type.name === 'paragraph')) {
    const { doc, selection } = state;
    const isWord = (from: number, to: number) => /\S/.test(doc.textBetween(from, to, ' ', ' '));
    if (isWord(Math.max(selection.$from.start(), selection.from - 1), selection.from))
      content.unshift(schema.text(' '));
    if (isWord(selection.to, Math.min(selection.$to.end(), selection.to + 1))) content.push(schema.text(' '));
  }
  if (filled.length > 0) tr.replaceSelection(new Slice(Fragment.fromArray(content), 0, 0));
  placePictures(tr, pictures);
  return tr;
}

/** Words on one line. Markdown has no line breaks in a cell. */
function toWords({ isText, text, marks, type }: Node): Node[] {
  if (type.name === 'hardBreak') return [type.schema.text(' ')];
  return isText ? [type.schema.text(text!.replace(/\s+/g, ' '), marks)] : [];
}

export const isInCell = ({ selection }: EditorState): boolean =>
  /^table(?:Cell|Header)$/.test(selection.$from.parent.type.name);
