import { existsSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DeleteQueryBuilder, DeleteResult } from 'kysely';
import type { Database } from '#api/entities.ts';
import { getKysely } from '#api/kysely.ts';
import { writeWholeFile } from '#api/platform/operator-files.ts';
import { type Archive, ArchiveError, readArchive, writeArchive } from './audit.archive.ts';
import { writeCheckpoint } from './audit.checkpoint.service.ts';
import { findRemoval, readOldest, type Removal, signRemoval } from './audit.removal.query.ts';
import { bySystem, record } from './audit.service.ts';
import { verifyAuditLog, walkEvents } from './audit.verify.service.ts';

/** Younger events cannot be removed. The database refuses it, too. */
export const YOUNGEST_DAYS = 90;

const DAY_MS = 86_400_000;
const BATCH = 2_000;
/** Lets the writes of the site go first. */
const PAUSE_MS = 20;

interface Site {
  dataDir: string;
  secrets: string[];
}

type EventDeletion = DeleteQueryBuilder<Database, 'audit_event', DeleteResult>;

/** Deletes some events, after it has stored what the site still has to know of them. */
export type RemoveEvents = (
  em: SqlEntityManager,
  select: (deletion: EventDeletion) => EventDeletion,
) => Promise<number>;

/** A reason not to export or remove anything, as a sentence. */
export class RemovalError extends TypeError {}

async function* walkUntil(em: SqlEntityManager, until: Date) {
  for await (const link of walkEvents(em)) {
    if (link.at >= until) return;
    yield link;
  }
}

/** Writes the events before a time to a new file, and reads it back. */
export async function exportUntil(em: SqlEntityManager, until: Date, file: string): Promise<Archive> {
  if (existsSync(file)) throw new RemovalError(`${file} exists already. Name a new file.`);
  const oldest = await walkUntil(em, until).next();
  if (oldest.done) throw new RemovalError(`The audit log has no events before ${until.toISOString()}.`);
  await writeWholeFile(file, (out) => pipeline(writeArchive(walkUntil(em, until)), out), { isNew: true });
  return readArchive(file);
}

/** The events that `removeExported` removes. Throws if the file does not contain exactly the events before the time. */
export async function planRemoval(em: SqlEntityManager, until: Date, file: string, site: Site): Promise<Removal> {
  if (until.getTime() > Date.now() - YOUNGEST_DAYS * DAY_MS)
    throw new RemovalError(`Events of the last ${YOUNGEST_DAYS} days cannot be removed. Name an earlier date.`);
  const archive = await readArchive(file);
  const { error } = await verifyAuditLog(em, site.dataDir, site.secrets);
  if (error) throw new RemovalError(`The audit log is not intact, so nothing was removed. ${error}`);
  const unfinished = await findUnfinished(em, site.secrets);
  // A removal that was interrupted goes on.
  if (unfinished?.last === archive.last && unfinished.hash === archive.hash) return unfinished;
  if (unfinished)
    throw new RemovalError(`Finish the removal of the events until ${unfinished.until} first, with its own file.`);
  await assertExact(em, until, file, archive);
  const { first, last, count, hash } = archive;
  return { first, last, count, hash, until: until.toISOString() };
}

/** A removal that the log names and that is not done. */
async function findUnfinished(em: SqlEntityManager, secrets: string[]): Promise<Removal | null> {
  const oldest = await readOldest(em);
  return oldest ? findRemoval(em, oldest.seq + 1, () => false, secrets) : null;
}

async function assertExact(em: SqlEntityManager, until: Date, file: string, archive: Archive): Promise<void> {
  const oldest = await readOldest(em);
  const [newest, next] = await getKysely(em)
    .selectFrom('audit_event')
    .select(['seq', 'at'])
    .select(({ fn, val }) => fn<string>('encode', ['hash', val('hex')]).as('hash'))
    .where('seq', '>=', String(archive.last))
    .orderBy('audit_event.seq')
    .limit(2)
    .execute();
  const isExact =
    oldest?.seq === archive.first &&
    oldest.previousHash === archive.after &&
    newest?.seq === String(archive.last) &&
    newest.hash === archive.hash &&
    newest.at < until &&
    (!next || next.at >= until);
  if (isExact) return;
  throw new ArchiveError(
    `${file} does not contain exactly the events of this log before ${until.toISOString()}, so nothing was removed. Export them again.`,
  );
}

/**
 * Removes the events of a plan. First an event of the log names them, with a signature: the removal is then part of the
 * chain, and another run finishes it if this one is interrupted. No transaction takes longer than one batch.
 */
export async function removeExported(
  em: SqlEntityManager,
  plan: Removal,
  { dataDir, secrets, remove }: Site & { remove: RemoveEvents },
): Promise<void> {
  if (!(await findUnfinished(em, secrets)))
    await em.transactional((inner) =>
      record(bySystem, inner, { kind: 'audit.pruned', details: signRemoval(plan, secrets) }),
    );
  for (let from = (await readOldest(em))!.seq; from <= plan.last; from += BATCH) {
    const last = Math.min(from + BATCH - 1, plan.last);
    await remove(em, (deletion) => deletion.where('seq', '<=', String(last)));
    await pause(PAUSE_MS);
  }
  await writeCheckpoint(em, dataDir, secrets);
}
