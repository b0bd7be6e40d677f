import { LRUCache } from 'lru-cache';
import { type PortalDocument, listRights } from '../documents/document.entity.ts';
import { findFile } from '../documents/document.read.service.ts';
import type { Context } from '../platform/context.ts';
import { ExpectedError } from '../platform/errors.ts';
import { load } from '../platform/graphql/loaders.ts';
import { prepare } from '../prepare.ts';
import { toOpenableDocument } from './reading.service.ts';
import { readPageShapes } from './render.ts';

/** Page shapes by SHA-256 of the file. */
const known = new LRUCache<string, number[]>({ max: 200 });
const A4 = 1.4142;

/**
 * Returns the height of each page divided by its width. Null if the viewer cannot read the document now, or if it has
 * no pages.
 */
export async function pageShapes(context: Context, document: PortalDocument): Promise<number[] | null> {
  const { id, level, pageCount } = document;
  if (pageCount === null || !listRights(level).includes('VIEW')) return null;
  const file = await findFile(context, id, 'view').catch((error: unknown) => {
    // The viewer must accept an agreement first. The document's page shows that.
    if (error instanceof ExpectedError) return null;
    throw error;
  });
  if (!file) return null;
  const shapes = known.get(file.sha256) ?? (await readPageShapes(toOpenableDocument(context, file)).catch(() => null));
  // If the document cannot be opened, its pages get the shape of A4 and show the error.
  if (!shapes) return Array.from({ length: pageCount }, () => A4);
  known.set(file.sha256, shapes);
  return shapes;
}

/** The newest version of which the viewer received a page or the file; null if there is none. */
export const readVersion = (context: Context, { id }: PortalDocument): Promise<number | null> =>
  load(context, readVersions, id);

const readLastVersions = prepare<{ accountId: string; ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('reading_trace')
    .select((eb) => ['document_id as id', eb.fn.max(eb.cast<number>('version_id', 'integer')).as('version')])
    .where('account_id', '=', value('accountId'))
    .where((eb) => eb('document_id', '=', eb.fn.any(value('ids'))))
    .groupBy('document_id'),
);

async function readVersions({ em, viewer }: Context, ids: readonly string[]): Promise<(number | null)[]> {
  const rows = await readLastVersions.all(em, { accountId: viewer.kind === 'user' ? viewer.id : '', ids });
  return ids.map((id) => rows.find((row) => row.id === id)?.version ?? null);
}
