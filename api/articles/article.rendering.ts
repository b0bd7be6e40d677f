import { renderMarkdown, RENDER_VERSION } from '../platform/markdown.ts';
import type { Article } from './article.entity.ts';

/** Makes the stored forms of the text anew. Links that `isDead` names are shown as plain words. */
export function renderBody(article: Article, isDead?: (href: string) => boolean): void {
  const rendered = renderMarkdown(article.body, isDead);
  article.bodyHtml = rendered.html;
  article.bodyTree = rendered.tree;
  article.readingMinutes = rendered.readingMinutes;
  article.renderVersion = RENDER_VERSION;
}
