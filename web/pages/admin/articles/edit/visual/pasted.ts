import type { Element, ElementContent, Root as Hast, RootContent } from 'hast';
import type { Root } from 'mdast';
import type { Node, Schema } from '@tiptap/pm/model';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import { unified } from 'unified';
import { NOTE, NOTE_MARK, pastedHandlers, readNotes } from './pasted.notes.ts';
import { dropPrivate } from './pasted.private.ts';
import { joinListParagraphs, nestLists, tightenLists, toItem } from './pasted.lists.ts';
import { raise } from './pasted.scripts.ts';
import { applyStyle } from './pasted.styles.ts';
import { addHeader, flattenCell, readSpans } from './pasted.tables.ts';
import { isOwnPicture } from './schema.ts';
import { toBlocks } from './toDoc.ts';
import { findTarget } from './pasted.targets.ts';
import { isLinkUrl } from '../writing/linkTargets.ts';

// Converts text pasted from another program or page. Our own parser reads it, so it never becomes markup in this page
// (the content security policy forbids that anyway). Only what Markdown can express is kept.

const DROPPED = new Set(
  'script style iframe object embed form input button select textarea video audio svg math template noscript head meta link title base'.split(
    ' ',
  ),
);
const LEVELS: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

const reader = unified().use(rehypeParse, { fragment: true });
const translator = unified().use(rehypeRemark, { handlers: pastedHandlers }).use(remarkGfm);

/** The result of reading pasted content. */
export interface PastedContent {
  blocks: Node[];
  /** Descriptions or file names of pictures on other sites. Such pictures are not supported and were removed. */
  droppedPictures: string[];
}

/** Reads pasted HTML as blocks of the editor. */
export function readPasted(html: string, schema: Schema, footnotes = ''): PastedContent {
  const root = reader.parse(html) as Hast;
  root.children = readNotes(dropPrivate(root.children), footnotes);
  const droppedPictures: string[] = [];
  root.children = clean(joinListParagraphs(findBlocks(root.children)), droppedPictures);
  const tree = translator.runSync(root as never) as unknown as Root;
  tightenLists(tree.children);
  return { blocks: toBlocks(tree.children, { schema }).filter(hasContent), droppedPictures };
}

/** Word processors write an empty line as a paragraph of non-breaking spaces. */
const hasContent = (block: Node): boolean =>
  block.type.name !== 'paragraph' || block.textContent.trim() !== '' || block.content.content.some(isObject);
const isObject = ({ type }: Node): boolean => type.name === 'image' || type.name === 'lockedText';

/** Word wraps its paragraphs in sections. Lists inside them are joined like top-level lists. */
const findBlocks = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.flatMap((node) =>
    node.type === 'element' && /^(?:div|section|article|main|body|html)$/.test(node.tagName)
      ? [{ ...node, children: joinListParagraphs(findBlocks(node.children)) as ElementContent[] }]
      : [node],
  );

function clean(nodes: readonly RootContent[], droppedPictures: string[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || DROPPED.has(node.tagName)) return [];
    const children = clean(
      node.tagName === 'td' || node.tagName === 'th' ? joinListParagraphs(node.children) : node.children,
      droppedPictures,
    ) as ElementContent[];
    if (node.tagName === 'a') {
      const href = toOwnPath(findTarget(String(node.properties['href'] ?? '')));
      // Word links footnotes and headings to anchors that are not part of the pasted text.
      return isLinkUrl(href) && !href.startsWith('#_') ? [{ ...node, properties: { href }, children }] : children;
    }
    if (node.tagName === 'img') return cleanPicture(node, droppedPictures);
    if (node.tagName === NOTE || node.tagName === NOTE_MARK) return [{ ...node, children }];
    const raised = raise(node, children);
    if (raised) return raised;
    const cleanElement: Element = { ...node, tagName: LEVELS[node.tagName] ?? node.tagName, properties: {}, children };
    return shape(node, cleanElement);
  });
}

/** Elements whose content Markdown restricts. */
function shape(original: Element, cleanElement: Element): ElementContent[] {
  switch (cleanElement.tagName) {
    case 'ul':
      return [nestLists(cleanElement)];
    case 'ol':
      return [nestLists({ ...cleanElement, properties: { start: original.properties['start'] } })];
    case 'li':
      return [toItem(cleanElement, original)];
    case 'td':
    case 'th':
      return [flattenCell({ ...cleanElement, properties: readSpans(original) })];
    case 'table':
      return [addHeader(cleanElement)];
    case 'code':
      return [{ ...cleanElement, properties: { className: readLanguage(original) } }];
    default:
      return applyStyle(cleanElement, original);
  }
}

/** The class that names the language of a block of code, as programs for notes and renderers of Markdown write it. */
const readLanguage = ({ properties: { className } }: Element): string[] =>
  (Array.isArray(className) ? className : [])
    .map((name) => String(name).toLowerCase())
    .filter((name) => name.startsWith('language-'));

function cleanPicture({ properties, ...node }: Element, droppedPictures: string[]): ElementContent[] {
  // Google Docs draws the boxes of a checklist.
  if (String(properties['ariaRoleDescription']) === 'checkbox') return [];
  const src = toOwnPath(String(properties['src'] ?? ''));
  const alt = String(properties['alt'] ?? '').trim();
  const title = String(properties['title'] ?? '').trim();
  if (isOwnPicture(src)) return [{ ...node, properties: { src, alt, ...(title && { title }) } }];
  const fileName = src.startsWith('data:') ? '' : (src.split(/[?#]/)[0]!.split(/[\\/]/).at(-1) ?? '');
  droppedPictures.push((alt !== src && alt) || fileName || 'a picture without a name');
  return [];
}

/** Converts an absolute URL of this site to a path. */
function toOwnPath(url: string): string {
  const { origin } = globalThis.location ?? {};
  return origin && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
