/** A passage of a public page, from which /chat answers without a connection. */
export interface KeptPassage {
  /** The path with the anchor of the passage. */
  path: string;
  title: string;
  heading: string;
  sentences: string[];
}

/** What a browser keeps of the site: the answer of `/offline.json`. */
export interface OfflineCopy {
  /** Changes with each build and each change of public content. */
  version: string;
  /** Paths of public pages. */
  pages: string[];
  passages: KeptPassage[];
}

/** The page that a browser without a connection shows for each URL that it has not kept. */
export const offlinePath = '/offline';
