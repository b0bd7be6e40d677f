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
  it('is created once, readable only by its owner, even if several servers start at the same time', async () => {
    const env = readEnv({ DATA_DIR: dataDir });
    const secrets = await Promise.all([1, 2, 3].map(() => sessionSecrets(env)));
    expect(new Set(secrets.flat()).size).toBe(1);
    expect(secrets[0]?.[0]?.length).toBeGreaterThanOrEqual(43);
    const file = path.join(dataDir, 'session-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).trim()).toBe(secrets[0]?.[0]);
  });

  it('is the list in SESSION_SECRET if the operator sets it', async () => {
    const [newer, older] = ['a newer secret of 32 characters and more', 'an older secret of 32 characters and more'];
    expect(await sessionSecrets(readEnv({ DATA_DIR: dataDir, SESSION_SECRET: `${newer}, ${older}` }))).toEqual([
      newer,
      older,
    ]);
  });

  it('must have at least 32 characters', () => {
    expect(() => readEnv({ SESSION_SECRET: 'short' })).toThrow('at least 32 characters');
  });

  it('is rejected with one sentence if its file is too short or is a folder', async () => {
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

  it('becomes unreadable for other users if a backup restored it with wider permissions', async () => {
    const env = readEnv({ DATA_DIR: dataDir });
    const file = path.join(dataDir, 'session-secret');
    const [secret] = await sessionSecrets(env);
    await chmod(file, 0o644);
    expect(await sessionSecrets(env)).toEqual([secret]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is the source of a different key for each use', () => {
    expect(deriveKey('secret', 'one use')).not.toEqual(deriveKey('secret', 'another'));
    expect(sign('secret', 'one use', 'text')).not.toBe(sign('secret', 'another', 'text'));
  });
});
