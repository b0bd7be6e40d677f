import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Env, SettingsError } from './env.ts';

const FILE = 'session-secret';

/**
 * The secrets that sign cookies, newest first. Without SESSION_SECRET one is made and kept, readable by its owner only:
 * outside production, or where the database is the embedded one and lies in the same folder anyway.
 */
export async function sessionSecrets(env: Env): Promise<string[]> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  if (env.NODE_ENV === 'production' && env.DATABASE_URL) {
    throw new SettingsError(
      'SESSION_SECRET is needed: servers that share a database must share it. Use 32 random characters.',
    );
  }
  const file = path.join(env.DATA_DIR, FILE);
  const kept = await readFile(file, 'utf8').catch(() => null);
  return [(kept ?? (await makeSecret(env.DATA_DIR, file))).trim()];
}

/** The same, where there are any: nothing is made. For tools that only check what was signed. */
export async function knownSecrets(env: Env): Promise<string[]> {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const kept = await readFile(path.join(env.DATA_DIR, FILE), 'utf8').catch(() => null);
  return kept ? [kept.trim()] : [];
}

/** Two servers starting at once end with one secret: link() fails where the other was first. */
async function makeSecret(folder: string, file: string): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  await chmod(file, 0o600);
  return readFile(file, 'utf8');
}

/** A key of its own for each use, so that one that leaks opens nothing else. */
export const deriveKey = (secret: string, use: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', use, 32));

export const sign = (secret: string, use: string, text: string): string =>
  createHmac('sha256', deriveKey(secret, use)).update(text).digest('base64url');

/** Whether one of the secrets made this signature; compared in constant time. */
export function isSigned(secrets: readonly string[], use: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(sign(secret, use, text));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}
