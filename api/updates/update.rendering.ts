import { renderMarkdown, type RenderedText } from '../platform/markdown.ts';
import type { InvestorUpdate } from './update.entity.ts';

const AT_MOST = 100;
const made = new Map<string, RenderedText>();

/** The text as it is shown. Everybody opens an update in the same minutes, so what was made last is kept. */
export function renderUpdate({ id, version, body }: InvestorUpdate): RenderedText {
  const key = `${id} ${version}`;
  const rendered = made.get(key) ?? renderMarkdown(body);
  made.delete(key);
  made.set(key, rendered);
  if (made.size > AT_MOST) made.delete(made.keys().next().value!);
  return rendered;
}
