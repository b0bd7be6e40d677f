import { runShared } from '../work.ts';
import { createByteCache } from '../cache/byte-cache.ts';
import { type EncodedAnswer, getByteSize, recompress, releaseSpareMemory } from './encoded-answer.ts';

/** 450 pages of 35 KB. */
const BYTE_LIMIT = 6 * 1_024 * 1_024;

/** A page that was sent so often is compressed again. */
const OFTEN = 50;

interface Entry {
  version: number;
  page: EncodedAnswer;
  /** How often it was sent. */
  uses: number;
}

/**
 * Rendered pages by path, each for one content version. Simultaneous requests for a page render it once. If a page
 * cannot be rendered because the database is unavailable, its last version is served.
 */
export class PageCache {
  // Limited by bytes and not by number: paths with queries are unlimited, and pages differ in size.
  readonly #entries = createByteCache<Entry>(BYTE_LIMIT, ({ page }) => getByteSize(page));
  #recompressing: Promise<void> = Promise.resolve();
  readonly #rendering = new Map<string, Promise<EncodedAnswer>>();

  /** The page of `version`. Null if it must be rendered. */
  fresh(key: string, version: number): EncodedAnswer | null {
    const entry = this.#entries.get(key);
    if (entry?.version !== version) return null;
    entry.uses += 1;
    if (entry.uses === OFTEN) this.#recompress(entry);
    return entry.page;
  }

  /** The last page of any version. */
  last(key: string): EncodedAnswer | null {
    return this.#entries.get(key)?.page ?? null;
  }

  #keep(key: string, version: number, page: EncodedAnswer): void {
    releaseSpareMemory(page);
    this.#entries.set(key, { version, page, uses: 0 });
  }

  /** The memory of all pages, in bytes. */
  get byteSize(): number {
    return this.#entries.calculatedSize;
  }

  /** One page at a time: each keeps a thread busy for a quarter of a second. */
  #recompress({ page }: Entry): void {
    if (!page.br) return;
    this.#recompressing = this.#recompressing.then(() => recompress(page)).catch(() => undefined);
  }

  /** Renders once for all requests that wait. The result counts for the version from before rendering began. */
  async render(
    key: string,
    version: number,
    make: () => Promise<{ page: EncodedAnswer; keep: boolean }>,
  ): Promise<EncodedAnswer> {
    const flight = `${version} ${key}`;
    const running = this.#rendering.get(flight);
    if (running) return running;
    const promise = runShared(make).then(({ page, keep }) => {
      if (keep) this.#keep(key, version, page);
      return page;
    });
    this.#rendering.set(flight, promise);
    return promise.finally(() => this.#rendering.delete(flight));
  }
}
