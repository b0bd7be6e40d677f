import {
  type Editor,
  Extension,
  type Extensions,
  getSchema,
  Mark,
  mergeAttributes,
  Node,
  textblockTypeInputRule,
} from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { Code } from '@tiptap/extension-code';
import { Heading, type Level } from '@tiptap/extension-heading';
import { Callout } from './callout.ts';
import { FootnoteDefinition, FootnoteReference } from './footnotes.ts';
import { Selection } from '@tiptap/pm/state';
import { TaskItem } from './taskItem.ts';
import { isLinkUrl } from '../writing/linkTargets.ts';

// The schema of visual mode: exactly what Markdown can express.

/** Heading levels in an article. The article's title is level 1. */
export const LEVELS = [2, 3, 4] as const satisfies readonly Level[];

/** Only pictures of this site are allowed. */
export const isOwnPicture = (src: string): boolean => /^\/(?!\/)/.test(src);

const attribute = <T>(initial: T, rendered = false) => ({ default: initial, rendered, parseHTML: () => initial });

const Link = Mark.create({
  name: 'link',
  // Text typed after a link is not part of the link.
  inclusive: false,
  addAttributes: () => ({ href: attribute(''), title: attribute<string | null>(null) }),
  renderHTML: ({ mark }) => [
    'a',
    isLinkUrl(String(mark.attrs['href'])) ? { href: mark.attrs['href'], title: mark.attrs['title'] } : {},
    0,
  ],
});

const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: attribute(''), alt: attribute(''), title: attribute<string | null>(null) }),
  renderHTML: ({ node: { attrs } }) =>
    isOwnPicture(String(attrs['src']))
      ? [
          'span',
          { 'data-picture': '', 'data-caption': attrs['title'] },
          ['img', { src: attrs['src'], alt: attrs['alt'], title: attrs['title'] }],
        ]
      : ['span', { role: 'img', 'aria-label': attrs['alt'] }, `[${attrs['alt'] || attrs['src']}]`],
  renderText: ({ node }) => String(node.attrs['alt']),
  addKeyboardShortcuts() {
    return createPictureKeys(this.editor);
  },
});

/** Markdown that this editor does not edit. It is shown as written, can be moved and deleted, and is stored unchanged. */
const locked = {
  atom: true,
  draggable: true,
  selectable: true,
  addAttributes: () => ({ source: attribute(''), what: attribute('') }),
};

const LockedBlock = Node.create({
  ...locked,
  name: 'lockedBlock',
  group: 'block',
  renderHTML: ({ node: { attrs } }) => [
    'div',
    { 'data-locked': 'block', role: 'group', 'aria-label': `Markdown: ${attrs['what']}` },
    ['span', `Markdown only: ${attrs['what']}`],
    ['pre', String(attrs['source'])],
  ],
  renderText: ({ node }) => String(node.attrs['source']),
});

const LockedText = Node.create({
  ...locked,
  name: 'lockedText',
  group: 'inline',
  inline: true,
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-locked': 'text', title: `Markdown only: ${attrs['what']}` },
    String(attrs['source']),
  ],
  renderText: ({ node }) => String(node.attrs['source']),
});

/** Markdown distinguishes tight and loose lists. */
const spread = {
  addAttributes(this: { parent?: (() => object) | undefined }) {
    return { ...this.parent?.(), spread: attribute(false) };
  },
};

const cell = {
  content: 'inline*',
  addAttributes(this: { parent?: (() => object) | undefined }) {
    return { ...this.parent?.(), align: attribute<string | null>(null, true) };
  },
};

/** Some blocks stand at the top level alone. */
const Doc = Node.create({ name: 'doc', topNode: true, content: '(block | topBlock)+' });

const withoutAutomatics = {
  document: false,
  link: false,
  underline: false,
  heading: false,
  code: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
} as const;

/** At once: the command of the library waits for a frame, and keys pressed meanwhile go to another element. */
const Focus = Extension.create({
  name: 'focus',
  addCommands: () => ({
    focus:
      () =>
      ({ editor, tr, dispatch }) => {
        // An editor without a page counts as destroyed.
        if (!dispatch || editor.isDestroyed) return true;
        editor.view.focus();
        tr.scrollIntoView();
        return true;
      },
  }),
});

export const extensions: Extensions = [
  Doc,
  Focus,
  StarterKit.configure(withoutAutomatics),
  Heading.extend({
    addInputRules() {
      return LEVELS.map((level) =>
        textblockTypeInputRule({
          find: new RegExp(`^(#{${level}})\\s$`),
          type: this.type,
          getAttributes: { level },
        }),
      );
    },
    addKeyboardShortcuts() {
      return Object.fromEntries(
        LEVELS.map((level) => [`Mod-Alt-${level}`, () => this.editor.commands.toggleHeading({ level })]),
      );
    },
  }),
  Code.extend({ excludes: '' }),
  BulletList.extend(spread),
  OrderedList.extend(spread),
  TaskItem,
  // The page's styles set the size. Markdown has no column widths.
  Table.extend({
    addNodeView: () => null,
    renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  Link,
  Image,
  Callout,
  FootnoteReference,
  FootnoteDefinition,
  LockedBlock,
  LockedText,
];

export const schema = getSchema(extensions);

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
const createPictureKeys = (editor: Editor) => ({
  ArrowRight: () => selectPicture(editor, 1, 'forward'),
  ArrowDown: () => selectPicture(editor, 1, 'down'),
  ArrowLeft: () => selectPicture(editor, -1, 'backward'),
  ArrowUp: () => selectPicture(editor, -1, 'up'),
});
