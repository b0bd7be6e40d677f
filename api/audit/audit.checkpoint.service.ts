import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { z } from 'zod';
import { isSigned, sign } from '../platform/secrets.ts';

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
  throw new Error('The checkpoint of the audit log was not signed by this site.');
}

/** The last event, and as `atCheckpoint` the present hash of the event that the last checkpoint is about. */
const readEnd = (em: SqlEntityManager, checkpointSeq: number) =>
  em
    .getKysely<Database>()
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

/** Exists once a first checkpoint was written: from then on, a missing one was removed. */
const markerIn = (dataDir: string) => path.join(dataDir, 'audit', 'has-checkpoint');

/**
 * Writes where the log ends now. Returns false, and leaves what is there as evidence, where the log no longer holds
 * what the last checkpoint was made of, or that checkpoint was removed.
 */
export async function writeCheckpoint(em: SqlEntityManager, dataDir: string, secrets: string[]): Promise<boolean> {
  const known = await readCheckpoint(dataDir, secrets);
  if (!known && existsSync(markerIn(dataDir))) return false;
  const end = await readEnd(em, known?.seq ?? 0);
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
  await writeFile(markerIn(dataDir), '', { mode: 0o600 });
  return true;
}
