import { type Editor, InputRule } from '@tiptap/core';
import { ListItem } from '@tiptap/extension-list';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';

// Markdown marks each item of a list by itself as open or done, so a task list is a list with such items.

/** The box of a task. Screen readers say it with its item, and Ctrl+Alt+Enter presses it from the text. */
function createBox(toggle: () => boolean): HTMLInputElement {
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', contentEditable: 'false' });
  box.setAttribute('aria-label', 'Done');
  // The state comes from the document.
  box.addEventListener('click', (event) => {
    if (!toggle()) event.preventDefault();
  });
  return box;
}

function createTaskView(node: Node, toggle: () => boolean): NodeView {
  const dom = document.createElement('li');
  if (node.attrs['checked'] === null)
    return { dom, contentDOM: dom, update: (next) => next.type === node.type && next.attrs['checked'] === null };
  const box = createBox(toggle);
  const contentDOM = document.createElement('div');
  dom.dataset['task'] = '';
  dom.append(box, contentDOM);
  const update = (next: Node): boolean => {
    if (next.type !== node.type || next.attrs['checked'] === null) return false;
    box.checked = next.attrs['checked'] as boolean;
    return true;
  };
  update(node);
  return { dom, contentDOM, update, ignoreMutation: ({ target }) => target === box };
}

function toggleTask(editor: Editor, at: number | undefined): boolean {
  const item = at === undefined ? null : editor.state.doc.nodeAt(at);
  if (!editor.isEditable || typeof item?.attrs['checked'] !== 'boolean') return false;
  editor.view.dispatch(editor.state.tr.setNodeAttribute(at!, 'checked', !item.attrs['checked']));
  return true;
}

/** The position of the item around the cursor. */
function findItem({ state: { selection } }: Editor): number | undefined {
  const { $from } = selection;
  const depth = Array.from({ length: $from.depth }, (_, at) => $from.depth - at).find(
    (at) => $from.node(at).type.name === 'listItem',
  );
  return depth === undefined ? undefined : $from.before(depth);
}

export const TaskItem = ListItem.extend({
  addAttributes: () => ({
    checked: { default: null as boolean | null, rendered: false, parseHTML: () => null },
  }),
  addNodeView() {
    return ({ node, editor, getPos }) => createTaskView(node, () => toggleTask(editor, getPos()));
  },
  addInputRules() {
    return [
      new InputRule({
        find: /^\[([ x]?)\]\s$/i,
        handler: ({ state, range, match }) => {
          const $from = state.doc.resolve(range.from);
          if ($from.depth < 2 || $from.node(-1).type !== this.type || $from.index(-1) > 0) return null;
          state.tr
            .delete(range.from, range.to)
            .setNodeAttribute($from.before(-1), 'checked', match[1]?.toLowerCase() === 'x');
          return undefined;
        },
      }),
    ];
  },
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // A new task is open.
      Enter: () => {
        const at = findItem(this.editor);
        const isTask = at !== undefined && typeof this.editor.state.doc.nodeAt(at)?.attrs['checked'] === 'boolean';
        return this.editor.commands.splitListItem(this.name, isTask ? { checked: false } : {});
      },
      'Mod-Alt-Enter': () => toggleTask(this.editor, findItem(this.editor)),
    };
  },
});
