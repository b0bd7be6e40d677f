/** A picture in a post of another system. */
export interface ForeignPicture {
  url: string;
  /** The description. Empty if the old system had none. */
  alt: string;
}

/** A post as another system exported it, and its parts that are not supported here. */
export interface ForeignPost {
  /** Id of the post in the old system, the same in every export. */
  sourceId: string;
  title: string;
  slug: string;
  summary: string;
  html: string;
  /** Name of the post's category in the old system. */
  category: string | null;
  /** Names of the post's tags. Articles do not have tags. */
  tags: string[];
  author: string;
  status: 'DRAFT' | 'PUBLISHED';
  publishedAt: Date | null;
  /** The URL at which it was published, so that links of the other posts lead to the article. */
  urls: string[];
  /** Paths of the post's public URLs, which are redirected to the article. `/?p=7` is the path of a numbered post. */
  paths: string[];
  cover: ForeignPicture | null;
  /** Parts that were not understood, each a clause about this post. */
  notes: string[];
}

export interface ForeignContent {
  posts: ForeignPost[];
  /** Parts of the file that are not posts and were skipped, such as `3 comments`. */
  skippedItems: string[];
}

/** A file whose content does not match its name. */
export class ForeignFileError extends TypeError {}

/** Counts how often each word occurs, in the order of first occurrence. */
export function countEach(words: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}
