import { randomUUID } from 'node:crypto';
import { open, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey } from './keys.ts';
import type { Kept, Listed, Storage } from './storage.types.ts';

const DRAFT = '.draft-';
/** A draft older than this is left over from a crash. */
const DRAFT_MS = 3_600_000;

/** Stores files in a local folder that only the server's own user can read. */
export class FolderStorage implements Storage {
  constructor(private readonly folder: string) {}

  /** Writes a draft and renames it: a crash leaves an unused draft but never a partial file. */
  async put(key: string, body: Buffer): Promise<void> {
    const file = this.#getFile(key);
    const folder = path.dirname(file);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = path.join(folder, `${DRAFT}${randomUUID()}`);
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await handle.writeFile(body);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async get(key: string): Promise<Kept | null> {
    const handle = await open(this.#getFile(key), 'r').catch(nothing);
    if (!handle) return null;
    const { size } = await handle.stat();
    return { size, stream: handle.createReadStream() };
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#getFile(key), { force: true });
  }

  async list(prefix: string): Promise<Listed[]> {
    const names = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(nothing);
    const listed: Listed[] = [];
    for (const entry of names ?? []) {
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(this.folder, file).split(path.sep).join('/');
      if (!entry.isFile() || !key.startsWith(prefix)) continue;
      const found = await stat(file).catch(nothing);
      if (found && !entry.name.startsWith(DRAFT)) listed.push({ key, modifiedAt: found.mtime });
      // A draft left over from a crash.
      else if (found && Date.now() - found.mtimeMs > DRAFT_MS) await rm(file, { force: true });
    }
    return listed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }

  #getFile(key: string): string {
    return path.join(this.folder, ...checkedKey(key).split('/'));
  }
}

/** Returns null for a missing file. Any other read error is thrown. */
function nothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
