import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/graphql/loaders.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '../platform/pagination.ts';
import { prepare } from '../prepare.ts';
import type { DocumentNews, PortalDocument } from './document.entity.ts';
import { documentPolicy } from './document.policy.ts';
import { documentFor, selectDocuments } from './document.read.service.ts';
import { placeViewer, toViewerValues, type ViewerValues } from './visibility.query.ts';

/** The level needed to read a document. Documents below it never count as unread. */
const VIEW = 2;

/** 'NEW' or 'CHANGED' for the document's reader. Null if they have read the newest version or may not read it. */
export const getDocumentNews = async (
  context: Context,
  { id, level, fileAt, readerId }: PortalDocument,
): Promise<DocumentNews | null> => {
  if (readerId === null || level < VIEW) return null;
  const readAt = await load(context, loadLastReadings, `${readerId} ${id}`);
  if (!readAt) return 'NEW';
  return readAt < fileAt ? 'CHANGED' : null;
};

async function loadLastReadings({ em }: Context, keys: readonly string[]): Promise<(Date | null)[]> {
  const pairs = keys.map((key) => key.split(' ') as [string, string]);
  const readers = new Set(pairs.map(([reader]) => reader));
  const byReader = new Map(
    await Promise.all(
      [...readers].map(async (reader) => {
        const ids = pairs.filter(([own]) => own === reader).map(([, id]) => id);
        return [reader, await findLastReadings(em, reader, ids)] as const;
      }),
    ),
  );
  return pairs.map(([reader, id]) => byReader.get(reader)?.get(id) ?? null);
}

const readLastReadings = prepare<{ accountId: string; documentIds: readonly string[] }>()((db, value) =>
  db
    .selectFrom('reading_trace')
    .select((eb) => ['document_id as id', eb.fn.max('created_at').as('at')])
    .where('account_id', '=', value('accountId'))
    .where((eb) => eb('document_id', '=', eb.fn.any(value('documentIds'))))
    .groupBy('document_id'),
);

/** When the account last read a page of each of these documents. Unread documents are not in the map. */
async function findLastReadings(
  em: SqlEntityManager,
  accountId: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await readLastReadings.all(em, { accountId, documentIds });
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}

const readUnread = prepare<ViewerValues & { addedAt: string | null; id: string | null; limit: number }>()((db, value) =>
  selectDocuments(db, placeViewer(value))
    .where('seen.level', '>=', VIEW)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('reading_trace as t')
            .select('t.document_id')
            .where('t.account_id', '=', value('viewerId'))
            .whereRef('t.document_id', '=', 'd.id')
            .whereRef('t.created_at', '>=', 'v.created_at'),
        ),
      ),
    )
    .where((eb) => {
      const after = eb.cast<string>(value('addedAt'), 'timestamptz');
      return eb.or([
        eb(after, 'is', null),
        eb(eb.refTuple('v.created_at', 'd.id'), '<', eb.tuple(after, eb.cast<string>(value('id'), 'text'))),
      ]);
    })
    .orderBy('v.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(value('limit')),
);

const unreadCursor = z.tuple([z.iso.datetime(), z.string().max(60)]);

/** The documents whose newest version the viewer can read but has not read yet, newest first. */
export async function listUnreadDocuments(
  { em, viewer }: Context,
  args: ConnectionArgs,
): Promise<Connection<PortalDocument>> {
  authorize(documentPolicy, viewer, 'list', null);
  const toPage = (rows: PortalDocument[]) => toConnection(rows, args, ({ fileAt, id }) => [fileAt.toISOString(), id]);
  if (viewer.kind !== 'user') return toPage([]);
  const [addedAt, id] = args.after ? decodeCursor(args.after, unreadCursor) : [null, null];
  const limit = args.first + 1;
  const values = { ...toViewerValues(viewer), addedAt, id, limit };
  return toPage((await readUnread.all(em, values)).map(documentFor(viewer)));
}
