import type { Kysely } from 'kysely';
import { record } from '../audit/audit.service.ts';
import { readLatestPosition, toCursor } from '../changes/change.service.ts';
import type { Database } from '../entities.ts';
import { getKysely } from '../kysely.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fromNow, now } from '../platform/database/sql.ts';
import { fail } from '../platform/errors.ts';
import { makeIdFactory } from '../platform/ids.ts';
import { isAdmin, isMember } from '../platform/viewer.ts';
import { accessLogPolicy } from '../reading/access-log.policy.ts';
import { lockApprovedAccount } from '../users/user.query.ts';
import type { BulkOperation, BulkOperationType } from './bulk-operation.type.ts';
import type { ExportAccessLogInput, ExportArticlesInput } from './bulk-operation.input.ts';
import { bulkOperationPolicy } from './bulk-operation.policy.ts';

const newBulkOperationId = makeIdFactory('blk', 'BulkOperation');
const RETENTION = '1 day';

const selectOperations = (db: Kysely<Database>) =>
  db
    .selectFrom('bulk_operation')
    .select(['id', 'accountId', 'type', 'asAdmin', 'status', 'position'])
    .select(['partCount', 'objectCount', 'byteSize'])
    .select(['createdAt', 'completedAt', 'expiresAt'])
    .where('expiresAt', '>', now());
type Row = Awaited<ReturnType<ReturnType<typeof selectOperations>['executeTakeFirstOrThrow']>>;

const toOperation = (context: Context, row: Row): BulkOperation => ({
  ...row,
  byteSize: Number(row.byteSize),
  path: row.status === 'COMPLETED' ? `/graphql/exports/${row.id}` : null,
  changesCursor: toCursor(context, row.position),
  createdAt: row.createdAt,
  completedAt: row.completedAt,
  expiresAt: row.expiresAt,
});

const findRow = ({ em }: Context, id: string): Promise<Row | undefined> =>
  selectOperations(getKysely(em)).where('id', '=', id).executeTakeFirst();

/** The operation with this id. Null if it does not exist, has expired, or the viewer did not start it. */
export async function readBulkOperation(context: Context, id: string): Promise<BulkOperation | null> {
  const row = await findRow(context, id);
  return row && bulkOperationPolicy.canSee(context.viewer, row) ? toOperation(context, row) : null;
}

/** Starts an export of the articles that the viewer can read. */
export function exportArticles(context: Context, input: ExportArticlesInput): Promise<BulkOperation> {
  if (!isMember(context.viewer)) fail('FORBIDDEN');
  return start(context, 'ARTICLES', { category: input.category ?? null, status: input.status ?? null });
}

/** Starts an export of the access log. */
export function exportAccessLog(context: Context, { filter }: ExportAccessLogInput): Promise<BulkOperation> {
  authorize(accessLogPolicy, context.viewer, 'export', null);
  return start(context, 'ACCESS_LOG', { ...filter });
}

async function start(context: Context, type: BulkOperationType, filter: object): Promise<BulkOperation> {
  const { viewer } = context;
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  const id = newBulkOperationId();
  return context.em.transactional(async (em) => {
    const db = getKysely(em);
    if (!(await lockApprovedAccount(em, viewer.id))) fail('UNAUTHENTICATED');
    const row = await db
      .insertInto('bulk_operation')
      .values({
        id,
        accountId: viewer.id,
        type,
        filter: JSON.stringify(filter),
        asAdmin: isAdmin(viewer),
        status: 'CREATED',
        position: await readLatestPosition(em),
        expiresAt: fromNow(RETENTION),
      })
      // One index allows one running operation for each account, also for simultaneous requests.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    if (row.length === 0) fail('CONFLICT', 'You have a running bulk operation. Wait for its end or cancel it.');
    const kind = type === 'ARTICLES' ? 'article.exported' : 'document.log_exported';
    await record(context, em, { kind, details: { filter, bulkOperation: id } });
    return toOperation(context, await selectOperations(db).where('id', '=', id).executeTakeFirstOrThrow());
  });
}

/** Ends an operation that has not completed. Its file is deleted soon. */
export async function cancelBulkOperation(context: Context, id: string): Promise<BulkOperation> {
  const row = (await findRow(context, id)) ?? fail('NOT_FOUND', 'Bulk operation not found.');
  authorize(bulkOperationPolicy, context.viewer, 'cancel', row);
  const canceled = await getKysely(context.em)
    .updateTable('bulk_operation')
    .set({ status: 'CANCELED', completedAt: now() })
    .where('id', '=', id)
    .where('status', 'in', ['CREATED', 'RUNNING'])
    .returning('id')
    .execute();
  if (canceled.length === 0) fail('CONFLICT', 'This bulk operation has ended already.');
  return (await readBulkOperation(context, id)) ?? fail('NOT_FOUND', 'Bulk operation not found.');
}

/** The completed operation whose file the viewer is about to download. Checks their rights again. */
export async function findDownload(context: Context, id: string): Promise<Row> {
  if (context.viewer.kind === 'anonymous') fail('UNAUTHENTICATED');
  const row = (await findRow(context, id)) ?? fail('NOT_FOUND');
  authorize(bulkOperationPolicy, context.viewer, 'download', row);
  if (row.status !== 'COMPLETED') fail('NOT_FOUND');
  return row;
}
