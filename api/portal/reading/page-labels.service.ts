import { getPageLabel } from '#graphql/page-name.ts';
import { type PortalDocument, listRights } from '../documents/document.type.ts';
import { readDocument } from '../documents/document.read.service.ts';
import { mustSignNda } from '../ndas/nda.service.ts';
import type { Context } from '#api/platform/context.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { isAdmin } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';
import { canReadPages } from './page-shapes.service.ts';

interface VersionPage {
  documentId: string;
  version: number | null;
  page: number | null;
}

/** What is printed on each page. Null for viewers who cannot read the document now, and if it is the page's number. */
export const readPageLabels = async (context: Context, document: PortalDocument): Promise<string[] | null> =>
  (await canReadPages(context, document)) ? loadPageLabels(context, document.id, document.version) : null;

/** What is printed on a page of a version. Null if it is the page's number. The caller knows that the viewer may read it. */
export async function readPageLabel(
  context: Context,
  { documentId, version, page }: VersionPage,
): Promise<string | null> {
  if (version === null || page === null) return null;
  const label = getPageLabel(page, await loadPageLabels(context, documentId, version));
  return label === String(page) ? null : label;
}

/** The same, and null for viewers who cannot read this version now: a label can tell what is on a page. */
export async function readAskedLabel(context: Context, place: VersionPage): Promise<string | null> {
  if (place.page === null) return null;
  const document = await readDocument(context, place.documentId);
  const canRead = document && listRights(document.level).includes('VIEW') && !(await mustSignNda(context));
  const isCurrent = document?.version === place.version || isAdmin(context.viewer);
  return canRead && isCurrent ? readPageLabel(context, place) : null;
}

/** What is printed on each page of a version. Null if it is the page's number. */
export const loadPageLabels = (context: Context, documentId: string, version: number): Promise<string[] | null> =>
  load(context, labelsOfVersions, `${documentId} ${version}`);

const readLabels = prepare<{ ids: readonly string[]; numbers: readonly number[] }>()((db, value) =>
  db
    .selectFrom('document_version')
    .select(['documentId', 'number', 'pageLabels'])
    .where('documentId', '=', (eb) => eb.fn.any(value('ids')))
    .where('number', '=', (eb) => eb.fn.any(value('numbers')))
    .where('pageLabels', 'is not', null),
);

async function labelsOfVersions({ em }: Context, keys: readonly string[]): Promise<(string[] | null)[]> {
  const pairs = keys.map((key) => key.split(' '));
  const ids = [...new Set(pairs.map(([id]) => id!))];
  const numbers = [...new Set(pairs.map(([, number]) => Number(number)))];
  const rows = await readLabels.all(em, { ids, numbers });
  const labels = new Map(rows.map((row) => [`${row.documentId} ${row.number}`, row.pageLabels]));
  return keys.map((key) => labels.get(key) ?? null);
}
