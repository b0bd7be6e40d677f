import type { MarkdownEdit, SelectedText } from './markdownEdits.ts';

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
