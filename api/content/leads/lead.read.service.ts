import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { allow, authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { type Connection, decodeCursor, toConnection, timeCursor } from '#api/platform/pagination.ts';
import { containsText } from '#api/platform/database/sql.ts';
import type { Lead } from './lead.entity.ts';
import type { LeadsArgs } from './lead.input.ts';
import { isAdmin } from '#api/platform/viewer.ts';

/**
 * Administrators only. The export contains every email address, so it needs a recent confirmation: a stolen session
 * alone is not enough.
 */
export const leadPolicy = allow<'list' | 'export' | 'update' | 'delete', { id: string }>(
  isAdmin,
  (action) => action === 'export',
);

/** A lead as administrators see it. */
export type LeadRow = Omit<Lead, 'emailKey' | 'requestKey'>;

/** All leads, newest first. */
export const selectLeads = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('lead')
    .select(['id', 'name', 'email', 'company', 'needs', 'page', 'referrer', 'proven', 'downloads'])
    .select(['consentVersion', 'consentedAt', 'createdAt'])
    .select(['lastDownloadedAt', 'kind', 'topic', 'phone', 'status', 'notes'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');

/** The lead with this id. Null if it does not exist or the viewer may not see it. */
export async function readLead({ em, viewer }: Context, id: string): Promise<LeadRow | null> {
  if (!leadPolicy.canSee(viewer, { id })) return null;
  const row = await selectLeads(em).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A page of leads, newest first. */
export async function listLeads({ em, viewer }: Context, args: LeadsArgs): Promise<Connection<LeadRow>> {
  authorize(leadPolicy, viewer, 'list', null);
  let leads = selectLeads(em).limit(args.first + 1);
  const search = args.filter?.search?.trim();
  if (search) {
    const columns = ['name', 'email', 'company', 'needs'] as const;
    leads = leads.where((eb) => eb.or(columns.map((column) => containsText(eb.ref(column), search))));
  }
  if (args.filter?.kind) leads = leads.where('kind', '=', args.filter.kind);
  if (args.filter?.status) leads = leads.where('status', '=', args.filter.status);
  if (args.after) {
    const [createdAt, id] = decodeCursor(args.after, timeCursor);
    leads = leads.where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id)));
  }
  const rows = await leads.execute();
  return toConnection(rows, args, (row) => [row.createdAt.toISOString(), row.id]);
}
