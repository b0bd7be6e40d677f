import { expect, inject, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { query } from '#api/testing/query.ts';
import { execute } from '#api/testing/database.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';

const site = useSite();
const PASSWORD = 'correct horse battery staple';

it('a notice sent while the database is down stays in the form and can be sent again', async () => {
  const em = site.em();
  const { username } = makeUser(em, { roles: ['ADMIN'], passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const url = site.urls[0]!;
  const browser = new TestBrowser();
  await browser.post(`${url}/api/login`, { username, password: PASSWORD });
  const [{ name } = { name: '' }] = await query<{ name: string }>(site.em(), 'select current_database() as name');
  const cluster = inject('postgresUrl');
  const form = { title: 'Urgent', body: 'One\ntwo', banner: 'yes', key: crypto.randomUUID() };
  const submit = () => browser.submit(`${url}/admin/emergency-article-creator`, form);

  await execute(cluster, `alter database "${name}" allow_connections false`);
  await execute(cluster, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const response = await submit();
  expect(response.status).toBeGreaterThanOrEqual(500);
  expect(await response.json()).toMatchObject({ page: 'resend', values: form });

  await execute(cluster, `alter database "${name}" allow_connections true`);
  expect((await submit()).status).toBe(303);
});
