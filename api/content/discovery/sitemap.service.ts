import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { createByteCache, withOwnMemory } from '#api/platform/cache/byte-cache.ts';
import { makeEtag } from '#api/platform/http/encoded-answer.ts';
import { runShared } from '#api/platform/work.ts';
import { writeSitemap } from './discovery.texts.ts';
import { type Area, divide, type FileStart, readFile } from './sitemap.query.ts';

const zip = promisify(gzip);

/** The protocol allows 50,000 URLs. A file of 10,000 has about a megabyte, and 0.1 MB compressed. */
const URLS = 10_000;
/** Enough for a site map of 500,000 URLs. Files beyond it are written again for each request. */
const CACHE_BYTES = 8_000_000;

/** A file of the site map, which is stored only compressed. */
export interface SitemapFile {
  etag: string;
  gzip: Buffer;
}

type Starts = Record<Area, FileStart[]>;
/** The paths above the pages of an area. */
const paths: Record<Area, string> = { articles: '/resources', 'case-studies': '/case-studies' };

/**
 * The files of the site map that list articles and case studies, for one version of the content. Files are written one
 * at a time and shared by all requests, so that their memory does not grow with the site or the number of requests.
 */
export class Sitemap {
  #version = -1;
  #starts: Promise<Starts> | null = null;
  /** The files that are being written. */
  readonly #pending = new Map<string, Promise<SitemapFile>>();
  #last: Promise<unknown> = Promise.resolve();
  readonly #files = createByteCache<SitemapFile>(CACHE_BYTES, (file) => file.gzip.length);

  constructor(
    private readonly origin: string,
    private readonly fork: () => SqlEntityManager,
    private readonly getVersion: () => number,
  ) {}

  /** The names of the files. */
  async listFiles(): Promise<string[]> {
    const starts = Object.entries(await this.#readStarts());
    return starts.flatMap(([area, files]) => files.map((_start, at) => `${area}-${at + 1}`));
  }

  /** The file with this name. Null if there is none. */
  async getFile(name: string): Promise<SitemapFile | null> {
    const [, area, number] = /^(articles|case-studies)-([1-9]\d{0,5})$/.exec(name) ?? [];
    const start = area ? (await this.#readStarts())[area as Area][Number(number) - 1] : undefined;
    if (!start) return null;
    const stored = this.#files.get(name);
    if (stored) return stored;
    const pending = this.#pending.get(name) ?? this.#takeTurn(() => this.#writeFile(name, area as Area, start));
    this.#pending.set(name, pending);
    try {
      return await pending;
    } finally {
      if (this.#pending.get(name) === pending) this.#pending.delete(name);
    }
  }

  async #writeFile(name: string, area: Area, start: FileStart): Promise<SitemapFile> {
    const version = this.#version;
    const rows = await readFile(getKysely(this.fork()), area, start, URLS);
    const pages = rows.map((row) => ({ path: `${paths[area]}/${row.name}`, updatedAt: row.updatedAt }));
    const text = Buffer.from(writeSitemap(this.origin, pages));
    const file = { etag: makeEtag(text), gzip: withOwnMemory(await zip(text)) };
    if (version === this.#version) this.#files.set(name, file);
    return file;
  }

  #readStarts(): Promise<Starts> {
    this.#dropOldVersion();
    if (this.#starts) return this.#starts;
    const starts = runShared(async () => {
      const db = getKysely(this.fork());
      return { articles: await divide(db, 'articles', URLS), 'case-studies': await divide(db, 'case-studies', URLS) };
    });
    this.#starts = starts;
    // A failed read is not kept; the next request reads again.
    starts.catch(() => (this.#starts = this.#starts === starts ? null : this.#starts));
    return starts;
  }

  #dropOldVersion(): void {
    const version = this.getVersion();
    if (version === this.#version) return;
    this.#version = version;
    this.#starts = null;
    this.#pending.clear();
    this.#files.clear();
  }

  #takeTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = this.#last.then(() => runShared(work));
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}
