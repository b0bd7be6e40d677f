import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ToolAction } from '../writing/Toolbar.tsx';
import type { ToolId, ToolLabel } from '../writing/toolLabels.ts';
import { isInCallout, toggleCallout } from './callout.ts';
import { isInFootnote, toggleFootnote } from './footnotes.ts';
import { LEVELS } from './schema.ts';

/** The action of a toolbar button in visual mode. */
interface Tool {
  run: (chain: ChainedCommands) => ChainedCommands;
  /** True if the command's effect is active at the cursor. Absent for one-time commands. */
  isOn?: (editor: Editor) => boolean;
}

export type DialogId = 'link' | 'picture';

const mark = (type: string): Tool => ({
  run: (chain) => chain.toggleMark(type),
  isOn: (editor) => editor.isActive(type),
});

const heading = (level: (typeof LEVELS)[number]): Tool => ({
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const tools: Record<Exclude<ToolId, DialogId | 'undo' | 'redo'>, Tool> = {
  paragraph: { run: (chain) => chain.setParagraph(), isOn: (editor) => editor.isActive('paragraph') },
  heading2: heading(2),
  heading3: heading(3),
  heading4: heading(4),
  bold: mark('bold'),
  italic: mark('italic'),
  strike: mark('strike'),
  code: mark('code'),
  bulletList: { run: (chain) => chain.toggleBulletList(), isOn: (editor) => editor.isActive('bulletList') },
  orderedList: { run: (chain) => chain.toggleOrderedList(), isOn: (editor) => editor.isActive('orderedList') },
  quote: { run: (chain) => chain.toggleBlockquote(), isOn: (editor) => editor.isActive('blockquote') },
  callout: { run: toggleCallout, isOn: isInCallout },
  footnote: { run: toggleFootnote, isOn: isInFootnote },
  codeBlock: { run: (chain) => chain.toggleCodeBlock(), isOn: (editor) => editor.isActive('codeBlock') },
  divider: { run: (chain) => chain.setHorizontalRule() },
  table: { run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
};

/** Buttons that are shown while the cursor is in a table. */
const tableTools: (ToolLabel & Tool)[] = [
  { name: 'Add row', sign: '+ Row', run: (chain) => chain.addRowAfter() },
  { name: 'Add column', sign: '+ Col.', run: (chain) => chain.addColumnAfter() },
  { name: 'Delete row', sign: '− Row', run: (chain) => chain.deleteRow() },
  { name: 'Delete column', sign: '− Col.', run: (chain) => chain.deleteColumn() },
  { name: 'Delete table', sign: '− Table', run: (chain) => chain.deleteTable() },
];

/** The toolbar's actions on the editor, and those that only a table has. */
export function createTools(
  editor: Editor,
  onDialog: (dialog: DialogId) => void,
  walk: (tool: 'undo' | 'redo') => void,
) {
  const toAction = ({ run, isOn }: Tool): ToolAction => ({
    onPress: () => run(editor.chain().focus()).run(),
    isOn: isOn?.(editor),
  });
  const direct = Object.entries(tools).map(([id, tool]) => [id, toAction(tool)]);
  return {
    tools: {
      ...(Object.fromEntries(direct) as Record<keyof typeof tools, ToolAction>),
      link: { onPress: () => onDialog('link'), isOn: editor.isActive('link') },
      picture: { onPress: () => onDialog('picture') },
      undo: { onPress: () => walk('undo') },
      redo: { onPress: () => walk('redo') },
    },
    more: editor.isActive('table')
      ? tableTools.map((tool) => ({ name: tool.name, sign: tool.sign, ...toAction(tool) }))
      : [],
  };
}
