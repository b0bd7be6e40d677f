import { beforeEach, describe, expect, it } from 'vitest';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import {
  CompanyTestReadDocument as READ,
  CompanyTestUpdateDocument as UPDATE,
  type UpdateCompanyProfileInput,
} from '#graphql/generated/tests-content-company.ts';

const api = useApi();
const figures = [
  { label: 'Revenue 2025', value: '$4.1 million' },
  { label: 'Customers', value: '38' },
];
const snapshot = 'Offline AI for regulated work.\n\nFounded in 2019.';
const update = (input: Partial<UpdateCompanyProfileInput>, viewer: Parameters<typeof api.run>[0] = person.admin) =>
  api.run(viewer, UPDATE, { input: { snapshot, figures, ...input } });

beforeEach(() => query(api.em(), 'delete from company_profile'));

describe('the text about the company', () => {
  it('is empty until an administrator writes it, and is then read by every investor', async () => {
    const empty = { snapshot: '', figures: [], contact: null, updatedAt: null };
    expect((await api.run(person.investor, READ)).data.companyProfile).toEqual(empty);
    const { data } = await update({ snapshot: ` ${snapshot}\n` });
    expect(data.updateCompanyProfile.companyProfile).toMatchObject({ snapshot, figures });
    expect((await api.run(person.investor, READ)).data.companyProfile).toMatchObject({ snapshot, figures });
    const kinds = await query(api.em(), "select actor_id from audit_event where kind = 'company.updated'");
    expect(kinds).toEqual([{ actorId: person.admin.id }]);
  });

  it('is hidden from visitors and from people who are not approved', async () => {
    await update({});
    expect((await api.run(person.visitor, READ)).code).toBe('UNAUTHENTICATED');
    for (const status of ['PENDING', 'SUSPENDED'] as const)
      expect((await api.run({ ...person.investor, status }, READ)).data?.companyProfile ?? null).toBeNull();
  });

  it('cannot be changed by visitors and investors', async () => {
    expect((await update({}, person.visitor)).code).toBe('UNAUTHENTICATED');
    expect((await update({}, person.investor)).code).toBe('FORBIDDEN');
  });

  it('is not overwritten by an administrator who started from an older text', async () => {
    const first = (await update({})).data.updateCompanyProfile.companyProfile.updatedAt;
    const stale = await update({ snapshot: 'A second beginning' });
    expect([stale.code, stale.errors?.[0]?.message]).toEqual([
      'CONFLICT',
      'You changed this text elsewhere after you opened it. Reload the page and change it again.',
    ]);
    expect((await update({ snapshot: 'Changed', expectedUpdatedAt: first })).code).toBeUndefined();
    await query(api.em(), "update company_profile set updated_at = now() + interval '1 minute'");
    expect((await update({ snapshot: 'Too late', expectedUpdatedAt: first })).code).toBe('CONFLICT');
    expect((await api.run(person.investor, READ)).data.companyProfile.snapshot).toBe('Changed');
  });

  it('has at most six figures, each with a name of its own and a value', async () => {
    const seven = Array.from({ length: 7 }, (_, at) => ({ label: `Figure ${at}`, value: '1' }));
    for (const wrong of [seven, [figures[0]!, figures[0]!], [{ label: ' ', value: '1' }], [{ label: 'A', value: '' }]])
      expect((await update({ figures: wrong })).code).toBe('BAD_USER_INPUT');
    expect((await update({ snapshot: 'x'.repeat(1_001) })).code).toBe('BAD_USER_INPUT');
    expect((await update({ snapshot: '', figures: [] })).code).toBeUndefined();
  });
});
