import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Env, SettingsError } from './env.ts';

const FILE = 'session-secret';
const SHORTEST = 32;

/**
 * The secrets that sign cookies, newest first. Without SESSION_SECRET, creates one in a file that only its owner can
 * read. The settings require SESSION_SECRET in production with DATABASE_URL.
 */
export async function sessionSecrets(env: Env): Promise<string[]> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const file = path.join(env.DATA_DIR, FILE);
  return [await readSecret(file).catch((error: NodeJS.ErrnoException) => makeIfMissing(error, env.DATA_DIR, file))];
}

const makeIfMissing = (error: NodeJS.ErrnoException, folder: string, file: string): Promise<string> =>
  error.code === 'ENOENT' ? makeSecret(folder, file) : Promise.reject(error);

/** The existing secrets. Unlike `sessionSecrets`, creates none. For tools that only verify signatures. */
export async function readSecrets(env: Env): Promise<string[]> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const kept = await readFile(path.join(env.DATA_DIR, FILE), 'utf8').catch(() => null);
  return kept ? [kept.trim()] : [];
}

/** @throws SettingsError if the file cannot be used, ENOENT if it does not exist */
async function readSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error;
    throw new SettingsError(`The session secret ${file} cannot be read (${error.code}): make this user its owner.`);
  });
  if (kept.trim().length < SHORTEST) {
    throw new SettingsError(
      `The session secret ${file} has fewer than ${SHORTEST} characters: restore it from a backup or set SESSION_SECRET.`,
    );
  }
  await assertPrivate(file);
  return kept.trim();
}

/** Other users may already have read the file, but from now on they cannot. Windows has no file modes. */
async function assertPrivate(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  if (((await stat(file)).mode & 0o077) === 0) return;
  await chmod(file, 0o600).catch(() => {
    throw new SettingsError(`The session secret ${file} can be read by other users: run chmod 600 on it.`);
  });
}

/** Two servers that start at the same time share one secret: link() fails for the second. */
async function makeSecret(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  await syncFolder(folder);
  return readSecret(file);
}

/** Without this, a power failure could lose the new file name, and with it the sessions of all users. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open a folder
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Derives a separate key for each use, so that a leaked key is useless elsewhere. */
export const deriveKey = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

export const sign = (secret: string, use: string, text: string): string =>
  createHmac('sha256', deriveKey(secret, use)).update(text).digest('base64url');

/** True if one of the secrets made this signature. Compares in constant time. */
export function isSigned(secrets: readonly string[], use: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, use, text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}
