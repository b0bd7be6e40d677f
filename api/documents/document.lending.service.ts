import type { Context } from '../platform/context.ts';
import { load } from '../platform/loaders.ts';
import { binder, query } from '../platform/sql.ts';
import { type DocumentRight, levelOf, type PortalDocument } from './document.entity.ts';
import { documentsSeenBy } from './document.policy.ts';

// For whom somebody acts: whoever lent them the right they use, where their own do not suffice. Where several did, it is
// who did so first.

/** Whoever gave a part of their rights to somebody else. */
export interface Principal {
  id: string;
  name: string;
}

interface UsedRight {
  /** The most that the viewer may do with the document: 0 for none, 3 for all. */
  level: number;
  onBehalfOf: Principal | null;
}

interface Row {
  id: string;
  level: number;
  principal: string | null;
  name: string | null;
}

/** What the viewer may do with a document at this moment, and for whom they would use `right` of it. */
export async function rightOn(
  context: Pick<Context, 'em' | 'viewer'>,
  id: string,
  right: DocumentRight,
): Promise<UsedRight> {
  const [row] = await rightsOn(context, [id], levelOf([right]));
  return { level: row?.level ?? 0, onBehalfOf: principalOf(row) };
}

/** For whom the viewer knows of a document, or reads it where they may. */
export const behalfOf = async (context: Context, { id, level, ownLevel }: PortalDocument): Promise<Principal | null> =>
  level > ownLevel ? load(context, behalves, id) : null;

async function behalves(context: Context, ids: readonly string[]): Promise<(Principal | null)[]> {
  const rows = await rightsOn(context, ids, levelOf(['VIEW']));
  return ids.map((id) => principalOf(rows.find((row) => row.id === id)));
}

const principalOf = (row: Row | undefined): Principal | null =>
  row?.principal ? { id: row.principal, name: row.name ?? '' } : null;

async function rightsOn(
  { em, viewer }: Pick<Context, 'em' | 'viewer'>,
  ids: readonly string[],
  level: number,
): Promise<Row[]> {
  const { values, bind } = binder();
  const start = `with recursive ${documentsSeenBy(viewer, bind)}`;
  const used = `least(s.level, ${bind(level)}::integer)`;
  const sql = `${start} select s.id, s.level, l.principal, a.name from seen s
    left join lateral (select l.principal from lent l where l.id = s.id and l.level >= ${used}
      order by l.since, l.mandate limit 1) l on s.own < ${used}
    left join account a on a.id = l.principal
    where s.id = any(${bind(ids)})`;
  return query<Row>(em, sql, values);
}
