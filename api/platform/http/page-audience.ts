import { LRUCache } from 'lru-cache';
import { isEditor, type Viewer } from '../viewer.ts';
import type { EncodedAnswer } from './encoded-answer.ts';

const MOST_SESSIONS = 10_000;
/** How long a new editor can get public pages without drafts. */
const SESSION_MS = 60_000;

/**
 * Which signed-in people get the page that all visitors get, so that it can be sent before their session is read. Such a
 * page contains nothing private, so a wrong decision reveals nothing: it only leaves out drafts.
 */
export class PageAudience {
  /** Pages that were rendered without reading any data. */
  readonly #dataFree = new WeakSet<EncodedAnswer>();
  /** The session cookies of people who are neither editors nor administrators. */
  readonly #members = new LRUCache<string, true>({ max: MOST_SESSIONS, ttl: SESSION_MS });

  /** @param isOpenToMembers false for paths that do something else for people who are signed in */
  constructor(private readonly isOpenToMembers: (path: string) => boolean) {}

  addDataFree(page: EncodedAnswer): void {
    this.#dataFree.add(page);
  }

  /** Remembers the resolved viewer of a session. */
  addViewer(session: string | null, viewer: Viewer): void {
    if (session !== null && viewer.kind === 'user' && !isEditor(viewer)) this.#members.set(session, true);
  }

  /** True if the sender of this session cookie gets the same page as visitors, for any account. */
  includesSession(session: string, path: string, page: EncodedAnswer): boolean {
    return this.isOpenToMembers(path) && (this.#dataFree.has(page) || this.#members.has(session));
  }

  /** True if this viewer gets the same page as visitors. Administrators also see drafts. */
  includes(viewer: Viewer, path: string, page: EncodedAnswer): boolean {
    if (viewer.kind === 'anonymous') return true;
    return this.isOpenToMembers(path) && (this.#dataFree.has(page) || !isEditor(viewer));
  }
}
