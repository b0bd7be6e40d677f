import {
  refuseBeyondLimits,
  RENDER_VERSION,
  renderMarkdown,
  renderStoredMarkdown,
} from '#api/platform/markdown/markdown.ts';
import type { LinkTargets, RenderedText } from '#api/platform/markdown/markdown-render.ts';
import type { Article } from './article.entity.ts';

/** Renders the stored forms of the text. With `isSaving`, rejects a text that exceeds the limits. */
export async function renderBody(article: Article, targets: LinkTargets, isSaving: boolean): Promise<void> {
  const { body } = article;
  setRendered(
    article,
    isSaving ? await refuseBeyondLimits(renderMarkdown(body, targets)) : await renderStoredMarkdown(body, targets),
  );
}

export function setRendered(article: Article, renderedText: RenderedText): void {
  article.bodyHtml = renderedText.html;
  article.bodyTree = renderedText.tree;
  article.readingMinutes = renderedText.readingMinutes;
  article.renderVersion = RENDER_VERSION;
}
