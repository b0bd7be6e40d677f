import { describe, expect, it } from 'vitest';
import { hashPassword } from '../auth/password.ts';
import { makeGroup } from '../groups/group.factory.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import type { User } from '../users/user.entity.ts';
import { makeUser } from '../users/user.factory.ts';

const site = useSite();
const url = () => site.urls[0]!;
const PASSWORD = 'correct horse battery staple';
const LIST = 'query ($filter: UserFilter) { users(first: 100, filter: $filter) { nodes { email } } }';

async function signIn(values: Partial<User>) {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  return { browser, user };
}

async function arrive() {
  const em = site.em();
  const tag = Math.random().toString(36).slice(2, 8);
  const names = ['invited', 'pending', 'approved', 'suspended', 'rejected'] as const;
  const users = names.map((name) =>
    makeUser(em, {
      email: `${name}@${tag}.example`,
      name: `=${name}, "${tag}"`,
      company: null,
      status: name.toUpperCase() as User['status'],
    }),
  );
  await em.flush();
  const group = await makeGroup(em, [users[0]!, users[2]!]);
  return { tag, group, ...(await signIn({ roles: ['ADMIN'] })) };
}

describe('the list of people', () => {
  it('is filtered by several statuses, by email addresses and by group', async () => {
    const { browser, tag, group } = await arrive();
    const list = async (filter: object) => {
      const { data } = await browser.execute(url(), LIST, { filter: { search: tag, ...filter } });
      const { users } = data as { users: { nodes: { email: string }[] } };
      return users.nodes.map(({ email }) => email.split('@')[0]).toSorted();
    };
    expect(await list({ statuses: ['INVITED', 'APPROVED', 'SUSPENDED', 'REJECTED'] })).toEqual([
      'approved',
      'invited',
      'rejected',
      'suspended',
    ]);
    expect(await list({ emails: [`PENDING@${tag}.example`, `nobody@${tag}.example`] })).toEqual(['pending']);
    expect(await list({ groupId: group.id })).toEqual(['approved', 'invited']);
    expect(await list({ groupId: group.id, status: 'INVITED' })).toEqual(['invited']);
    expect(await list({ groupId: 'grp_missing' })).toEqual([]);
    const tooMany = { emails: Array.from({ length: 101 }, (_, n) => `${n}@x.example`) };
    expect((await browser.execute(url(), LIST, { filter: tooMany })).code).toBe('BAD_USER_INPUT');
  });

  it('is searched by parts of words without accents and signs, and no sign is a pattern', async () => {
    const { browser, tag } = await arrive();
    const em = site.em();
    makeUser(em, { email: `rate@${tag}.example`, company: `Zins_100% Grün\\${tag}` });
    await em.flush();
    const list = async (search: string) => {
      const { data } = await browser.execute(url(), LIST, { filter: { search } });
      return (data as { users: { nodes: { email: string }[] } }).users.nodes.map(({ email }) => email.split('@')[0]);
    };
    for (const search of [`INS_100% grun\\${tag}`, `grün\\${tag}`, `grün${tag}`, `zins-100 ${tag}`])
      expect(await list(search)).toEqual(['rate']);
    for (const search of [`zins%${tag}`, `zins_200_ grün\\${tag}`, `grün_%x${tag}`])
      expect(await list(search)).toEqual([]);
    expect(await list('s_')).toContain('rate');
  });

  it('is exported with the same conditions, and no cell is a formula', async () => {
    const { browser, user, tag, group } = await arrive();
    const response = await browser.fetch(`${url()}/api/users/export?search=${tag}&groupId=${group.id}&status=APPROVED`);
    expect(response.headers.get('content-type')).toContain('text/csv');
    const [head, row, ...others] = (await response.text()).trim().split('\r\n');
    expect(head).toContain('name,email,company,status');
    expect(row).toMatch(
      new RegExp(`^"'=approved, ""${tag}""",approved@${tag}\\.example,,APPROVED,INVESTOR,${group.name},no,`),
    );
    expect(others).toEqual([]);
    const audited = "select details from audit_event where kind = 'users.exported' and actor_id = $1";
    expect(await query(site.em(), audited, [user.id])).toEqual([{ details: { count: 1 } }]);
    expect((await browser.fetch(`${url()}/api/users/export?status=NOBODY`)).status).toBe(400);
  });

  it('is exported by administrators only', async () => {
    const { browser } = await signIn({});
    expect((await browser.fetch(`${url()}/api/users/export`)).status).toBe(403);
    expect((await new TestBrowser().fetch(`${url()}/api/users/export`)).status).toBe(401);
  });
});
