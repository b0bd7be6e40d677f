import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { picture as limits, text } from '../../graphql/limits.ts';
import { pictureAt } from '../../graphql/pictures.ts';
import { bySystem } from '../audit/audit.service.ts';
import type { PictureRow } from '../pictures/picture.read.service.ts';
import { addPicture } from '../pictures/picture.store.service.ts';
import type { Env } from '../platform/env.ts';
import { toExpectedError } from '../platform/errors.ts';
import type { ForeignPicture } from './content.foreign.ts';
import type { PictureFolder } from './content.foreign-pictures.ts';

interface Site {
  em: SqlEntityManager;
  env: Env;
}

/** Pictures of imported posts, by the URLs that the posts use. */
export class ImportedPictures {
  readonly #picturesByUrl = new Map<string, PictureRow>();
  readonly #reasons = new Map<string, string>();
  #added = 0;

  constructor(
    private readonly site: Site,
    private readonly folder: PictureFolder | null,
  ) {}

  /** How many were new. */
  get added(): number {
    return this.#added;
  }

  find(url: string): PictureRow | null {
    return this.#picturesByUrl.get(url) ?? null;
  }

  /** The file of an imported picture by its URL, for links; null for any other URL. */
  findFile(url: string): string | null {
    return pictureAt(this.find(url)?.address)?.src ?? null;
  }

  /** Adds a picture that is new, or writes the reason to `notes` if it cannot. */
  async add({ url, alt }: ForeignPicture, notes: string[]): Promise<void> {
    if (!this.#picturesByUrl.has(url) && !this.#reasons.has(url)) {
      const reason = await this.#store(url, alt).catch((error: unknown) => {
        const expected = toExpectedError(error);
        if (!expected || expected.code !== 'BAD_USER_INPUT') throw error;
        return expected.message;
      });
      if (reason) this.#reasons.set(url, reason);
    }
    const reason = this.#reasons.get(url);
    if (reason) notes.push(`picture not imported: ${url}: ${reason}`);
    else if (!alt) notes.push(`picture without a description; add one that says what it shows: ${url}`);
  }

  /** Why it was not stored. Null if it was. */
  async #store(url: string, alt: string): Promise<string | null> {
    if (!this.folder) return 'No folder of pictures was given (--pictures).';
    const file = this.folder.find(url);
    if (!file) return 'The folder does not hold it, or holds several by that name.';
    const { size } = await stat(file);
    if (size > limits.bytes) return `It is larger than ${limits.bytes / 1_000_000} MB.`;
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    const name = path.basename(file).slice(-text.pictureName);
    const words = (alt || path.parse(name).name.replace(/[-_]+/g, ' ').trim() || 'Picture').slice(0, text.pictureAlt);
    const pictureFile = { file, name, alt: words, sha256: hash.digest('hex'), bytes: size };
    const { picture, isKnown } = await addPicture({ ...this.site, actor: bySystem, owner: null }, pictureFile);
    if (!isKnown) this.#added += 1;
    this.#picturesByUrl.set(url, picture);
    return null;
  }
}
