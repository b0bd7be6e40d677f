import { refuseDeepText } from './markdown-limits.ts';
import { type MarkdownParts, parseParts } from './markdown-parts.ts';
import { type LinkTargets, type RenderedText, renderText } from './markdown-render.ts';

/** The message that the main thread sends to the Markdown thread. */
export type MarkdownWork =
  | { kind: 'render'; markdown: string; targets?: LinkTargets | undefined }
  | { kind: 'parts'; markdown: string };

export function performMarkdownWork(work: MarkdownWork): RenderedText | MarkdownParts {
  refuseDeepText(work.markdown);
  return work.kind === 'render' ? renderText(work.markdown, work.targets) : parseParts(work.markdown);
}
