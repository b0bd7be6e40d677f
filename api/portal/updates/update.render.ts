import type { JsonMl } from '#graphql/json-ml.ts';
import { createByteCache } from '#api/platform/cache/byte-cache.ts';
import { renderStoredMarkdown } from '#api/platform/markdown/markdown.ts';
import type { RenderedText } from '#api/platform/markdown/markdown-render.ts';
import type { InvestorUpdate } from './update.type.ts';

const renderedTexts = createByteCache<RenderedText>(4 * 1_024 * 1_024, (text) => 2 * JSON.stringify(text).length);
const rendering = new Map<string, Promise<RenderedText>>();

/**
 * Renders the text of an update. The latest results are cached, because all investors open an update within a few
 * minutes. Requests at the same time wait for the same rendering.
 */
export async function renderUpdate({
  id,
  version,
  body,
}: Pick<InvestorUpdate, 'id' | 'version' | 'body'>): Promise<RenderedText> {
  const key = `${id} ${version}`;
  const cachedText = renderedTexts.get(key);
  if (cachedText) return cachedText;
  const running = rendering.get(key) ?? renderStoredMarkdown(body);
  rendering.set(key, running);
  try {
    const text = await running;
    renderedTexts.set(key, text);
    return text;
  } finally {
    rendering.delete(key);
  }
}

const EXCERPT = 280;
/** The Markdown of which an excerpt is made. A whole text takes much longer to render, and a list has many. */
const EXCERPT_SOURCE = 2_000;

const toText = (node: JsonMl): string =>
  typeof node === 'string'
    ? node
    : node
        .slice(1)
        .filter((part): part is JsonMl => typeof part === 'string' || Array.isArray(part))
        .map(toText)
        .join('');

/** The first lines of the text without its format, cut at a word. */
export async function excerptUpdate({ id, version, body }: InvestorUpdate): Promise<string> {
  const isCut = body.length > EXCERPT_SOURCE;
  // Not within a character of two code units.
  const beginning = isCut ? body.slice(0, EXCERPT_SOURCE).replace(/[\uD800-\uDBFF]$/, '') : body;
  const { tree } = await renderUpdate({ id: `${id} beginning`, version, body: beginning });
  const text = tree.map(toText).join(' ').replace(/\s+/g, ' ').trim();
  if (text.length > EXCERPT) return `${text.slice(0, EXCERPT).replace(/(?<!\s)\s+\S*$/, '')} …`;
  return isCut ? `${text} …`.trim() : text;
}
