import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import { documentPolicy } from './document.policy.ts';
import { indexShape, standing } from './document.reading.service.ts';
import type { PortalDocument } from './document.entity.ts';
import type { Folder } from './folder.entity.ts';

const SELECT = `, filled (id, documents) as (
    select d.folder_id, count(*) from seen join document d on d.id = seen.id group by d.folder_id),
  below (id, inner_id) as (
    select id, id from held union all select b.id, f.id from below b join folder f on f.parent_id = b.inner_id),
  counted (id, documents) as (
    select b.id, sum(f.documents)::integer from below b join filled f on f.id = b.inner_id group by b.id)
  select f.id, f.parent_id as "parentId", f.name, array_to_string(p.path, '.') as index,
    coalesce(c.documents, 0) as "documentCount"
  from place p join folder f on f.id = p.id left join counted c on c.id = p.id`;

/** The folders with documents for the viewer, in the order of their numbers. */
export async function listFolders({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<Folder>> {
  authorize(documentPolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const start = standing(viewer, bind);
  const [after] = args.after ? decodeCursor(args.after, indexShape) : [null];
  const where = after === null ? '' : `where p.path > string_to_array(${bind(after)}, '.')::integer[]`;
  const sql = `${start} ${SELECT} ${where} order by p.path limit ${bind(args.first + 1)}`;
  return toConnection(await query<Folder>(em, sql, values), args, ({ index }) => [index]);
}

/** The folder with this id, or null where there is none, or none in which there is something for this viewer. */
export const readFolder = async (context: Context, id: string): Promise<Folder | null> =>
  load(context, foldersById, id);

const asReaders = new WeakMap<Context, Map<string, Context>>();

/** A document's folder with the number it has for whose view of the document this is. */
export async function folderOf(
  context: Context,
  { folderId, reader, readerId }: PortalDocument,
): Promise<Folder | null> {
  if (folderId === null) return null;
  if (reader === context.viewer || readerId === null) return readFolder(context, folderId);
  // One context for each, because loaders know a request by it.
  const known = asReaders.get(context) ?? new Map<string, Context>();
  asReaders.set(context, known);
  const theirs = known.get(readerId) ?? { ...context, viewer: reader };
  known.set(readerId, theirs);
  return readFolder(theirs, folderId);
}

async function foldersById({ em, viewer }: Context, ids: readonly string[]): Promise<(Folder | null)[]> {
  const { values, bind } = binder();
  const sql = `${standing(viewer, bind)} ${SELECT} where p.id = any(${bind(ids)})`;
  const rows = await query<Folder>(em, sql, values);
  return ids.map((id) => rows.find((row) => row.id === id) ?? null);
}
