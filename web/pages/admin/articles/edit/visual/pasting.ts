import type { EditorView } from '@tiptap/pm/view';
import { readPasted } from './pasted.ts';

/** What comes from outside, before the editor's own way with it, which would turn it into markup. */
export const takePasted = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    const html = event.clipboardData?.getData('text/html');
    if (!html || view.state.selection.$from.parent.type.spec.code) return false;
    event.preventDefault();
    const slice = readPasted(html, view.state.schema);
    if (slice && view.editable) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView());
    return true;
  },
  drop(view: EditorView, event: DragEvent): boolean {
    // Moved within the text.
    if (view.dragging) return false;
    event.preventDefault();
    const html = event.dataTransfer?.getData('text/html');
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    const slice = html && readPasted(html, view.state.schema);
    if (slice && at !== undefined && view.editable)
      view.dispatch(view.state.tr.replaceRange(at, at, slice).scrollIntoView());
    return true;
  },
};
