import { readSelected } from './applyEdit.ts';
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
