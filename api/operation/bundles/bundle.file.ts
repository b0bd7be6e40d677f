import type { KeyObject } from 'node:crypto';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { readJson } from '#api/platform/json.ts';
import { exportPublicKey, isSignedBy, makeFingerprint, signText } from '#api/platform/signatures.ts';

// A bundle of `npm run bundle` is a folder with files, their checksums, and a signature of the checksums.

export const SUMS_FILE_NAME = 'SHA256SUMS';
export const SIGNATURE_FILE_NAME = 'signature.json';

const signatureShape = z.strictObject({ publicKey: z.string(), fingerprint: z.string(), signature: z.string() });

export interface Bundle {
  /** Name, version and platform, as in `safe-ai-site 0.1.0 linux-x64`. */
  title: string;
  fingerprint: string;
}

/** The prefix keeps other texts of the key apart. */
const toSignedText = (sums: string): string => `bundle checksums 1\n${sums}`;

/** The format of sha256sum, which skips the first line. */
export async function writeSums(folder: string, title: string, names: readonly string[]): Promise<string> {
  const lines = await Promise.all(names.map(async (name) => `${await hashFile(path.join(folder, name))}  ${name}`));
  return `${[`# ${title}`, ...lines].join('\n')}\n`;
}

export function writeSignature(key: KeyObject, sums: string): string {
  const publicKey = exportPublicKey(key);
  const fingerprint = makeFingerprint(publicKey);
  return `${JSON.stringify({ publicKey, fingerprint, signature: signText(key, toSignedText(sums)) }, null, 2)}\n`;
}

/** Returns the bundle, or a sentence that names the problem. Says nothing about whose key signed it. */
export async function verifyBundle(folder: string): Promise<Bundle | string> {
  const sums = await readText(path.join(folder, SUMS_FILE_NAME));
  const signed = signatureShape.safeParse(readJson((await readText(path.join(folder, SIGNATURE_FILE_NAME))) ?? ''));
  const [head, ...lines] = (sums ?? '').trimEnd().split('\n');
  if (!sums || !head?.startsWith('# ') || !signed.success) return 'This folder is not an unpacked bundle.';
  const { publicKey, fingerprint, signature } = signed.data;
  if (fingerprint !== makeFingerprint(publicKey) || !isSignedBy(publicKey, toSignedText(sums), signature))
    return `The signature does not fit ${SUMS_FILE_NAME}: one of them was changed.`;
  for (const line of lines) {
    const [, sum, name] = /^([0-9a-f]{64}) {2}([\w.-]+)$/.exec(line) ?? [];
    if (!name || (await hashFile(path.join(folder, name)).catch(() => null)) !== sum)
      return `${name ?? line} is damaged or missing: it does not have its checksum.`;
  }
  return { title: head.slice(2), fingerprint };
}

const readText = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
