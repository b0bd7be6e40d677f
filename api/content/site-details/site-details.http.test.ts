import { describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import {
  SiteDetailsTestReadDocument as READ,
  SiteDetailsTestUpdateDocument as UPDATE,
} from '#graphql/generated/tests-content-site-details.ts';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { TestBrowser, useSite } from '#api/testing/site.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';

const site = useSite(2, {}, { pages: 'built' });
const url = () => site.urls[0]!;
const PASSWORD = 'correct horse battery staple';
const PLACEHOLDER = /\[The operator|Example Street|(?:First|Second) Founder|social\.example|hello@demo\.example/;

async function signIn(roles: ('ADMIN' | 'EDITOR')[]): Promise<TestBrowser> {
  const em = site.em();
  const user = makeUser(em, { roles, passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  const browser = new TestBrowser();
  await browser.post(`${url()}/api/login`, { username: user.username, password: PASSWORD });
  return browser;
}

/** A page without the marks that React sets between texts. */
const readPage = async (path: string, server = url()) => {
  const response = await fetch(server + path);
  return { html: (await response.text()).replaceAll('<!-- -->', ''), etag: response.headers.get('etag') };
};
const unset = () => query(site.em(), 'delete from site_details_version');
const readDetails = async () => (await new TestBrowser().run(url(), READ)).data.siteDetails;

const LEGAL = {
  governingLaw: 'The law of Delaware applies',
  dataProtection: 'Data protection officer: Olga Dahl, dpo@acme-ai.com.',
  technicalLog: 'nine days',
  mailServer: 'mail.acme-ai.com',
  languageModel: 'on our own server in Dover',
  serverCountry: 'the United States',
  refusedRequests: 'seven months',
  auditLog: 'eleven years',
  backups: '31 days',
};
const DETAILS = {
  legalName: 'Acme AI, Inc.',
  street: '12 Market Street',
  city: 'Dover',
  region: 'DE',
  postalCode: '19901',
  email: 'hello@acme-ai.com',
  phone: '+1 302 555 0100',
  supportHours: 'Weekdays 9 to 17, New York',
  specificationsConfirmedOn: '2026-11-02',
  penetrationTest: 'May 2026, the whole site, by two testers of a bank: nothing severe.',
  founders: [{ name: 'Ada Miller', title: 'Chief Executive' }],
  socialProfiles: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/acme-ai' }],
};

describe('the public pages', () => {
  it('contain no placeholder while nothing is set, and say what is not stated where a reader has to know', async () => {
    await unset();
    const guide = (await readPage('/llms.txt')).html;
    const paths = [...guide.matchAll(/\]\(http[^)]*?(\/[^)/]*)\.md\)/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(30);
    // Reference pages and articles contain no facts about the operator, and take long to render.
    for (const path of ['/', ...paths.filter((path) => !/^\/(?:index|developers\/|resources\/)/.test(path))])
      expect([path, PLACEHOLDER.exec((await readPage(path)).html)?.[0]]).toEqual([path, undefined]);
    expect(guide).not.toMatch(PLACEHOLDER);
    expect((await readPage('/terms')).html).toContain('has not stated which law governs these terms');
    const privacy = (await readPage('/privacy')).html;
    expect(privacy).toContain('It has not stated a postal address.');
    expect(privacy).toContain('Not stated by the operator');
    expect((await readPage('/about')).html).not.toMatch(/mailto:|tel:|aria-label="Founders"/);
    expect((await readPage('/')).html).toContain('Illustrative quotation');
    expect((await readPage('/product/specifications')).html).toContain(
      'Reference design, until the operator of this site confirms it',
    );
  });

  it('list the same stored data on the trust page and in the privacy notice', async () => {
    const [, list = ''] = /What this website stores<\/summary><ul>(.*?)<\/ul>/s.exec((await readPage('/trust')).html)!;
    const names = [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, name]) => name!);
    expect(names).toContain('What was sent, read, downloaded and printed, and each attempt to sign in');
    const { html } = await readPage('/privacy');
    const table = html.slice(0, html.indexOf('</table>', html.indexOf('<th scope="row">Session</th>')));
    const rows = [...table.slice(table.lastIndexOf('<table')).matchAll(/<th scope="row">(.*?)<\/th>/g)];
    expect(rows.map(([, name]) => name)).toEqual(names);
  });

  it('say that an update waits for the second signature of its release', async () => {
    const { html } = await readPage('/technical-overview');
    expect(html).toContain('an urgent fix waits for the second one, too.');
  });

  it('state how long a question is kept once, with the same words on every page of the chat', async () => {
    const chat = (await readPage('/chat')).html;
    expect(chat.match(/Questions are (?:stored|deleted)[^<]*/g)).toEqual([
      'Questions are stored only if you rate an answer, for an hour, or if you agree, for 12 months. Remove confidential information.',
    ]);
    expect((await readPage('/privacy')).html).toContain(
      'a question is stored only if you rate the answer, for an hour, or if you agree, for 12 months.',
    );
  });

  it('state what an administrator sets with their next answer, on every server and for search engines', async () => {
    await unset();
    const before = await readPage('/about', site.urls[1]);
    const admin = await signIn(['ADMIN']);
    expect((await admin.run(url(), UPDATE, { input: { ...DETAILS, ...LEGAL } })).code).toBeUndefined();
    for (const server of site.urls) {
      const about = await eventually(async () => {
        const page = await readPage('/about', server);
        expect(page.html).toContain('Ada Miller');
        return page;
      });
      expect(about.etag).not.toBe(before.etag);
      for (const path of ['/about', '/contact-us']) {
        const { html } = await readPage(path, server);
        for (const text of ['hello@acme-ai.com', 'tel:+13025550100', '12 Market Street', 'Weekdays 9 to 17, New York'])
          expect(html).toContain(text);
        expect(html).toContain('href="https://www.linkedin.com/company/acme-ai"');
      }
    }
    const legal = (await readPage('/privacy')).html + (await readPage('/terms')).html;
    expect(legal).toContain('Acme AI, Inc., 12 Market Street, Dover, DE 19901');
    for (const text of Object.values(LEGAL)) expect(legal).toContain(text);
    expect(legal).not.toMatch(/operator of this site has not stated|Not stated by/);
    const trust = (await readPage('/trust')).html;
    expect(trust).toContain(`The last penetration test by an outside party: ${DETAILS.penetrationTest}`);
    expect(trust).not.toContain('No penetration test');
    const home = (await readPage('/')).html;
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(home) ?? [];
    expect(JSON.parse(json)['@graph'][0]).toMatchObject({
      legalName: 'Acme AI, Inc.',
      telephone: '+1 302 555 0100',
      founder: [{ name: 'Ada Miller', jobTitle: 'Chief Executive' }],
      address: { streetAddress: '12 Market Street', addressLocality: 'Dover', postalCode: '19901' },
      sameAs: ['https://www.linkedin.com/company/acme-ai'],
    });
    const specifications = (await readPage('/product/specifications')).html;
    expect(specifications).toMatch(/Confirmed by the operator of this site on <time[^>]*>Nov 2, 2026/);
    expect(specifications).not.toContain('Reference design, until');
    expect((await readPage('/contact-us.md')).html).toContain('12 Market Street');
  });

  it('quote a person once the source and the consent are known', async () => {
    await unset();
    const admin = await signIn(['ADMIN']);
    const words = { testimonial: 'It runs in a room that we can point to.', testimonialPerson: 'Grace Moore' };
    await admin.run(url(), UPDATE, { input: words });
    const marked = await eventually(async () => {
      const { html } = await readPage('/');
      expect(html).toContain(words.testimonial);
      return html;
    });
    expect(marked).toContain('Illustrative quotation');
    expect(marked).not.toContain('Grace Moore');
    await admin.run(url(), UPDATE, {
      input: { testimonialSource: 'Letter of May 4, 2026', testimonialConsentOn: '2026-05-06' },
    });
    const quoted = await eventually(async () => {
      const { html } = await readPage('/');
      expect(html).toContain('Grace Moore');
      return html;
    });
    expect(quoted).toContain('Letter of May 4, 2026');
    expect(quoted).not.toContain('Illustrative quotation');
    expect(quoted).not.toContain('2026-05-06');
  });
});

describe('the form without JavaScript', () => {
  const FORM = '/admin/site';
  const fields = { expectedVersion: '0', city: 'Dover', founders: 'Ada Miller: Chief Executive\nBen Ruiz' };

  it('shows the fields, saves them, and restores a version', async () => {
    await unset();
    const admin = await signIn(['ADMIN']);
    expect(await (await admin.fetch(url() + FORM)).text()).toContain('action="/admin/site" method="post"');
    expect((await admin.fetch(`${url()}/admin/site-details`)).headers.get('location')).toBe(FORM);
    const saved = await admin.submit(url() + FORM, fields);
    expect([saved.status, saved.headers.get('location')]).toEqual([303, FORM]);
    const founders = [
      { name: 'Ada Miller', title: 'Chief Executive' },
      { name: 'Ben Ruiz', title: null },
    ];
    expect(await readDetails()).toMatchObject({ version: 1, city: 'Dover', founders });
    await admin.submit(url() + FORM, { expectedVersion: '1', city: 'Lewes' });
    expect(await readDetails()).toMatchObject({ version: 2, city: 'Lewes', founders: [] });
    await admin.submit(url() + FORM, { expectedVersion: '2', restoredVersion: '1' });
    expect(await readDetails()).toMatchObject({ version: 3, city: 'Dover', founders });
  });

  it('gives back what was typed after an error and after a conflict, and saves it when it is sent again', async () => {
    await unset();
    const admin = await signIn(['ADMIN']);
    const invalid = await admin.submit(url() + FORM, { ...fields, email: 'at acme' });
    const again = await invalid.text();
    expect(invalid.status).toBe(400);
    expect(again).toContain('Contact email: Please enter a valid email');
    expect(again).toContain('Ada Miller: Chief Executive\nBen Ruiz');
    await admin.submit(url() + FORM, { ...fields, city: 'Lewes' });
    const conflict = await admin.submit(url() + FORM, fields);
    const text = await conflict.text();
    expect(conflict.status).toBe(409);
    expect(text).toContain('Version 1 is in force now');
    const [, version = ''] = /name="expectedVersion" value="(\d+)"/.exec(text) ?? [];
    expect((await admin.submit(url() + FORM, { ...fields, expectedVersion: version })).status).toBe(303);
    expect(await readDetails()).toMatchObject({ city: 'Dover' });
  });

  it('changes nothing for visitors, for editors and from other sites', async () => {
    await unset();
    const visitor = await new TestBrowser().submit(url() + FORM, fields);
    expect(visitor.status).toBe(401);
    expect(await visitor.text()).toContain('Dover');
    expect((await (await signIn(['EDITOR'])).submit(url() + FORM, fields)).status).toBe(403);
    const crossSite = await (
      await signIn(['ADMIN'])
    ).fetch(url() + FORM, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(crossSite.status).toBe(403);
    expect(await readDetails()).toMatchObject({ version: 0 });
  });
});
