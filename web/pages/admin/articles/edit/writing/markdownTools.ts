import {
  insertDivider,
  insertFootnote,
  insertTable,
  type MarkdownEdit,
  type SelectedText,
  setParagraph,
  toggleBulletList,
  toggleCallout,
  toggleHeading,
  toggleMark,
  toggleOrderedList,
  toggleQuote,
  wrapCodeBlock,
} from './markdownEdits.ts';
import type { ToolAction } from './Toolbar.tsx';
import type { ToolId } from './toolLabels.ts';

/** An open dialog, with the text as it was when the dialog opened. */
export type MarkdownDialog = { id: 'link' | 'picture'; selected: SelectedText };

const edits = {
  paragraph: setParagraph,
  heading2: toggleHeading(2),
  heading3: toggleHeading(3),
  heading4: toggleHeading(4),
  bold: toggleMark('**'),
  italic: toggleMark('_'),
  strike: toggleMark('~~'),
  code: toggleMark('`'),
  bulletList: toggleBulletList,
  orderedList: toggleOrderedList,
  quote: toggleQuote,
  callout: toggleCallout,
  footnote: insertFootnote,
  codeBlock: wrapCodeBlock,
  divider: insertDivider,
  table: insertTable,
} satisfies Partial<Record<ToolId, MarkdownEdit>>;

/** The toolbar's actions on the Markdown. */
export function createMarkdownTools(
  findArea: () => HTMLTextAreaElement | null,
  apply: (edit: MarkdownEdit) => void,
  walk: (name: 'undo' | 'redo') => void,
  onDialog: (dialog: MarkdownDialog) => void,
): Record<ToolId, ToolAction> {
  const direct = Object.entries(edits).map(([id, edit]) => [id, { onPress: () => apply(edit) }]);
  const open = (id: MarkdownDialog['id']) => () => {
    const area = findArea();
    if (area) onDialog({ id, selected: readSelected(area) });
  };
  return {
    ...(Object.fromEntries(direct) as Record<keyof typeof edits, ToolAction>),
    link: { onPress: open('link') },
    picture: { onPress: open('picture') },
    undo: { onPress: () => walk('undo') },
    redo: { onPress: () => walk('redo') },
  };
}

export const readSelected = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): SelectedText => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
});

/**
 * Changes a text field as if the text was typed, so that the browser's undo takes it back.
 * @param selected the selection from before a dialog, during which browsers may forget it
 */
export function applyEdit(area: HTMLTextAreaElement, getEdit: MarkdownEdit, selected = readSelected(area)): void {
  const { value: text } = area;
  const { from, to, insert, select } = getEdit({ ...selected, text });
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = insert ? document.execCommand('insertText', false, insert) : document.execCommand('delete');
  if (!isTyped && text.slice(from, to) !== insert) {
    // Browsers without this command change the text too, but forget what came before.
    area.setRangeText(insert, from, to);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
