import { readMarkdownParts } from '../../platform/markdown/markdown.ts';
import type { MarkdownParts } from '../../platform/markdown/markdown-parts.ts';

// The links of a text to other articles: `/resources/{slug}`, with or without an anchor.

const ADDRESS = /^\/resources\/([a-z0-9-]+)(?=[/?#]|$)/;

/** The article that the URL of a link names. Null for all other URLs. */
export const slugIn = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null;

/** The path below which articles are. */
export const ARTICLES_PATH = '/resources/';

/** The links of a text. Throws a MarkdownLimitError. */
export const readLinks = async (body: string): Promise<MarkdownParts['links']> => (await readMarkdownParts(body)).links;

/** The ids of the linked articles, without duplicates. */
export const listSlugs = (links: MarkdownParts['links']): string[] => [
  ...new Set(links.flatMap(({ url }) => slugIn(url) ?? [])),
];

/** The text with the new slugs in its links (`links`, of this text). Nothing else changes. */
export function withSlugs(body: string, links: MarkdownParts['links'], newSlugs: ReadonlyMap<string, string>): string {
  let text = body;
  // Starts from the end, so that the positions of the remaining links stay valid.
  for (const { url, from, to } of links.toReversed()) {
    const slug = slugIn(url);
    const now = slug && newSlugs.get(slug);
    if (!now) continue;
    const at = body.indexOf(`${ARTICLES_PATH}${slug}`, from);
    // A URL with escapes stays unchanged: the former slug redirects.
    if (at === -1 || at >= to) continue;
    text = `${text.slice(0, at)}${ARTICLES_PATH}${now}${text.slice(at + ARTICLES_PATH.length + slug.length)}`;
  }
  return text;
}
