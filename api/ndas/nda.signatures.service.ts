import { z } from 'zod';
import { record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { writeCsv } from '../platform/csv.ts';
import { fail } from '../platform/errors.ts';
import { type Connection, type ConnectionArgs, decodeCursor, toConnection } from '../platform/pagination.ts';
import { binder, query } from '../platform/sql.ts';
import type { NdaSignature } from './nda.entity.ts';
import { ndaPolicy } from './nda.policy.ts';

const COLUMNS = 's.id, n.version, s.name, s.email, s.signed_at as "signedAt", s.certificate';
const FROM = 'from nda_signature s join nda n on n.id = s.nda_id';

type Flat = Omit<NdaSignature, 'signedAt'> & { signedAt: string };
const toSignature = (row: Flat): NdaSignature => ({ ...row, signedAt: new Date(row.signedAt) });

/** The viewer's signature under the newest text they signed, or null. */
export async function readOwnSignature({ em, viewer }: Context): Promise<NdaSignature | null> {
  if (viewer.kind !== 'user') return null;
  const sql = `select ${COLUMNS} ${FROM} where s.account_id = $1 order by n.version desc limit 1`;
  const [row] = await query<Flat>(em, sql, [viewer.id]);
  return row ? toSignature(row) : null;
}

const cursorShape = z.tuple([z.iso.datetime(), z.string().max(40)]);

/** A page of all signatures, the newest first. */
export async function listSignatures({ em, viewer }: Context, args: ConnectionArgs): Promise<Connection<NdaSignature>> {
  authorize(ndaPolicy, viewer, 'list', null);
  const { values, bind } = binder();
  const where = ['true'];
  if (args.after) {
    const [at, id] = decodeCursor(args.after, cursorShape);
    where.push(`(s.signed_at, s.id) < (${bind(at)}::timestamptz, ${bind(id)})`);
  }
  const sql = `select ${COLUMNS} ${FROM} where ${where.join(' and ')}
    order by s.signed_at desc, s.id desc limit ${bind(args.first + 1)}`;
  const rows = await query<Flat>(em, sql, values);
  return toConnection(rows.map(toSignature), args, (row) => [row.signedAt.toISOString(), row.id]);
}

/** Every signature, for a spreadsheet. */
export async function exportSignatures(context: Context): Promise<string> {
  const { em, viewer } = context;
  authorize(ndaPolicy, viewer, 'export', null);
  const sql = `select ${COLUMNS}, s.company, s.address, n.sha256 ${FROM} order by s.signed_at desc, s.id desc`;
  const rows = await query<Flat & { company: string; address: string; sha256: string }>(em, sql);
  await record(context, em, { kind: 'nda.exported', details: { count: rows.length } });
  const head = ['signed', 'version', 'name', 'email', 'company', 'address', 'sha256', 'signature'];
  const lines = rows.map((row) => [
    new Date(row.signedAt).toISOString(),
    String(row.version),
    row.name,
    row.email,
    row.company,
    row.address,
    row.sha256,
    row.id,
  ]);
  return writeCsv([head, ...lines]);
}

/** A certificate as a file: the viewer's newest, or for admins anybody's. */
export async function exportCertificate(context: Context, id: string): Promise<string> {
  const { em, viewer } = context;
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  const sql = 'select certificate, account_id as owner from nda_signature where id = $1';
  const [row] = await query<{ certificate: string; owner: string | null }>(em, sql, [id]);
  const isOwn = row?.owner === viewer.id;
  if (!row || !(isOwn ? ndaPolicy.can(viewer, 'read', null) : ndaPolicy.can(viewer, 'list', null)))
    return fail('NOT_FOUND');
  return row.certificate;
}
