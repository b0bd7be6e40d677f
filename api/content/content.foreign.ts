import type { Element, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** A post as another system exported it, and what of it has no place here. */
export interface ForeignPost {
  title: string;
  slug: string;
  summary: string;
  html: string;
  /** Name of the subject it is filed under there. */
  category: string | null;
  author: string;
  status: 'DRAFT' | 'PUBLISHED';
  publishedAt: Date | null;
  /** Where it stood, so that links of the other posts to it can be led here. */
  addresses: string[];
  /** What was not understood, each a clause about this post. */
  notes: string[];
}

export interface ForeignContent {
  posts: ForeignPost[];
  /** What in the file is no post and was left, such as `3 comments`. */
  left: string[];
}

/** A file that is not what its name says. */
export class ForeignFileError extends TypeError {}

const DROPPED = new Set(['script', 'style', 'iframe', 'object', 'embed', 'form', 'video', 'audio', 'svg', 'template']);
const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });

/**
 * HTML as Markdown. `leadTo` says where a link leads now. What has no Markdown is left out, and pictures of other sites
 * stay as links to them: both are told in `notes`.
 */
export function toArticleText(html: string, leadTo: (address: string) => string | null, notes: string[]): string {
  const root = unified().use(rehypeParse, { fragment: true }).parse(html) as Root;
  const dropped = new Map<string, number>();
  let pictures = 0;
  const walk = (nodes: RootContent[]): RootContent[] =>
    nodes.flatMap((node): RootContent[] => {
      if (node.type !== 'element') return node.type === 'comment' ? [] : [node];
      if (DROPPED.has(node.tagName)) {
        dropped.set(node.tagName, (dropped.get(node.tagName) ?? 0) + 1);
        return [];
      }
      if (node.tagName === 'img') pictures += 1;
      const children = walk(node.children) as Element['children'];
      return [{ ...node, tagName: headings[node.tagName] ?? node.tagName, properties: led(node, leadTo), children }];
    });
  root.children = walk(root.children);
  for (const [name, times] of dropped) notes.push(`${times} × <${name}> left out`);
  if (pictures > 0)
    notes.push(`${pictures} ${pictures === 1 ? 'picture' : 'pictures'} not copied: upload and place them`);
  return writer.stringify(writer.runSync(root as never));
}

/** An article has one h1, its title. */
const headings: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

function led({ properties }: Element, leadTo: (address: string) => string | null): Element['properties'] {
  const { href } = properties;
  return typeof href === 'string' ? { ...properties, href: leadTo(href) ?? href } : properties;
}
