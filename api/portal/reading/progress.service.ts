import { type ExpressionBuilder, sql } from 'kysely';
import type { PortalDocument } from '../documents/document.type.ts';
import type { Database } from '#api/entities.ts';
import type { Context } from '#api/platform/context.ts';
import { readText } from '#api/platform/database/sql.ts';
import { load } from '#api/platform/graphql/loaders.ts';
import { getViewerId, isAdmin } from '#api/platform/viewer.ts';
import { prepare } from '#api/kysely.ts';
import { toEventKind } from './access-log.type.ts';
import type { DocumentReader } from './document-reader.type.ts';

// A page counts as read if the reader's browser reported that it was in view. Browsers load pages in advance, so a page
// that was only sent does not count. Older versions do not count: their pages may differ.

/** The pages of the newest version that the viewer had in view, as their browser reported. */
export const readPagesInView = async (context: Context, { id, version }: PortalDocument): Promise<number[]> =>
  ((await load(context, loadPagesInView, id)) ?? []).filter((read) => read.version === version).map(({ page }) => page);

type Readings = ExpressionBuilder<Database & { e: Database['audit_event'] }, 'e'>;

const getNumber = (eb: Readings, name: 'page' | 'version') =>
  eb.cast<number>(readText(eb.ref('e.details'), name), 'integer');

const readPages = prepare<{ accountId: string; ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('audit_event as e')
    .select((eb) => [
      eb.ref('e.subjectId').$notNull().as('id'),
      getNumber(eb, 'version').as('version'),
      getNumber(eb, 'page').as('page'),
    ])
    .distinct()
    // With a parameter, PostgreSQL could not use the index on pages in view.
    .where('e.kind', '=', sql.lit(toEventKind('READ')))
    .where('e.actorId', '=', value('accountId'))
    .where('e.subjectId', '=', (eb) => eb.fn.any(value('ids')))
    .orderBy('page'),
);

async function loadPagesInView({ em, viewer }: Context, ids: readonly string[]) {
  const rows = await readPages.all(em, { accountId: getViewerId(viewer) ?? '', ids });
  return ids.map((id) => rows.filter((row) => row.id === id));
}

/** At most this many readers of one document are listed. */
const MOST = 100;

/** The people who had pages of the newest version in view, the last reader first. Null for everyone but administrators. */
export async function listReaders(context: Context, { id }: PortalDocument): Promise<DocumentReader[] | null> {
  if (!isAdmin(context.viewer)) return null;
  const rows = await readReaders.all(context.em, { id });
  return rows.map(({ accountId, name, pages, lastReadAt }) => ({
    person: { accountId, name },
    pages,
    lastReadAt,
  }));
}

const readReaders = prepare<{ id: string }>()((db, value) =>
  db
    .selectFrom('audit_event as e')
    .innerJoin('document as d', (join) =>
      join.onRef('d.id', '=', 'e.subjectId').on((eb) => eb('d.version', '=', getNumber(eb, 'version'))),
    )
    .innerJoin('account as a', 'a.id', 'e.actorId')
    .select((eb) => [
      'a.id as accountId',
      'a.name',
      eb.fn
        .agg<number[]>('array_agg', [getNumber(eb, 'page')])
        .distinct()
        .as('pages'),
      eb.fn.max<Date>('e.at').as('lastReadAt'),
    ])
    .where('e.kind', '=', sql.lit(toEventKind('READ')))
    .where('e.subjectId', '=', value('id'))
    .groupBy(['a.id', 'a.name'])
    .orderBy('lastReadAt', 'desc')
    .limit(MOST),
);
