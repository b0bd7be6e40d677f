import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { refuseDeepTree } from './markdown-limits.ts';

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
