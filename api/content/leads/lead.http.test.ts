import { describe, expect, it } from 'vitest';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { query } from '#api/testing/query.ts';
import { mailedToken, newestMail } from '#api/testing/mailbox.ts';
import { ACCOUNT_REQUESTS, TestBrowser, useSite } from '#api/testing/site.ts';
import { makeLead } from './lead.factory.ts';
import { LeadHttpTestNoticeDocument as NOTICE } from '#graphql/generated/tests-content-leads.ts';

const site = useSite(1, {}, { jobs: ACCOUNT_REQUESTS });
const url = () => site.urls[0]!;
const PASSWORD = 'correct horse battery staple';
const FIELDS = { name: 'Ines', company: 'Clinic', needs: 'The list of ports.', consent: 'yes', remarks: '' };

async function requestToken(email: string): Promise<string> {
  const response = await new TestBrowser().submit(`${url()}/whitepaper`, { ...FIELDS, email });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
  return mailedToken(site, email, 'lead.whitepaper');
}

async function admin(): Promise<TestBrowser> {
  const em = site.em();
  const user = makeUser(em, { roles: ['ADMIN'], passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  return browser;
}

describe('without JavaScript', () => {
  it('a visitor requests the whitepaper, gets the link, and can download it repeatedly', async () => {
    const token = await requestToken('reader@clinic.example');
    for (const downloads of [1, 2]) {
      const response = await fetch(`${url()}/whitepaper/download?token=${token}`);
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('content-disposition'),
      ]).toEqual([200, 'application/pdf', 'attachment; filename=whitepaper.pdf']);
      expect([response.headers.get('cache-control'), response.headers.get('referrer-policy')]).toEqual([
        'private, no-store',
        'no-referrer',
      ]);
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      const [lead] = await query(site.em(), "select downloads from lead where email = 'reader@clinic.example'");
      expect(lead).toEqual({ downloads });
    }
    await fetch(`${url()}/whitepaper/download?token=${token}`, { method: 'HEAD' });
    expect(await query(site.em(), "select downloads from lead where email = 'reader@clinic.example'")).toEqual([
      { downloads: 2 },
    ]);
  });

  it('an expired or unknown link redirects to the form with the reason', async () => {
    const token = await requestToken('late@clinic.example');
    await query(site.em(), "update lead_link set expires_at = now() - interval '1 second'");
    for (const dead of [token, 'never-was', '']) {
      const browser = new TestBrowser();
      const response = await browser.fetch(`${url()}/whitepaper/download?token=${dead}`);
      expect([response.status, response.headers.get('location')]).toEqual([303, '/whitepaper#ask']);
      expect((await browser.run(url(), NOTICE)).data.browser.formNotice).toMatchObject({
        form: 'whitepaper',
        values: [],
      });
    }
  });

  it('a visitor withdraws consent with the link in an email, and what was sent is deleted', async () => {
    const email = 'withdraws@clinic.example';
    const stored = () =>
      query<{ name: string }>(
        site.em(),
        'select name from lead where email = $1 union all select subject from mail where recipient = $1',
        [email],
      );
    const { needs: message, ...fields } = FIELDS;
    const sent = await new TestBrowser().submit(`${url()}/contact-us`, {
      ...fields,
      topic: 'PRESS',
      message,
      phone: '',
      email,
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact-us?sent=1#contact']);
    const token = await requestToken(email);
    for (const kind of ['lead.receipt', 'lead.whitepaper']) {
      const [, link = ''] = /(\/withdraw\?token=[\w-]+)/.exec(await newestMail(site, email, kind)) ?? [];
      const before = await stored();
      const browser = new TestBrowser();
      expect([kind, (await browser.fetch(url() + link)).headers.get('location')]).toEqual([kind, '/withdraw']);
      expect(await stored()).toEqual(before);
      const done = await browser.submit(`${url()}/withdraw`, {});
      expect([done.status, done.headers.get('location')]).toEqual([303, '/withdraw']);
      const { formNotice } = (await browser.run(url(), NOTICE)).data.browser;
      expect(formNotice).toMatchObject({ form: 'withdraw', message: expect.stringContaining('is deleted') });
    }
    expect(await stored()).toEqual([]);
    expect((await new TestBrowser().fetch(`${url()}/whitepaper/download?token=${token}`)).status).toBe(303);
  });

  it.each(['', 'x', 'lead_1-0123456789012345678901234567890123456789012'])(
    'a withdrawal link that is invalid (%s) deletes nothing and says so',
    async (token) => {
      await requestToken(`stays${token.length}@clinic.example`);
      const before = await query(site.em(), 'select id from lead order by id');
      const { status } = await new TestBrowser().submit(`${url()}/withdraw?token=${token}`, {});
      expect(status).toBe(404);
      expect(await query(site.em(), 'select id from lead order by id')).toEqual(before);
    },
  );

  it('an invalid form is returned with all errors and all input', async () => {
    const browser = new TestBrowser();
    const typed = { name: 'Ines', email: 'not an address', company: '', needs: 'Ports', remarks: '' };
    expect((await browser.submit(`${url()}/whitepaper`, typed)).headers.get('location')).toBe('/whitepaper#ask');
    const { errors, values } = (await browser.run(url(), NOTICE)).data.browser.formNotice!;
    expect(errors.map(({ name }) => name).sort()).toEqual(['company', 'consent', 'email']);
    expect(values).toContainEqual({ name: 'needs', value: 'Ports' });
    const page = await browser.fetch(`${url()}/whitepaper`);
    expect([page.headers.get('cache-control'), browser.cookies.has('notice')]).toEqual(['private, no-store', false]);
  });

  it('the whitepaper has no public URL', async () => {
    for (const address of ['/whitepaper.pdf', '/whitepaper/whitepaper.pdf', '/assets/whitepaper.pdf'])
      expect((await fetch(url() + address)).headers.get('content-type')).not.toContain('pdf');
  });
});

describe('the export of leads', () => {
  it('requires an administrator with a recent confirmation, and is recorded', async () => {
    const em = site.em();
    makeLead(em, { name: '=1+1', company: 'Clinic, "North"' });
    await em.flush();
    const browser = await admin();
    const response = await browser.fetch(`${url()}/api/leads/export`);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename=leads.csv',
    ]);
    expect(await response.text()).toContain(`,'=1+1,`);
    expect(await query(site.em(), "select 1 from audit_event where kind = 'leads.exported'")).toHaveLength(1);
    await query(site.em(), "update session set confirmed_at = now() - interval '11 minutes'");
    expect((await browser.fetch(`${url()}/api/leads/export`)).status).toBe(403);
    expect((await new TestBrowser().fetch(`${url()}/api/leads/export`)).status).toBe(401);
  });

  it('contains each lead once, also if there are more than one page of them', async () => {
    const em = site.em();
    const leads = Array.from({ length: 1_200 }, (_, number) => makeLead(em, { name: `Lead ${number} of many` }));
    await em.flush();
    const lines = (await (await (await admin()).fetch(`${url()}/api/leads/export`)).text()).split('\r\n');
    const names = lines.flatMap((line) => /Lead \d+ of many/.exec(line)?.[0] ?? []);
    expect(names.toSorted()).toEqual(leads.map(({ name }) => name).toSorted());
  });
});
