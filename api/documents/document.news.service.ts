import { z } from 'zod';
import { lastReadings } from '../reading/trace.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import type { DocumentNews, PortalDocument } from './document.entity.ts';
import { documentPolicy } from './document.policy.ts';
import { COLUMNS, documentFor, type FlatDocument, FROM, standing } from './document.reading.service.ts';

/** Level from which somebody may read a document. What nobody may open is never news to them. */
const VIEW = 2;

/** What there is to read in a document for whose view of it this is; null where they read the newest version. */
export const newsOf = async (
  context: Context,
  { id, level, fileAt, readerId }: PortalDocument,
): Promise<DocumentNews | null> => {
  if (readerId === null || level < VIEW) return null;
  const readAt = await load(context, readingsOf, `${readerId} ${id}`);
  if (!readAt) return 'NEW';
  return readAt < fileAt ? 'CHANGED' : null;
};

async function readingsOf({ em }: Context, keys: readonly string[]): Promise<(Date | null)[]> {
  const pairs = keys.map((key) => key.split(' ') as [string, string]);
  const readers = new Set(pairs.map(([reader]) => reader));
  const byReader = new Map(
    await Promise.all(
      [...readers].map(async (reader) => {
        const ids = pairs.filter(([own]) => own === reader).map(([, id]) => id);
        return [reader, await lastReadings(em, reader, ids)] as const;
      }),
    ),
  );
  return pairs.map(([reader, id]) => byReader.get(reader)?.get(id) ?? null);
}

// In milliseconds, as JavaScript reads it, so that a cursor finds its row again.
const ADDED_AT = "date_trunc('milliseconds', v.created_at)";
const unreadCursor = z.tuple([z.iso.datetime(), z.string().max(60)]);

/** The documents whose newest version the viewer can read and has not read, newest first. */
export async function listUnreadDocuments(
  { em, viewer }: Context,
  args: ConnectionArgs,
): Promise<Connection<PortalDocument>> {
  authorize(documentPolicy, viewer, 'list', null);
  const toPage = (rows: PortalDocument[]) => toConnection(rows, args, ({ fileAt, id }) => [fileAt.toISOString(), id]);
  if (viewer.kind !== 'user') return toPage([]);
  const { values, bind } = binder();
  const start = standing(viewer, bind);
  const [addedAt, id] = args.after ? decodeCursor(args.after, unreadCursor) : [null, null];
  const isAfter = addedAt === null ? '' : `and (${ADDED_AT}, d.id) < (${bind(addedAt)}::timestamptz, ${bind(id)})`;
  const sql = `${start} select ${COLUMNS} ${FROM}
    where s.level >= ${VIEW} and not exists (select from reading_trace t
      where t.account_id = ${bind(viewer.id)} and t.document_id = d.id and t.created_at >= v.created_at) ${isAfter}
    order by ${ADDED_AT} desc, d.id desc limit ${bind(args.first + 1)}`;
  return toPage((await query<FlatDocument>(em, sql, values)).map(documentFor(viewer)));
}
