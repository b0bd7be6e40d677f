import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { type Env, SettingsError } from './env.ts';

const FILE = 'session-secret';
const SHORTEST = 32;

/**
 * The secrets that sign cookies, newest first. Without SESSION_SECRET one is created and stored, readable only by its
 * owner. The settings require SESSION_SECRET in production with DATABASE_URL.
 */
export async function sessionSecrets(env: Env): Promise<string[]> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const file = path.join(env.DATA_DIR, FILE);
  return [await readSecret(file).catch((error: NodeJS.ErrnoException) => makeIfMissing(error, env.DATA_DIR, file))];
}

const makeIfMissing = (error: NodeJS.ErrnoException, folder: string, file: string): Promise<string> =>
  error.code === 'ENOENT' ? makeSecret(folder, file) : Promise.reject(error);

/** The existing secrets, for tools that only verify signatures. It creates none. */
export async function readSecrets(env: Env): Promise<string[]> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const secret = await readFile(path.join(env.DATA_DIR, FILE), 'utf8').catch(() => null);
  return secret ? [secret.trim()] : [];
}

/** @throws SettingsError if the file cannot be used; ENOENT if it is missing */
async function readSecret(file: string): Promise<string> {
  const secret = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw error;
    throw new SettingsError(`The session secret ${file} cannot be read (${error.code}): make this user its owner.`);
  });
  if (secret.trim().length < SHORTEST) {
    throw new SettingsError(
      `The session secret ${file} has fewer than ${SHORTEST} characters: restore it from a backup or set SESSION_SECRET.`,
    );
  }
  await assertPrivate(file);
  return secret.trim();
}

/** Other users can have read it before, but cannot from now on. Windows has no such mode. */
async function assertPrivate(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  if (((await stat(file)).mode & 0o077) === 0) return;
  await chmod(file, 0o600).catch(() => {
    throw new SettingsError(`The session secret ${file} can be read by other users: run chmod 600 on it.`);
  });
}

/** Two servers that start at the same time end with one secret: link() fails for the second one. */
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

/** After a power failure, a name that was not written to disk is lost, and with it every session. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // For systems on which a folder cannot be opened.
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** A key of its own for each use, so that a leaked one is useless elsewhere. */
export const deriveKey = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

/** The keys of signatures, by use and secret. There are a few of each. */
const signingKeys = new LRUCache<string, Buffer>({ max: 50 });

function getSigningKey(secret: string, use: string): Buffer {
  const name = `${use}\n${secret}`;
  const key = signingKeys.get(name) ?? deriveKey(secret, use);
  signingKeys.set(name, key);
  return key;
}

export const sign = (secret: string, use: string, text: string): string =>
  createHmac('sha256', getSigningKey(secret, use)).update(text).digest('base64url');

/** An id with its signature, for links that work without a password and do nothing but one thing. */
export const signId = (secrets: readonly string[], use: string, id: string): string =>
  `${id}-${sign(secrets[0] ?? '', use, id)}`;

/** The id of such a token. Null if its signature is invalid. */
export function readSignedId(secrets: readonly string[], use: string, token: string): string | null {
  const at = token.indexOf('-');
  const id = token.slice(0, at);
  return isSigned(secrets, use, id, token.slice(at + 1)) ? id : null;
}

/** True if one of the secrets made this signature. Compared in constant time. */
export function isSigned(secrets: readonly string[], use: string, text: string, signature: string): boolean {
  const signatureBytes = Buffer.from(signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, use, text));
    return expected.length === signatureBytes.length && timingSafeEqual(expected, signatureBytes);
  });
}
