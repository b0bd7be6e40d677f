import { LRUCache } from 'lru-cache';
import { renderStoredMarkdown } from '../platform/markdown/markdown.ts';
import type { RenderedText } from '../platform/markdown/markdown-render.ts';
import type { InvestorUpdate } from './update.entity.ts';

const rendering = new LRUCache<string, Promise<RenderedText>>({ max: 100 });

/** The text as it is shown. All investors open an update in the same minutes, so the latest ones are kept. */
export function renderUpdate({ id, version, body }: InvestorUpdate): Promise<RenderedText> {
  const key = `${id} ${version}`;
  const rendered = rendering.get(key) ?? renderStoredMarkdown(body);
  rendering.set(key, rendered);
  rendered.catch(() => rendering.delete(key));
  return rendered;
}
