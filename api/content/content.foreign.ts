/** A picture that a post of another system shows. */
export interface ForeignPicture {
  url: string;
  /** The description. Empty if the old system had none. */
  alt: string;
}

/** A post as another system exported it, and its parts that are not supported here. */
export interface ForeignPost {
  /** Identifies the post in the old system, the same in every export of it. */
  sourceId: string;
  title: string;
  slug: string;
  summary: string;
  html: string;
  /** Name of the subject it is filed under there. */
  category: string | null;
  /** Names of its tags, for which articles have no place. */
  tags: string[];
  author: string;
  status: 'DRAFT' | 'PUBLISHED';
  publishedAt: Date | null;
  /** The URL at which it was published, so that links of the other posts lead to the article. */
  urls: string[];
  /** The paths of its public URLs, which are redirected to the article. `/?p=7` is the path of a numbered post. */
  paths: string[];
  cover: ForeignPicture | null;
  /** Parts that were not understood, each a clause about this post. */
  notes: string[];
}

export interface ForeignContent {
  posts: ForeignPost[];
  /** Parts of the file that are not posts and were skipped, such as `3 comments`. */
  left: string[];
}

/** A file whose content does not match its name. */
export class ForeignFileError extends TypeError {}

/** How often each of the words occurs, in the order of their first occurrence. */
export function countEach(words: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}
