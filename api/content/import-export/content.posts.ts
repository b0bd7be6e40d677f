import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readMarkdownParts } from '#api/platform/markdown/markdown.ts';
import { bodyShape } from './content.files.ts';
import { type ErrorList, parseFile, readText, splitParts } from './content.read.ts';

// Reads a folder of Markdown posts as wordpress-export-to-markdown writes it: `index.md` in a folder for each post, or
// `<slug>.md`, both in folders for years and months if the operator chose them, with pictures in `images/` beside them.

const words = z.string().nullish();
const names = z.array(z.coerce.string()).nullish();
/** Other fields are left out. The tool writes those after `coverImage` only if its settings say so. */
const postFront = z.object({
  title: z.coerce.string().nullish(),
  date: z.coerce.date('is not a date').nullish(),
  categories: names,
  tags: names,
  coverImage: words,
  slug: words,
  author: words,
  excerpt: words,
  draft: z.boolean().nullish(),
  status: words,
});

export interface Post {
  /** The file without its ending, relative to the folder. The same in every run of the tool. */
  place: string;
  front: z.infer<typeof postFront>;
  slug: string;
  body: string;
  /** The files of its pictures by the URLs in its text, and their descriptions. */
  pictures: Map<string, { file: string; alt: string }>;
  cover: string | null;
  /** The names of the HTML elements in the text, which articles do not show. */
  elements: string[];
}

/** The posts of a folder, in the order of their places. Files that cannot be read become errors. */
export async function readPosts(root: string, errors: ErrorList): Promise<Post[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .toSorted();
  const posts: Post[] = [];
  for (const file of files) {
    const text = await readText(root, file, errors);
    const shape = z.object({ front: postFront, body: bodyShape });
    const parts = text === null ? undefined : parseFile(shape, () => splitParts(text), file, errors);
    if (parts) posts.push(await toPost(root, file, parts));
  }
  return posts;
}

/** The elements that the tool leaves in the text: players, posts of other sites, and captions. */
const ELEMENT = /^<(iframe|script|blockquote|div|p|figure)\b/gm;

async function toPost(root: string, file: string, { front, body }: Pick<Post, 'front' | 'body'>): Promise<Post> {
  const place = file.replace(/\.md$/, '').replace(/\/index$/, '');
  const findPicture = (name: string) => path.join(root, path.dirname(file), 'images', path.basename(decodePath(name)));
  const { pictures } = await readMarkdownParts(body);
  // A picture that the text shows twice keeps its first description.
  const own = pictures.filter(({ url }) => /^images\/[^/]+$/.test(url)).toReversed();
  return {
    place,
    front,
    slug: front.slug || path.basename(place).replace(/^\d{4}-\d\d-\d\d-/, ''),
    body: body.trim(),
    pictures: new Map(own.map(({ url, alt }) => [url, { file: findPicture(url), alt: alt.trim() }])),
    cover: front.coverImage ? findPicture(front.coverImage) : null,
    elements: [...body.matchAll(ELEMENT)].map(([, name = '']) => name),
  };
}

/** Names of files in Markdown can be percent-encoded. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
