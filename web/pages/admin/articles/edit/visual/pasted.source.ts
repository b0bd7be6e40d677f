import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Clipboard } from '../writing/usePaste.ts';
import { insertBlocks, isInCell } from './pasted.blocks.ts';
import { placeBlocks } from './pasted.places.ts';
import { readMarkdown } from './text.ts';
import { findTarget } from './pasted.targets.ts';
import { isWebUrl } from '../writing/linkTargets.ts';

// Pasted text that has a meaning of its own: a URL for the selected words, code, and Markdown.

/** The type in which visual mode copies blocks, because HTML does not have callouts and footnotes. */
export const MARKDOWN_TYPE = 'text/markdown';

/** Names of VS Code that differ from the usual ones. */
const LANGUAGES: Record<string, string> = {
  shellscript: 'sh',
  javascriptreact: 'jsx',
  typescriptreact: 'tsx',
};
const TEXT_MODES = new Set(['markdown', 'plaintext']);

/** True for the box around code that VS Code and its relatives copy. */
function isCodeBox(html: string): boolean {
  const style = /^(?:<meta[^>]*>|\s)*<div style="([^"]*)"/i.exec(html)?.[1] ?? '';
  const fonts = /font-family:([^;]*)/i.exec(style)?.[1] ?? '';
  return /mono/i.test(fonts) && /white-space:\s*pre;/i.test(style);
}

/** The transaction that pastes such a text. Null if the clipboard has none. */
export function pasteSource(state: EditorState, clipboard: Clipboard): Transaction | null {
  const text = clipboard.getData('text/plain').replaceAll(/\r\n?/g, '\n');
  const html = clipboard.getData('text/html');
  const markdown = readMarkdown(clipboard.getData(MARKDOWN_TYPE));
  if (markdown?.some(hasStructure)) return insertBlocks(state, markdown);
  if (text.trim() === '') return null;
  const mode = readMode(clipboard, html);
  return (
    linkSelection(state, text.trim()) ??
    (mode !== null && !TEXT_MODES.has(mode) ? insertCode(state, text, mode) : null) ??
    (html && mode === null ? null : insertMarkdown(state, text, mode !== null))
  );
}

/** The language of code; empty if it is not known. Null for other text. */
export function readMode(clipboard: Clipboard, html: string): string | null {
  const data = clipboard.getData('vscode-editor-data');
  if (!data) return isCodeBox(html) ? '' : null;
  try {
    const { mode } = JSON.parse(data) as { mode?: unknown };
    return typeof mode === 'string' && /^[\w+#-]{1,40}$/.test(mode) ? mode : '';
  } catch {
    return '';
  }
}

function linkSelection({ selection, schema, tr }: EditorState, url: string): Transaction | null {
  const { $from, $to, from, to, empty } = selection;
  if (empty || !(selection instanceof TextSelection) || !$from.sameParent($to) || !isWebUrl(url)) return null;
  return tr.addMark(from, to, schema.marks['link']!.create({ href: findTarget(url) }));
}

function insertCode(state: EditorState, text: string, mode: string): Transaction {
  const { schema, selection, tr } = state;
  const isWholeBlock = selection.$from.parent.content.size === 0;
  if (isInCell(state) || (!text.includes('\n') && !isWholeBlock))
    return tr.replaceSelectionWith(schema.text(text.replaceAll(/\s+/g, ' '), [schema.marks['code']!.create()]), false);
  const language = LANGUAGES[mode] ?? (mode || null);
  const block = schema.nodes['codeBlock']!.create({ language }, schema.text(text.replace(/\n$/, '')));
  placeBlocks(tr, [block]);
  return tr;
}

/** @param isText true if the HTML of the clipboard only colors the text */
function insertMarkdown(state: EditorState, text: string, isText: boolean): Transaction | null {
  const blocks = readMarkdown(text);
  if (blocks && (isText || blocks.some(hasStructure))) return insertBlocks(state, blocks);
  return isText ? state.tr.insertText(text) : null;
}

/** True unless the text is words in paragraphs, which are pasted as they are. A URL alone is a word, too. */
export const hasStructure = ({ type, content }: Node): boolean =>
  type.name !== 'paragraph' ||
  content.content.some(({ isText, text, marks }) => !isText || marks.some(({ attrs }) => attrs['href'] !== text));
