import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { changeRetentionDays } from '#graphql/limits.ts';
import { toViewerValues } from '#api/portal/documents/visibility.query.ts';
import { getKysely } from '#api/kysely.ts';
import type { Context } from '#api/platform/context.ts';
import { subtractFromNow } from '#api/platform/database/sql.ts';
import { fail } from '#api/platform/errors.ts';
import type { Connection } from '#api/platform/pagination.ts';
import type { Viewer } from '#api/platform/viewer.ts';
import { ChangeRetention } from './change.entity.ts';
import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';
import { deriveKey } from '#api/platform/secrets.ts';
import type { Change, ChangeType, ChangesArgs } from './change.type.ts';
import { listReadableTypes } from './change.policy.ts';
import { readPage, readPositions } from './change.query.ts';

/** A change with its position. The position is secret, because it counts the changes that a reader cannot see. */
export type PlacedChange = Change & { position: string };

interface Range {
  after: string;
  upTo: string;
  /** Absent for all types. */
  types?: readonly ChangeType[] | null | undefined;
  limit: number;
}

/** A cursor after a position. */
export const toCursor = ({ services }: Pick<Context, 'services'>, position: string): string =>
  encodePosition(position, services.secrets);

/** The changes in a range of positions that the viewer can read now, in the order of their commits. */
export async function readChanges(em: SqlEntityManager, viewer: Viewer, range: Range): Promise<PlacedChange[]> {
  const { types, ...rest } = range;
  const isRequested = (type: ChangeType) => !types || types.includes(type);
  const readable = listReadableTypes(viewer).filter(isRequested);
  // Each token reads that the rights of its owner changed, also without the scope that reads people.
  const values = { ...toViewerValues(viewer), ...rest, types: readable, withOwnAccount: isRequested('USER') };
  return readPage.all(em, values);
}

/** True if the viewer can read the object of a change now. */
export async function canReadChange(em: SqlEntityManager, viewer: Viewer, position: string): Promise<boolean> {
  const range = { after: String(BigInt(position) - 1n), upTo: position, limit: 1 };
  return (await readChanges(em, viewer, range)).length > 0;
}

/** The position of the newest change. All changes up to it are visible, and no other change gets such a position. */
export async function readLatestPosition(em: SqlEntityManager): Promise<string> {
  return (await readPositions.first(em, {}))?.latest ?? '0';
}

/** The position of a cursor, between the oldest and the newest stored change. Fails with CURSOR_EXPIRED. */
export async function resolveCursor({ em, services }: Pick<Context, 'em' | 'services'>, cursor: string) {
  const after = decodePosition(cursor, services.secrets);
  const { latest = '0', pruned = '0' } = (await readPositions.first(em, {})) ?? {};
  // A cursor can be newer than all changes if the database was restored from a backup.
  if (BigInt(after) < BigInt(pruned) || BigInt(after) > BigInt(latest)) fail('CURSOR_EXPIRED');
  return { after, latest };
}

export interface ChangeConnection extends Connection<Change> {
  latestCursor: string;
}

/** A page of the changes that the viewer can read, the oldest first. */
export async function listChanges(context: Context, args: ChangesArgs): Promise<ChangeConnection> {
  const { em, viewer } = context;
  // Read first, so that no change that is committed meanwhile is skipped by `latestCursor`.
  const { after, latest } = args.after
    ? await resolveCursor(context, args.after)
    : { after: '0', latest: await readLatestPosition(em) };
  const range = { after, upTo: latest, types: args.filter?.types, limit: args.first + 1 };
  const rows = await readChanges(em, viewer, range);
  const edges = rows.slice(0, args.first).map((node) => ({ node, cursor: toCursor(context, node.position) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: rows.length > args.first,
      hasPreviousPage: Boolean(args.after),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    latestCursor: toCursor(context, latest),
  };
}

/** Deletes changes that are too old. An older cursor fails with CURSOR_EXPIRED. */
export async function pruneChanges(em: SqlEntityManager): Promise<void> {
  await em.transactional(async (em) => {
    const deletedRows = await getKysely(em)
      .deleteFrom('change')
      .where('changedAt', '<', subtractFromNow(`${changeRetentionDays} days`))
      .returning('position')
      .execute();
    if (deletedRows.length === 0) return;
    const pruned = deletedRows
      .map(({ position }) => BigInt(position))
      .reduce((most, position) => (position > most ? position : most));
    await em.nativeUpdate(ChangeRetention, { pruned: { $lt: pruned } }, { pruned });
  });
}

// Positions count all changes. They are encrypted as one block together with random bytes, so that a reader learns
// neither how many changes they cannot see, nor that there was one.

const USE = 'change cursor';
const ALGORITHM = 'aes-256-ecb';
/** Four zero bytes, four random bytes, and eight of the position. */
const BYTES = 16;
const FORM = /^[\w-]{22}$/;

function encodePosition(position: string, secrets: readonly string[]): string {
  const block = Buffer.alloc(BYTES);
  randomFillSync(block, 4, 4);
  block.writeBigUInt64BE(BigInt(position), BYTES / 2);
  const cipher = createCipheriv(ALGORITHM, deriveKey(secrets[0] ?? '', USE), null).setAutoPadding(false);
  return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
}

/** The zero bytes show that a text is a cursor. A guessed cursor only reads from another position. */
function decodePosition(cursor: string, secrets: readonly string[]): string {
  const block = FORM.test(cursor) ? Buffer.from(cursor, 'base64url') : null;
  for (const secret of block ? secrets : []) {
    const decipher = createDecipheriv(ALGORITHM, deriveKey(secret, USE), null).setAutoPadding(false);
    const plain = Buffer.concat([decipher.update(block!), decipher.final()]);
    if (plain.readUInt32BE(0) === 0) return String(plain.readBigUInt64BE(BYTES / 2));
  }
  const message = 'This cursor is not valid.';
  return fail('BAD_USER_INPUT', message, [{ path: ['after'], message }]);
}
