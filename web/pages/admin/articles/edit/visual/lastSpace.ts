import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';

// Markdown has no space at the end of a text. A person who switches the mode after a space continues with the next word,
// so the space goes along.

/** Where the next word of a text follows: before the empty paragraph that the editor adds after a heading or a table. */
export function findEnd(doc: Node): ResolvedPos {
  const { lastChild, childCount, content } = doc;
  const isAdded = childCount > 1 && lastChild?.type.name === 'paragraph' && lastChild.content.size === 0;
  return isAdded ? Selection.near(doc.resolve(content.size - lastChild.nodeSize), -1).$to : Selection.atEnd(doc).$to;
}

/** The position of a space at the end of a document. Null if none can stand there. */
function findSpaceAtEnd(doc: Node): number | null {
  const { parent, pos } = findEnd(doc);
  return /^(?:paragraph|heading)$/.test(parent.type.name) ? pos : null;
}

/** Adds the space at the end of the Markdown to the document that was read from it. */
export function keepLastSpace({ doc, tr }: EditorState, markdown: string): Transaction {
  const space = /(?<![ \t])[ \t]+$/.exec(markdown)?.[0];
  const end = findSpaceAtEnd(doc);
  return space && end !== null ? tr.insertText(space, end).setMeta('addToHistory', false) : tr;
}

/** Adds the space at the end of a document to its Markdown. */
export function addLastSpace(markdown: string, doc: Node): string {
  const end = findSpaceAtEnd(doc);
  const space = end === null ? undefined : /(?<![ \t])[ \t]+$/.exec(doc.resolve(end).parent.textContent)?.[0];
  if (!space) return markdown;
  const lineEnds = /(?<!\n)\n*$/.exec(markdown)?.[0] ?? '';
  const text = markdown.slice(0, markdown.length - lineEnds.length);
  return `${text.replace(/(?<![ \t])[ \t]+$/, '')}${space}${lineEnds}`;
}
