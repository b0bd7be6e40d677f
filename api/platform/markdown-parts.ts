import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** What a Markdown text links to, shows and is headed by, in its order, each with the line where it begins. */
export interface MarkdownParts {
  links: { url: string; line: number }[];
  pictures: { url: string; alt: string; line: number }[];
  headings: { depth: number; words: string; line: number }[];
}

interface Part {
  type: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  value?: string;
  children?: Part[];
  position?: { start: { line: number } };
}

const parser = unified().use(remarkParse).use(remarkGfm);

export function partsOf(markdown: string): MarkdownParts {
  const parts: MarkdownParts = { links: [], pictures: [], headings: [] };
  const walk = (node: Part): void => {
    const line = node.position?.start.line ?? 1;
    const { type, url = '' } = node;
    // A definition is what the links and pictures of a text share that are written with a name.
    if (type === 'link' || type === 'definition') parts.links.push({ url, line });
    if (type === 'image') parts.pictures.push({ url, alt: node.alt ?? '', line });
    if (type === 'imageReference') parts.pictures.push({ url: '', alt: node.alt ?? '', line });
    if (type === 'heading') parts.headings.push({ depth: node.depth ?? 1, words: wordsOf(node), line });
    node.children?.forEach(walk);
  };
  walk(parser.parse(markdown) as Part);
  return parts;
}

const wordsOf = ({ value = '', children = [] }: Part): string => value + children.map(wordsOf).join('');
