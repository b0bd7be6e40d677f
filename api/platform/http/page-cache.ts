import { runShared } from '../work.ts';
import { createByteCache } from './byte-cache.ts';
import { type Encoded, getByteSize } from './encoded.ts';

const KEPT_BYTES = 12 * 1_024 * 1_024;

interface Entry {
  version: number;
  page: Encoded;
}

/**
 * Rendered pages by address, each true for one content version. A page that is asked for by many at once is rendered
 * once; one that can no longer be rendered because the database is away stays on show as it last was.
 */
export class PageCache {
  // By bytes and not by number: addresses with queries are without number, and one page is not like another.
  readonly #entries = createByteCache<Entry>(KEPT_BYTES, ({ page }) => getByteSize(page));
  readonly #rendering = new Map<string, Promise<Encoded>>();

  /** The page as of `version`, or null where it must be rendered. */
  fresh(key: string, version: number): Encoded | null {
    const entry = this.#entries.get(key);
    return entry?.version === version ? entry.page : null;
  }

  /** The page as it last was, of whatever version. */
  last(key: string): Encoded | null {
    return this.#entries.get(key)?.page ?? null;
  }

  /** Renders once for all who wait; the result is kept under the version that held before rendering began. */
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
