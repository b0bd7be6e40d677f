import type { Node } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { PasteOptions } from '../writing/usePaste.ts';
import { insertPasted } from './pasted.blocks.ts';
import { placePictures } from './pasted.places.ts';
import { pasteSource } from './pasted.source.ts';

/** The labels of the footnotes in a document, as Markdown. Pasted ones get other numbers. */
export function getFootnotes(doc: Node): string {
  const labels: string[] = [];
  doc.descendants(({ attrs }) => void (attrs['label'] && labels.push(`[^${attrs['label']}]`)));
  return labels.join('\n');
}

/** The parser of HTML is a quarter of the editor's code, so the first paste loads it. */
const loadReader = () => import('./pasted.ts');

interface Pasted {
  html: string;
  text: string;
  files: readonly File[];
}

const NONE = { blocks: [], droppedPictures: [] };

async function insert(view: EditorView, { html, text, files }: Pasted, options: PasteOptions): Promise<void> {
  const reader = await loadReader().catch(() => null);
  if (view.isDestroyed || !view.editable) return;
  // Without the code, the words arrive without structure.
  if (!reader && text) return void view.dispatch(view.state.tr.insertText(text).scrollIntoView());
  if (!reader && files.length === 0) return;
  const { blocks, droppedPictures } = reader?.readPasted(html, view.state.schema, getFootnotes(view.state.doc)) ?? NONE;
  const hasWords = blocks.some(({ textContent }: Node) => textContent.trim() !== '');
  // A copied picture includes HTML that only references it. Word adds a picture of its text, which is ignored.
  if (files.length > 0 && !hasWords) return uploadFiles(view, files, options);
  view.dispatch(insertPasted(view.state, blocks).scrollIntoView());
  if (droppedPictures.length > 0) options.onDroppedPictures(droppedPictures);
}

/** Handles pasted and dropped content before the editor would parse it as HTML. */
export function createPasteHandlers(options: () => PasteOptions) {
  const take = (view: EditorView, data: DataTransfer | null): boolean => {
    const source = data && view.editable ? pasteSource(view.state, data) : null;
    if (source) {
      view.dispatch(source.scrollIntoView());
      return true;
    }
    const html = data?.getData('text/html') ?? '';
    const files = [...(data?.files ?? [])];
    if (!html && files.length === 0) return false;
    void insert(view, { html, text: data?.getData('text/plain') ?? '', files }, options());
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
  const { tr, schema } = view.state;
  const images = pictures.map((picture) => schema.nodes['image']!.create(picture));
  placePictures(tr, images);
  view.dispatch(tr.scrollIntoView());
}
