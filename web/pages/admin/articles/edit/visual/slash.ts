import { type Editor, Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { isComposing } from '#web/runtime/isComposing.ts';
import { findBlocks, type SlashBlock } from './slashBlocks.ts';

// The menu of blocks that opens when a slash is typed into an empty paragraph. Its state follows from the text, so that
// undo, composition and changes by other code cannot leave it open.

export interface SlashMenu {
  /** Position of the slash. */
  from: number;
  /** The text after the slash. */
  query: string;
  blocks: readonly SlashBlock[];
  /** Index of the selected block. */
  active: number;
}

type Action = { close: true } | { active: number };

const key = new PluginKey<SlashMenu | null>('slash');

export const LIST_ID = 'slash-blocks';
export const getOptionId = (at: number): string => `${LIST_ID}-${at}`;
export const getSlashMenu = (state: EditorState): SlashMenu | null => key.getState(state) ?? null;

/** The slash and the text after it, if they are all that the paragraph contains. A space ends the search. */
function readSlash({ selection, doc }: EditorState): { from: number; query: string } | null {
  const { $from, empty } = selection;
  // Inside lists and quotes, not every block is possible.
  if (!empty || $from.depth !== 1 || $from.parent.type.name !== 'paragraph') return null;
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, ' ');
  const isAtEnd = $from.parentOffset === $from.parent.content.size && $from.pos <= doc.content.size;
  return isAtEnd && /^\/\S*$/.test(text) ? { from: $from.start(), query: text.slice(1) } : null;
}

function update(transaction: Transaction, menu: SlashMenu | null, before: EditorState, now: EditorState) {
  const action = transaction.getMeta(key) as Action | undefined;
  const slash = readSlash(now);
  if (!slash || (action && 'close' in action)) return null;
  const wasEmpty = before.selection.$from.parent.content.size === 0;
  // Only a new slash opens the menu. A slash that undo restores does not, nor does a cursor that moves to an old slash.
  if (!menu && !(transaction.docChanged && wasEmpty && slash.query === '')) return null;
  if (menu && action) return { ...menu, active: action.active };
  if (menu && menu.from === slash.from && menu.query === slash.query) return menu;
  return { ...slash, blocks: findBlocks(slash.query), active: 0 };
}

export function selectBlock(view: EditorView, active: number): void {
  view.dispatch(view.state.tr.setMeta(key, { active }));
}

const close = (view: EditorView) => view.dispatch(view.state.tr.setMeta(key, { close: true }));

/** Replaces the slash and the text after it with the block. */
export function insertBlock(editor: Editor, block: SlashBlock, onPicture: () => void): void {
  const menu = getSlashMenu(editor.state);
  if (!menu) return;
  const chain = editor
    .chain()
    .focus()
    .deleteRange({ from: menu.from, to: menu.from + 1 + menu.query.length });
  (block.run ? block.run(chain) : chain).run();
  if (!block.run) onPicture();
}

/** Returns true if the key belongs to the open menu. */
function handleKey(editor: Editor, event: KeyboardEvent, onPicture: () => void): boolean {
  const menu = getSlashMenu(editor.state);
  if (!menu || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { length } = menu.blocks;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape') close(editor.view);
  else if (length === 0) return false;
  else if (step) selectBlock(editor.view, (menu.active + step + length) % length);
  else if (event.key === 'Enter' && !event.shiftKey) insertBlock(editor, menu.blocks[menu.active]!, onPicture);
  else return false;
  // Escape would otherwise also close what surrounds the editor.
  event.preventDefault();
  return true;
}

/** The text field keeps the focus, and names the selected option to screen readers. */
function describe(state: EditorState): Record<string, string> {
  const menu = getSlashMenu(state);
  if (!menu || menu.blocks.length === 0) return {};
  return {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': LIST_ID,
    'aria-activedescendant': getOptionId(menu.active),
  };
}

/** @param onPicture opens the dialog that chooses a picture */
export const createSlashMenu = (onPicture: () => void) =>
  Extension.create({
    name: 'slash',
    // Before the extensions that use Enter and the arrow keys.
    priority: 1000,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin<SlashMenu | null>({
          key,
          state: { init: () => null, apply: update },
          props: {
            attributes: describe,
            handleKeyDown: (_, event) => handleKey(editor, event, onPicture),
            handleDOMEvents: {
              blur(view) {
                if (getSlashMenu(view.state)) close(view);
                return false;
              },
            },
          },
        }),
      ];
    },
  });
