import { readMarkdownParts } from '../../platform/markdown/markdown.ts';
import type { MarkdownParts } from '../../platform/markdown/markdown-parts.ts';

// How a text names other articles: by `/resources/{slug}`, with or without a passage.

const ADDRESS = /^\/resources\/([a-z0-9-]+)(?=[/?#]|$)/;

/** The article that a link's address names; null for every other address. */
export const slugIn = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null;

/** The path below which articles are. */
export const ARTICLES_PATH = '/resources/';

/** The links of a text, or a MarkdownLimitError. */
export const readLinks = async (body: string): Promise<MarkdownParts['links']> => (await readMarkdownParts(body)).links;

/** The articles that these links lead to, each once. */
export const listSlugs = (links: MarkdownParts['links']): string[] => [
  ...new Set(links.flatMap(({ url }) => slugIn(url) ?? [])),
];

/** The text with renamed articles in its links (`links`, of this text); nothing else of it changes, not a space. */
export function withSlugs(body: string, links: MarkdownParts['links'], renamed: ReadonlyMap<string, string>): string {
  let text = body;
  // From the end, so that what is still to come stays where it was.
  for (const { url, from, to } of links.toReversed()) {
    const slug = slugIn(url);
    const now = slug && renamed.get(slug);
    if (!now) continue;
    const at = body.indexOf(`${ARTICLES_PATH}${slug}`, from);
    // Written with escapes, it is left as it is: its former address leads on.
    if (at === -1 || at >= to) continue;
    text = `${text.slice(0, at)}${ARTICLES_PATH}${now}${text.slice(at + ARTICLES_PATH.length + slug.length)}`;
  }
  return text;
}
