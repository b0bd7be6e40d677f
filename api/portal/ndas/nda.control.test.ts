import { beforeEach, describe, expect, it } from 'vitest';
import { makeGroup } from '#api/accounts/groups/group.factory.ts';
import { person, useApi } from '#api/testing/api.ts';
import { query } from '#api/testing/query.ts';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import {
  NdaTestEndExemptionDocument as END_EXEMPTION,
  NdaTestExemptDocument as EXEMPT,
  NdaTestGroupsDocument as GROUPS,
  NdaTestMustSignDocument as MUST_SIGN,
  NdaTestPublishDocument as PUBLISH,
  NdaTestReadDocument as READ,
  NdaTestRemindDocument as REMIND,
  NdaTestSearchDocument as SEARCH,
  NdaTestSetGroupsDocument as SET_GROUPS,
  NdaTestSignDocument as SIGN,
} from '#graphql/generated/tests-portal-ndas.ts';

const api = useApi();
const { admin } = person;
const missing = 'usr_00000000000000000000000000000000';

async function member(values: Partial<User> = {}): Promise<User> {
  const em = api.em();
  const user = makeUser(em, values);
  await em.flush();
  return user;
}
const toViewer = ({ id, name }: User) => ({ ...person.investor, id, name });
const mustSign = async (user: User) => (await api.run(toViewer(user), READ)).data.nda?.isSignatureRequired ?? false;
const listOwing = async () =>
  (await api.run(admin, MUST_SIGN, { mustSign: true })).data.users.nodes.map(({ id }) => id);
const sign = async (user: User, name = user.name) => {
  const { data } = await api.run(toViewer(user), READ);
  return api.run(toViewer(user), SIGN, { input: { name, consent: true, sha256: data.nda!.sha256 } });
};
const mailsTo = (user: User) =>
  query(api.em(), "select kind from mail where recipient = $1 and kind = 'nda.reminder'", [user.email]);

beforeEach(async () => {
  await query(api.em(), 'delete from nda_group');
  await api.run(admin, PUBLISH, { body: `Keep it to yourself. ${Math.random()}` });
});

describe('the agreement', () => {
  it('applies only to the chosen groups, and to everyone again without any', async () => {
    const [inside, outside] = [await member(), await member()];
    const group = await makeGroup(api.em(), [inside]);
    const { data } = await api.run(admin, SET_GROUPS, { groupIds: [group.id] });
    expect(data.setNdaGroups.groups).toEqual([{ id: group.id }]);
    expect((await api.run(admin, GROUPS)).data.ndaGroups).toEqual([{ id: group.id }]);
    expect([await mustSign(inside), await mustSign(outside)]).toEqual([true, false]);
    expect(await listOwing()).toEqual([inside.id]);
    await query(api.em(), 'delete from account_group where id = $1', [group.id]);
    expect([await mustSign(inside), await mustSign(outside)]).toEqual([true, true]);
    expect((await api.run(admin, SET_GROUPS, { groupIds: ['grp_missing'] })).code).toBe('BAD_USER_INPUT');
  });

  it('keeps the groups that a colleague chose for an administrator who saves an older list later', async () => {
    const [first, second, third] = [await makeGroup(api.em()), await makeGroup(api.em()), await makeGroup(api.em())];
    const ada = { ...admin, id: (await member({ name: 'Ada Miller', roles: ['ADMIN'] })).id, name: 'Ada Miller' };
    await api.run(admin, SET_GROUPS, { groupIds: [first.id, second.id] });
    const isSaved = async (viewer: typeof ada, groupIds: string[], expectedGroupIds: string[]) => {
      const { code, errors } = await api.run(viewer, SET_GROUPS, { groupIds, expectedGroupIds });
      return code ?? errors?.length ?? 'saved';
    };
    expect(await isSaved(ada, [first.id], [second.id, first.id])).toBe('saved');
    const late = await api.run(admin, SET_GROUPS, {
      groupIds: [second.id, third.id],
      expectedGroupIds: [first.id, second.id],
    });
    expect(late.code).toBe('CONFLICT');
    expect(late.errors![0]!.message).toContain('Ada Miller changed the groups');
    expect(late.errors![0]!.extensions).toMatchObject({
      fields: [{ path: ['input', 'expectedGroupIds'] }],
      conflict: { version: null, current: { groupIds: [first.id] } },
    });
    expect((await api.run(admin, GROUPS)).data.ndaGroups).toEqual([{ id: first.id }]);
    const both = [
      isSaved(ada, [first.id, second.id], [first.id]),
      isSaved(admin as typeof ada, [first.id, third.id], [first.id]),
    ];
    expect((await Promise.all(both)).toSorted()).toEqual(['CONFLICT', 'saved']);
  });

  it('does not stop a person who is exempt, until the exemption ends', async () => {
    const user = await member();
    const { data } = await api.run(admin, EXEMPT, { id: user.id, reason: 'Counsel of the fund' });
    expect(data.exemptFromNda.user.nda).toEqual({
      state: 'EXEMPT',
      exemption: { reason: 'Counsel of the fund', grantedBy: null },
    });
    expect([await mustSign(user), (await listOwing()).includes(user.id)]).toEqual([false, false]);
    const ended = await api.run(admin, END_EXEMPTION, { id: user.id });
    expect(ended.data.endNdaExemption.user.nda).toEqual({ state: 'OPEN' });
    expect(await mustSign(user)).toBe(true);
    expect((await api.run(admin, END_EXEMPTION, { id: user.id })).code).toBe('CONFLICT');
    expect((await api.run(admin, EXEMPT, { id: missing, reason: 'x' })).code).toBe('NOT_FOUND');
    expect((await api.run(admin, EXEMPT, { id: user.id, reason: ' ' })).code).toBe('BAD_USER_INPUT');
  });

  it('lists the investors who have not signed: no administrators, no suspended or invited people', async () => {
    const [owing, signed] = [await member(), await member()];
    const others = [
      await member({ roles: ['ADMIN'] }),
      await member({ status: 'SUSPENDED' }),
      await member({ status: 'INVITED' }),
    ];
    await sign(signed);
    const ids = await listOwing();
    expect(ids).toContain(owing.id);
    for (const { id } of [signed, ...others]) expect(ids).not.toContain(id);
  });
});

describe('a reminder to sign', () => {
  it('reaches one person or all who must sign, and each at most once a day', async () => {
    const [one, other, signed] = [await member(), await member(), await member()];
    await sign(signed);
    expect((await api.run(admin, REMIND, { ids: [one.id, signed.id] })).data.remindToSignNda.count).toBe(1);
    const owing = await listOwing();
    expect((await api.run(admin, REMIND, { ids: null })).data.remindToSignNda.count).toBe(owing.length - 1);
    expect((await api.run(admin, REMIND, { ids: null })).data.remindToSignNda.count).toBe(0);
    expect([await mailsTo(one), await mailsTo(other), await mailsTo(signed)].map(({ length }) => length)).toEqual([
      1, 1, 0,
    ]);
  });
});

describe('the signatures', () => {
  it('are found by name, email address and company', async () => {
    const user = await member({ company: 'Zebrafish Capital' });
    await sign(user, 'Quirin Quill');
    for (const search of ['quirin', user.email.slice(2, 20), 'zebrafish'])
      expect((await api.run(admin, SEARCH, { search })).data.ndaSignatures.nodes).toEqual([{ name: 'Quirin Quill' }]);
    expect((await api.run(admin, SEARCH, { search: 'nobody at all' })).data.ndaSignatures.nodes).toEqual([]);
  });
});

describe('everyone but administrators', () => {
  it('cannot see or change who must sign', async () => {
    const user = await member();
    for (const viewer of [person.investor, toViewer(user)]) {
      const answers = [
        await api.run(viewer, GROUPS),
        await api.run(viewer, SET_GROUPS, { groupIds: [] }),
        await api.run(viewer, EXEMPT, { id: user.id, reason: 'I would rather not' }),
        await api.run(viewer, END_EXEMPTION, { id: user.id }),
        await api.run(viewer, REMIND, { ids: null }),
      ];
      expect(answers.map(({ code }) => code)).toEqual(Array(5).fill('FORBIDDEN'));
    }
    expect((await api.run({ ...admin, confirmed: false }, EXEMPT, { id: user.id, reason: 'x' })).code).toBe(
      'STEP_UP_REQUIRED',
    );
  });
});
