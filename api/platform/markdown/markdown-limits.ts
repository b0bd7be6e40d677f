import { isNestedTooDeep, MAX_NESTING } from '#graphql/markdown-nesting.ts';

/** The maximum number of HTML characters of one text. */
export const MAX_HTML_LENGTH = 5_000_000;

/** The text exceeds a limit of rendering: nesting, HTML length or time. */
export class MarkdownLimitError extends Error {
  override readonly name = 'MarkdownLimitError';

  constructor() {
    super('This text cannot be rendered within the limits.');
  }
}

interface TreeNode {
  children?: unknown;
}

/** Rejects a text by its lines, before it is parsed. */
export function refuseDeepText(markdown: string): void {
  if (isNestedTooDeep(markdown)) throw new MarkdownLimitError();
}

/**
 * Rejects a parsed text whose elements are nested too deep. It walks level by level, so that no tree exhausts the
 * stack.
 */
export function refuseDeepTree(root: TreeNode): void {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_NESTING) throw new MarkdownLimitError();
    level = level.flatMap(({ children }) => (children as TreeNode[] | undefined) ?? []);
  }
}

/** Short texts with little markup: the slowest takes a few milliseconds. */
export const isQuickToRender = (markdown: string): boolean =>
  markdown.length <= 1_000 && markdown.replace(/[\p{L}\p{N}]+ ?/gu, '').length <= 40;
