import type { PortalDocument } from '../documents/document.entity.ts';
import type { Context } from '../platform/context.ts';
import { load } from '../platform/graphql/loaders.ts';
import { getViewerId, isAdmin } from '../platform/viewer.ts';
import { prepare } from '../prepare.ts';
import type { DocumentReader } from './document-reader.entity.ts';

// A page counts as opened when its picture or text was sent. Older versions do not count: their pages may differ.

/** How many pages of the newest version were sent to the viewer. */
export const countOpenedPages = async (context: Context, { id }: PortalDocument): Promise<number> =>
  (await load(context, countPages, id)) ?? 0;

const readCounts = prepare<{ accountId: string; ids: readonly string[] }>()((db, value) =>
  db
    .selectFrom('reading_trace as t')
    .innerJoin('document as d', (join) =>
      join
        .onRef('d.id', '=', 't.document_id')
        .on((eb) => eb(eb.cast('d.version', 'text'), '=', eb.ref('t.version_id'))),
    )
    .select((eb) => ['d.id', eb.cast<number>(eb.fn.count('t.page').distinct(), 'integer').as('count')])
    .where('t.account_id', '=', value('accountId'))
    .where((eb) => eb('t.document_id', '=', eb.fn.any(value('ids'))))
    .groupBy('d.id'),
);

async function countPages({ em, viewer }: Context, ids: readonly string[]): Promise<number[]> {
  const rows = await readCounts.all(em, { accountId: getViewerId(viewer) ?? '', ids });
  return ids.map((id) => rows.find((row) => row.id === id)?.count ?? 0);
}

/** At most this many readers of one document are listed. */
const MOST = 100;

/** The people who opened pages of the newest version, the last reader first. Null for everyone but administrators. */
export async function listReaders(context: Context, { id }: PortalDocument): Promise<DocumentReader[] | null> {
  if (!isAdmin(context.viewer)) return null;
  const rows = await readReaders.all(context.em, { id });
  return rows.map(({ accountId, name, pages, lastReadAt }) => ({
    person: { id: accountId, name },
    pages,
    lastReadAt: new Date(lastReadAt),
  }));
}

const readReaders = prepare<{ id: string }>()((db, value) =>
  db
    .selectFrom('reading_trace as t')
    .innerJoin('document as d', (join) =>
      join
        .onRef('d.id', '=', 't.document_id')
        .on((eb) => eb(eb.cast('d.version', 'text'), '=', eb.ref('t.version_id'))),
    )
    .innerJoin('account as a', 'a.id', 't.account_id')
    .select((eb) => [
      't.account_id as accountId',
      'a.name',
      eb.fn.agg<number[]>('array_agg', ['t.page']).distinct().orderBy('t.page').as('pages'),
      eb.fn.max<string>('t.created_at').as('lastReadAt'),
    ])
    .where('t.document_id', '=', value('id'))
    .where('t.page', 'is not', null)
    .groupBy(['t.account_id', 'a.name'])
    .orderBy('lastReadAt', 'desc')
    .limit(MOST),
);
