import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { z } from 'zod';
import { getKysely } from '#api/kysely.ts';
import type { Env } from '#api/platform/env.ts';
import { isSigned, sign } from '#api/platform/secrets.ts';
import { findRemoval, readOldest } from './audit.removal.query.ts';

// Stores the signed end of the audit log outside the database. Without it, deleting the last events would go unnoticed.

/** The last event that was removed from the old end. */
const cutShape = z.object({ last: z.number().int(), hash: z.string() });
const shape = z.object({
  seq: z.number().int(),
  hash: z.string(),
  at: z.string(),
  cut: cutShape.optional(),
  signature: z.string(),
});
export type Checkpoint = z.infer<typeof shape>;

const USE = 'audit checkpoint';
const fileIn = (dataDir: string) => path.join(dataDir, 'audit', 'checkpoint.json');
const signedText = ({ seq, hash, at, cut }: Omit<Checkpoint, 'signature'>) =>
  [seq, hash, at, ...(cut ? [cut.last, cut.hash] : [])].join('\n');

/** Returns the last checkpoint, or null if there is none yet. Throws if its signature is invalid. */
export async function readCheckpoint(dataDir: string, secrets: string[]): Promise<Checkpoint | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  const checkpoint = shape.parse(JSON.parse(text));
  if (isSigned(secrets, USE, signedText(checkpoint), checkpoint.signature)) return checkpoint;
  throw new Error('The checkpoint of the audit log was not signed by this site.');
}

/** The last event, and as `atCheckpoint` the current hash of the event that the last checkpoint covers. */
const readEnd = (em: SqlEntityManager, checkpointSeq: number) =>
  getKysely(em)
    .selectFrom('audit_event')
    .select((eb) => [
      eb.cast<number>('seq', 'float8').as('seq'),
      eb.fn<string>('encode', ['hash', eb.val('hex')]).as('hash'),
      eb
        .selectFrom('audit_event as e')
        .select(({ fn, val }) => fn<string>('encode', ['e.hash', val('hex')]).as('hash'))
        .where('e.seq', '=', String(checkpointSeq))
        .as('atCheckpoint'),
    ])
    .orderBy('audit_event.seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * This file exists once a first checkpoint was written. If it exists without a checkpoint, the checkpoint was removed.
 */
const markerIn = (dataDir: string) => path.join(dataDir, 'audit', 'has-checkpoint');

/** What is missing at the old end. Null if something is missing that this site did not remove. */
async function findCut(
  em: SqlEntityManager,
  checkpoint: Checkpoint | null,
  secrets: string[],
): Promise<Checkpoint['cut'] | null> {
  const oldest = (await readOldest(em))?.seq ?? 1;
  const known = checkpoint?.cut;
  if (oldest - 1 <= (known?.last ?? 0)) return known;
  // The first checkpoint trusts the log as it is, such as that of a restored backup.
  const removal = await findRemoval(em, oldest, () => !checkpoint, secrets);
  return removal && { last: removal.last, hash: removal.hash };
}

/**
 * Writes a checkpoint for the current end of the log. Returns false, and leaves everything as evidence, if the log
 * contradicts the last checkpoint or that checkpoint was removed.
 */
export async function writeCheckpoint(em: SqlEntityManager, dataDir: string, secrets: string[]): Promise<boolean> {
  const lastCheckpoint = await readCheckpoint(dataDir, secrets);
  if (!lastCheckpoint && existsSync(markerIn(dataDir))) return false;
  const end = await readEnd(em, lastCheckpoint?.seq ?? 0);
  if (lastCheckpoint && end?.atCheckpoint !== lastCheckpoint.hash) return false;
  if (!end || end.seq === lastCheckpoint?.seq) return true;
  const cut = await findCut(em, lastCheckpoint, secrets);
  if (cut === null) return false;
  const checkpoint = { seq: end.seq, hash: end.hash, at: new Date().toISOString(), cut };
  const file = fileIn(dataDir);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(
    draft,
    JSON.stringify({ ...checkpoint, signature: sign(secrets[0] ?? '', USE, signedText(checkpoint)) }),
    { mode: 0o600 },
  );
  await rename(draft, file);
  await writeFile(markerIn(dataDir), '', { mode: 0o600 });
  return true;
}

const BROKEN_AUDIT_LOG =
  'the audit log lacks events that it had, or its checkpoint was removed. Run: npx portal audit verify. After you have restored an older backup, delete the folder audit in DATA_DIR to begin again with a new checkpoint';

/** Writes checkpoints. Logs one error when the log contradicts the last one, because operators may need days to act. */
export function createCheckpointJob(
  fork: () => SqlEntityManager,
  { env, log, secrets }: { env: Env; log: Logger; secrets: string[] },
): () => Promise<void> {
  let wasIntact = true;
  return async () => {
    const isIntact = await writeCheckpoint(fork(), env.DATA_DIR, secrets);
    if (!isIntact && wasIntact) log.error(BROKEN_AUDIT_LOG);
    wasIntact = isIntact;
  };
}
