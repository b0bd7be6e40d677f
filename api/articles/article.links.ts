import { partsOf } from '../platform/markdown-parts.ts';

// How a text names other articles: by `/resources/{slug}`, with or without a passage.

const ADDRESS = /^\/resources\/([a-z0-9-]+)(?=[/?#]|$)/;

/** The article that a link's address names; null for every other address. */
export const slugIn = (url: string): string | null => ADDRESS.exec(url)?.[1] ?? null;

/** The articles a text links to, each once. */
export const slugsIn = (body: string): string[] => [
  ...new Set(partsOf(body).links.flatMap(({ url }) => slugIn(url) ?? [])),
];

/** The text with the articles named anew in its links; nothing else of it changes, not a space. */
export function withSlugs(body: string, renamed: ReadonlyMap<string, string>): string {
  let text = body;
  // From the end, so that what is still to come stays where it was.
  for (const { url, from, to } of partsOf(body).links.toReversed()) {
    const slug = slugIn(url);
    const now = slug && renamed.get(slug);
    if (!now) continue;
    const at = body.indexOf(`/resources/${slug}`, from);
    // Written with escapes, it is left as it is: its former address leads on.
    if (at === -1 || at >= to) continue;
    text = `${text.slice(0, at)}/resources/${now}${text.slice(at + `/resources/${slug}`.length)}`;
  }
  return text;
}
