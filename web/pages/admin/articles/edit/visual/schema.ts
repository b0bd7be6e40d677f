import { type Extensions, getSchema, Mark, mergeAttributes, Node, textblockTypeInputRule } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { Code } from '@tiptap/extension-code';
import { Heading, type Level } from '@tiptap/extension-heading';

// What a text may hold in visual mode: what Markdown can say, and nothing that it cannot.

/** An article's own headings; its title is the first level. */
export const LEVELS = [2, 3, 4] as const satisfies readonly Level[];

/** What readers may follow; other addresses are shown as words. */
export const isAddress = (href: string): boolean => /^(?:\/(?!\/)|#|https?:\/\/|mailto:)/i.test(href);

/** Pictures come from this site alone. */
export const isOwnPicture = (src: string): boolean => /^\/(?!\/)/.test(src);

const attribute = <T>(initial: T, rendered = false) => ({ default: initial, rendered, parseHTML: () => initial });

const Link = Mark.create({
  name: 'link',
  // What is typed after a link does not belong to it.
  inclusive: false,
  addAttributes: () => ({ href: attribute(''), title: attribute<string | null>(null) }),
  renderHTML: ({ mark }) => [
    'a',
    isAddress(String(mark.attrs['href'])) ? { href: mark.attrs['href'], title: mark.attrs['title'] } : {},
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
      ? ['img', { src: attrs['src'], alt: attrs['alt'], title: attrs['title'] }]
      : ['span', { role: 'img', 'aria-label': attrs['alt'] }, `[${attrs['alt'] || attrs['src']}]`],
  renderText: ({ node }) => String(node.attrs['alt']),
});

/** A list whose items stand apart is another text than one whose items do not. */
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

const withoutAutomatics = {
  link: false,
  underline: false,
  heading: false,
  code: false,
  bulletList: false,
  orderedList: false,
  listItem: false,
} as const;

export const extensions: Extensions = [
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
  ListItem,
  // Sized by the page's own styles: columns have no widths in Markdown.
  Table.extend({
    addNodeView: () => null,
    renderHTML: ({ HTMLAttributes }) => ['table', mergeAttributes(HTMLAttributes), ['tbody', 0]],
  }),
  TableRow,
  TableHeader.extend(cell),
  TableCell.extend(cell),
  Link,
  Image,
];

export const schema = getSchema(extensions);
