import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '#api/entities.ts';
import { getKysely, prepare } from '#api/kysely.ts';
import { refuseUnsigned } from '../ndas/nda.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import {
  type Connection,
  type ConnectionArgs,
  decodeCursor,
  paginateBy,
  toConnection,
} from '#api/platform/pagination.ts';
import { buildPerson } from '#api/platform/person.ts';
import { containsText } from '#api/platform/database/sql.ts';
import type { Prepared } from '#api/platform/database/prepare.ts';
import { isAdmin, type Viewer } from '#api/platform/viewer.ts';
import type { Finding } from '../uploads/upload.finding.service.ts';
import type { DocumentVersion, PortalDocument } from './document.type.ts';
import type { DocumentsArgs } from './document.input.ts';
import { type Principal, findDelegatedRight } from './document.delegate.service.ts';
import { toFileFindings } from './document.inspect.service.ts';
import { documentPolicy } from './document.policy.ts';
import {
  bindViewer,
  type BoundViewer,
  formatNumber,
  isAfterNumber,
  isBelowNumber,
  numberedDocuments,
  numberedDocumentsAfter,
  numberedDocumentsById,
  numberedFolders,
  placeViewer,
  toViewerValues,
  type ViewerValues,
} from './visibility.query.ts';

/** The columns of documents `d` with their newest version `v`. */
export const documentColumns = [
  ...([
    'd.id',
    'd.title',
    'd.summary',
    'd.version',
    'd.updatedAt',
    'd.folderId',
    'd.pinnedAt',
    'd.hasCleanDownloads',
  ] as const),
  ...(['v.name as fileName', 'v.type as mediaType', 'v.size as byteSize', 'v.pages as pageCount'] as const),
  ...(['v.createdAt as fileAt', 'v.restoredFrom', 'seen.level', 'seen.ownLevel'] as const),
] as const;

/** The documents that the viewer can list, with their newest versions. Callers can add conditions. */
export const selectDocuments = (
  db: Kysely<Database>,
  viewer: BoundViewer,
  documents: ReturnType<typeof numberedDocuments> = numberedDocuments(viewer),
) =>
  db
    .selectFrom(documents)
    .innerJoin('document as d', 'd.id', 'seen.id')
    .innerJoin('document_version as v', (join) =>
      join.onRef('v.documentId', '=', 'd.id').onRef('v.number', '=', 'd.version'),
    )
    .select(documentColumns)
    .select((eb) => formatNumber(eb.ref('seen.path')).as('index'));

type FlatDocument = Omit<PortalDocument, 'readerId' | 'reader'>;

export const documentFor =
  (viewer: Viewer) =>
  (row: FlatDocument): PortalDocument => ({
    ...row,
    readerId: viewer.kind === 'user' ? viewer.id : null,
    reader: viewer,
  });

export const indexShape = z.tuple([z.string().regex(/^\d{1,6}(\.\d{1,6}){0,20}$/)]);

const readPage = prepare<ViewerValues & { after: string | null; limit: number }>()((db, value) => {
  const viewer = placeViewer(value);
  return selectDocuments(db, viewer, numberedDocumentsAfter(viewer, value('after'), value('limit'))).orderBy(
    'seen.path',
  );
});

/** A page of the documents that match every word of a search, or that a folder contains at any depth. */
function findDocuments(em: SqlEntityManager, viewer: Viewer, { first, filter }: DocumentsArgs, after: string | null) {
  const bound = bindViewer(viewer);
  let selection = selectDocuments(getKysely(em), bound)
    .where((eb) => isAfterNumber(eb.ref('seen.path'), eb.val(after)))
    .orderBy('seen.path')
    .limit(first + 1);
  for (const word of filter?.search?.split(/\s+/).filter(Boolean) ?? []) {
    const columns = ['d.title', 'd.summary', 'v.name'] as const;
    selection = selection.where((eb) => eb.or(columns.map((column) => containsText(eb.ref(column), word))));
  }
  const { folderId } = filter ?? {};
  if (folderId)
    selection = selection.innerJoin(numberedFolders(bound), (join) =>
      join.on('place.id', '=', folderId).on((eb) => isBelowNumber(eb.ref('seen.path'), eb.ref('place.path'))),
    );
  return selection.execute();
}

/** A page of the documents that the viewer can list, ordered by number. */
export async function listDocuments({ em, viewer }: Context, args: DocumentsArgs): Promise<Connection<PortalDocument>> {
  authorize(documentPolicy, viewer, 'list', null);
  const after = args.after ? decodeCursor(args.after, indexShape)[0] : null;
  const { search, folderId } = args.filter ?? {};
  const rows =
    search || folderId
      ? await findDocuments(em, viewer, args, after)
      : await readPage.all(em, { ...toViewerValues(viewer), after, limit: args.first + 1 });
  return toConnection(rows.map(documentFor(viewer)), args, (row) => [row.index]);
}

/** The document with this id. Null if it does not exist or the viewer cannot list it. */
export const readDocument = async (context: Context, id: string): Promise<PortalDocument | null> =>
  load(context, documentsById, id);

// The database function reads all documents that the viewer can list before it compares ids, so the response time does
// not reveal whether a document exists. See bench/leak-timing.ts.
const readByIds = prepare<ViewerValues & { ids: readonly string[] }>()((db, value) => {
  const viewer = placeViewer(value);
  return selectDocuments(db, viewer, numberedDocumentsById(viewer, value('ids')));
});

async function documentsById({ em, viewer }: Context, ids: readonly string[]): Promise<(PortalDocument | null)[]> {
  const rows = (await readByIds.all(em, { ...toViewerValues(viewer), ids })).map(documentFor(viewer));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Reads the ordered document ids of each owner, for example of an update. */
type ReadIds = Prepared<{ owners: readonly string[] }, { owner: string; id: string }>;

/** Loads the documents of several owners, limited to those that the viewer can list. */
export const createDocumentLoader = (readIds: ReadIds) => async (context: Context, owners: readonly string[]) => {
  const rows = await readIds.all(context.em, { owners });
  const ids = [...new Set(rows.map(({ id }) => id))];
  const documents = new Map((await documentsById(context, ids)).map((document, at) => [ids[at]!, document]));
  return owners.map((owner) => rows.filter((row) => row.owner === owner).flatMap(({ id }) => documents.get(id) ?? []));
};

/** The versions of a document, newest first. Null for everyone but administrators. */
export async function listVersions(
  context: Context,
  { id }: PortalDocument,
  args: ConnectionArgs,
): Promise<Connection<DocumentVersion> | null> {
  if (!isAdmin(context.viewer)) return null;
  return paginateBy((await load(context, versionsById, id)) ?? [], args, ({ number }) => String(number));
}

// A count is never null.
const readVersions = prepare<{ ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('document_version as v')
    .innerJoin('document as d', 'd.id', 'v.documentId')
    .leftJoin('account as a', 'a.id', 'v.createdBy')
    .select(['v.documentId as id', 'v.number', 'v.name as fileName', 'v.type as mediaType', 'v.size as byteSize'])
    .select([
      'v.sha256',
      'v.pages as pageCount',
      'v.createdAt',
      'v.restoredFrom',
      'v.deletedAt',
      'v.findings',
      'd.hasCleanDownloads',
    ])
    .select((eb) => [
      eb
        .selectFrom('document_version_notice as n')
        .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
        .whereRef('n.documentId', '=', 'v.documentId')
        .whereRef('n.number', '=', 'v.number')
        .as('notifiedCount'),
      eb
        .selectFrom('reading_trace as t')
        .select(({ cast, fn }) => cast<number>(fn.count('t.accountId').distinct(), 'integer').as('count'))
        .whereRef('t.documentId', '=', 'v.documentId')
        .where((on) => on('t.versionId', '=', on.cast<string>('v.number', 'text')))
        .as('readerCount'),
    ])
    .$narrowType<{ notifiedCount: number; readerCount: number }>()
    .select((eb) => buildPerson(eb.ref('a.id'), eb.ref('a.name')).as('createdBy'))
    .where('v.documentId', '=', (eb) => eb.fn.any(value('ids')))
    .orderBy('v.number', 'desc'),
);

async function versionsById({ em }: Context, ids: readonly string[]): Promise<DocumentVersion[][]> {
  const rows = (await readVersions.all(em, { ids })).map(({ findings, hasCleanDownloads, ...row }) => ({
    ...row,
    findings: findings && toFileFindings(findings, { mediaType: row.mediaType, hasCleanDownloads }),
  }));
  return ids.map((id) => rows.filter((row) => row.id === id));
}

/** The file of a version of a document. */
export interface DocumentFile {
  documentId: string;
  title: string;
  version: number;
  storageKey: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  pages: number | null;
  /** Null until the file is inspected. */
  findings: Finding[] | null;
  /** Whether downloads are without comments and metadata. */
  hasCleanDownloads: boolean;
  /** The investor on whose behalf the file is read or downloaded, if the right is delegated. */
  onBehalfOf: Principal | null;
}

const readFile = prepare<{ id: string; version: number | null }>()((db, value) =>
  db
    .selectFrom('document as d')
    .innerJoin('document_version as v', (join) =>
      join
        .onRef('v.documentId', '=', 'd.id')
        .on((eb) => eb('v.number', '=', eb.fn.coalesce(eb.cast<number>(value('version'), 'integer'), 'd.version')))
        .on('v.deletedAt', 'is', null),
    )
    .select(['d.id as documentId', 'd.title', 'v.number as version', 'v.storageKey', 'v.name', 'v.type'])
    .select(['v.size', 'v.sha256', 'v.pages', 'v.findings', 'd.hasCleanDownloads'])
    .where('d.id', '=', value('id')),
);

/**
 * The file that a viewer is about to read or download. Fails with NOT_FOUND if they cannot list the document, and with
 * FORBIDDEN if they lack the right. Only administrators have former versions.
 */
export async function findFile(
  context: Context,
  id: string,
  action: 'view' | 'download',
  version: number | null = null,
): Promise<DocumentFile> {
  const { level, onBehalfOf } = await findDelegatedRight(context, id, action === 'view' ? 'VIEW' : 'DOWNLOAD');
  authorize(documentPolicy, context.viewer, action, { level });
  await refuseUnsigned(context);
  if (version !== null && !isAdmin(context.viewer)) fail('NOT_FOUND');
  const file = await readFile.first(context.em, { id, version });
  return file ? { ...file, onBehalfOf } : fail('NOT_FOUND');
}
