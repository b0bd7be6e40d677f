/** What the service worker keeps of the site, and whether the plug is pulled. */
export interface PlugState {
  /** The cache with the kept pages. Empty if none are kept. */
  cacheName: string;
  version: string;
  /** Milliseconds since 1970. */
  keptAt: number;
  /** When the plug was pulled. Null while it is in. */
  cutAt: number | null;
  pages: number;
  bytes: number;
}

export type PlugCommand = 'read' | 'keep' | 'pull' | 'plug in' | 'delete';

/** What the service worker reports about a command. A state ends it, and so does a failure. */
export type PlugMessage =
  | { type: 'progress'; done: number; total: number }
  | { type: 'state'; state: PlugState }
  | { type: 'failure'; message: string };

export const notKept: PlugState = { cacheName: '', version: '', keptAt: 0, cutAt: null, pages: 0, bytes: 0 };
