import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { refuseDeepTree } from './markdown-limits.ts';

/** The links, pictures and headings of a Markdown text in their order, each with its first line. */
export interface MarkdownParts {
  /** The range of the text that contains the URL: after the visible text, up to the end of the link. */
  links: { url: string; line: number; from: number; to: number }[];
  pictures: { url: string; alt: string; line: number }[];
  headings: { depth: number; words: string; line: number }[];
}

interface Part {
  type: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  value?: string;
  label?: string;
  children?: Part[];
  position?: { start: { line: number; offset: number }; end: { offset: number } };
}

export function parseParts(markdown: string): MarkdownParts {
  const parts: MarkdownParts = { links: [], pictures: [], headings: [] };
  const walk = (node: Part): void => {
    const line = node.position?.start.line ?? 1;
    const { type, url = '' } = node;
    // A definition is shared by the links and pictures of a text that refer to it by name.
    if (type === 'link' || type === 'definition') parts.links.push({ url, line, ...toSpan(node) });
    if (type === 'image') parts.pictures.push({ url, alt: node.alt ?? '', line });
    if (type === 'imageReference') parts.pictures.push({ url: '', alt: node.alt ?? '', line });
    if (type === 'heading') parts.headings.push({ depth: node.depth ?? 1, words: getText(node), line });
    node.children?.forEach(walk);
  };
  walk(parseMarkdown(markdown) as Part);
  return parts;
}

function toSpan({ type, label, children = [], position }: Part): { from: number; to: number } {
  const start = position?.start.offset ?? 0;
  const words = type === 'definition' ? start + (label?.length ?? 0) : children.at(-1)?.position?.end.offset;
  return { from: words ?? start, to: position?.end.offset ?? start };
}

const getText = ({ value = '', children = [] }: Part): string => value + children.map(getText).join('');

const parser = unified().use(remarkParse).use(remarkGfm);

/** The last text and its tree: a save reads the links of a text and then renders the same text. */
let last: { markdown: string; root: Root } | null = null;

/** Parses a text. Parsing takes longer than everything that follows. Callers do not change the tree. */
export function parseMarkdown(markdown: string): Root {
  if (last?.markdown === markdown) return last.root;
  const root = parser.parse(markdown);
  refuseDeepTree(root);
  last = { markdown, root };
  return root;
}
