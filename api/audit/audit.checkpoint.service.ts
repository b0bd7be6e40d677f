import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { isSigned, sign } from '../platform/secrets.ts';
import { query } from '../platform/sql.ts';

// The end of the trail, signed, kept outside the database: without it nobody could tell that the last events are gone.

const shape = z.object({ seq: z.number().int(), hash: z.string(), at: z.string(), signature: z.string() });
export type Checkpoint = z.infer<typeof shape>;

const USE = 'audit checkpoint';
const fileIn = (dataDir: string) => path.join(dataDir, 'audit', 'checkpoint.json');
const signedText = ({ seq, hash, at }: Omit<Checkpoint, 'signature'>) => `${seq}\n${hash}\n${at}`;

/** The last checkpoint, null where there is none yet. Throws where its signature is not ours. */
export async function readCheckpoint(dataDir: string, secrets: string[]): Promise<Checkpoint | null> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  const checkpoint = shape.parse(JSON.parse(text));
  if (isSigned(secrets, USE, signedText(checkpoint), checkpoint.signature)) return checkpoint;
  throw new Error('The checkpoint of the audit trail was not signed by this site.');
}

interface End {
  seq: number;
  hash: string;
  /** Hash of the event the last checkpoint was made of, as it is now. */
  atCheckpoint: string | null;
}

const END = `select seq::float8 as seq, encode(hash, 'hex') as hash,
  (select encode(hash, 'hex') from audit_event where seq = $1) as "atCheckpoint" from audit_event order by seq desc limit 1`;

/**
 * Writes where the trail ends now. Returns false, and leaves the old checkpoint as evidence, where the trail no longer
 * holds what that one was made of.
 */
export async function writeCheckpoint(em: SqlEntityManager, dataDir: string, secrets: string[]): Promise<boolean> {
  const known = await readCheckpoint(dataDir, secrets);
  const [end] = await query<End>(em, END, [known?.seq ?? 0]);
  if (known && end?.atCheckpoint !== known.hash) return false;
  if (!end || end.seq === known?.seq) return true;
  const checkpoint = { seq: end.seq, hash: end.hash, at: new Date().toISOString() };
  const file = fileIn(dataDir);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  await writeFile(
    draft,
    JSON.stringify({ ...checkpoint, signature: sign(secrets[0] ?? '', USE, signedText(checkpoint)) }),
    { mode: 0o600 },
  );
  await rename(draft, file);
  return true;
}
