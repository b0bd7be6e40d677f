import type { Element, ElementContent, Properties, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Elements for navigation and elements that only work in a browser, which are not part of the text. */
const LEFT_OUT = new Set(['script', 'style', 'nav', 'template', 'button', 'form', 'dialog']);
const BLOCKS = new Set([
  'div',
  'section',
  'article',
  'header',
  'footer',
  'aside',
  'main',
  'hgroup',
  'figure',
  'dl',
  'li',
]);

/**
 * The main content of a page as Markdown, for programs and for people who read in a terminal: the same text, each
 * drawing as its description, links from the root of `origin`.
 */
export function toMarkdown(html: string, origin: string): string {
  const [main] = all(unified().use(rehypeParse).parse(html), 'main');
  if (!main) return '';
  const root: Root = { type: 'root', children: toContent(main.children, { origin, figure: null }) };
  const write = unified()
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });
  return write.stringify(write.runSync(root as never));
}

const all = ({ children }: Root | Element, name: string): Element[] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === name ? [child] : all(child, name);
  });

interface Place {
  origin: string;
  /** A figure contains a wide and a tall drawing. It is described once. */
  figure: { described: boolean } | null;
}

const toContent = (children: readonly (RootContent | ElementContent)[], place: Place): ElementContent[] =>
  children.flatMap((child) => {
    if (child.type === 'element') return toElement(child, place);
    return child.type === 'text' ? [child] : [];
  });

function toElement(source: Element, place: Place): ElementContent[] {
  const { tagName, properties } = source;
  if (LEFT_OUT.has(tagName) || properties['ariaHidden'] === 'true') return [];
  if (tagName === 'br') return [element('span', [{ type: 'text', value: ' ' }])];
  if (tagName === 'svg') return describeDrawing(properties['ariaLabel'], place);
  const children = toContent(
    source.children,
    tagName === 'figure' ? { ...place, figure: { described: false } } : place,
  );
  const result = { ...source, properties: fromRoot(properties, place.origin), children: separateElements(children) };
  // Markdown's tables have no caption.
  const caption = tagName === 'table' ? all(result, 'caption') : [];
  return [...caption.map((captionElement) => ({ ...captionElement, tagName: 'p' })), result];
}

/** Paths get the origin of the site, because the Markdown is read outside of the site. */
function fromRoot(properties: Properties, origin: string): Properties {
  const address = (value: unknown) => (typeof value === 'string' && value.startsWith('/') ? origin + value : value);
  const names = ['href', 'src'].filter((name) => name in properties);
  return { ...properties, ...Object.fromEntries(names.map((name) => [name, address(properties[name]) as string])) };
}

function describeDrawing(label: unknown, place: Place): ElementContent[] {
  if (typeof label !== 'string' || place.figure?.described) return [];
  if (place.figure) place.figure.described = true;
  const words = element('p', [{ type: 'text', value: `Drawing: ${label}` }]);
  return [element('blockquote', [words])];
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

const separateElements = (children: ElementContent[]): ElementContent[] =>
  children.flatMap((child, i): ElementContent[] => {
    const before = children[i - 1];
    const apart = before?.type === 'element' && child.type === 'element' && !BLOCKS.has(child.tagName);
    return apart ? [{ type: 'text', value: ' ' }, child] : [child];
  });
