import { type SqlEntityManager, sql } from '@mikro-orm/postgresql';
import { getKysely } from '#api/kysely.ts';
import { foldKey, User } from '../users/user.entity.ts';
import { findApprovedEmail, isApprovedInvestor } from '../users/user.query.ts';
import { lockRow, anyOf } from '#api/platform/database/sql.ts';
import { refuseUnknownZone } from '#api/platform/time-zones.ts';
import type { AuditKind } from '#graphql/audit-kinds.ts';
import { maskEmail, record } from '#api/operation/audit/audit.service.ts';
import { toLevel, listRights } from '#api/portal/documents/document.type.ts';
import { post } from '#api/operation/mail/mail.service.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { fail } from '#api/platform/errors.ts';
import { countTry, type Limit } from '#api/platform/limits/attempts.ts';
import { DelegationTarget } from './delegation-target.entity.ts';
import { DelegationRow } from './delegation.entity.ts';
import { type Delegation, type DelegationEnding, newDelegationId } from './delegation.type.ts';
import { assertCanInvite } from './delegation.grant.service.ts';
import type { EndDelegationInput, InviteDelegateInput } from './delegation.input.ts';
import { makeAnswerMail, makeEndedMail, makeInvitationMail } from './delegation.mails.ts';
import { canInviteDelegate, type DelegationAction, delegationPolicy } from './delegation.policy.ts';
import { readDelegation } from './delegation.read.service.ts';

/** Each invitation is an unsolicited mail. */
const offers: Limit = { name: 'delegation offered', atMost: 10, seconds: 86_400 };

/** Invites a delegate by email. The result does not reveal whether an account with that email address exists. */
export async function inviteDelegate(context: Context, input: InviteDelegateInput): Promise<Delegation> {
  const {
    viewer,
    services: { env },
  } = context;
  authorize(delegationPolicy, viewer, 'invite', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  if (input.timeZone) refuseUnknownZone(input.timeZone);
  await assertCanInvite(context, input);
  if (!canInviteDelegate(viewer))
    fail('CONFLICT', 'Administrators share documents on the admin pages and do not need delegates.');
  await countTry(context.em, offers, viewer.id, env.LIMITS_SCALE);
  return context.em.transactional(async (em) => {
    const id = newDelegationId();
    const { email, right, endsAt, documentIds, folderIds } = input;
    if ((await findApprovedEmail(em, viewer.id)) === null) fail('FORBIDDEN');
    em.create(DelegationRow, {
      id,
      principalId: viewer.id,
      email,
      emailKey: foldKey(email),
      level: toLevel([right]),
      endsAt,
      timeZone: input.timeZone ?? null,
    });
    await em.flush();
    await insertTargets(em, id, input);
    const timeZone = await readTimeZone(em, id, foldKey(email));
    await post(em, env, makeInvitationMail(env, { principal: viewer.name, email, right, endsAt, timeZone }));
    const what = { right, until: endsAt, items: [...documentIds, ...folderIds] };
    const details = { email: maskEmail(email), ...what };
    await record(context, em, { kind: 'delegation.offered', subjectId: id, details });
    return (await readDelegation({ em, viewer }, id))!;
  });
}

/**
 * The time zone in which an email shows the end of a delegation: that of its reader, or else the one in which the
 * investor chose the last day, or else that of the investor.
 */
async function readTimeZone(em: SqlEntityManager, id: string, readerKey: string): Promise<string> {
  const row = await getKysely(em)
    .selectFrom('delegation as d')
    .leftJoin('account as a', (join) => join.on('a.emailKey', '=', readerKey))
    .leftJoin('calendar_setting as c', 'c.accountId', 'a.id')
    .leftJoin('calendar_setting as p', 'p.accountId', 'd.principalId')
    .select((eb) => eb.fn.coalesce('c.timeZone', 'd.timeZone', 'p.timeZone').as('timeZone'))
    .where('d.id', '=', id)
    .executeTakeFirst();
  return row?.timeZone ?? 'UTC';
}

async function insertTargets(
  em: SqlEntityManager,
  id: string,
  { documentIds, folderIds }: Pick<InviteDelegateInput, 'documentIds' | 'folderIds'>,
): Promise<void> {
  // Those that were deleted since they were checked are left out, and no other one is deleted until the commit.
  const findIn = (table: 'document' | 'folder', ids: string[]) =>
    getKysely(em).selectFrom(table).select('id').where('id', '=', anyOf(ids)).forKeyShare().execute();
  const documents = await findIn('document', documentIds);
  const folders = await findIn('folder', folderIds);
  await em.insertMany(DelegationTarget, [
    ...documents.map((row) => ({ delegationId: id, documentId: row.id, folderId: null })),
    ...folders.map((row) => ({ delegationId: id, documentId: null, folderId: row.id })),
  ]);
}

/** Accepts or declines an invitation. The delegate has no access before accepting. */
export function respondToDelegation(context: Context, id: string, accept: boolean): Promise<Delegation> {
  const {
    services: { env },
  } = context;
  return change(context, id, 'respond', async (em, row, { status, email, level, endsAt }, account) => {
    if (status !== 'INVITED') fail('CONFLICT', 'This invitation was answered already, or it has ended.');
    row.delegateId = account;
    if (accept) row.acceptedAt = new Date();
    else Object.assign(row, { endedBy: account, endedAt: new Date(), ending: 'REFUSED' });
    await em.flush();
    const { principal, delegate } = await readParties(em, id);
    const by = accept ? delegate.name : email;
    const right = listRights(level).at(-1)!;
    const timeZone = await readTimeZone(em, id, foldKey(principal.email));
    await post(em, env, makeAnswerMail(env, { to: principal.email, by, accepted: accept, right, endsAt, timeZone }));
    return [accept ? 'delegation.accepted' : 'delegation.refused', {}];
  });
}

/** Ends a delegation. It gives no access from the next request on. An administrator must give a reason. */
export function endDelegation(context: Context, { id, reason }: EndDelegationInput): Promise<Delegation> {
  return change(context, id, 'end', async (em, row, { isGiven, isHeld, status }, account) => {
    if (status === 'ENDED') fail('CONFLICT', 'This delegation has already ended.');
    const ending = isGiven ? 'WITHDRAWN' : isHeld && status === 'IN_FORCE' ? 'RETURNED' : 'ENDED_BY_ADMIN';
    const why = ending === 'ENDED_BY_ADMIN' ? (reason ?? '') : '';
    if (ending === 'ENDED_BY_ADMIN' && !why)
      fail('BAD_USER_INPUT', 'Enter a reason', [{ path: ['input', 'reason'], message: 'Enter a reason' }]);
    // The account of the viewer can have been deleted since this request began.
    const endedBy = (await em.findOne(User, { id: account }))?.id ?? null;
    Object.assign(row, { endedAt: new Date(), endedBy, ending, reason: why });
    await em.flush();
    // Ending an unanswered invitation sends no mail.
    if (status === 'IN_FORCE') await announceEnd(context, em, { id, ending, reason: why });
    return ['delegation.ended', { ending, ...(why && { reason: why }) }];
  });
}

/** The two accounts of an accepted delegation. Closed accounts and editors get no mail. */
async function readParties(em: SqlEntityManager, id: string) {
  const rows = await getKysely(em)
    .selectFrom('delegation as d')
    .innerJoin('account as a', (join) =>
      join.on((eb) => eb('a.id', 'in', [eb.ref('d.principalId'), eb.ref('d.delegateId').$notNull()])),
    )
    .select((eb) => [
      'a.name',
      'a.email',
      isApprovedInvestor('a')(eb).$castTo<boolean>().as('isOpen'),
      eb('a.id', '=', eb.ref('d.principalId')).$castTo<boolean>().as('isPrincipal'),
    ])
    .where('d.id', '=', id)
    .execute();
  return {
    principal: rows.find(({ isPrincipal }) => isPrincipal)!,
    delegate: rows.find(({ isPrincipal }) => !isPrincipal)!,
  };
}

type Party = Awaited<ReturnType<typeof readParties>>['principal'];

/** Mails the parties who did not end the delegation. */
async function announceEnd(
  { services: { env } }: Context,
  em: SqlEntityManager,
  { id, ending, reason }: { id: string; ending: DelegationEnding; reason: string },
): Promise<void> {
  const { principal, delegate } = await readParties(em, id);
  const notifyParty = async (to: Party, other: Party) => {
    const mail = makeEndedMail(env, { to: to.email, other: other.name, isPrincipal: to === principal, ending, reason });
    if (to.isOpen) await post(em, env, mail);
  };
  if (ending !== 'WITHDRAWN') await notifyParty(principal, delegate);
  if (ending !== 'RETURNED') await notifyParty(delegate, principal);
}

type AppliedChange = [kind: AuditKind, details: Record<string, unknown>];

/** Changes one delegation under a lock and records the change in the audit log. */
function change(
  context: Context,
  id: string,
  action: DelegationAction,
  apply: (em: SqlEntityManager, row: DelegationRow, delegation: Delegation, account: string) => Promise<AppliedChange>,
): Promise<Delegation> {
  const { viewer } = context;
  authorize(delegationPolicy, viewer, 'list', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return context.em.transactional(async (em) => {
    const row = await em.findOne(DelegationRow, { id }, lockRow);
    const delegation = row && (await readDelegation({ em, viewer }, id));
    if (!delegation) return fail('NOT_FOUND');
    authorize(delegationPolicy, viewer, action, delegation);
    const [kind, details] = await apply(em, row, delegation, viewer.id);
    await record(context, em, { kind, subjectId: id, details });
    return (await readDelegation({ em, viewer }, id))!;
  });
}

/** Notes delegations whose last day is over, once each, so that the list of changes says that their access ended. */
export async function noteLapsedDelegations(em: SqlEntityManager): Promise<void> {
  const lapsed = { endsAt: { $lte: sql.now() }, acceptedAt: { $ne: null }, endedAt: null, lapsedAt: null };
  await em.nativeUpdate(DelegationRow, lapsed, { lapsedAt: sql.now() });
}
