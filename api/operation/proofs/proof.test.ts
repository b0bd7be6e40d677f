import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashBuild, PROOF_FILE_NAME, readSignedProof, writeSignedProof } from './proof.file.ts';
import { makeProof } from './proof.factory.ts';
import { getBuildHash, readStoredProof } from './proof.read.service.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const folder = await mkdtemp(path.join(os.tmpdir(), 'proofs-'));
afterAll(() => rm(folder, { recursive: true }));

const attempt = {
  by: 'server',
  process: 'node server.js',
  host: 'elsewhere.example',
  port: null,
  call: 'lookup of the name',
  count: 2,
} as const;

describe('the file of a proof', () => {
  it('is read again with the fingerprint of its key', () => {
    const proof = makeProof({ attempts: [attempt] });
    const signed = readSignedProof(writeSignedProof(privateKey, proof));
    expect(signed).toEqual({ proof, fingerprint: expect.stringMatching(/^(?:[0-9a-f]{4} ){7}[0-9a-f]{4}$/) });
  });

  it('is refused if the result, the key or the fingerprint was changed', () => {
    const text = writeSignedProof(privateKey, makeProof({ attempts: [attempt] }));
    const file = JSON.parse(text) as { proof: object; publicKey: string; fingerprint: string };
    const other = JSON.parse(writeSignedProof(generateKeyPairSync('ed25519').privateKey, makeProof())) as typeof file;
    for (const changed of [
      { ...file, proof: { ...file.proof, attempts: [] } },
      { ...file, publicKey: other.publicKey, fingerprint: other.fingerprint },
      { ...file, fingerprint: other.fingerprint },
    ])
      expect(readSignedProof(JSON.stringify(changed))).toContain('The file was changed');
    for (const other of ['', '{}', text.slice(1), JSON.stringify({ ...file, more: 1 })])
      expect(readSignedProof(other)).toContain('not a result of npm run proof');
  });

  it('belongs to a build by the names and contents of all its files, except itself', async () => {
    const build = path.join(folder, 'dist');
    await mkdir(path.join(build, 'server'), { recursive: true });
    await writeFile(path.join(build, 'server', 'server.js'), 'start()');
    await writeFile(path.join(build, 'a.txt'), 'a');
    const hash = await hashBuild(build);
    const line = (name: string, content: string) => `${name}\0${createHash('sha256').update(content).digest('hex')}\n`;
    const expected = line('a.txt', 'a') + line('server/server.js', 'start()');
    expect(hash).toBe(createHash('sha256').update(expected).digest('hex'));
    await writeFile(path.join(build, PROOF_FILE_NAME), '{}');
    expect(await hashBuild(build)).toBe(hash);
    await writeFile(path.join(build, 'a.txt'), 'b');
    expect(await hashBuild(build)).not.toBe(hash);
  });

  it('is missing, not valid, of this build, or of another one', async () => {
    const store = async (name: string, text: string) => {
      await writeFile(path.join(folder, name), text);
      return readStoredProof({ PROOF_FILE: path.join(folder, name) });
    };
    expect(await readStoredProof({ PROOF_FILE: path.join(folder, 'nothing.json') })).toEqual({ state: 'MISSING' });
    expect(await store('broken.json', '{}')).toEqual({ state: 'INVALID' });
    const [own, other] = [makeProof({ buildHash: await getBuildHash() }), makeProof()];
    expect(await store('own.json', writeSignedProof(privateKey, own))).toMatchObject({ isOfThisBuild: true });
    expect(await store('other.json', writeSignedProof(privateKey, other))).toMatchObject({ isOfThisBuild: false });
  });
});
