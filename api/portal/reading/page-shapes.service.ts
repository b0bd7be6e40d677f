import { type PortalDocument, listRights } from '../documents/document.type.ts';
import { type DocumentFile, findFile } from '../documents/document.read.service.ts';
import { createByteCache } from '#api/platform/cache/byte-cache.ts';
import type { Context } from '#api/platform/context.ts';
import { ExpectedError } from '#api/platform/errors.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { prepare } from '#api/kysely.ts';
import { toOpenableDocument } from './reading.service.ts';
import type { OutlineItem } from './pdf.work.ts';
import { readOutline, readPageShapes } from './render.ts';

/** Page shapes by SHA-256 of the file. */
const cachedShapes = createByteCache<number[]>(1_024 * 1_024, (shapes) => shapes.length * 8);
const A4 = 1.4142;

/** The height of each page as a share of its width. Null for viewers who cannot read it now, and without pages. */
export async function pageShapes(context: Context, document: PortalDocument): Promise<number[] | null> {
  const file = await findReadable(context, document);
  if (!file) return null;
  const shapes =
    cachedShapes.get(file.sha256) ?? (await readPageShapes(toOpenableDocument(context, file)).catch(() => null));
  // For a document that cannot be opened now, the page shows a message.
  if (!shapes) return Array.from({ length: document.pageCount ?? 0 }, () => A4);
  cachedShapes.set(file.sha256, shapes);
  return shapes;
}

/** Outlines by SHA-256 of the file. */
const outlines = createByteCache<OutlineItem[]>(2 * 1_024 * 1_024, (items) => 2 * JSON.stringify(items).length);

/** The bookmarks of the file. Null for viewers who cannot read it now, and without pages. */
export async function readDocumentOutline(context: Context, document: PortalDocument): Promise<OutlineItem[] | null> {
  const file = await findReadable(context, document);
  if (!file) return null;
  // For a document that cannot be opened now, the page shows a message.
  const items = outlines.get(file.sha256) ?? (await readOutline(toOpenableDocument(context, file)).catch(() => null));
  if (!items) return [];
  outlines.set(file.sha256, items);
  return items;
}

/** True if the viewer can read the document now and it has pages. */
export const canReadPages = async (context: Context, document: PortalDocument): Promise<boolean> =>
  (await findReadable(context, document)) !== null;

/** The file if the viewer can read it now and it has pages. */
async function findReadable(context: Context, document: PortalDocument): Promise<DocumentFile | null> {
  const { id, level, pageCount } = document;
  if (pageCount === null || !listRights(level).includes('VIEW')) return null;
  return findFile(context, id, 'view').catch((error: unknown) => {
    // The confidentiality agreement comes first. The page shows a message of its own.
    if (error instanceof ExpectedError) return null;
    throw error;
  });
}

/** The newest version of which the viewer was sent a page or the file. Null if there is none. */
export const readVersion = (context: Context, { id }: PortalDocument): Promise<number | null> =>
  load(context, readVersions, id);

const readLastVersions = prepare<{ accountId: string; ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom(
      db
        .selectFrom('reading_trace')
        .select((eb) => ['documentId as id', eb.cast<number>('versionId', 'integer').as('version')])
        .where('accountId', '=', value('accountId'))
        .where((eb) => eb('documentId', '=', eb.fn.any(value('ids'))))
        .unionAll(
          db
            .selectFrom('earlier_reading')
            .select((eb) => ['documentId as id', eb.ref('sentVersion').$notNull().as('version')])
            .where('accountId', '=', value('accountId'))
            .where((eb) => eb('documentId', '=', eb.fn.any(value('ids'))))
            .where('sentVersion', 'is not', null),
        )
        .as('sent'),
    )
    .select((eb) => ['sent.id', eb.fn.max<number>('sent.version').as('version')])
    .groupBy('sent.id'),
);

async function readVersions({ em, viewer }: Context, ids: readonly string[]): Promise<(number | null)[]> {
  const rows = await readLastVersions.all(em, { accountId: viewer.kind === 'user' ? viewer.id : '', ids });
  return ids.map((id) => rows.find((row) => row.id === id)?.version ?? null);
}
