import { describe, expect, it } from 'vitest';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { createAdmin } from './first-admin.service.ts';
import { makeUser } from '../users/user.factory.ts';
import { makeSkeleton } from '../users/username-skeleton.ts';

const site = useSite();
const register = async (username: string, email: string) => {
  const response = await new TestBrowser().post(`${site.urls[0]}/api/register`, {
    username,
    email,
    password: 'correct horse battery staple',
    name: 'Ines',
    reason: 'I hold shares.',
  });
  return [response.status, response.status === 201 ? '' : await response.text()];
};
const TAKEN = [409, 'This username is already taken'];

describe('a username that looks like another', () => {
  it.each([
    ['in another script', 'p\u0430yp\u0430l'],
    ['all in another script', '\u0440\u0430\u0443\u0440\u0430\u04cf'],
    ['with a capital I for an l', 'paypaI'],
    ['with a digit', 'paypa1'],
    ['with an invisible character', 'pay\u3164pal'],
    ['with a variation selector', 'pay\ufe0fpal'],
    ['in mathematical letters', '\ud835\udcf9aypal'],
    ['in full width', '\uff50aypal'],
    ['with a bar', 'paypa|'],
  ])('%s is taken', async (_how, username) => {
    await register('PayPal', 'pay@fund.example');
    expect(await register(username, `other-${Math.random()}@fund.example`)).toEqual(TAKEN);
  });

  it('is also taken if the first one belongs to a decoy account', async () => {
    await register('owner-of-mailbox', 'decoy@fund.example');
    expect(await register('marina', 'decoy@fund.example')).toEqual([201, '']);
    expect(await register('rnarina', 'somebody@fund.example')).toEqual(TAKEN);
    expect(await register('m\u0430rina', 'decoy@fund.example')).toEqual(TAKEN);
  });

  it('is given to only one of two simultaneous registrations', async () => {
    const requests = ['olive', '0live', '\u043elive'].map((username, at) =>
      register(username, `olive-${at}@fund.example`),
    );
    const statuses = (await Promise.all(requests)).map(([status]) => status);
    expect(statuses.toSorted()).toEqual([201, 409, 409]);
  });

  it('is rejected when an administrator is created on the command line', async () => {
    await register('operator', 'operator@fund.example');
    const admin = { username: '\u043eperator', email: 'new@fund.example', name: 'Ada', password: 'x' };
    await expect(createAdmin(site.em(), admin)).rejects.toThrow('already exists');
  });
});

describe('the skeleton of a username', () => {
  it.each([
    ['zoe', 'zoë'],
    ['anna', 'hanna'],
    ['user-1', 'user-2'],
    ['\u7530\u4e2d', '\u7530\u53e3'],
    ['ines investor', 'inesinvestor'],
  ])('differs between %s and %s', (one, other) => expect(makeSkeleton(one)).not.toBe(makeSkeleton(other)));

  it('is unique in the database, however an account is created', async () => {
    const em = site.em();
    makeUser(em, { username: 'unique' });
    makeUser(em, { username: 'un\u0456que' });
    await expect(em.flush()).rejects.toThrow('account_username_skeleton_unique');
  });
});
