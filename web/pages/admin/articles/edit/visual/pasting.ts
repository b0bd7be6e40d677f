import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { readPasted } from './pasted.ts';
import { countLocked, readReopenable } from './text.ts';

/** Callbacks that the form around the editor provides for pasting. */
export interface PasteOptions {
  /** Uploads pictures; resolves with the ones that were uploaded. */
  uploadPictures: (files: readonly File[]) => Promise<{ src: string; alt: string }[]>;
  onDroppedPictures: (names: string[]) => void;
}

/** Replaces the selection with blocks, in the richest form that visual mode can reopen. */
export function insertPasted(state: EditorState, blocks: readonly Node[]): Transaction {
  const { schema } = state;
  const lines = blocks.map((block) => block.textBetween(0, block.content.size, ' ', ' ').replace(/\s+/g, ' ').trim());
  const textNodes = lines.filter(Boolean).map((line) => schema.text(line));
  const paragraphs = textNodes.map((line) => schema.nodes['paragraph']!.create(null, line));
  const isInCell = /^table(?:Cell|Header)$/.test(state.selection.$from.parent.type.name);
  // Nodes read from Markdown belong to another schema, and this document would drop them.
  const reopenable = readReopenable(blocks).map((block) => schema.nodeFromJSON(block.toJSON()));
  const lockedCount = countLocked(state.doc);
  const candidates = isInCell ? [] : [reopenable, paragraphs];
  for (const candidate of candidates) {
    const transaction = state.tr.replaceSelection(Slice.maxOpen(Fragment.fromArray([...candidate]), false));
    if (countLocked(transaction.doc) <= lockedCount) return transaction;
  }
  return state.tr.insertText(lines.filter(Boolean).join(' '));
}

/** The Markdown of the footnotes in a document. Pasted ones get other numbers. */
export function getFootnotes(doc: Node): string {
  const sources: string[] = [];
  doc.descendants(({ attrs }) => void (typeof attrs['source'] === 'string' && sources.push(attrs['source'])));
  return sources.join('\n');
}

/** Handles pasted and dropped content before the editor would parse it as HTML. */
export function createPasteHandlers(options: () => PasteOptions) {
  const take = (view: EditorView, data: DataTransfer | null): boolean => {
    const html = data?.getData('text/html') ?? '';
    const files = [...(data?.files ?? [])];
    const { blocks, droppedPictures } = readPasted(html, view.state.schema, getFootnotes(view.state.doc));
    const hasWords = blocks.some(({ textContent }) => textContent.trim() !== '');
    // A copied picture includes HTML that only references it. Word adds a picture of its text, which is ignored.
    const isPicture = files.length > 0 && !hasWords;
    if (!view.editable || (!isPicture && !html)) return isPicture || html !== '';
    if (isPicture) void uploadFiles(view, files, options());
    else {
      view.dispatch(insertPasted(view.state, blocks).scrollIntoView());
      if (droppedPictures.length > 0) options().onDroppedPictures(droppedPictures);
    }
    return true;
  };
  return {
    paste(view: EditorView, event: ClipboardEvent): boolean {
      if (view.state.selection.$from.parent.type.spec.code || !take(view, event.clipboardData)) return false;
      event.preventDefault();
      return true;
    },
    drop(view: EditorView, event: DragEvent): boolean {
      // A drag within the text.
      if (view.dragging) return false;
      event.preventDefault();
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      if (place === undefined) return true;
      view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(place))));
      take(view, event.dataTransfer);
      return true;
    },
  };
}

/** Replaces the selection with pictures. Tables cannot contain pictures, so the pictures follow the table. */
export function insertPictures(state: EditorState, pictures: readonly { src: string; alt: string }[]): Transaction {
  const { paragraph, image } = state.schema.nodes;
  const blocks = Fragment.fromArray(pictures.map((picture) => paragraph!.create(null, image!.create(picture))));
  return state.tr.replaceSelection(new Slice(blocks, 0, 0));
}

/**
 * Inserts the pictures at the cursor's current position when the upload completes. The user can keep typing meanwhile.
 */
export async function uploadFiles(
  view: EditorView,
  files: readonly File[],
  { uploadPictures }: PasteOptions,
): Promise<void> {
  const pictures = await uploadPictures(files);
  if (view.isDestroyed || pictures.length === 0) return;
  view.dispatch(insertPictures(view.state, pictures).scrollIntoView());
}
