import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { foldKey } from '../accounts/user.entity.ts';
import { type AuditKind, maskEmail, record } from '../audit/audit.service.ts';
import { levelOf, rightsAt } from '../documents/document.entity.ts';
import { post } from '../mail/mail.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { countTry, type Limit } from '../platform/limits.ts';
import { query } from '../platform/sql.ts';
import { type Delegation, type DelegationEnding, newDelegationId } from './delegation.entity.ts';
import { refuseUngivable } from './delegation.giving.service.ts';
import type { EndDelegationInput, InviteDelegateInput } from './delegation.input.ts';
import { answered, ended, offered } from './delegation.mails.ts';
import { canInviteDelegate, type DelegationAction, delegationPolicy } from './delegation.policy.ts';
import { readDelegation } from './delegation.reading.service.ts';

/** Each is a mail to somebody who did not ask for it. */
const offers: Limit = { name: 'delegation offered', atMost: 10, seconds: 86_400 };

const INSERT = `insert into delegation (id, principal_id, email, email_key, level, ends_at)
  select $1, id, $3, $4, $5, $6 from account where id = $2 and status = 'APPROVED' returning 1`;
const INSERT_TARGETS = `insert into delegation_target (delegation_id, document_id, folder_id)
  select $1, id, null from document where id = any($2) union select $1, null, id from folder where id = any($3)`;

/** Invites a delegate by email. The result does not reveal whether an account with that email address exists. */
export async function inviteDelegate(context: Context, input: InviteDelegateInput): Promise<Delegation> {
  const { viewer, env } = context;
  authorize(delegationPolicy, viewer, 'invite', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  await refuseUngivable(context, input);
  if (!canInviteDelegate(viewer))
    fail('CONFLICT', 'Administrators share documents on the admin pages and do not need delegates.');
  await countTry(context.em, offers, viewer.id, env.LIMITS_SCALE);
  return context.em.transactional(async (em) => {
    const id = newDelegationId();
    const { email, right, endsAt, documentIds, folderIds } = input;
    const row = [id, viewer.id, email, foldKey(email), levelOf([right]), endsAt];
    if ((await query(em, INSERT, row)).length === 0) fail('FORBIDDEN');
    await query(em, INSERT_TARGETS, [id, documentIds, folderIds]);
    await post(em, env.SITE_NAME, offered(env, { principal: viewer.name, email, right, endsAt }));
    const what = { right, until: endsAt, items: [...documentIds, ...folderIds] };
    const details = { email: maskEmail(email), ...what };
    await record(context, em, { kind: 'delegation.offered', subjectId: id, details });
    return (await readDelegation({ em, viewer }, id))!;
  });
}

const ACCEPT = 'update delegation set delegate_id = $2, accepted_at = now() where id = $1';
const REFUSE = `update delegation set delegate_id = $2, ended_by = $2, ended_at = now(), ending = 'REFUSED' where id = $1`;

/** Accepts or refuses an invitation. The delegate has no access before accepting. */
export function respondToDelegation(context: Context, id: string, accept: boolean): Promise<Delegation> {
  const { env } = context;
  return change(context, id, 'respond', async (em, { status, email, level, endsAt }, account) => {
    if (status !== 'INVITED') fail('CONFLICT', 'This invitation was answered already, or it has ended.');
    await query(em, accept ? ACCEPT : REFUSE, [id, account]);
    const { principal, delegate } = await partiesOf(em, id);
    const by = accept ? delegate.name : email;
    const right = rightsAt(level).at(-1)!;
    await post(em, env.SITE_NAME, answered(env, { to: principal.email, by, accepted: accept, right, endsAt }));
    return [accept ? 'delegation.accepted' : 'delegation.refused', {}];
  });
}

const END = `update delegation set ended_at = now(), ended_by = (select id from account where id = $2), ending = $3,
  reason = $4 where id = $1`;

/** Ends a delegation from the next request on. An administrator must give a reason. */
export function endDelegation(context: Context, { id, reason }: EndDelegationInput): Promise<Delegation> {
  return change(context, id, 'end', async (em, { isGiven, isHeld, status }, account) => {
    if (status === 'ENDED') fail('CONFLICT', 'This delegation has already ended.');
    const ending: DelegationEnding = isGiven
      ? 'WITHDRAWN'
      : isHeld && status === 'IN_FORCE'
        ? 'RETURNED'
        : 'ENDED_BY_ADMIN';
    const why = ending === 'ENDED_BY_ADMIN' ? (reason ?? '') : '';
    if (ending === 'ENDED_BY_ADMIN' && !why)
      fail('BAD_USER_INPUT', 'Enter a reason', [{ path: ['input', 'reason'], message: 'Enter a reason' }]);
    await query(em, END, [id, account, ending, why]);
    // The end of an unanswered invitation is not emailed.
    if (status === 'IN_FORCE') await announceEnd(context, em, { id, ending, reason: why });
    return ['delegation.ended', { ending, ...(why && { reason: why }) }];
  });
}

interface Party {
  name: string;
  email: string;
  /** An account that is shut gets no mail. */
  isOpen: boolean;
}

const PARTIES = `select a.name, a.email, a.status = 'APPROVED' as "isOpen", a.id = d.principal_id as "isPrincipal"
  from delegation d join account a on a.id in (d.principal_id, d.delegate_id) where d.id = $1`;

async function partiesOf(em: SqlEntityManager, id: string): Promise<{ principal: Party; delegate: Party }> {
  const rows = await query<Party & { isPrincipal: boolean }>(em, PARTIES, [id]);
  return {
    principal: rows.find(({ isPrincipal }) => isPrincipal)!,
    delegate: rows.find(({ isPrincipal }) => !isPrincipal)!,
  };
}

/** Mails those of the two who did not end it themselves. */
async function announceEnd(
  { env }: Context,
  em: SqlEntityManager,
  { id, ending, reason }: { id: string; ending: DelegationEnding; reason: string },
): Promise<void> {
  const { principal, delegate } = await partiesOf(em, id);
  const tell = async (to: Party, other: Party) => {
    const mail = ended(env, { to: to.email, other: other.name, isPrincipal: to === principal, ending, reason });
    if (to.isOpen) await post(em, env.SITE_NAME, mail);
  };
  if (ending !== 'WITHDRAWN') await tell(principal, delegate);
  if (ending !== 'RETURNED') await tell(delegate, principal);
}

type Applied = [kind: AuditKind, details: Record<string, unknown>];

/** Changes one delegation, kept from everybody else's changes meanwhile, and says so in the trail. */
function change(
  context: Context,
  id: string,
  action: DelegationAction,
  apply: (em: SqlEntityManager, delegation: Delegation, account: string) => Promise<Applied>,
): Promise<Delegation> {
  const { viewer } = context;
  authorize(delegationPolicy, viewer, 'list', null);
  if (viewer.kind !== 'user') return fail('UNAUTHENTICATED');
  return context.em.transactional(async (em) => {
    await query(em, 'select 1 from delegation where id = $1 for update', [id]);
    const delegation = (await readDelegation({ em, viewer }, id)) ?? fail('NOT_FOUND');
    authorize(delegationPolicy, viewer, action, delegation);
    const [kind, details] = await apply(em, delegation, viewer.id);
    await record(context, em, { kind, subjectId: id, details });
    return (await readDelegation({ em, viewer }, id))!;
  });
}
