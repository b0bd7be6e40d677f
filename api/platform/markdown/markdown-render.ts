import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import type { Blockquote } from 'mdast';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import { unified } from 'unified';
import { CALLOUTS, readCallout } from '#graphql/callouts.ts';
import type { JsonMl } from '#graphql/json-ml.ts';
import { pictureAt } from '#graphql/pictures.ts';
import { MarkdownLimitError, MAX_HTML_LENGTH } from './markdown-limits.ts';
import { parseMarkdown } from './markdown-parts.ts';
import { makeSlug, makeUnique } from '../slug.ts';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../root.ts';

/** Width and height of the site's own drawings, by path. A text that shows one reserves its space before it loads. */
const figureSizes: ReadonlyMap<string, readonly [width: number, height: number]> = (() => {
  const folder = path.join(projectRoot, 'web/public/figures');
  const sizes = new Map<string, readonly [number, number]>();
  for (const name of readdirSync(folder)) {
    const [, width, height] =
      /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    if (width && height) sizes.set(`/figures/${name}`, [Number(width), Number(height)]);
  }
  return sizes;
})();

// Its time grows with the square of some texts, so it runs in a thread. Services call markdown.ts.

export interface RenderedText {
  html: string;
  tree: JsonMl[];
  /** Minutes at 220 words a minute, rounded up. */
  readingMinutes: number;
}

// remark-rehype drops raw HTML in Markdown. The allowlist below is a second protection.
const allowed = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [
    'h2',
    'h3',
    'h4',
    'p',
    'a',
    'strong',
    'em',
    'del',
    'code',
    'pre',
    'blockquote',
    'ul',
    'ol',
    'li',
    'hr',
    'br',
    'img',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'input',
    'section',
    'sup',
  ],
  attributes: {
    blockquote: [
      ['className', 'callout'],
      ['role', 'note'],
    ],
    a: ['href', 'title', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaLabel', 'id'],
    img: ['src', 'alt', 'title'],
    code: [['className', /^language-[\w-]+$/]],
    li: ['id'],
    ol: ['start'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    th: ['align'],
    td: ['align'],
    section: ['dataFootnotes'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'sms', 'geo'], src: ['http', 'https'] },
} as typeof defaultSchema;

type Handler = NonNullable<NonNullable<Options['handlers']>['blockquote']>;

/** A callout begins with its word, which feeds and programs show too. */
const renderQuote: Handler = (state, node: Blockquote, parent) => {
  const callout = parent?.type === 'root' ? readCallout(node, String(state.options.file)) : null;
  if (!callout) return defaultHandlers.blockquote(state, node);
  const word = element('strong', {}, [{ type: 'text', value: CALLOUTS[callout.kind] }]);
  return element('blockquote', { className: ['callout'], role: 'note' }, [
    element('p', {}, [word]),
    ...state.all({ ...node, children: callout.children }),
  ]);
};

const processor = unified()
  .use(remarkRehype, { handlers: { blockquote: renderQuote } })
  .use(rehypeSanitize, allowed);

/** Links below `path` are shown as plain text, except links to a page in `live`. */
export interface LinkTargets {
  path: string;
  live: readonly string[];
}

/** Renders Markdown to sanitized HTML and to the same tree as JsonML, with anchors on headings, and with figures. */
export function renderText(markdown: string, targets?: LinkTargets): RenderedText {
  const root = processor.runSync(parseMarkdown(markdown), markdown) as Root;
  anchorHeadings(root);
  root.children = root.children.map((node) => asFigure(node) ?? asScrollable(node) ?? node);
  dropForeignImages(root);
  if (targets) dropDeadLinks(root, targets);
  showPictures(root);
  return toRenderedText(root);
}

/** The typed text in paragraphs, for a stored text that cannot be rendered. */
export function renderAsPlainText(markdown: string): RenderedText {
  const paragraphs = markdown.split(/\n[ \t]*\n/).filter((part) => part.trim());
  const children = paragraphs.map((value) => element('p', {}, [{ type: 'text', value: value.trim() }]));
  return toRenderedText({ type: 'root', children });
}

function toRenderedText(root: Root): RenderedText {
  const words = toString(root).split(/\s+/).filter(Boolean).length;
  const html = toHtml(root);
  // A text can refer to one long URL many times, and each use is written out.
  if (html.length > MAX_HTML_LENGTH) throw new MarkdownLimitError();
  return {
    html,
    tree: root.children.flatMap((node) => asJsonMl(node as ElementContent)),
    readingMinutes: Math.max(1, Math.ceil(words / 220)),
  };
}

/** The ids that pages with a rendered text use for their own parts. */
const PAGE_IDS = [
  'root',
  'main',
  'content',
  'search',
  'question',
  'suggestions-title',
  'contents-title',
  'related-title',
  'newest-title',
];

/**
 * Gives each h2 to h4 an id made from its words, so passages can be linked. It is unique within the text, and differs
 * from the ids that the page around it has.
 */
function anchorHeadings(root: Root): void {
  const usedIds = new Set([...PAGE_IDS, ...listIds(root)]);
  for (const node of root.children) {
    if (node.type !== 'element' || !/^h[2-4]$/.test(node.tagName)) continue;
    const id = makeUnique(makeSlug(toString(node)), (id) => usedIds.has(id));
    usedIds.add(id);
    node.properties['id'] = id;
  }
}

/** The ids of footnotes. */
const listIds = (parent: Root | Element): string[] =>
  parent.children.flatMap((node) =>
    node.type === 'element'
      ? [...(node.properties['id'] ? [String(node.properties['id'])] : []), ...listIds(node)]
      : [],
  );

/**
 * A picture alone in its paragraph becomes a figure. Our own drawings use `<use>`, so that they have the colors and
 * fonts of the page in both themes. Other pictures of this site stay `<img>`.
 */
function asFigure(node: RootContent): Element | null {
  if (node.type !== 'element' || node.tagName !== 'p' || node.children.length !== 1) return null;
  const [image] = node.children;
  if (image?.type !== 'element' || image.tagName !== 'img') return null;
  const { alt, title } = image.properties;
  const caption = title ? [element('figcaption', {}, [{ type: 'text', value: String(title) }])] : [];
  return element('figure', {}, [asDrawing(String(image.properties['src']), String(alt ?? '')) ?? image, ...caption]);
}

function asDrawing(src: string, label: string): Element | null {
  const size = figureSizes.get(src);
  if (!size) return null;
  const [width, height] = size;
  const drawing = element('svg', { role: 'img', ariaLabel: label, viewBox: `0 0 ${width} ${height}` }, [
    element('use', { href: `${src}#figure`, width, height }, []),
  ]);
  return scrollable('Figure', [drawing]);
}

/**
 * An element that is too wide for a phone scrolls inside its own box, which the keyboard can reach, so that the page
 * does not scroll sideways.
 */
const scrollable = (ariaLabel: string, children: Element[]): Element =>
  element('div', { className: 'scroll', tabIndex: 0, role: 'group', ariaLabel }, children);

function asScrollable(node: RootContent): Element | null {
  if (node.type !== 'element') return null;
  if (node.tagName === 'table') return scrollable('Table', [node]);
  if (node.tagName === 'pre') node.properties['tabIndex'] = 0;
  return null;
}

/**
 * Nothing loads from another origin: an external picture becomes a link to it, and inside a link only its text.
 * Browsers do not parse a link inside a link, so the page would differ from the rendered one.
 */
function dropForeignImages(parent: Root | Element, inLink = false): void {
  parent.children.forEach((node, index) => {
    if (node.type !== 'element') return;
    const src = node.properties['src'];
    if (node.tagName === 'img' && !(typeof src === 'string' && /^\/(?!\/)/.test(src))) {
      const text: ElementContent = { type: 'text', value: String(node.properties['alt'] || src || 'picture') };
      parent.children[index] = inLink ? text : element('a', src ? { href: String(src) } : {}, [text]);
    } else dropForeignImages(node, inLink || node.tagName === 'a');
  });
}

/** The width of the text column, with which the browser chooses a file. */
const COLUMN = '(max-width: 760px) 92vw, 46rem';

/**
 * An uploaded picture has several formats and widths. Its URL contains its size, so its space is reserved. It loads
 * when it comes near the viewport.
 */
function showPictures(parent: Root | Element): void {
  parent.children.forEach((node, index) => {
    if (node.type !== 'element') return;
    const sources = node.tagName === 'img' ? pictureAt(String(node.properties['src'])) : null;
    if (!sources) return showPictures(node);
    const { src, avif, webp, width, height } = sources;
    const alt = String(node.properties['alt'] ?? '');
    const source = (type: string, srcSet: string) => element('source', { type, srcSet, sizes: COLUMN }, []);
    parent.children[index] = element('picture', {}, [
      source('image/avif', avif),
      source('image/webp', webp),
      element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' }, []),
    ]);
  });
}

function dropDeadLinks(parent: Root | Element, targets: LinkTargets): void {
  const children = parent.children as ElementContent[];
  parent.children = children.flatMap((node) => {
    if (node.type !== 'element') return [node];
    dropDeadLinks(node, targets);
    return node.tagName === 'a' && isDead(String(node.properties['href'] ?? ''), targets) ? node.children : [node];
  });
}

function isDead(href: string, { path, live }: LinkTargets): boolean {
  const slug = href.startsWith(path) ? /^[a-z0-9-]+(?=[/?#]|$)/.exec(href.slice(path.length))?.[0] : undefined;
  return slug !== undefined && !live.includes(slug);
}

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

function asJsonMl(node: ElementContent): JsonMl[] {
  if (node.type === 'text') return [node.value];
  if (node.type !== 'element') return [];
  const attributes = Object.entries(node.properties).filter(
    ([, value]) => value !== null && value !== undefined && value !== false,
  );
  const attributeMap = Object.fromEntries(
    attributes.map(([name, value]) => [name, Array.isArray(value) ? value.join(' ') : String(value)]),
  );
  const children = node.children.flatMap(asJsonMl);
  return [attributes.length > 0 ? [node.tagName, attributeMap, ...children] : [node.tagName, ...children]];
}
