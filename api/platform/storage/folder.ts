import { randomUUID } from 'node:crypto';
import { open, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkedKey, type FileBody, type StoredFile, type ListedFile, type Storage } from './storage.types.ts';

const DRAFT = '.draft-';
/** Older drafts are no longer being written. */
const DRAFT_MS = 3_600_000;

/** Files in a folder of this machine that only the user of the server can read. */
export class FolderStorage implements Storage {
  constructor(private readonly folder: string) {}

  /** Written beside its place and then moved: a crash leaves a draft that is never read, and no incomplete file. */
  async put(key: string, body: FileBody): Promise<void> {
    const file = this.#getFile(key);
    const folder = path.dirname(file);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = path.join(folder, `${DRAFT}${randomUUID()}`);
    try {
      const handle = await open(draft, 'wx', 0o600);
      try {
        await writeFile(handle, body);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async get(key: string): Promise<StoredFile | null> {
    const handle = await open(this.#getFile(key), 'r').catch(returnNothing);
    if (!handle) return null;
    try {
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.#getFile(key), { force: true });
  }

  async list(prefix: string): Promise<ListedFile[]> {
    const names = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(returnNothing);
    const listed: ListedFile[] = [];
    for (const entry of names ?? []) {
      const file = path.join(entry.parentPath, entry.name);
      const key = path.relative(this.folder, file).split(path.sep).join('/');
      if (!entry.isFile() || !key.startsWith(prefix)) continue;
      const stats = await stat(file).catch(returnNothing);
      if (stats && !entry.name.startsWith(DRAFT)) listed.push({ key, size: stats.size, modifiedAt: stats.mtime });
      // Drafts that a crash left.
      else if (stats && Date.now() - stats.mtimeMs > DRAFT_MS) await rm(file, { force: true });
    }
    return listed.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  }

  #getFile(key: string): string {
    return path.join(this.folder, ...checkedKey(key).split('/'));
  }
}

/** A missing file is a valid result. Any other error is a failure. */
function returnNothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
