import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type AuditKind, record } from '../audit/audit.service.ts';
import { getKysely } from '../kysely.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { refuseBeyondLimits, renderMarkdown } from '../platform/markdown/markdown.ts';
import { anyOf, now } from '../platform/database/sql.ts';
import { type InvestorUpdate, newUpdateId } from './update.type.ts';
import type {
  CreateInvestorUpdateInput,
  UpdateInvestorUpdateInput,
  WithdrawInvestorUpdateInput,
} from './update.input.ts';
import { isPublished, type UpdateAction, updatePolicy } from './update.policy.ts';
import { findUpdate } from './update.read.service.ts';

export async function createInvestorUpdate(
  context: Context,
  input: CreateInvestorUpdateInput,
): Promise<InvestorUpdate> {
  authorize(updatePolicy, context.viewer, 'create', null);
  const { title, body } = input;
  await refuseBeyondLimits(renderMarkdown(body ?? ''));
  return context.em.transactional(async (em) => {
    const id = newUpdateId();
    await getKysely(em)
      .insertInto('investor_update')
      .values({ id, title, body: body ?? '', everyone: !input.groupIds?.length })
      .execute();
    await setTies(em, id, input);
    await record(context, em, { kind: 'update.created', subjectId: id, details: { title } });
    return (await findUpdate(em, context.viewer, id))!;
  });
}

/** Changes an update. People who join the audience of a published update are mailed too. */
export async function updateInvestorUpdate(
  context: Context,
  { id, expectedVersion, ...input }: UpdateInvestorUpdateInput,
): Promise<InvestorUpdate> {
  return change(context, id, 'update', async (em, update) => {
    if (typeof expectedVersion === 'number' && expectedVersion !== update.version)
      fail(
        'CONFLICT',
        'Another administrator changed this update in the meantime. Reload it to see the current version.',
      );
    const documentIds = input.documentIds === null ? [] : input.documentIds;
    const everyone = input.groupIds ? input.groupIds.length === 0 : update.everyone;
    const title = input.title ?? update.title;
    const body = input.body === undefined ? update.body : (input.body ?? '');
    if (body !== update.body) await refuseBeyondLimits(renderMarkdown(body));
    const ties = await readTies(em, id);
    const isTextChange = title !== update.title || body !== update.body || differ(documentIds, ties.documentIds);
    const isAudienceChange =
      differ(input.groupIds?.toSorted(), ties.groupIds.toSorted()) || everyone !== update.everyone;
    // New readers see a published update at once.
    if (isAudienceChange && update.status !== 'DRAFT') authorize(updatePolicy, context.viewer, 'publish', update);
    await rewrite(em, id, { title, body, everyone }, { isTextChange, isAudienceChange });
    await setTies(em, id, { ...input, documentIds });
    return ['update.updated', { changed: Object.keys(input) }];
  });
}

const differ = (newIds: string[] | null | undefined, currentIds: string[]): boolean =>
  Boolean(newIds) && JSON.stringify(newIds) !== JSON.stringify(currentIds);

/** The ids of the groups and documents of an update. Documents are in the author's order. */
async function readTies(em: SqlEntityManager, id: string) {
  const db = getKysely(em);
  const groups = await db.selectFrom('investor_update_group').select('groupId').where('updateId', '=', id).execute();
  const documents = await db
    .selectFrom('investor_update_document')
    .select('documentId')
    .where('updateId', '=', id)
    .orderBy('position')
    .execute();
  return { groupIds: groups.map((row) => row.groupId), documentIds: documents.map((row) => row.documentId) };
}

/** Stores a new text. For a published update, it records the time of a text change and mails a changed audience. */
async function rewrite(
  em: SqlEntityManager,
  id: string,
  columns: { title: string; body: string; everyone: boolean },
  { isTextChange, isAudienceChange }: { isTextChange: boolean; isAudienceChange: boolean },
): Promise<void> {
  await getKysely(em)
    .updateTable('investor_update as u')
    .set((eb) => ({
      ...columns,
      version: eb('version', '+', 1),
      updatedAt: now(),
      ...(isTextChange && { changedAt: eb.case().when(isPublished(eb)).then(now()).else(eb.ref('changedAt')).end() }),
      ...(isAudienceChange && {
        untold: eb.case().when(isPublished(eb)).then(true).else(eb.ref('untold')).end(),
      }),
    }))
    .where('id', '=', id)
    .execute();
}

/** Publishes an update to its whole audience now, or at `at` if that is in the future. */
export async function publishInvestorUpdate(context: Context, id: string, at?: Date | null): Promise<InvestorUpdate> {
  return change(context, id, 'publish', async (em, update) => {
    const isAhead = at ? await isInFuture(em, at) : false;
    if (update.status === 'PUBLISHED')
      return isAhead ? fail('CONFLICT', 'This update is published. Withdraw it to schedule it again.') : null;
    await release(em, id, isAhead ? at! : null);
    return isAhead ? ['update.scheduled', { at: at?.toISOString() }] : ['update.published', {}];
  });
}

async function isInFuture(em: SqlEntityManager, time: Date): Promise<boolean> {
  const row = await getKysely(em)
    .selectNoFrom((eb) =>
      eb(eb.cast<Date>(eb.val(time), 'timestamptz'), '>', now())
        .$castTo<boolean>()
        .as('isAhead'),
    )
    .executeTakeFirstOrThrow();
  return row.isAhead;
}

/**
 * Sets the publication time to `at` or to the start of this millisecond, so that this transaction sees the update as
 * published.
 */
async function release(em: SqlEntityManager, id: string, at: Date | null): Promise<void> {
  await getKysely(em)
    .updateTable('investor_update')
    .set((eb) => ({
      publishedAt: at ?? eb.fn<string>('date_trunc', [eb.val('milliseconds'), now()]),
      changedAt: null,
      withdrawnAt: null,
      withdrawnWhy: '',
      untold: true,
      version: eb('version', '+', 1),
      updatedAt: now(),
    }))
    .where('id', '=', id)
    .execute();
}

/** Turns an update back into a draft. Readers cannot open it from the next request on. */
export async function withdrawInvestorUpdate(
  context: Context,
  { id, reason }: WithdrawInvestorUpdateInput,
): Promise<InvestorUpdate> {
  return change(context, id, 'withdraw', async (em, update) => {
    if (update.status === 'DRAFT') fail('CONFLICT', 'This update is already a draft.');
    await getKysely(em)
      .updateTable('investor_update')
      .set((eb) => ({
        publishedAt: null,
        changedAt: null,
        withdrawnAt: now(),
        withdrawnWhy: reason,
        untold: false,
        version: eb('version', '+', 1),
        updatedAt: now(),
      }))
      .where('id', '=', id)
      .execute();
    return ['update.withdrawn', { reason, was: update.status }];
  });
}

type AppliedChange = [kind: AuditKind, details: Record<string, unknown>] | null;

/** Changes one update under a lock and records the change in the audit log. */
function change(
  context: Context,
  id: string,
  action: UpdateAction,
  apply: (em: SqlEntityManager, update: InvestorUpdate) => Promise<AppliedChange>,
): Promise<InvestorUpdate> {
  return context.em.transactional(async (em) => {
    await getKysely(em).selectFrom('investor_update').select('id').where('id', '=', id).forUpdate().execute();
    const update = (await findUpdate(em, context.viewer, id)) ?? fail('NOT_FOUND', 'Update not found.');
    authorize(updatePolicy, context.viewer, action, update);
    const changed = await apply(em, update);
    const now = (await findUpdate(em, context.viewer, id))!;
    if (changed)
      await record(context, em, { kind: changed[0], subjectId: id, details: { title: now.title, ...changed[1] } });
    return now;
  });
}

async function setTies(
  em: SqlEntityManager,
  id: string,
  { groupIds, documentIds }: Pick<CreateInvestorUpdateInput, 'groupIds' | 'documentIds'>,
): Promise<void> {
  if (groupIds) await setGroups(em, id, [...new Set(groupIds)]);
  if (documentIds) await setDocuments(em, id, [...new Set(documentIds)]);
}

const refuseField = (field: string, message: string): never =>
  fail('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);

async function setGroups(em: SqlEntityManager, id: string, groupIds: string[]): Promise<void> {
  const db = getKysely(em);
  const existing = await db
    .selectFrom('account_group')
    .select('id')
    .where('id', '=', anyOf(groupIds))
    .forKeyShare()
    .execute();
  if (existing.length < groupIds.length) refuseField('groupIds', 'One of these groups no longer exists');
  await db.deleteFrom('investor_update_group').where('updateId', '=', id).execute();
  const rows = groupIds.map((groupId) => ({ updateId: id, groupId }));
  if (rows.length > 0) await db.insertInto('investor_update_group').values(rows).execute();
}

async function setDocuments(em: SqlEntityManager, id: string, documentIds: string[]): Promise<void> {
  const db = getKysely(em);
  const existing = await db
    .selectFrom('document')
    .select('id')
    .where('id', '=', anyOf(documentIds))
    .forKeyShare()
    .execute();
  if (existing.length < documentIds.length) refuseField('documentIds', 'One of these documents no longer exists');
  await db.deleteFrom('investor_update_document').where('updateId', '=', id).execute();
  const rows = documentIds.map((documentId, index) => ({
    updateId: id,
    documentId,
    position: index + 1,
  }));
  if (rows.length > 0) await db.insertInto('investor_update_document').values(rows).execute();
}
