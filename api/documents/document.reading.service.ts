import { z } from 'zod';
import { refuseUnsigned } from '../ndas/nda.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { load } from '../platform/loaders.ts';
import {
  type Connection,
  type ConnectionArgs,
  decodeCursor,
  paginateBy,
  toConnection,
} from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import { personIn } from '../platform/person.ts';
import { isAdmin, type Viewer } from '../platform/viewer.ts';
import type { DocumentVersion, PortalDocument } from './document.entity.ts';
import type { DocumentsArgs } from './document.input.ts';
import { type Principal, rightOn } from './document.lending.service.ts';
import { documentPolicy, documentsSeenBy, foldersSeenBy } from './document.policy.ts';

/**
 * Where everything stands: parts after `seen` and `held` that end with `place` for folders and `stand` for documents.
 * Numbers count what the viewer sees, so no gap tells of what they do not: in each folder first folders, then documents.
 */
export const PLACES = `ranked (id, parent, rank) as (
    select id, coalesce(parent_id, ''), row_number() over (partition by parent_id order by position, id)::integer
    from folder where id in (select id from held)),
  place (id, path) as (
    select id, array[rank] from ranked where parent = ''
    union all select r.id, p.path || r.rank from place p join ranked r on r.parent = p.id),
  inner_folders (parent, folders) as (select parent, count(*)::integer from ranked group by parent),
  stand (id, level, own, path) as (
    select d.id, seen.level, seen.own, coalesce(p.path, '{}') || (coalesce(i.folders, 0)
      + row_number() over (partition by d.folder_id order by d.position, d.id))::integer
    from seen join document d on d.id = seen.id left join place p on p.id = d.folder_id
    left join inner_folders i on i.parent = coalesce(d.folder_id, ''))`;

export const COLUMNS = `d.id, d.title, d.summary, d.version, d.updated_at as "updatedAt", d.folder_id as "folderId",
  v.name as "fileName", v.type as "mediaType", v.size as "byteSize", v.pages as "pageCount",
  v.created_at as "fileAt", s.level, s.own as "ownLevel", array_to_string(s.path, '.') as index`;
export const FROM = `from stand s join document d on d.id = s.id
  join document_version v on v.document_id = d.id and v.number = d.version`;

export type FlatDocument = Omit<PortalDocument, 'updatedAt' | 'fileAt' | 'readerId' | 'reader'> & {
  updatedAt: string;
  fileAt: string;
};
export const documentFor =
  (viewer: Viewer) =>
  (row: FlatDocument): PortalDocument => ({
    ...row,
    updatedAt: new Date(row.updatedAt),
    fileAt: new Date(row.fileAt),
    readerId: viewer.kind === 'user' ? viewer.id : null,
    reader: viewer,
  });

/** Whatever a viewer may know of, as the beginning of a statement that ends with `from stand`. */
export const standing = (viewer: Viewer, bind: (value: unknown) => string): string =>
  `with recursive ${documentsSeenBy(viewer, bind)}, ${foldersSeenBy(viewer)}, ${PLACES}`;

export const indexShape = z.tuple([z.string().regex(/^\d{1,6}(\.\d{1,6}){0,20}$/)]);

/** A page of the documents the viewer may know of, in the order of their numbers. */
export async function listDocuments({ em, viewer }: Context, args: DocumentsArgs): Promise<Connection<PortalDocument>> {
  authorize(documentPolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const start = standing(viewer, bind);
  const where = ['true'];
  for (const word of args.filter?.search?.split(/\s+/).filter(Boolean) ?? []) {
    const like = bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`);
    where.push(`(d.title ilike ${like} or d.summary ilike ${like} or v.name ilike ${like})`);
  }
  if (args.filter?.folderId) {
    const path = `(select path from place where id = ${bind(args.filter.folderId)})`;
    where.push(`s.path[1:cardinality(${path})] = ${path}`);
  }
  if (args.after) {
    const [index] = decodeCursor(args.after, indexShape);
    where.push(`s.path > string_to_array(${bind(index)}, '.')::integer[]`);
  }
  const sql = `${start} select ${COLUMNS} ${FROM} where ${where.join(' and ')}
    order by s.path limit ${bind(args.first + 1)}`;
  const rows = await query<FlatDocument>(em, sql, values);
  return toConnection(rows.map(documentFor(viewer)), args, (row) => [row.index]);
}

/** The document with this id, or null where there is none, or none that this viewer may know of. */
export const readDocument = async (context: Context, id: string): Promise<PortalDocument | null> =>
  load(context, documentsById, id);

// By outer joins, because what the viewer sees is then worked out first: begun with the document, a statement that finds
// none is over sooner, and a stopwatch tells that there is one. See bench/canary-timing.ts.
const SEEN_FIRST = `from stand s left join document d on d.id = s.id
  left join document_version v on v.document_id = d.id and v.number = d.version`;

async function documentsById({ em, viewer }: Context, ids: readonly string[]): Promise<(PortalDocument | null)[]> {
  const { values, bind } = binder();
  const sql = `${standing(viewer, bind)} select ${COLUMNS} ${SEEN_FIRST} where s.id = any(${bind(ids)})`;
  const rows = (await query<FlatDocument>(em, sql, values)).map(documentFor(viewer));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/**
 * The documents that something points to, in its order, as far as the viewer may know of them. @param sql reads the pairs
 * of what `owner` points to which document `id`, for owners bound as `$1`
 */
export const documentsTied = (sql: string) => async (context: Context, owners: readonly string[]) => {
  const rows = await query<{ owner: string; id: string }>(context.em, sql, [owners]);
  const ids = [...new Set(rows.map(({ id }) => id))];
  const found = new Map((await documentsById(context, ids)).map((document, at) => [ids[at]!, document]));
  return owners.map((owner) => rows.filter((row) => row.owner === owner).flatMap(({ id }) => found.get(id) ?? []));
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

type FlatVersion = Omit<DocumentVersion, 'createdAt'> & { id: string; createdAt: string };

async function versionsById({ em }: Context, ids: readonly string[]): Promise<DocumentVersion[][]> {
  const rows = await query<FlatVersion>(
    em,
    `select v.document_id as id, v.number, v.name as "fileName", v.type as "mediaType", v.size as "byteSize", v.sha256, v.pages as "pageCount",
      v.created_at as "createdAt", ${personIn('a')} as "createdBy"
     from document_version v left join account a on a.id = v.created_by
     where v.document_id = any($1) order by v.number desc`,
    [ids],
  );
  return ids.map((id) =>
    rows.filter((row) => row.id === id).map((row) => ({ ...row, createdAt: new Date(row.createdAt) })),
  );
}

/** The file behind a document's newest version, or behind a former one. */
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
  /** For whom it is read or taken, where that is by a right that somebody lent. */
  onBehalfOf: Principal | null;
}

const FILE = `select d.id as "documentId", d.title, v.number as version, v.storage_key as "storageKey", v.name, v.type,
  v.size, v.sha256, v.pages from document d join document_version v on v.document_id = d.id and v.number = d.version
  where d.id = $1`;

/** The file that a viewer is about to read or take. Not found where they may not know of it, refused where they may not. */
export async function fileFor(context: Context, id: string, action: 'view' | 'download'): Promise<DocumentFile> {
  const { level, onBehalfOf } = await rightOn(context, id, action === 'view' ? 'VIEW' : 'DOWNLOAD');
  authorize(documentPolicy, context.viewer, action, { level });
  await refuseUnsigned(context);
  const [file] = await query<Omit<DocumentFile, 'onBehalfOf'>>(context.em, FILE, [id]);
  return file ? { ...file, onBehalfOf } : fail('NOT_FOUND');
}
