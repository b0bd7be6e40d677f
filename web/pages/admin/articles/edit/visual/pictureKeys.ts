import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

/** Selects a picture that is alone in the next paragraph. The cursor of browsers would skip it. */
function selectPicture(
  { state, view, commands }: Editor,
  direction: 1 | -1,
  end: 'forward' | 'backward' | 'down' | 'up',
) {
  const { selection, doc } = state;
  const { $head } = selection;
  if (!selection.empty || $head.depth === 0 || !view.endOfTextblock(end)) return false;
  const next = Selection.findFrom(doc.resolve(direction === 1 ? $head.after() : $head.before()), direction, true);
  const parent = next?.$head.parent;
  if (!next || parent?.childCount !== 1 || parent.firstChild?.type.name !== 'image') return false;
  return commands.setNodeSelection(next.$head.start());
}

/** The arrow keys of a document with pictures. */
export const createPictureKeys = (editor: Editor) => ({
  ArrowRight: () => selectPicture(editor, 1, 'forward'),
  ArrowDown: () => selectPicture(editor, 1, 'down'),
  ArrowLeft: () => selectPicture(editor, -1, 'backward'),
  ArrowUp: () => selectPicture(editor, -1, 'up'),
});
