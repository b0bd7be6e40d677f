import { createHash, type KeyObject } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { readJson } from '#api/platform/json.ts';
import { exportPublicKey, isSignedBy, makeFingerprint, signText } from '#api/platform/signatures.ts';

// The result of `npm run proof`: what was run, every attempt to reach another host, and the signature of whoever ran it.

const attemptShape = z.strictObject({
  /** `server` or `browser`. */
  by: z.enum(['server', 'browser']),
  /** The command line of the process, or the page that the browser showed. */
  process: z.string(),
  /** A host name, an IP address, or the path of a socket. */
  host: z.string(),
  /** Null for lookups of names and for sockets. */
  port: z.number().int().nullable(),
  call: z.string(),
  count: z.number().int(),
});

const count = z.number().int().min(0);

const proofShape = z.strictObject({
  format: z.literal(1),
  startedAt: z.iso.datetime(),
  seconds: count,
  /** Null outside of a Git repository. */
  commit: z.string().nullable(),
  /** True if the files of the repository differed from the commit. */
  isChanged: z.boolean(),
  buildHash: z.string().regex(/^[0-9a-f]{64}$/),
  ran: z.strictObject({
    publicPages: count,
    files: count,
    portalPages: count,
    adminPages: count,
    forms: count,
    mutations: count,
    explorerExamples: count,
    jobs: count,
    /** Null if the proof ran without the Storybook. */
    stories: count.nullable(),
    emails: count,
    storedFiles: count,
    scannedFiles: count,
    modelRequests: count,
    feedRequests: count,
    webhookDeliveries: count,
  }),
  /** How often processes of the server called connect, or sent to an address. */
  serverCalls: count,
  attempts: z.array(attemptShape),
  versions: z.strictObject({ node: z.string(), chromium: z.string(), strace: z.string(), kernel: z.string() }),
  repeat: z.string(),
});

const fileShape = z.strictObject({
  proof: proofShape,
  publicKey: z.string(),
  fingerprint: z.string(),
  signature: z.string(),
});

export type Proof = z.infer<typeof proofShape>;
export type Attempt = z.infer<typeof attemptShape>;

export interface SignedProof {
  proof: Proof;
  fingerprint: string;
}

export const PROOF_FILE_NAME = 'proof.json';

/** The signed text: the proof with its fields in the order of the shape. The prefix keeps other texts of the key apart. */
const toSignedText = (proof: Proof): string => `silence proof 1\n${JSON.stringify(proof)}`;

export function writeSignedProof(key: KeyObject, proof: Proof): string {
  const ordered = proofShape.parse(proof);
  const publicKey = exportPublicKey(key);
  const signature = signText(key, toSignedText(ordered));
  return `${JSON.stringify({ proof: ordered, publicKey, fingerprint: makeFingerprint(publicKey), signature }, null, 2)}\n`;
}

/** Returns the proof, or a sentence that names the problem. Says nothing about whose key signed it. */
export function readSignedProof(text: string): SignedProof | string {
  const result = fileShape.safeParse(readJson(text));
  if (!result.success) return 'This file is not a result of npm run proof.';
  const { proof, publicKey, fingerprint, signature } = result.data;
  if (fingerprint !== makeFingerprint(publicKey) || !isSignedBy(publicKey, toSignedText(proof), signature))
    return 'The file was changed: its signature does not fit what it says.';
  return { proof, fingerprint };
}

/** A hash of all files of a build, by their names and contents. The proof is not part of what it proves. */
export async function hashBuild(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => name !== PROOF_FILE_NAME)
    .toSorted();
  const hash = createHash('sha256');
  for (const name of files) {
    const content = createHash('sha256').update(await readFile(path.join(folder, name)));
    hash.update(`${name}\0${content.digest('hex')}\n`);
  }
  return hash.digest('hex');
}
