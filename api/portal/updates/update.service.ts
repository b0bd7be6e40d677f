import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import { record } from '#api/operation/audit/audit.service.ts';
import { refuseStaleText } from '#api/operation/audit/stale.service.ts';
import { lockDocuments } from '../documents/document.service.ts';
import { setGroups } from '#api/accounts/groups/group.service.ts';
import { getKysely } from '#api/kysely.ts';
import { lockRow, now } from '#api/platform/database/sql.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { refuseBeyondLimits, renderMarkdown } from '#api/platform/markdown/markdown.ts';
import { getViewerId, type Viewer } from '#api/platform/viewer.ts';
import { InvestorUpdateDocument } from './investor-update-document.entity.ts';
import { InvestorUpdateGroup } from './investor-update-group.entity.ts';
import { InvestorUpdateNotification } from './investor-update-notification.entity.ts';
import { InvestorUpdateRow } from './investor-update.entity.ts';
import type { InvestorUpdate } from './update.type.ts';
import type {
  CreateInvestorUpdateInput,
  UpdateInvestorUpdateInput,
  WithdrawInvestorUpdateInput,
} from './update.input.ts';
import { type UpdateAction, updatePolicy } from './update.policy.ts';
import { findUpdate } from './update.read.service.ts';

export async function createInvestorUpdate(
  context: Context,
  input: CreateInvestorUpdateInput,
): Promise<InvestorUpdate> {
  authorize(updatePolicy, context.viewer, 'create', null);
  const { title, body } = input;
  await refuseBeyondLimits(renderMarkdown(body ?? ''));
  return context.em.transactional(async (em) => {
    const { id } = em.create(InvestorUpdateRow, { title, body: body ?? '', everyone: !input.groupIds?.length });
    await em.flush();
    await setTies(em, id, input);
    await record(context, em, { kind: 'update.created', subjectId: id, details: { title } });
    return (await findUpdate(em, context.viewer, id))!;
  });
}

/** Changes an update. People who join the audience of a published update are mailed too. */
export async function updateInvestorUpdate(
  context: Context,
  { id, expectedVersion, isAutosave, notifyAgain, ...input }: UpdateInvestorUpdateInput,
): Promise<InvestorUpdate> {
  return change(context, id, 'update', async (em, update, facts) => {
    if (typeof expectedVersion === 'number' && expectedVersion !== update.version)
      await refuseStaleText({ ...context, em }, 'update', id);
    const documentIds = input.documentIds === null ? [] : input.documentIds;
    const everyone = input.groupIds ? input.groupIds.length === 0 : update.everyone;
    const title = input.title ?? update.title;
    const body = input.body === undefined ? update.body : (input.body ?? '');
    if (body !== update.body) await refuseBeyondLimits(renderMarkdown(body));
    const ties = await readTies(em, id);
    const isTextChange = title !== update.title || body !== update.body || differ(documentIds, ties.documentIds);
    const isAudienceChange =
      differ(input.groupIds?.toSorted(), ties.groupIds.toSorted()) || everyone !== update.everyone;
    const mailsAgain = notifyAgain === true && facts.status === 'PUBLISHED';
    // New readers see a published update at once.
    if (mailsAgain || (isAudienceChange && facts.status !== 'DRAFT'))
      authorize(updatePolicy, context.viewer, 'publish', facts);
    await setTies(em, id, { ...input, documentIds });
    em.assign(update, { title, body, everyone });
    if (isTextChange && facts.status === 'PUBLISHED') update.changedAt = new Date();
    if ((mailsAgain || isAudienceChange) && facts.status === 'PUBLISHED') update.untold = true;
    if (mailsAgain) await em.nativeUpdate(InvestorUpdateNotification, { updateId: id }, { isOutdated: true });
    const goesOn = isAutosave === true && (await isOwnChange(em, context.viewer, id));
    return goesOn ? [] : ['update.updated', { changed: Object.keys(input), ...(mailsAgain && { notifyAgain: true }) }];
  });
}

/** True if the last change in the audit log of this update is a change of its text by the viewer. */
async function isOwnChange(em: SqlEntityManager, viewer: Viewer, id: string): Promise<boolean> {
  const last = await getKysely(em)
    .selectFrom('audit_event')
    .select(['kind', 'actorId'])
    .where('subjectId', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.actorId === getViewerId(viewer) && ['update.created', 'update.updated'].includes(last?.kind ?? '');
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

/** Publishes an update to its whole audience now, or at `at` if that is in the future. */
export async function publishInvestorUpdate(context: Context, id: string, at?: Date | null): Promise<InvestorUpdate> {
  return change(context, id, 'publish', async (em, update, { status }) => {
    const now = await readClock(em);
    const publishedAt = at && at > now ? at : now;
    const isAhead = publishedAt > now;
    if (status === 'PUBLISHED')
      return isAhead ? fail('CONFLICT', 'This update is published. Withdraw it to schedule it again.') : null;
    em.assign(update, { publishedAt, changedAt: null, withdrawnAt: null, withdrawnWhy: '', untold: true });
    return isAhead ? ['update.scheduled', { at: at?.toISOString() }] : ['update.published', {}];
  });
}

/**
 * The start of this millisecond by the database clock. An update that is published now is visible in this transaction.
 */
async function readClock(em: SqlEntityManager): Promise<Date> {
  return (await getKysely(em).selectNoFrom(now().as('now')).executeTakeFirstOrThrow()).now;
}

/** Turns an update back into a draft. Readers cannot open it from the next request on. */
export async function withdrawInvestorUpdate(
  context: Context,
  { id, reason }: WithdrawInvestorUpdateInput,
): Promise<InvestorUpdate> {
  return change(context, id, 'withdraw', async (em, update, { status }) => {
    if (status === 'DRAFT') fail('CONFLICT', 'This update is already a draft.');
    const withdrawal = { withdrawnAt: new Date(), withdrawnWhy: reason };
    em.assign(update, { publishedAt: null, changedAt: null, untold: false, ...withdrawal });
    return ['update.withdrawn', { reason, was: status }];
  });
}

/** The entry of the audit log, which is empty if an earlier entry covers the change. Null if nothing changed. */
type AppliedChange = [kind: AuditKind, details: Record<string, unknown>] | [] | null;

/** Changes one update under a lock and records the change in the audit log. */
function change(
  context: Context,
  id: string,
  action: UpdateAction,
  apply: (em: SqlEntityManager, update: InvestorUpdateRow, facts: InvestorUpdate) => Promise<AppliedChange>,
): Promise<InvestorUpdate> {
  return context.em.transactional(async (em) => {
    const update = (await em.findOne(InvestorUpdateRow, { id }, lockRow)) ?? fail('NOT_FOUND', 'Update not found.');
    const facts = (await findUpdate(em, context.viewer, id))!;
    authorize(updatePolicy, context.viewer, action, facts);
    const applied = await apply(em, update, facts);
    if (!applied) return facts;
    const [kind, details] = applied;
    update.version += 1;
    update.updatedAt = new Date();
    await em.flush();
    if (kind) await record(context, em, { kind, subjectId: id, details: { title: update.title, ...details } });
    return (await findUpdate(em, context.viewer, id))!;
  });
}

async function setTies(
  em: SqlEntityManager,
  id: string,
  { groupIds, documentIds }: Pick<CreateInvestorUpdateInput, 'groupIds' | 'documentIds'>,
): Promise<void> {
  if (groupIds) await setGroups(em, InvestorUpdateGroup, { updateId: id }, groupIds);
  if (documentIds) await setDocuments(em, id, [...new Set(documentIds)]);
}

async function setDocuments(em: SqlEntityManager, id: string, documentIds: string[]): Promise<void> {
  await lockDocuments(em, documentIds);
  await em.nativeDelete(InvestorUpdateDocument, { updateId: id });
  await em.insertMany(
    InvestorUpdateDocument,
    documentIds.map((documentId, index) => ({ updateId: id, documentId, position: index + 1 })),
  );
}
