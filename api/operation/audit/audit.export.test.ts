import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import type { User } from '#api/accounts/users/user.entity.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';

const site = useSite();
const PASSWORD = 'correct horse battery staple';
const EXPORT = '/api/audit/export';

async function signedIn(values: Partial<User>): Promise<{ browser: TestBrowser; user: User }> {
  const em = site.em();
  const user = makeUser(em, { passwordHash: await hashPassword(PASSWORD), ...values });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${site.urls[0]}/api/login`, { username: user.username, password: PASSWORD });
  return { browser, user };
}

const take = (browser: TestBrowser, search = '') => browser.fetch(`${site.urls[0]}${EXPORT}${search}`);

describe('the audit log export', () => {
  it('contains the filtered events without formulas, and is recorded', async () => {
    const { browser, user } = await signedIn({ roles: ['ADMIN'], name: '=HYPERLINK("evil")' });
    const answer = await take(browser, `?kind=login&person=${user.id}&from=2020-01-01T00:00:00.000Z`);
    expect([answer.status, answer.headers.get('content-disposition'), answer.headers.get('cache-control')]).toEqual([
      200,
      'attachment; filename=audit-log.csv',
      'no-store',
    ]);
    const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n');
    expect(head).toBe('id,at,kind,actorId,actor,subjectId,subject,address,requestId,details');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`,login.succeeded,${user.id},"'=HYPERLINK(""evil"")",`);
    const sql = "select details from audit_event where kind = 'audit.exported' and actor_id = $1";
    expect(await query(site.em(), sql, [user.id])).toMatchObject([{ details: { filter: { kind: 'login' } } }]);
  });

  it('contains more events than one page', async () => {
    const { browser } = await signedIn({ roles: ['ADMIN'] });
    await query(
      site.em(),
      "insert into audit_event (kind, details) select 'logout', '{}'::jsonb from generate_series(1, 1500)",
    );
    expect((await (await take(browser, '?kind=logout')).text()).trimEnd().split('\r\n')).toHaveLength(1_501);
  });

  it('requires an administrator with a recent confirmation', async () => {
    expect((await take(new TestBrowser())).status).toBe(401);
    expect((await take((await signedIn({})).browser)).status).toBe(403);
    const { browser, user } = await signedIn({ roles: ['ADMIN'] });
    await query(site.em(), "update session set confirmed_at = now() - interval '11 minutes' where account_id = $1", [
      user.id,
    ]);
    const answer = await take(browser);
    expect([answer.status, await answer.text()]).toEqual([403, 'Confirm your identity to continue.']);
  });

  it('rejects an invalid filter', async () => {
    const { browser } = await signedIn({ roles: ['ADMIN'] });
    for (const search of ['?from=yesterday', '?kind=Robert%27)', `?person=${'x'.repeat(300)}`])
      expect((await take(browser, search)).status).toBe(400);
  });
});
