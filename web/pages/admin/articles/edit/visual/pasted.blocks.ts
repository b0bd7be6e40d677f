import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { appendBlocks, relabelNotes } from './footnotes.ts';
import { countLocked, readReopenable } from './text.ts';

/** Replaces the selection with blocks, in the richest form that visual mode can reopen. */
export function insertPasted(state: EditorState, blocks: readonly Node[]): Transaction {
  const { schema } = state;
  const lines = blocks.map((block) => block.textBetween(0, block.content.size, ' ', ' ').replace(/\s+/g, ' ').trim());
  const textNodes = lines.filter(Boolean).map((line) => schema.text(line));
  const paragraphs = textNodes.map((line) => schema.nodes['paragraph']!.create(null, line));
  // Nodes read from Markdown belong to another schema, and this document would drop them.
  const reopenable = readReopenable(blocks).map((block) => schema.nodeFromJSON(block.toJSON()));
  const lockedCount = countLocked(state.doc);
  const candidates = isInCell(state) ? [] : [reopenable, paragraphs];
  for (const candidate of candidates) {
    const transaction = replaceSelection(state, candidate);
    if (countLocked(transaction.doc) <= lockedCount) return transaction;
  }
  return state.tr.insertText(lines.filter(Boolean).join(' '));
}

/** Replaces the selection with blocks. The cell of a table takes their text alone. */
export function insertBlocks(state: EditorState, blocks: readonly Node[]): Transaction {
  if (isInCell(state)) return insertPasted(state, blocks);
  const ownBlocks = blocks.map((block) => state.schema.nodeFromJSON(block.toJSON()));
  return replaceSelection(state, relabelNotes(state.doc, ownBlocks));
}

/** Footnotes stand at the end of the text, because lists and quotes cannot have them. */
function replaceSelection({ tr }: EditorState, blocks: readonly Node[]): Transaction {
  const isNote = ({ type }: Node) => type.name === 'footnoteDefinition';
  const content = Fragment.fromArray(blocks.filter((block) => !isNote(block)));
  if (content.size > 0) tr.replaceSelection(Slice.maxOpen(content, false));
  const notes = blocks.filter(isNote);
  if (notes.length > 0) appendBlocks(tr, notes);
  return tr;
}

export const isInCell = ({ selection }: EditorState): boolean =>
  /^table(?:Cell|Header)$/.test(selection.$from.parent.type.name);
