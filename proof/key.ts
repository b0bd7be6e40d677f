import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../api/platform/root.ts';
import { ProofError } from './namespace.ts';

/** Outside of the repository, so that it is never committed or part of an image. */
const defaultFile = () =>
  path.join(process.env['XDG_CONFIG_HOME'] ?? path.join(os.homedir(), '.config'), 'safe-ai-site', 'proof-key.pem');

/** The key that signs proofs and bundles. Created on first use. */
export async function readProofKey(file = defaultFile()): Promise<KeyObject> {
  const place = path.resolve(file);
  if (place.startsWith(`${path.resolve(projectRoot)}${path.sep}`))
    throw new ProofError('PROOF_KEY_FILE must be outside of the repository.');
  if (!existsSync(place)) {
    const { privateKey } = generateKeyPairSync('ed25519');
    await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
    await writeFile(place, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
    console.log(`Created the key ${place}. Keep it, so that your proofs and bundles have one fingerprint.`);
  }
  const key = createPrivateKey(await readFile(place, 'utf8'));
  if (key.asymmetricKeyType !== 'ed25519') throw new ProofError(`${place} is not an Ed25519 key.`);
  return key;
}
