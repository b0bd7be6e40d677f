// One server per data folder. A claim is a numbered file; the highest number whose process is running owns the folder.
// Numbers make it safe to take over from a crashed owner, because no process deletes a claim to make room for its own.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { isAlive, startMark, until } from './processes.ts';

export interface DataDirClaim {
  /** The URL of the server that owns the folder, for the message of a second server. */
  describe(url: string): Promise<void>;
  release(): Promise<void>;
}

export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
}

export class DataDirError extends Error {
  override name = 'DataDirError';
}

/**
 * Creates the folder if it is missing.
 *
 * @throws DataDirError if this process cannot read or write it
 */
export async function openDataDir(dir: string): Promise<void> {
  const probe = path.join(dir, `.probe-${randomUUID()}`);
  try {
    await fs.mkdir(dir, { recursive: true, mode: 0o700 });
    await fs.readdir(dir);
    await fs.writeFile(probe, '', { mode: 0o600, flag: 'wx' });
    await fs.rm(probe);
  } catch (error) {
    throw new DataDirError(sentenceFor(dir, (error as NodeJS.ErrnoException).code ?? String(error)));
  }
}

const sentenceFor = (dir: string, code: string): string =>
  code === 'ENOSPC' || code === 'EDQUOT'
    ? `The disk that holds the data folder ${dir} is full: free some space and start again.`
    : code === 'ENOTDIR' || code === 'EEXIST'
      ? `The data folder ${dir} is not a folder: set DATA_DIR to one.`
      : `The data folder ${dir} cannot be read and written by this user (${code}): change its owner or set DATA_DIR.`;

interface Holder {
  pid: number;
  start: string | undefined;
  url?: string;
}

const NAME = /^claim-(\d+)\.json$/;
const getClaimName = (number: number) => `claim-${number}.json`;

/**
 * Claims the folder for this process until release() or its end.
 *
 * @param patience milliseconds to wait for an owner that is shutting down
 * @throws DataDirInUseError with the name of the owner
 */
export async function claimDataDir(dir: string, patience = 3000): Promise<DataDirClaim> {
  await openDataDir(dir);
  const self: Holder = { pid: process.pid, start: startMark(process.pid) };
  let claimNumber: number | undefined;
  let holder: Holder | undefined;
  await until(async () => {
    const top = await highest(dir);
    holder = top === undefined ? undefined : await readLivingHolder(dir, top);
    if (!holder) claimNumber = await take(dir, (top ?? 0) + 1, self);
    return claimNumber !== undefined;
  }, patience);
  if (claimNumber === undefined) throw inUse(dir, holder);
  return readClaim(dir, path.join(dir, getClaimName(claimNumber)), self);
}

function readClaim(dir: string, file: string, self: Holder): DataDirClaim {
  return {
    describe: async (url) => {
      const draft = await writeDraft(dir, { ...self, url });
      await fs.rename(draft, file);
    },
    release: () => fs.rm(file, { force: true }),
  };
}

/** @returns the number of the claim; undefined if another process was faster */
async function take(dir: string, number: number, self: Holder): Promise<number | undefined> {
  const draft = await writeDraft(dir, self);
  const file = path.join(dir, getClaimName(number));
  try {
    // link() fails if the name exists and shows the content at once, so no reader finds an empty claim.
    await fs.link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  } finally {
    await fs.rm(draft, { force: true });
  }
  // Our number can be free only because an owner with a higher number has removed it.
  if ((await highest(dir)) !== number) {
    await fs.rm(file, { force: true });
    return undefined;
  }
  await sweep(dir, number);
  return number;
}

async function numbers(dir: string): Promise<number[]> {
  const names = await fs.readdir(dir);
  return names.flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number);
}

async function highest(dir: string): Promise<number | undefined> {
  const all = await numbers(dir);
  return all.length > 0 ? Math.max(...all) : undefined;
}

async function sweep(dir: string, below: number): Promise<void> {
  const old = (await numbers(dir)).filter((number) => number < below);
  await Promise.all(old.map((number) => fs.rm(path.join(dir, getClaimName(number)), { force: true })));
}

async function readLivingHolder(dir: string, number: number): Promise<Holder | undefined> {
  try {
    const holder = JSON.parse(await fs.readFile(path.join(dir, getClaimName(number)), 'utf8')) as Holder;
    return isAlive(holder.pid) && startMark(holder.pid) === holder.start ? holder : undefined;
  } catch {
    return undefined; // Released between the two reads, or incomplete because the disk is full: no process owns the folder.
  }
}

async function writeDraft(dir: string, holder: Holder): Promise<string> {
  const draft = path.join(dir, `.claim-${randomUUID()}`);
  await fs.writeFile(draft, JSON.stringify(holder), { mode: 0o600, flag: 'wx' });
  return draft;
}

function inUse(dir: string, holder: Holder | undefined): DataDirInUseError {
  const shownPath = path.relative(process.cwd(), dir) || '.';
  const name = shownPath.startsWith('..') ? dir : shownPath;
  const holderText = holder ? ` by process ${holder.pid}${holder.url ? `, serving ${holder.url}` : ''}` : '';
  return new DataDirInUseError(`The data folder ${name} is in use${holderText}. Stop it first or set DATA_DIR.`);
}
