import type { ChainedCommands, Editor } from '@tiptap/core';
import { LEVELS } from './schema.ts';

/** A toolbar button that runs a command immediately. */
export interface Tool {
  name: string;
  /** The button's visible label. */
  sign: string;
  /** The keyboard shortcut for screen readers and the tooltip. */
  keys?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** True if the command's effect is active at the cursor. Absent for one-time commands. */
  isOn?: (editor: Editor) => boolean;
}

const mark = (name: string, sign: string, type: string, keys: string): Tool => ({
  name,
  sign,
  keys,
  run: (chain) => chain.toggleMark(type),
  isOn: (editor) => editor.isActive(type),
});

export const textTools: Tool[] = [
  {
    name: 'Paragraph',
    sign: '¶',
    keys: 'Control+Alt+0',
    run: (chain) => chain.setParagraph(),
    isOn: (editor) => editor.isActive('paragraph'),
  },
  ...LEVELS.map((level): Tool => ({
    name: `H${level} heading`,
    sign: `H${level}`,
    keys: `Control+Alt+${level}`,
    run: (chain) => chain.toggleHeading({ level }),
    isOn: (editor) => editor.isActive('heading', { level }),
  })),
  mark('Bold', 'B', 'bold', 'Control+B'),
  mark('Italic', 'I', 'italic', 'Control+I'),
  mark('Strike through', 'S', 'strike', 'Control+Shift+S'),
  mark('Code', '‹›', 'code', 'Control+E'),
];

export const blockTools: Tool[] = [
  {
    name: 'Bulleted list',
    sign: '• List',
    keys: 'Control+Shift+8',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'Numbered list',
    sign: '# List',
    keys: 'Control+Shift+7',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'Quote',
    sign: '”',
    keys: 'Control+Shift+B',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    name: 'Code block',
    sign: '{ }',
    keys: 'Control+Alt+C',
    run: (chain) => chain.toggleCodeBlock(),
    isOn: (editor) => editor.isActive('codeBlock'),
  },
  { name: 'Divider', sign: '—', run: (chain) => chain.setHorizontalRule() },
  { name: 'Table', sign: 'Table', run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }) },
];

/** Buttons that are shown while the cursor is in a table. */
export const tableTools: Tool[] = [
  { name: 'Add row', sign: '+ Row', run: (chain) => chain.addRowAfter() },
  { name: 'Add column', sign: '+ Col.', run: (chain) => chain.addColumnAfter() },
  { name: 'Delete row', sign: '− Row', run: (chain) => chain.deleteRow() },
  { name: 'Delete column', sign: '− Col.', run: (chain) => chain.deleteColumn() },
  { name: 'Delete table', sign: '− Table', run: (chain) => chain.deleteTable() },
];

export const historyTools: Tool[] = [
  { name: 'Undo', sign: '↶', keys: 'Control+Z', run: (chain) => chain.undo() },
  { name: 'Redo', sign: '↷', keys: 'Control+Y', run: (chain) => chain.redo() },
];
