import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { deriveKey, sessionSecrets, sign } from './secrets.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the session secret', () => {
  it('is made once, kept for its owner’s eyes only, and is one even when two servers start at once', async () => {
    const env = readEnv({ DATA_DIR: dataDir });
    const made = await Promise.all([1, 2, 3].map(() => sessionSecrets(env)));
    expect(new Set(made.flat()).size).toBe(1);
    expect(made[0]?.[0]?.length).toBeGreaterThanOrEqual(43);
    const file = path.join(dataDir, 'session-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).trim()).toBe(made[0]?.[0]);
  });

  it('is the operator’s list where there is one', async () => {
    const [newer, older] = ['n'.repeat(32), 'o'.repeat(32)];
    expect(await sessionSecrets(readEnv({ DATA_DIR: dataDir, SESSION_SECRET: `${newer}, ${older}` }))).toEqual([
      newer,
      older,
    ]);
  });

  it('must be long enough', () => {
    expect(() => readEnv({ SESSION_SECRET: 'short' })).toThrow('at least 32 characters');
  });

  it('is refused in one sentence where its file is too short or is not a file', async () => {
    const env = readEnv({ DATA_DIR: dataDir });
    const file = path.join(dataDir, 'session-secret');
    await writeFile(file, 'short\n');
    await expect(sessionSecrets(env)).rejects.toThrow(
      `The session secret ${file} has fewer than 32 characters: restore it from a backup or set SESSION_SECRET.`,
    );
    expect(await readFile(file, 'utf8')).toBe('short\n');
    await rm(file);
    await mkdir(file);
    await expect(sessionSecrets(env)).rejects.toThrow(`The session secret ${file} cannot be read (EISDIR)`);
  });

  it('is closed to other users where a backup left it open to them', async () => {
    const env = readEnv({ DATA_DIR: dataDir });
    const file = path.join(dataDir, 'session-secret');
    const [secret] = await sessionSecrets(env);
    await chmod(file, 0o644);
    expect(await sessionSecrets(env)).toEqual([secret]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('gives each use a key of its own', () => {
    expect(deriveKey('secret', 'one use')).not.toEqual(deriveKey('secret', 'another'));
    expect(sign('secret', 'one use', 'text')).not.toBe(sign('secret', 'another', 'text'));
  });
});
