import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { maskEmail, record } from '#api/operation/audit/audit.service.ts';
import { getKysely } from '#api/kysely.ts';
import { MailRow } from '#api/operation/mail/mail.entity.ts';
import { authorize } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { CSV_PAGE, writeCsvPages } from '#api/platform/csv.ts';
import { fail } from '#api/platform/errors.ts';
import { subtractFromNow } from '#api/platform/database/sql.ts';
import { Lead } from './lead.entity.ts';
import type { UpdateLeadInput } from './lead.input.ts';
import { readWithdrawToken } from './lead.mails.ts';
import { leadPolicy, type LeadRow, readLead, selectLeads } from './lead.read.service.ts';

/** Deletes a lead with its links, for people who write that they withdraw their consent. */
export async function deleteLead(context: Context, id: string): Promise<void> {
  const { viewer } = context;
  authorize(leadPolicy, viewer, 'delete', null);
  const lead = (await readLead(context, id)) ?? fail('NOT_FOUND');
  if (!(await removeLead(context, lead))) fail('NOT_FOUND');
}

/** Deletes the lead of a mailed link. False if the link is invalid; true also if the lead was deleted before. */
export async function withdrawConsent(context: Context, token: string): Promise<boolean> {
  const id = readWithdrawToken(context.services.secrets, token);
  // The signature is the permission: the visitor who has the link may not read leads.
  const lead = id && (await selectLeads(context.em).where('id', '=', id).executeTakeFirst());
  if (lead) await removeLead(context, lead);
  return id !== null;
}

/** False if the lead was deleted in the meantime. */
const removeLead = (context: Context, { id, email, kind }: LeadRow): Promise<boolean> =>
  context.em.transactional(async (em) => {
    if ((await em.nativeDelete(Lead, { id })) === 0) return false;
    // The mails also contain the name and the email address.
    await em.nativeDelete(MailRow, { recipient: email, kind: kind === 'CONTACT' ? 'lead.receipt' : 'lead.whitepaper' });
    if (kind === 'CONTACT') await em.nativeDelete(MailRow, { replyTo: email, kind: 'lead.contact' });
    await record(context, em, { kind: 'lead.deleted', details: { lead: id, email: maskEmail(email) } });
    return true;
  });

/** Sets the status and the notes of a lead. */
export async function updateLead(context: Context, { id, status, notes }: UpdateLeadInput): Promise<LeadRow> {
  const { em, viewer } = context;
  authorize(leadPolicy, viewer, 'update', null);
  const changes = { ...(status && { status }), ...(typeof notes === 'string' && { notes }) };
  if (Object.keys(changes).length > 0 && (await em.nativeUpdate(Lead, { id }, changes)) === 0) fail('NOT_FOUND');
  return (await readLead(context, id)) ?? fail('NOT_FOUND');
}

const HEAD = [
  'asked',
  'name',
  'email',
  'company',
  'needs',
  'page',
  'referrer',
  'consent',
  'downloads',
  'downloaded',
  'form',
  'topic',
  'telephone',
  'status',
  'notes',
];

/** Exports all leads as lines of CSV, newest first. */
export async function exportLeads(context: Context): Promise<AsyncGenerator<string>> {
  const { em, viewer } = context;
  authorize(leadPolicy, viewer, 'export', null);
  const { count } = await getKysely(em)
    .selectFrom('lead')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  await record(context, em, { kind: 'leads.exported', details: { count } });
  const readPage = async (last: LeadRow | null) => {
    let leads = selectLeads(em).limit(CSV_PAGE);
    if (last)
      leads = leads.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('createdAt', 'id'), '<', tuple(last.createdAt, last.id)),
      );
    return leads.execute();
  };
  return writeCsvPages(HEAD, readPage, toCells);
}

const toCells = (lead: LeadRow): string[] => [
  lead.createdAt.toISOString(),
  lead.name,
  lead.email,
  lead.company,
  lead.needs,
  lead.page,
  lead.referrer ?? '',
  lead.consentVersion,
  String(lead.downloads),
  lead.lastDownloadedAt?.toISOString() ?? '',
  lead.kind,
  lead.topic ?? '',
  lead.phone ?? '',
  lead.status,
  lead.notes,
];

/** Deletes leads after 12 months, as the privacy notice and the form promise. */
export const pruneLeads = (em: SqlEntityManager) =>
  getKysely(em).deleteFrom('lead').where('createdAt', '<', subtractFromNow('12 months')).execute();
