import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '#api/entities.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { readText } from '#api/platform/database/sql.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import {
  type Connection,
  type ConnectionArgs,
  decodeCursor,
  toConnection,
  timeCursor,
} from '#api/platform/pagination.ts';
import { prepare } from '#api/kysely.ts';
import type { DocumentNews, PortalDocument } from './document.type.ts';
import { documentPolicy, getLevelToOpen, selectLevelToOpen } from './document.policy.ts';
import { documentFor, selectDocuments } from './document.read.service.ts';
import { placeViewer, toViewerValues, type ViewerValues } from './visibility.query.ts';

// A version counts as read if the reader's browser reported that a page was in view, or if the whole file was sent. A
// page that was only sent does not count, because browsers load pages in advance.

/** 'NEW' or 'CHANGED' for the document's reader. Null if they have read the newest version or cannot open it. */
export const getDocumentNews = async (
  context: Context,
  { id, level, pageCount, version, restoredFrom, readerId }: PortalDocument,
): Promise<DocumentNews | null> => {
  if (readerId === null || level < getLevelToOpen(pageCount)) return null;
  const lastRead = await load(context, loadLastReadings, `${readerId} ${id}`);
  if (lastRead === null) return 'NEW';
  // A person who last read the version that is current again has read this file.
  return lastRead < version && lastRead !== restoredFrom ? 'CHANGED' : null;
};

async function loadLastReadings({ em }: Context, keys: readonly string[]): Promise<(number | null)[]> {
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

const isInView = sql.lit('document.read');
const getVersion = (eb: ExpressionBuilder<Database & { e: Database['audit_event'] }, 'e'>) =>
  eb.cast<number>(readText(eb.ref('e.details'), 'version'), 'integer');

const readLastReadings = prepare<{ accountId: string; documentIds: readonly string[] }>()((db, value) =>
  db
    .selectFrom(
      db
        .selectFrom('audit_event as e')
        .select((eb) => [eb.ref('e.subjectId').$notNull().as('id'), getVersion(eb).as('version')])
        .where('e.kind', '=', isInView)
        .where('e.actorId', '=', value('accountId'))
        .where('e.subjectId', '=', (eb) => eb.fn.any(value('documentIds')))
        .unionAll(
          db
            .selectFrom('reading_trace')
            .select((eb) => ['documentId as id', eb.cast<number>('versionId', 'integer').as('version')])
            .where('accountId', '=', value('accountId'))
            .where('page', 'is', null)
            .where((eb) => eb('documentId', '=', eb.fn.any(value('documentIds')))),
        )
        .unionAll(
          db
            .selectFrom('earlier_reading')
            .select((eb) => ['documentId as id', eb.ref('readVersion').$notNull().as('version')])
            .where('accountId', '=', value('accountId'))
            .where((eb) => eb('documentId', '=', eb.fn.any(value('documentIds'))))
            .where('readVersion', 'is not', null),
        )
        .as('read'),
    )
    .select((eb) => ['read.id', eb.fn.max<number>('read.version').as('version')])
    .groupBy('read.id'),
);

/** The last version of each of these documents that the account read. Unread documents are not in the map. */
async function findLastReadings(
  em: SqlEntityManager,
  accountId: string,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await readLastReadings.all(em, { accountId, documentIds });
  return new Map(rows.map(({ id, version }) => [id, version]));
}

type OfDocument = ExpressionBuilder<Database & { d: Database['document']; v: Database['document_version'] }, 'd' | 'v'>;

/** The readings of document `d` whose version compares to one of its versions, also those that were removed. */
const selectReadings = (
  eb: OfDocument,
  viewerId: Expression<string | null>,
  operator: '=' | '>' | '>=',
  version: 'd.version' | 'v.restoredFrom',
) =>
  [
    eb
      .selectFrom('audit_event as e')
      .select('e.subjectId as id')
      .where('e.kind', '=', isInView)
      .where('e.actorId', '=', viewerId)
      .whereRef('e.subjectId', '=', 'd.id')
      .where((eb) => eb(getVersion(eb), operator, eb.ref(version))),
    eb
      .selectFrom('reading_trace as t')
      .select('t.documentId as id')
      .where('t.accountId', '=', viewerId)
      .where('t.page', 'is', null)
      .whereRef('t.documentId', '=', 'd.id')
      .where((eb) => eb(eb.cast<number>('t.versionId', 'integer'), operator, eb.ref(version))),
    eb
      .selectFrom('earlier_reading as k')
      .select('k.documentId as id')
      .where('k.accountId', '=', viewerId)
      .whereRef('k.documentId', '=', 'd.id')
      .whereRef('k.readVersion', operator, version),
  ] as const;

/** Whether the last version of document `d` that the viewer read is the one that is current again. */
const hasReadRestored = (eb: OfDocument, viewerId: Expression<string | null>) => {
  const exists = (operator: '=' | '>') =>
    eb.or(selectReadings(eb, viewerId, operator, 'v.restoredFrom').map((readings) => eb.exists(readings)));
  return eb.and([eb('v.restoredFrom', 'is not', null), exists('='), eb.not(exists('>'))]);
};

const readUnread = prepare<ViewerValues & { addedAt: Date | null; id: string | null; limit: number }>()((db, value) =>
  selectDocuments(db, placeViewer(value))
    .where((eb) => eb('seen.level', '>=', selectLevelToOpen(eb.ref('v.pages'))))
    .where((eb) => {
      const readings = selectReadings(eb, value('viewerId'), '>=', 'd.version');
      return eb.and(readings.map((reading) => eb.not(eb.exists(reading))));
    })
    .where((eb) => eb.not(hasReadRestored(eb, value('viewerId'))))
    .where((eb) => {
      const after = eb.cast<Date>(value('addedAt'), 'timestamptz');
      return eb.or([
        eb(after, 'is', null),
        eb(eb.refTuple('v.createdAt', 'd.id'), '<', eb.tuple(after, eb.cast<string>(value('id'), 'text'))),
      ]);
    })
    .orderBy('v.createdAt', 'desc')
    .orderBy('d.id', 'desc')
    .limit(value('limit')),
);

/** The documents whose newest version the viewer can open but has not read yet, newest first. */
export async function listUnreadDocuments(
  { em, viewer }: Context,
  args: ConnectionArgs,
): Promise<Connection<PortalDocument>> {
  authorize(documentPolicy, viewer, 'list', null);
  const toPage = (rows: PortalDocument[]) => toConnection(rows, args, ({ fileAt, id }) => [fileAt.toISOString(), id]);
  if (viewer.kind !== 'user') return toPage([]);
  const [addedAt, id] = args.after ? decodeCursor(args.after, timeCursor) : [null, null];
  const limit = args.first + 1;
  const values = { ...toViewerValues(viewer), addedAt, id, limit };
  return toPage((await readUnread.all(em, values)).map(documentFor(viewer)));
}
