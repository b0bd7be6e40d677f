import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '../kysely.ts';
import { type Checkpoint, readCheckpoint } from './audit.checkpoint.service.ts';

export interface Verdict {
  events: number;
  /** One sentence that names the first event that was tampered with. Null if the log is intact. */
  error: string | null;
}

const BATCH = 2_000;

const readLinks = (em: SqlEntityManager, after: number) =>
  getKysely(em)
    .selectFrom('audit_event as e')
    .select(({ fn, table, val }) => [
      'e.seq',
      fn<string>('audit_content', [table('e')]).as('content'),
      fn<string>('encode', ['e.previousHash', val('hex')]).as('previousHash'),
      fn<string>('encode', ['e.hash', val('hex')]).as('hash'),
    ])
    .where('e.seq', '>', String(after))
    .orderBy('e.seq')
    .limit(BATCH)
    .execute();
type Link = Awaited<ReturnType<typeof readLinks>>[number];

/**
 * Walks the chain from the first event and recomputes every hash. A changed, inserted or removed row breaks the chain
 * at that point. Rows cut off at the end show only through the checkpoint, which is outside the database.
 */
export async function verifyAudit(em: SqlEntityManager, checkpoint: Checkpoint | null): Promise<Verdict> {
  let [last, hash] = [0, ''];
  for (;;) {
    const links = await readLinks(em, last);
    for (const link of links) {
      const error = findError(link, last + 1, hash) ?? missesCheckpoint(link, checkpoint);
      if (error) return { events: last, error };
      last = Number(link.seq);
      hash = link.hash;
    }
    if (links.length < BATCH) break;
  }
  if (checkpoint && checkpoint.seq > last) {
    return {
      events: last,
      error: `Event ${last + 1} is missing: the checkpoint lists ${checkpoint.seq} events, the log ends at ${last}.`,
    };
  }
  return { events: last, error: null };
}

const MISSING =
  'The checkpoint is missing: events cut from the end would not be found. It is in audit/checkpoint.json of the data folder that the server uses.';

/** Verifies the log against the checkpoint in the data folder. A log with events but no checkpoint is not trusted. */
export async function verifyAuditLog(em: SqlEntityManager, dataDir: string, secrets: string[]): Promise<Verdict> {
  const checkpoint = await readCheckpoint(dataDir, secrets);
  const { events, error } = await verifyAudit(em, checkpoint);
  return { events, error: error ?? (checkpoint || events === 0 ? null : MISSING) };
}

function findError({ seq, content, previousHash, hash }: Link, expected: number, previous: string): string | null {
  if (Number(seq) !== expected) return `Event ${expected} is missing.`;
  if (previousHash !== previous) return `Event ${seq} does not follow from the event before it.`;
  const actual = createHash('sha256').update(Buffer.from(previousHash, 'hex')).update(content).digest('hex');
  return actual === hash ? null : `Event ${seq} was changed after it was written.`;
}

/** Detects a chain that was rewritten from some event on: the attacker cannot sign a new checkpoint. */
function missesCheckpoint({ seq, hash }: Link, checkpoint: Checkpoint | null): string | null {
  if (!checkpoint || checkpoint.seq !== Number(seq) || checkpoint.hash === hash) return null;
  return `Event ${seq} does not match the checkpoint: the log before it was rewritten.`;
}
