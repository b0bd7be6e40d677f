import type { Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { listMissingNotes } from './footnotes.ts';
import { MARKDOWN_TYPE } from './pasted.source.ts';
import { write } from './text.ts';

/** The selected blocks as Markdown, with their footnotes. Null for a part of a block, which is copied as ever. */
export function getSelectedMarkdown({ selection, doc }: EditorState, { content }: Slice): string | null {
  if (selection.$from.sameParent(selection.$to) && selection.$from.parent.isTextblock) return null;
  const blocks = content.content;
  if (!doc.type.validContent(content)) return null;
  return write([...blocks, ...listMissingNotes(doc, blocks)]);
}

function copy(view: EditorView, event: ClipboardEvent, isCut: boolean): boolean {
  const slice = view.state.selection.content();
  const markdown = getSelectedMarkdown(view.state, slice);
  if (!event.clipboardData || !markdown) return false;
  const { dom, text } = view.serializeForClipboard(slice);
  event.preventDefault();
  event.clipboardData.clearData();
  event.clipboardData.setData('text/html', dom.innerHTML);
  event.clipboardData.setData('text/plain', text);
  event.clipboardData.setData(MARKDOWN_TYPE, markdown);
  if (isCut && view.editable) view.dispatch(view.state.tr.deleteSelection().scrollIntoView());
  return true;
}

/** Copies whole blocks as Markdown too. */
export const copyHandlers = {
  copy: (view: EditorView, event: ClipboardEvent) => copy(view, event, false),
  cut: (view: EditorView, event: ClipboardEvent) => copy(view, event, true),
};
