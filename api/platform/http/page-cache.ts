import { runShared } from '../work.ts';
import { createByteCache } from './byte-cache.ts';
import { type Encoded, getByteSize } from './encoded.ts';

const KEPT_BYTES = 12 * 1_024 * 1_024;

interface Entry {
  version: number;
  page: Encoded;
}

/**
 * Rendered pages by path, each for one content version. Simultaneous requests for a page render it once. If a page
 * cannot be rendered because the database is unavailable, its last version is served.
 */
export class PageCache {
  // Limited by bytes and not by number: paths with queries are unlimited, and pages differ in size.
  readonly #entries = createByteCache<Entry>(KEPT_BYTES, ({ page }) => getByteSize(page));
  readonly #rendering = new Map<string, Promise<Encoded>>();

  /** The page of `version`. Null if it must be rendered. */
  fresh(key: string, version: number): Encoded | null {
    const entry = this.#entries.get(key);
    return entry?.version === version ? entry.page : null;
  }

  /** The last page of any version. */
  last(key: string): Encoded | null {
    return this.#entries.get(key)?.page ?? null;
  }

  /** Renders once for all requests that wait. The result counts for the version from before rendering began. */
  async render(key: string, version: number, make: () => Promise<{ page: Encoded; keep: boolean }>): Promise<Encoded> {
    const flight = `${version} ${key}`;
    const running = this.#rendering.get(flight);
    if (running) return running;
    const promise = runShared(make).then(({ page, keep }) => {
      if (keep) this.#entries.set(key, { version, page });
      return page;
    });
    this.#rendering.set(flight, promise);
    return promise.finally(() => this.#rendering.delete(flight));
  }
}
