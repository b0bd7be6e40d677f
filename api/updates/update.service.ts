import type { Database } from '../entities.ts';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type AuditKind, record } from '../audit/audit.service.ts';
import { authorize } from '../platform/authorize.ts';
import type { Context } from '../platform/context.ts';
import { fail } from '../platform/errors.ts';
import { refuseBeyondLimits, renderMarkdown } from '../platform/markdown.ts';
import { query } from '../platform/sql.ts';
import { type InvestorUpdate, newUpdateId } from './update.entity.ts';
import type {
  CreateInvestorUpdateInput,
  UpdateInvestorUpdateInput,
  WithdrawInvestorUpdateInput,
} from './update.input.ts';
import { type UpdateAction, updatePolicy } from './update.policy.ts';
import { findUpdate } from './update.reading.service.ts';

export async function createInvestorUpdate(
  context: Context,
  input: CreateInvestorUpdateInput,
): Promise<InvestorUpdate> {
  authorize(updatePolicy, context.viewer, 'create', null);
  const { title, body } = input;
  await refuseBeyondLimits(renderMarkdown(body ?? ''));
  return context.em.transactional(async (em) => {
    const id = newUpdateId();
    const sql = 'insert into investor_update (id, title, body, everyone) values ($1, $2, $3, $4)';
    await query(em, sql, [id, title, body ?? '', !input.groupIds?.length]);
    await setTies(em, id, input);
    await record(context, em, { kind: 'update.created', subjectId: id, details: { title } });
    return (await findUpdate(em, context.viewer, id))!;
  });
}

const REWRITE = `update investor_update u set title = $2, body = $3, everyone = $4, version = version + 1,
  updated_at = now(), changed_at = case when $5 and published_at <= now() then now() else changed_at end,
  untold = untold or ($6 and published_at <= now()) where id = $1`;
const TIES = `select array(select group_id from investor_update_group where update_id = $1) as groups,
  array(select document_id from investor_update_document where update_id = $1 order by position) as documents`;

/** Changes an update. People who join the audience of a published update are emailed, too. */
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
    const [ties] = await query<{ groups: string[]; documents: string[] }>(em, TIES, [id]);
    const saysOther = title !== update.title || body !== update.body || differ(documentIds, ties!.documents);
    const isForOthers = differ(input.groupIds?.toSorted(), ties!.groups.toSorted()) || everyone !== update.everyone;
    await query(em, REWRITE, [id, title, body, everyone, saysOther, isForOthers]);
    await setTies(em, id, { ...input, documentIds });
    return ['update.updated', { changed: Object.keys(input) }];
  });
}

const differ = (given: string[] | null | undefined, kept: string[]): boolean =>
  Boolean(given) && JSON.stringify(given) !== JSON.stringify(kept);

// Whole milliseconds, rounded down: what is released now is released already when its own transaction looks.
const RELEASE = `update investor_update set published_at = coalesce($2::timestamptz, date_trunc('milliseconds', now())),
  changed_at = null, withdrawn_at = null, withdrawn_why = '', untold = true, version = version + 1, updated_at = now()
  where id = $1`;

/** Publishes an update to its whole audience at one moment: now, or at `at` if that is in the future. */
export async function publishInvestorUpdate(context: Context, id: string, at?: Date | null): Promise<InvestorUpdate> {
  return change(context, id, 'publish', async (em, update) => {
    const ahead = 'select $1::timestamptz > now() as "isAhead"';
    const [{ isAhead } = { isAhead: false }] = at ? await query<{ isAhead: boolean }>(em, ahead, [at]) : [];
    if (update.status === 'PUBLISHED')
      return isAhead ? fail('CONFLICT', 'This update is published. Withdraw it to schedule it again.') : null;
    await query(em, RELEASE, [id, isAhead ? at : null]);
    return isAhead ? ['update.scheduled', { at: at?.toISOString() }] : ['update.published', {}];
  });
}

const WITHDRAW = `update investor_update set published_at = null, changed_at = null, withdrawn_at = now(), withdrawn_why = $2,
  untold = false, version = version + 1, updated_at = now() where id = $1`;

/** Makes an update a draft again. Its readers cannot open it from their next request on. */
export async function withdrawInvestorUpdate(
  context: Context,
  { id, reason }: WithdrawInvestorUpdateInput,
): Promise<InvestorUpdate> {
  return change(context, id, 'withdraw', async (em, update) => {
    if (update.status === 'DRAFT') fail('CONFLICT', 'This update is already a draft.');
    await query(em, WITHDRAW, [id, reason]);
    return ['update.withdrawn', { reason, was: update.status }];
  });
}

type Changed = [kind: AuditKind, details: Record<string, unknown>] | null;

/** Changes one update, kept from everybody else's changes meanwhile, and says in the trail what became of it. */
function change(
  context: Context,
  id: string,
  action: UpdateAction,
  apply: (em: SqlEntityManager, update: InvestorUpdate) => Promise<Changed>,
): Promise<InvestorUpdate> {
  return context.em.transactional(async (em) => {
    await em
      .getKysely<Database>()
      .selectFrom('investor_update')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .execute();
    const update = (await findUpdate(em, context.viewer, id)) ?? fail('NOT_FOUND', 'Update not found.');
    authorize(updatePolicy, context.viewer, action, update);
    const changed = await apply(em, update);
    const now = (await findUpdate(em, context.viewer, id))!;
    if (changed)
      await record(context, em, { kind: changed[0], subjectId: id, details: { title: now.title, ...changed[1] } });
    return now;
  });
}

const KNOWN_GROUPS = 'select id from account_group where id = any($1) for key share';
const KNOWN_DOCUMENTS = 'select id from document where id = any($1) for key share';
const TIE_GROUPS = 'insert into investor_update_group (update_id, group_id) select $1, unnest($2::text[])';
const TIE_DOCUMENTS = `insert into investor_update_document (update_id, document_id, position)
  select $1, given.id, given.position from unnest($2::text[]) with ordinality as given (id, position)`;

async function setTies(
  em: SqlEntityManager,
  id: string,
  { groupIds, documentIds }: Pick<CreateInvestorUpdateInput, 'groupIds' | 'documentIds'>,
): Promise<void> {
  if (groupIds) {
    const ids = await known(em, KNOWN_GROUPS, groupIds, 'groupIds', 'One of these groups no longer exists');
    await em.getKysely<Database>().deleteFrom('investor_update_group').where('update_id', '=', id).execute();
    await query(em, TIE_GROUPS, [id, ids]);
  }
  if (documentIds) {
    const message = 'One of these documents no longer exists';
    const ids = await known(em, KNOWN_DOCUMENTS, documentIds, 'documentIds', message);
    await em.getKysely<Database>().deleteFrom('investor_update_document').where('update_id', '=', id).execute();
    await query(em, TIE_DOCUMENTS, [id, ids]);
  }
}

/** The ids without repetition, if there is something by each. */
async function known(em: SqlEntityManager, sql: string, given: string[], field: string, message: string) {
  const ids = [...new Set(given)];
  const found = await query(em, sql, [ids]);
  if (found.length < ids.length) fail('BAD_USER_INPUT', message, [{ path: ['input', field], message }]);
  return ids;
}
