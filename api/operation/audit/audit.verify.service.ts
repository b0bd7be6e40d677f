import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { hashEvent, type Link } from './audit.archive.ts';
import { type Checkpoint, readCheckpoint } from './audit.checkpoint.service.ts';
import { findRemoval, readOldest, type Removal } from './audit.removal.query.ts';

export interface Verdict {
  /** The events of the log. */
  events: number;
  /** One sentence that names the first event that was tampered with. Null if the log is intact. */
  error: string | null;
  /** The events that were removed from the old end. Absent if there are none. */
  removed?: Removal & { isUnfinished: boolean };
}

const BATCH = 2_000;

const readLinks = (em: SqlEntityManager, after: number) =>
  getKysely(em)
    .selectFrom('audit_event as e')
    .select(({ fn, table, val }) => [
      'e.seq',
      'e.at',
      fn<string>('audit_content', [table('e')]).as('content'),
      fn<string>('encode', ['e.previousHash', val('hex')]).as('previousHash'),
      fn<string>('encode', ['e.hash', val('hex')]).as('hash'),
    ])
    .where('e.seq', '>', String(after))
    .orderBy('e.seq')
    .limit(BATCH)
    .execute();

/** The events in their order, the oldest first. */
export async function* walkEvents(em: SqlEntityManager): AsyncGenerator<Link & { at: Date }> {
  for (let last = 0; ;) {
    const links = await readLinks(em, last);
    yield* links;
    if (links.length < BATCH) return;
    last = Number(links.at(-1)!.seq);
  }
}

/**
 * Walks the chain from the first event and recomputes every hash. A changed, inserted or removed row breaks the chain
 * at that point. Rows cut off at the end show only through the checkpoint, which is outside the database. Rows removed
 * from the old end are named by a signed event.
 */
export async function verifyAudit(
  em: SqlEntityManager,
  checkpoint: Checkpoint | null,
  secrets: readonly string[] = [],
): Promise<Verdict> {
  const oldest = await readOldest(em);
  const removal = oldest && oldest.seq > 1 ? await findKnownRemoval(em, oldest.seq, checkpoint, secrets) : null;
  const isUnfinished = removal !== null && oldest!.seq <= removal.last;
  const before = removal ? oldest!.seq - 1 : (checkpoint?.cut?.last ?? 0);
  let [last, hash] = [before, isUnfinished ? oldest!.previousHash : (removal?.hash ?? '')];
  for await (const link of walkEvents(em)) {
    const error = findError(link, last + 1, hash) ?? missesCheckpoint(link, checkpoint) ?? missesRemoval(link, removal);
    if (error) return { events: last - before, error };
    last = Number(link.seq);
    hash = link.hash;
  }
  const events = last - before;
  if (checkpoint && checkpoint.seq > last) {
    return {
      events,
      error: `Event ${last + 1} is missing: the checkpoint lists ${checkpoint.seq} events, the log ends at ${last}.`,
    };
  }
  return { events, error: null, ...(removal && { removed: { ...removal, isUnfinished } }) };
}

const findKnownRemoval = (
  em: SqlEntityManager,
  oldest: number,
  checkpoint: Checkpoint | null,
  secrets: readonly string[],
) =>
  findRemoval(
    em,
    oldest,
    ({ last, hash }) => !checkpoint || (checkpoint.cut?.last === last && checkpoint.cut.hash === hash),
    secrets,
  );

const MISSING =
  'The checkpoint is missing: events cut from the end would not be found. It is in audit/checkpoint.json of the data folder that the server uses.';

/** Verifies the log against the checkpoint in the data folder. A log with events but no checkpoint is not trusted. */
export async function verifyAuditLog(em: SqlEntityManager, dataDir: string, secrets: string[]): Promise<Verdict> {
  const checkpoint = await readCheckpoint(dataDir, secrets);
  const verdict = await verifyAudit(em, checkpoint, secrets);
  return { ...verdict, error: verdict.error ?? (checkpoint || verdict.events === 0 ? null : MISSING) };
}

function findError({ seq, content, previousHash, hash }: Link, expected: number, previous: string): string | null {
  if (Number(seq) !== expected) return `Event ${expected} is missing.`;
  if (previousHash !== previous) return `Event ${seq} does not follow from the event before it.`;
  return hashEvent(previousHash, content) === hash ? null : `Event ${seq} was changed after it was written.`;
}

/** Detects a chain that was rewritten from some event on: the attacker cannot sign a new checkpoint. */
function missesCheckpoint({ seq, hash }: Link, checkpoint: Checkpoint | null): string | null {
  if (!checkpoint || checkpoint.seq !== Number(seq) || checkpoint.hash === hash) return null;
  return `Event ${seq} does not match the checkpoint: the log before it was rewritten.`;
}

/** Detects events that are between those that were removed and the end of the removal, and are not those it names. */
function missesRemoval({ seq, hash }: Link, removal: Removal | null): string | null {
  if (!removal || removal.last !== Number(seq) || removal.hash === hash) return null;
  return `Event ${seq} is not the one that the removal of events names.`;
}
