import { z } from 'zod';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { type Connection, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import type { Lead } from './lead.entity.ts';
import type { LeadsArgs } from './lead.input.ts';
import { leadPolicy } from './lead.policy.ts';

/** A lead as admins see it. */
export type LeadRow = Omit<Lead, 'emailKey' | 'requestKey'>;

export const COLUMNS = `id, name, email, company, needs, page, referrer, proven, consent_version as "consentVersion",
  consented_at as "consentedAt", created_at as "createdAt", downloads, last_downloaded_at as "lastDownloadedAt"`;

type Instants = 'consentedAt' | 'createdAt' | 'lastDownloadedAt';
export type FlatLead = Omit<LeadRow, Instants> & {
  consentedAt: string;
  createdAt: string;
  lastDownloadedAt: string | null;
};

export const toLead = (row: FlatLead): LeadRow => ({
  ...row,
  consentedAt: new Date(row.consentedAt),
  createdAt: new Date(row.createdAt),
  lastDownloadedAt: row.lastDownloadedAt ? new Date(row.lastDownloadedAt) : null,
});

/** The lead with this id, or null where the viewer may not know of it. */
export async function readLead({ em, viewer }: Context, id: string): Promise<LeadRow | null> {
  if (!leadPolicy.canSee(viewer, { id })) return null;
  const [row] = await query<FlatLead>(em, `select ${COLUMNS} from lead where id = $1`, [id]);
  return row ? toLead(row) : null;
}

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

/** A page of leads, the newest first. */
export async function listLeads({ em, viewer }: Context, args: LeadsArgs): Promise<Connection<LeadRow>> {
  authorize(leadPolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const where = ['true'];
  const search = args.filter?.search?.trim();
  if (search) {
    const pattern = bind(`%${search.replace(/[\\%_]/g, '\\$&')}%`);
    where.push(
      `(name ilike ${pattern} or email ilike ${pattern} or company ilike ${pattern} or needs ilike ${pattern})`,
    );
  }
  if (args.after) {
    const [createdAt, id] = decodeCursor(args.after, cursorShape);
    where.push(`(created_at, id) < (${bind(createdAt)}::timestamptz, ${bind(id)})`);
  }
  const sql = `select ${COLUMNS} from lead where ${where.join(' and ')} order by created_at desc, id desc limit ${bind(args.first + 1)}`;
  const rows = await query<FlatLead>(em, sql, values);
  return toConnection(rows.map(toLead), args, (row) => [row.createdAt.toISOString(), row.id]);
}
