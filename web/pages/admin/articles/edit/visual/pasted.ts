import type { Element, ElementContent, Root as Hast, RootContent } from 'hast';
import type { Root } from 'mdast';
import { Fragment, type Schema, Slice } from '@tiptap/pm/model';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import { unified } from 'unified';
import { isAddress, isOwnPicture } from './schema.ts';
import { toBlocks } from './toDoc.ts';

// Text from another program or page. It never becomes markup in this page, which the policy forbids in any case: it is
// read by a parser of ours, and what Markdown can say of it is taken over.

const DROPPED = new Set(
  'script style iframe object embed form input button select textarea video audio svg math template noscript head meta link title base'.split(
    ' ',
  ),
);
const LEVELS: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

const reader = unified().use(rehypeParse, { fragment: true });
const translator = unified().use(rehypeRemark).use(remarkGfm);

/** What was pasted as something to put into the document; null where nothing of it can be kept. */
export function readPasted(html: string, schema: Schema): Slice | null {
  const root = reader.parse(html) as Hast;
  root.children = cleaned(root.children);
  const tree = translator.runSync(root as never) as unknown as Root;
  const blocks = toBlocks(tree.children, schema, []);
  const content = Fragment.fromArray(blocks);
  return blocks.length > 0 ? Slice.maxOpen(content, false) : null;
}

function cleaned(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || DROPPED.has(node.tagName)) return [];
    const children = cleaned(node.children) as ElementContent[];
    if (node.tagName === 'a') {
      const href = ownAddress(String(node.properties['href'] ?? ''));
      return isAddress(href) ? [{ ...node, properties: { href }, children }] : children;
    }
    if (node.tagName === 'img') {
      const src = ownAddress(String(node.properties['src'] ?? ''));
      return isOwnPicture(src) ? [{ ...node, properties: { src, alt: node.properties['alt'] } }] : [];
    }
    return styled(node, { ...node, tagName: LEVELS[node.tagName] ?? node.tagName, properties: kept(node), children });
  });
}

/** An address of this site, as its own texts write it. */
function ownAddress(address: string): string {
  const { origin } = globalThis.location ?? {};
  return origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

function kept({ tagName, properties }: Element): Element['properties'] {
  if (tagName === 'ol') return { start: properties['start'] };
  return tagName === 'td' || tagName === 'th' ? { align: properties['align'] } : {};
}

/** Word processors say bold and slanted by style, and wrap all they copy in something bold that is not. */
function styled({ tagName, properties }: Element, element: Element): ElementContent[] {
  const style = String(properties['style'] ?? '');
  if (/^(?:b|strong)$/.test(tagName) && /font-weight:\s*(?:normal|400)/.test(style)) return element.children;
  if (tagName !== 'span') return [element];
  const marks = SAID_BY_STYLE.filter(([said]) => said.test(style)).map(([, mark]) => mark);
  return marks.reduce<ElementContent[]>(
    (children, name) => [{ type: 'element', tagName: name, properties: {}, children }],
    element.children,
  );
}

const SAID_BY_STYLE: [said: RegExp, mark: string][] = [
  [/font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
  [/font-style:\s*italic/, 'em'],
  [/text-decoration[^;]*line-through/, 'del'],
];
