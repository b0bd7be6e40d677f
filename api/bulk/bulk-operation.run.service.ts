import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import { getKysely } from '../kysely.ts';
import { type Context, createVisitorContext } from '../platform/context.ts';
import { now, secondsFromNow } from '../platform/database/sql.ts';
import type { Env } from '../platform/env.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { findOwner } from '../users/owner.service.ts';
import { makePartKey } from './bulk-operation.files.service.ts';
import { readLines } from './bulk-operation.lines.ts';
import { canExport } from './bulk-operation.policy.ts';

const LEASE_SECONDS = 60;
/** A part is written when it has this many bytes, so that an export of any size needs little memory. */
const PART_BYTES = 1_000_000;
/** An operation whose servers stopped, or that failed, this often is given up. */
const MOST_ATTEMPTS = 5;

interface RunOptions {
  env: Env;
  log: Logger;
  secrets: readonly string[];
  /** Ends the run after the present part. Another server continues. */
  signal?: AbortSignal;
}

const lease = (em: SqlEntityManager) =>
  getKysely(em)
    .updateTable('bulk_operation')
    .set((eb) => ({
      status: 'RUNNING' as const,
      leasedUntil: secondsFromNow(LEASE_SECONDS),
      attempts: eb('attempts', '+', 1),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('bulk_operation')
        .select('id')
        .where('status', 'in', ['CREATED', 'RUNNING'])
        .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now())]))
        .orderBy('createdAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'accountId', 'type', 'filter', 'asAdmin', 'cursor', 'attempts'])
    .returning('partCount')
    .executeTakeFirst();

type LeasedOperation = NonNullable<Awaited<ReturnType<typeof lease>>>;

/**
 * Runs one operation to its end. If the server stops, another one continues after the last part when the lease ends.
 * True if there was an operation.
 */
export async function runBulkOperation(em: SqlEntityManager, options: RunOptions): Promise<boolean> {
  const operation = await lease(em);
  if (!operation) return false;
  try {
    if (operation.attempts > MOST_ATTEMPTS) await finish(em, operation.id, 'FAILED');
    else await run(em, options, operation);
  } catch (error) {
    // The lease stays: the next attempt comes when it ends.
    options.log.warn({ err: error, operation: operation.id }, 'a bulk operation was interrupted');
  }
  return true;
}

async function run(em: SqlEntityManager, options: RunOptions, operation: LeasedOperation): Promise<void> {
  let { cursor, partCount: part } = operation;
  for (;;) {
    const lines: string[] = [];
    let bytes = 0;
    do {
      const context = await makeContext(em, options, operation);
      if (!context) return finish(em, operation.id, 'FAILED');
      const page = await readLines(context, operation, cursor);
      lines.push(...page.lines);
      bytes += page.lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
      cursor = page.next;
    } while (cursor !== null && bytes < PART_BYTES);
    const body = Buffer.from(lines.map((line) => `${line}\n`).join(''));
    await openStorage(options.env).put(makePartKey(operation.id, part), body, 'application/x-ndjson');
    part += 1;
    const isRunning = await savePart(em, operation.id, { part, cursor, objects: lines.length, bytes: body.length });
    if (!isRunning) return;
    if (cursor === null) return finish(em, operation.id, 'COMPLETED');
    if (options.signal?.aborted) return release(em, operation.id);
  }
}

/** The owner as they are now. Null if they lost the right to the export. */
async function makeContext(
  em: SqlEntityManager,
  options: RunOptions,
  operation: LeasedOperation,
): Promise<Context | null> {
  const owner = await findOwner(em, options.env, operation.accountId);
  if (!owner || !canExport(owner.viewer, operation)) return null;
  return { ...createVisitorContext({ ...options, em: em.fork() }), viewer: owner.viewer };
}

interface Progress {
  part: number;
  cursor: string | null;
  objects: number;
  bytes: number;
}

/** Stores the progress and prolongs the lease. False if the operation was canceled. */
async function savePart(em: SqlEntityManager, id: string, { part, cursor, objects, bytes }: Progress) {
  const rows = await getKysely(em)
    .updateTable('bulk_operation')
    .set((eb) => ({
      partCount: part,
      cursor,
      objectCount: eb('objectCount', '+', objects),
      byteSize: eb('byteSize', '+', String(bytes)),
      leasedUntil: secondsFromNow(LEASE_SECONDS),
    }))
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .where('partCount', '=', part - 1)
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Another server can take the operation at once. The attempt does not count. */
async function release(em: SqlEntityManager, id: string): Promise<void> {
  await getKysely(em)
    .updateTable('bulk_operation')
    .set((eb) => ({ leasedUntil: null, attempts: eb('attempts', '-', 1) }))
    .where('id', '=', id)
    .execute();
}

async function finish(em: SqlEntityManager, id: string, status: 'COMPLETED' | 'FAILED'): Promise<void> {
  await getKysely(em)
    .updateTable('bulk_operation')
    .set({ status, completedAt: now(), leasedUntil: null })
    .where('id', '=', id)
    .where('status', '=', 'RUNNING')
    .execute();
}
