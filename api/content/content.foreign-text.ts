import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { footnoteHandlers, markFootnotes } from './content.foreign-footnotes.ts';
import { type ForeignPicture } from './content.foreign.ts';

/** The targets of links and pictures of an imported text on this site. */
export interface Targets {
  /** The URL of an article or picture on this site; null for any other link. */
  findLink: (url: string) => string | null;
  /** The picture of this site that was made from the one at a URL. Null if it was not imported. */
  findPicture: (url: string) => { address: string; alt: string } | null;
}

const DROPPED = new Set(['script', 'style', 'form', 'svg', 'template']);
/** Parts of Ghost's cards that need its scripts, such as player buttons and icons. */
const CONTROLS = new Set([
  'kg-audio-player',
  'kg-audio-thumbnail',
  'kg-file-card-icon',
  'kg-product-card-rating',
  'kg-toggle-card-icon',
  'kg-video-overlay',
  'kg-video-player-container',
]);
/** A player of an external service becomes a link to it. */
const EMBEDDED = new Set(['iframe', 'embed', 'object', 'video', 'audio']);
/** An article has one h1, its title. Elements whose text would be dropped under their own names are renamed. */
const RENAMED: Record<string, string> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  menu: 'ul',
  dialog: 'div',
  math: 'span',
  optgroup: 'span',
};

const writer = unified()
  .use(rehypeRemark, { handlers: footnoteHandlers })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });

export const parseHtml = (html: string): Root => unified().use(rehypeParse, { fragment: true }).parse(html) as Root;

/** Pictures of a text in their order. */
export function readPictures(html: string): ForeignPicture[] {
  const walk = (nodes: RootContent[]): ForeignPicture[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element' || isCard(node)) return [];
      const url = node.tagName === 'img' ? readSource(node) : null;
      return [...(url ? [{ url, alt: String(node.properties['alt'] ?? '').trim() }] : []), ...walk(node.children)];
    });
  return walk(parseHtml(html).children);
}

/** HTML as Markdown. `notes` reports parts that Markdown does not support. */
export function toArticleText(html: string, targets: Targets, notes: string[]): string {
  const root = parseHtml(html);
  markFootnotes(root);
  const counts = new Map<string, number>();
  const context = {
    count: (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1),
    isVerbatim: false,
    marks: [],
    ...targets,
  };
  root.children = root.children.flatMap((node) => convert(node, context) as RootContent[]);
  for (const [what, times] of counts) notes.push(`${times} × ${what}`);
  const tree = writer.runSync(root as never);
  const lostCount = countLost(toString(root), readText(tree as TextNode));
  if (lostCount > 0) notes.push(`${lostCount} characters of its text were lost: compare it with the original`);
  return writer.stringify(tree);
}

/** Attributes whose URL is a part of the text. */
const VERBATIM = new Set(['a', 'code', 'kbd', 'pre', 'samp', 'textarea', 'figcaption']);

interface Conversion extends Targets {
  isVerbatim: boolean;
  marks: string[];
  count: (what: string) => void;
}

function convert(node: RootContent, context: Conversion): (RootContent | ElementContent)[] {
  if (node.type === 'text') return [context.isVerbatim ? node : linkLoneUrl(node)];
  if (node.type !== 'element') return [];
  const { tagName, properties } = node;
  if (getClasses(node).some((name) => CONTROLS.has(name))) return [];
  if (DROPPED.has(tagName)) {
    context.count(`<${tagName}> left out`);
    return [];
  }
  if (EMBEDDED.has(tagName)) return convertEmbedded(node, context);
  if (tagName === 'img') return convertPicture(node, context);
  if (/background(-image)?:[^;]*url\(/i.test(String(properties['style'] ?? '')))
    context.count('background picture left out');
  const mark = MARKS[tagName] ?? null;
  const inner = {
    ...context,
    isVerbatim: context.isVerbatim || VERBATIM.has(tagName),
    marks: mark ? [...context.marks, mark] : context.marks,
  };
  const children = node.children.flatMap((child) => convert(child, inner) as ElementContent[]);
  if (mark && context.marks.includes(mark)) return children;
  if (tagName === 'a') return convertLink({ ...node, children }, context);
  if (tagName === 'figure') return [toFigure({ ...node, children })];
  if (tagName === 'table') return splitCaption({ ...node, children });
  return [{ ...node, tagName: RENAMED[tagName] ?? tagName, properties, children }];
}

/** WordPress embeds a URL that is alone on its line. Here it becomes a link. */
function linkLoneUrl(node: Text): Text | Element {
  const url = node.value.trim();
  return /^https?:\/\/\S+$/.test(url) ? element('a', { href: url }, [{ type: 'text', value: url }]) : node;
}

/**
 * Ghost writes bold text as `<b><strong>`, and authors forget to close tags. A mark inside the same mark adds nothing.
 */
const MARKS: Record<string, string> = { b: 'strong', strong: 'strong', i: 'em', em: 'em' };

function convertEmbedded(node: Element, { count }: Conversion): Element[] {
  const source = node.children.find((child) => child.type === 'element' && child.tagName === 'source') as
    | Element
    | undefined;
  const src = node.properties['src'] ?? node.properties['data'] ?? source?.properties['src'];
  const url = String(src ?? '').replace(/^\/\//, 'https://');
  const isUsable = /^(https?:\/)?\//i.test(url);
  countFile(url, count);
  count(`<${node.tagName}> ${isUsable ? 'became a link' : 'left out'}`);
  return isUsable ? [element('p', {}, [element('a', { href: url }, [{ type: 'text', value: url }])])] : [];
}

/** Some sites load pictures lazily and keep their URLs in other attributes. */
function readSource({ properties }: Element): string | null {
  const values = [properties['dataSrc'], properties['src'], properties['dataLazySrc']];
  return (values.find((value) => typeof value === 'string' && value && !value.startsWith('data:')) as string) ?? null;
}

function convertPicture(node: Element, { findPicture, count }: Conversion): Element[] {
  const url = readSource(node);
  const alt = String(node.properties['alt'] ?? '').trim();
  if (!url) {
    count('picture within the text left out');
    return [];
  }
  const picture = findPicture(url);
  return [element('img', { src: picture?.address ?? url, alt: alt || (picture?.alt ?? '') }, [])];
}

/** Removes a link around a picture if it only leads to the same picture in full size. */
function convertLink(node: Element, { findLink, count }: Conversion): ElementContent[] {
  const { href } = node.properties;
  const isPicture = node.children.length > 0 && node.children.every(isImage);
  if (typeof href !== 'string') return [node];
  if (isPicture && /\.(jpe?g|png|webp|avif|gif)(\?|$)/i.test(href)) return node.children;
  const url = findLink(href) ?? href;
  countFile(url, count);
  if (!isCard(node)) return [{ ...node, properties: { href: url } }];
  const [title = url, ...others] = toLines(node);
  if (readImages(node).length > 0) count('link card without its picture');
  const link = element('a', { href: url }, [{ type: 'text', value: title }]);
  const lines = others.map((value) => element('p', {}, [{ type: 'text', value }]));
  return [element('p', {}, [link]), ...lines];
}

/** A Ghost card that is one link: a bookmark with a preview of its page, or a file. */
const isCard = (node: Element): boolean =>
  node.tagName === 'a' && getClasses(node).some((name) => /^kg-(bookmark|file-card)/.test(name));

const getClasses = ({ properties }: Element): string[] => (properties['className'] as string[] | undefined) ?? [];

/** Ghost's files and media are not imported. Their links start at this site's root and lead to no page. */
function countFile(url: string, count: Conversion['count']): void {
  if (/^\/content\/(files|media)\//.test(url)) count(`link to a file that is not imported: ${url}`);
}

const readImages = (node: Element): Element[] =>
  node.children.flatMap((child) => (child.type !== 'element' ? [] : isImage(child) ? [child] : readImages(child)));

/** A card that is one link contains several lines, which a Markdown link cannot contain. */
function toLines(node: Element): string[] {
  const inner = node.children.filter((child): child is Element => child.type === 'element' && child.tagName !== 'img');
  return inner.length === 0 ? [toString(node).trim()].filter(Boolean) : inner.flatMap(toLines);
}

/**
 * A picture's caption becomes its Markdown title. A caption that has links, or that follows several pictures, stays a
 * paragraph.
 */
function toFigure(node: Element): Element {
  const parts = node.children.filter((child) => child.type !== 'text' || child.value.trim());
  const [image, caption, ...others] = parts;
  const isCaption = caption?.type === 'element' && caption.tagName === 'figcaption' && !hasLink(caption);
  if (!image || !isImage(image) || !isCaption || others.length > 0) return node;
  const title = toString(caption).replace(/\s+/g, ' ').trim();
  return element('p', {}, [{ ...(image as Element), properties: { ...(image as Element).properties, title } }]);
}

const hasLink = ({ children }: Element): boolean =>
  children.some((child) => child.type === 'element' && (['a', 'img'].includes(child.tagName) || hasLink(child)));

function splitCaption(table: Element): Element[] {
  const isCaption = (child: ElementContent) => child.type === 'element' && child.tagName === 'caption';
  const captions = table.children.filter(isCaption) as Element[];
  return [
    ...captions.map((caption) => element('p', {}, caption.children)),
    { ...table, children: table.children.filter((child) => !isCaption(child)) },
  ];
}

const isImage = (node: ElementContent | RootContent): boolean => node.type === 'element' && node.tagName === 'img';

interface TextNode {
  type: string;
  value?: string;
  title?: string | null;
  children?: TextNode[];
}

const readText = ({ value = '', title, children = [] }: TextNode): string =>
  value + (title ?? '') + children.map(readText).join('');

/** How many letters and digits of a text are missing in another, in any order. */
function countLost(before: string, after: string): number {
  const counts = new Map<string, number>();
  for (const letter of before.match(/[\p{L}\p{N}]/gu) ?? []) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  for (const letter of after.match(/[\p{L}\p{N}]/gu) ?? []) counts.set(letter, (counts.get(letter) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
}

const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
