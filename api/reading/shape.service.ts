import { type PortalDocument, rightsAt } from '../documents/document.entity.ts';
import { fileFor } from '../documents/document.reading.service.ts';
import type { Context } from '../platform/context.ts';
import { ExpectedError } from '../platform/errors.ts';
import { load } from '../platform/loaders.ts';
import { query } from '../platform/sql.ts';
import { openable } from './reading.service.ts';
import { shapesOf } from './render.ts';

/** By SHA-256 of the file, the one asked for last at the end. */
const known = new Map<string, number[]>();
const MOST_KNOWN = 200;
const A4 = 1.4142;

/** How high each page is as a share of its width; null to who may not read it now, and where there are no pages. */
export async function pageShapes(context: Context, document: PortalDocument): Promise<number[] | null> {
  const { id, level, pageCount } = document;
  if (pageCount === null || !rightsAt(level).includes('VIEW')) return null;
  const file = await fileFor(context, id, 'view').catch((error: unknown) => {
    // The agreement that is read under comes first; the page says so in its own words.
    if (error instanceof ExpectedError) return null;
    throw error;
  });
  if (!file) return null;
  const shapes = known.get(file.sha256) ?? (await shapesOf(openable(context, file)).catch(() => null));
  // A document that cannot be opened now still has a page that says so.
  if (!shapes) return Array.from({ length: pageCount }, () => A4);
  known.delete(file.sha256);
  known.set(file.sha256, shapes);
  for (const [oldest] of known) if (known.size > MOST_KNOWN) known.delete(oldest);
  return shapes;
}

/** The newest version of which the viewer was sent a page or the file; null where that is none. */
export const readVersion = (context: Context, { id }: PortalDocument): Promise<number | null> =>
  load(context, readVersions, id);

async function readVersions({ em, viewer }: Context, ids: readonly string[]): Promise<(number | null)[]> {
  const sql = `select document_id as id, max(version_id::integer) as version from reading_trace
    where account_id = $1 and document_id = any($2) group by 1`;
  const rows = await query<{ id: string; version: number }>(em, sql, [viewer.kind === 'user' ? viewer.id : '', ids]);
  return ids.map((id) => rows.find((row) => row.id === id)?.version ?? null);
}
