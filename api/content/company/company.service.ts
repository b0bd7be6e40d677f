import { record } from '#api/operation/audit/audit.service.ts';
import { findLastChange } from '#api/operation/audit/stale.service.ts';
import { authorize, type Policy } from '#api/platform/authorize.ts';
import type { Context } from '#api/platform/context.ts';
import { lockUntilCommit } from '#api/platform/database/sql.ts';
import type { Env } from '#api/platform/env.ts';
import { fail } from '#api/platform/errors.ts';
import { prepare } from '#api/kysely.ts';
import { CompanyProfileRow, type CompanyContact, type CompanyProfile } from './company.entity.ts';
import type { UpdateCompanyProfileInput } from './company.input.ts';
import { isAdmin, isInvestor } from '#api/platform/viewer.ts';

/** Investors read about the company, and administrators write it. */
const companyPolicy: Policy<'read' | 'update', null> = {
  canSee: (viewer) => isInvestor(viewer),
  can: (viewer, action) => (action === 'read' ? isInvestor(viewer) : isAdmin(viewer)),
};

const ID = 1;

const readRow = prepare()((db) => db.selectFrom('company_profile').select(['snapshot', 'figures', 'updatedAt']));

const getContact = ({ INVESTOR_CONTACT: contact, INVESTOR_CONTACT_PHONE: phone }: Env): CompanyContact | null =>
  contact ? { ...contact, phone: phone ?? null } : null;

/** What investors read about the company, empty until an administrator writes it. */
export async function readCompanyProfile({ em, viewer, services }: Context): Promise<CompanyProfile> {
  authorize(companyPolicy, viewer, 'read', null);
  const row = await readRow.first(em, {});
  return { ...(row ?? { snapshot: '', figures: [], updatedAt: null }), contact: getContact(services.env) };
}

/** The error says who changed it: it can be the viewer in another window. */
async function refuseStaleProfile(context: Context): Promise<never> {
  const { isOwn, name } = await findLastChange(context, ['company.updated'], null);
  const who = isOwn ? 'You' : (name ?? 'Another person');
  const where = isOwn ? ' elsewhere' : '';
  return fail('CONFLICT', `${who} changed this text${where} after you opened it. Reload the page and change it again.`);
}

export async function updateCompanyProfile(
  context: Context,
  { snapshot, figures, expectedUpdatedAt = null }: UpdateCompanyProfileInput,
): Promise<CompanyProfile> {
  authorize(companyPolicy, context.viewer, 'update', null);
  await context.em.transactional(async (em) => {
    await lockUntilCommit(em, 'company profile');
    const row = await em.findOne(CompanyProfileRow, ID);
    if ((row?.updatedAt.getTime() ?? null) !== (expectedUpdatedAt?.getTime() ?? null))
      await refuseStaleProfile({ ...context, em });
    const values = { snapshot, figures, updatedAt: new Date() };
    if (row) em.assign(row, values);
    else em.create(CompanyProfileRow, { id: ID, ...values });
    await em.flush();
    await record(context, em, { kind: 'company.updated' });
  });
  return readCompanyProfile(context);
}
