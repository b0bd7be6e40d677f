import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { CSV_PAGE, writeCsvPages } from '#api/platform/csv.ts';
import { fail } from '#api/platform/errors.ts';
import { anyOf, containsText } from '#api/platform/database/sql.ts';
import { type Connection, decodeCursor, toConnection, timeCursor } from '#api/platform/pagination.ts';
import type { NdaSignaturesArgs } from './nda.input.ts';
import type { NdaSignature } from './nda.type.ts';
import { ndaPolicy } from './nda.service.ts';

const selectSignatures = (em: SqlEntityManager) =>
  getKysely(em)
    .selectFrom('nda_signature as s')
    .innerJoin('nda as n', 'n.id', 's.ndaId')
    .select(['s.id', 'n.version', 's.name', 's.email', 's.signedAt', 's.certificate']);

/** The viewer's signature on the newest agreement that they signed, or null. */
export const readOwnSignature = async ({ em, viewer }: Context): Promise<NdaSignature | null> =>
  viewer.kind === 'user' ? findSignature(em, viewer.id) : null;

/** The signature of an account on the newest agreement that it signed, or null. The caller checks access. */
export async function findSignature(em: SqlEntityManager, accountId: string): Promise<NdaSignature | null> {
  const signatures = selectSignatures(em).where('s.accountId', '=', accountId).orderBy('n.version', 'desc');
  const row = await signatures.limit(1).executeTakeFirst();
  return row ?? null;
}

/** The newest signature of each of these accounts. The caller checks access. */
export const listNewestSignatures = (em: SqlEntityManager, accountIds: readonly string[]) =>
  selectSignatures(em)
    .select('s.accountId')
    .distinctOn('s.accountId')
    .where('s.accountId', '=', anyOf(accountIds))
    .orderBy('s.accountId')
    .orderBy('n.version', 'desc')
    .execute();

/** A page of all signatures, newest first. */
export async function listSignatures(
  { em, viewer }: Context,
  args: NdaSignaturesArgs,
): Promise<Connection<NdaSignature>> {
  authorize(ndaPolicy, viewer, 'list', null);
  let signatures = selectSignatures(em)
    .orderBy('s.signedAt', 'desc')
    .orderBy('s.id', 'desc')
    .limit(args.first + 1);
  const search = args.filter?.search?.trim();
  if (search)
    signatures = signatures.where((eb) =>
      eb.or((['s.name', 's.email', 's.company'] as const).map((column) => containsText(eb.ref(column), search))),
    );
  if (args.after) {
    const [at, id] = decodeCursor(args.after, timeCursor);
    signatures = signatures.where(({ eb, refTuple, tuple }) => eb(refTuple('s.signedAt', 's.id'), '<', tuple(at, id)));
  }
  const rows = await signatures.execute();
  return toConnection(rows, args, (row) => [row.signedAt.toISOString(), row.id]);
}

const HEAD = ['signed', 'version', 'name', 'email', 'company', 'address', 'sha256', 'signature'];

/** Exports all signatures as lines of CSV, newest first. */
export async function exportSignatures(context: Context): Promise<AsyncGenerator<string>> {
  const { em, viewer } = context;
  authorize(ndaPolicy, viewer, 'export', null);
  const { count } = await getKysely(em)
    .selectFrom('nda_signature')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  await record(context, em, { kind: 'nda.exported', details: { count } });
  const readPage = (last: { signedAt: Date; id: string } | null) => {
    const rows = selectSignatures(em)
      .select(['s.company', 's.address', 'n.sha256'])
      .orderBy('s.signedAt', 'desc')
      .orderBy('s.id', 'desc')
      .limit(CSV_PAGE);
    if (!last) return rows.execute();
    return rows
      .where(({ eb, refTuple, tuple }) => eb(refTuple('s.signedAt', 's.id'), '<', tuple(last.signedAt, last.id)))
      .execute();
  };
  return writeCsvPages(HEAD, readPage, (row) => [
    row.signedAt.toISOString(),
    String(row.version),
    row.name,
    row.email,
    row.company,
    row.address,
    row.sha256,
    row.id,
  ]);
}

/** Downloads a certificate. Investors get only their own, administrators any. */
export async function exportCertificate(context: Context, id: string): Promise<string> {
  const { em, viewer } = context;
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  const signatures = getKysely(em).selectFrom('nda_signature').select(['certificate', 'accountId']);
  const row = await signatures.where('id', '=', id).executeTakeFirst();
  const isOwn = row?.accountId === viewer.id;
  if (!row || !(isOwn ? ndaPolicy.can(viewer, 'read', null) : ndaPolicy.can(viewer, 'list', null)))
    return fail('NOT_FOUND');
  return row.certificate;
}
