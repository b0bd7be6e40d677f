import { LRUCache } from 'lru-cache';
import { renderStoredMarkdown } from '../platform/markdown/markdown.ts';
import type { RenderedText } from '../platform/markdown/markdown-render.ts';
import type { InvestorUpdate } from './update.entity.ts';

const rendering = new LRUCache<string, Promise<RenderedText>>({ max: 100 });

/**
 * Renders the text of an update. The latest results are cached, because all investors open an update within a few
 * minutes.
 */
export function renderUpdate({ id, version, body }: InvestorUpdate): Promise<RenderedText> {
  const key = `${id} ${version}`;
  const rendered = rendering.get(key) ?? renderStoredMarkdown(body);
  rendering.set(key, rendered);
  rendered.catch(() => rendering.delete(key));
  return rendered;
}
