import { createHash } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../entities.ts';
import { type Checkpoint, readCheckpoint } from './audit.checkpoint.service.ts';

export interface Verdict {
  events: number;
  /** One sentence naming the first event that is not as it was written; null where all are. */
  fault: string | null;
}

const BATCH = 2_000;

const readLinks = (em: SqlEntityManager, after: number) =>
  em
    .getKysely<Database>()
    .selectFrom('audit_event as e')
    .select(({ fn, table, val }) => [
      'e.seq',
      fn<string>('audit_content', [table('e')]).as('content'),
      fn<string>('encode', ['e.previous_hash', val('hex')]).as('previousHash'),
      fn<string>('encode', ['e.hash', val('hex')]).as('hash'),
    ])
    .where('e.seq', '>', String(after))
    .orderBy('e.seq')
    .limit(BATCH)
    .execute();
type Link = Awaited<ReturnType<typeof readLinks>>[number];

/**
 * Walks the chain from its first event and computes every hash anew. A row changed, inserted or removed breaks the
 * chain at its place; rows cut from the end are missed by the checkpoint, which lies outside the database.
 */
export async function verifyAudit(em: SqlEntityManager, checkpoint: Checkpoint | null): Promise<Verdict> {
  let [last, hash] = [0, ''];
  for (;;) {
    const links = await readLinks(em, last);
    for (const link of links) {
      const fault = findError(link, last + 1, hash) ?? missesCheckpoint(link, checkpoint);
      if (fault) return { events: last, fault };
      last = Number(link.seq);
      hash = link.hash;
    }
    if (links.length < BATCH) break;
  }
  if (checkpoint && checkpoint.seq > last) {
    return {
      events: last,
      fault: `Event ${last + 1} is missing: the checkpoint lists ${checkpoint.seq} events, the log ends at ${last}.`,
    };
  }
  return { events: last, fault: null };
}

const MISSING =
  'The checkpoint is missing: events cut from the end would not be found. It is in audit/checkpoint.json of the data folder that the server uses.';

/** The same with the checkpoint of the data folder, without which a log that has events cannot be trusted. */
export async function verifyAuditLog(em: SqlEntityManager, dataDir: string, secrets: string[]): Promise<Verdict> {
  const checkpoint = await readCheckpoint(dataDir, secrets);
  const { events, fault } = await verifyAudit(em, checkpoint);
  return { events, fault: fault ?? (checkpoint || events === 0 ? null : MISSING) };
}

function findError({ seq, content, previousHash, hash }: Link, expected: number, previous: string): string | null {
  if (Number(seq) !== expected) return `Event ${expected} is missing.`;
  if (previousHash !== previous) return `Event ${seq} does not follow from the event before it.`;
  const actual = createHash('sha256').update(Buffer.from(previousHash, 'hex')).update(content).digest('hex');
  return actual === hash ? null : `Event ${seq} was changed after it was written.`;
}

/** Whoever rewrites the whole chain from some event on still cannot sign the checkpoint. */
function missesCheckpoint({ seq, hash }: Link, checkpoint: Checkpoint | null): string | null {
  if (!checkpoint || checkpoint.seq !== Number(seq) || checkpoint.hash === hash) return null;
  return `Event ${seq} does not match the checkpoint: the log before it was rewritten.`;
}
