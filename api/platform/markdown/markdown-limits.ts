import { isNestedTooDeep, MAX_NESTING } from '../../../graphql/markdown-nesting.ts';

/** Characters of HTML that one text may become. */
export const MAX_HTML_LENGTH = 5_000_000;

/** The text exceeds what is rendered: its nesting, its HTML, or the time it takes. */
export class MarkdownLimitError extends Error {
  override readonly name = 'MarkdownLimitError';

  constructor() {
    super('This text cannot be rendered within the limits.');
  }
}

interface TreeNode {
  children?: unknown;
}

/** Refuses a text by its lines, before it is parsed. */
export function refuseDeepText(markdown: string): void {
  if (isNestedTooDeep(markdown)) throw new MarkdownLimitError();
}

/** Refuses a parsed text whose elements are nested too deep. Level by level, so that no tree exhausts the stack. */
export function refuseDeepTree(root: TreeNode): void {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) throw new MarkdownLimitError();
    level = level.flatMap(({ children }) => (children as TreeNode[] | undefined) ?? []);
  }
}

/** Short and nearly without markup: the slowest of these texts takes a few milliseconds. */
export const isQuickToRender = (markdown: string): boolean =>
  markdown.length <= 1_000 && markdown.replace(/[\p{L}\p{N}]+ ?/gu, '').length <= 40;
