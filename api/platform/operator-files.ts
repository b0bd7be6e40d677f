import { readFileSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/** The text of a file that an operator edits. Editors of Windows begin it with a byte order mark, and some write UTF-16. */
export const readOperatorFile = (file: string): string => decodeText(readFileSync(file));

function decodeText(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  // The decoder removes the byte order mark.
  return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8').decode(bytes);
}

/**
 * Writes a file that only its owner can read. If `fill` fails, for example because the disk is full, there is no file.
 * `isNew` leaves a file that exists already as it is, also one that appears meanwhile.
 */
export async function writeWholeFile<Result>(
  file: string,
  fill: (out: Writable) => Promise<Result>,
  { isNew = false } = {},
): Promise<Result> {
  const draft = `${file}.part`;
  try {
    // Opened before, because a stream reports a missing folder to nobody until something is piped into it.
    const handle = await open(draft, 'w', 0o600);
    const out = handle.createWriteStream({ flush: true });
    let failure: Error | undefined;
    out.on('error', (error) => (failure ??= error));
    const result = await fill(out).catch((error: unknown) => {
      throw failure ?? error;
    });
    await (isNew ? link(draft, file) : rename(draft, file));
    return result;
  } finally {
    await rm(draft, { force: true });
  }
}

/** What an operating system says about a file, as a sentence for an operator. Null for other errors. */
export function describeFileError(error: unknown): string | null {
  const { code, path: file, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const reason = REASONS[code ?? ''];
  if (!reason) return null;
  const place = dest ?? file;
  return place ? `${reason[0]}: ${place}${reason[1]}` : `${reason[0]}.`;
}

const REASONS: Record<string, [sentence: string, advice: string]> = {
  ENOENT: ['File or folder not found', ''],
  ENOTDIR: ['A part of this path is not a folder', ''],
  EISDIR: ['This is a folder, not a file', ''],
  EEXIST: ['This exists already', '. Name a new one.'],
  ENOTEMPTY: ['This folder is not empty', '. Name a new one.'],
  EACCES: ['This user does not have the right to use this file or folder', ''],
  EPERM: ['This user does not have the right to use this file or folder', ''],
  EROFS: ['This file system is read-only', ''],
  ENOSPC: ['The disk is full', '. Free some space and run the command again.'],
  EDQUOT: ['The space that this user can use on the disk is full', ''],
  EIO: ['The disk reports an error', ''],
  ENAMETOOLONG: ['This name is too long', ''],
  ELOOP: ['These links lead back to themselves', ''],
  EXDEV: ['This is on another file system', ''],
  EMFILE: ['Too many files are open', ''],
  ETXTBSY: ['Another program uses this file', ''],
  EBUSY: ['Another program uses this file or folder', ''],
};
