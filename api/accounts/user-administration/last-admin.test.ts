import { describe, expect, it } from 'vitest';
import { query } from '#api/testing/query.ts';
import type { SignedIn } from '#api/platform/viewer.ts';
import { useApi } from '#api/testing/api.ts';
import { makeUser } from '../users/user.factory.ts';

const api = useApi();
const DEMOTE = 'mutation ($id: ID!) { setUserRoles(input: { id: $id, roles: [INVESTOR] }) { user { roles } } }';
const SUSPEND = 'mutation ($id: ID!) { suspendUser(input: { id: $id }) { user { status } } }';

/** Leaves these as the only administrators. */
async function onlyAdmins(count: number): Promise<SignedIn[]> {
  await query(api.em(), "update account set roles = '{INVESTOR}'");
  const em = api.em();
  const admins = Array.from({ length: count }, () => makeUser(em, { roles: ['ADMIN'] }));
  await em.flush();
  return admins.map(({ id, name, status, roles }) => ({ kind: 'user', id, name, status, roles, confirmed: true }));
}
const adminsLeft = async () =>
  (await query(api.em(), "select 1 from account where status = 'APPROVED' and 'ADMIN' = any(roles)")).length;

describe('the last administrator', () => {
  it.each([DEMOTE, SUSPEND])('cannot lose the role or be suspended: %s', async (operation) => {
    const [ada] = (await onlyAdmins(1)) as [SignedIn];
    const { code, errors } = await api.execute(ada, operation, { id: ada.id });
    expect([code, errors?.[0]?.message]).toEqual([
      'CONFLICT',
      'This is the last administrator. Give another account the administrator role first.',
    ]);
    expect(await adminsLeft()).toBe(1);
  });

  it('remains when two administrators demote each other at the same moment, twenty times', async () => {
    for (let round = 0; round < 20; round += 1) {
      const [ada, ben] = (await onlyAdmins(2)) as [SignedIn, SignedIn];
      const [first, second] = round % 2 ? [DEMOTE, SUSPEND] : [DEMOTE, DEMOTE];
      const answers = await Promise.all([
        api.execute(ada, first, { id: ben.id }),
        api.execute(ben, second, { id: ada.id }),
      ]);
      expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
      expect(await adminsLeft()).toBe(1);
    }
  });
});
