/** A picture in a post of another system. */
export interface ForeignPicture {
  url: string;
  /** Alternative text; empty if the old system has none. */
  alt: string;
}

/** A post exported from another system, with notes about content that cannot be imported. */
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
  /** URLs under which the post was published. Links to them from other posts become links to the article. */
  urls: string[];
  /** Paths of the post's public URLs, which are redirected to the article. `/?p=7` is the path of a numbered post. */
  paths: string[];
  cover: ForeignPicture | null;
  /** Content that could not be imported. Each note is a clause about this post. */
  notes: string[];
}

export interface ForeignContent {
  posts: ForeignPost[];
  /** Counts of items in the file that are not posts and were not imported, such as `3 comments`. */
  left: string[];
}

/** The file is not an export of the expected system. */
export class ForeignFileError extends TypeError {}

/** Counts how often each word occurs, in the order of first occurrence. */
export function countEach(words: string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}
