import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '#api/platform/env.ts';
import { projectRoot } from '#api/platform/root.ts';
import { hashBuild, readSignedProof, type SignedProof } from './proof.file.ts';

export type StoredProof =
  | { state: 'MISSING' }
  | { state: 'INVALID' }
  | ({ state: 'VALID'; isOfThisBuild: boolean; text: string } & SignedProof);

const memory = new Map<string, Promise<StoredProof>>();
let buildHash: Promise<string> | undefined;

/** The hash of the build that this process runs. */
export const getBuildHash = (): Promise<string> => (buildHash ??= hashBuild(path.join(projectRoot, 'dist')));

/**
 * The proof of the setting PROOF_FILE. Read once, because pages are cached until content changes: a new proof shows
 * after a restart, like a new build.
 */
export function readStoredProof({ PROOF_FILE }: Pick<Env, 'PROOF_FILE'>): Promise<StoredProof> {
  const file = path.resolve(projectRoot, PROOF_FILE);
  const known = memory.get(file) ?? readProofFile(file);
  memory.set(file, known);
  return known;
}

async function readProofFile(file: string): Promise<StoredProof> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { state: 'MISSING' };
  const result = readSignedProof(text);
  if (typeof result === 'string') return { state: 'INVALID' };
  return { state: 'VALID', isOfThisBuild: result.proof.buildHash === (await getBuildHash()), text, ...result };
}
