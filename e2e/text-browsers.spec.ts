import { checkTable } from './engine-page.ts';
import {
  ADMIN,
  approveAccount,
  getEmailedLink,
  openAdminPage,
  PASSWORD,
  registerAccount,
  sendOperation,
  test,
} from './people.ts';
import { expect, openPage, post, type Site } from './site.ts';
import { openTextBrowser, type TextBrowser } from './text-browsers.ts';
import { getCode } from './totp.ts';
import type { Browser } from '@playwright/test';

// What a person at the console of a server room does, in browsers without scripts, pictures and a mouse.

interface Journey {
  terminal: TextBrowser;
  site: Site;
  browser: Browser;
}
const journeys = new Map<string, (journey: Journey) => Promise<void>>();
const journey = (title: string, run: (journey: Journey) => Promise<void>) => journeys.set(title, run);

async function signIn(terminal: TextBrowser, site: Site, username: string, password: string): Promise<void> {
  await terminal.open(`${site.url}/auth`);
  await terminal.fill('Username or email', username);
  await terminal.fill('Password', password);
  await terminal.choose('Sign In');
}

async function signOut(terminal: TextBrowser): Promise<void> {
  await terminal.choose('Sign out');
  await terminal.see('Username or email');
}

journey('a visitor reads an article and asks the chat', async ({ terminal, site }) => {
  await terminal.open(`${site.url}/resources/audit-logs-that-hold-up`);
  await terminal.see('Audit logs that hold up');
  await terminal.open(`${site.url}/chat`);
  await terminal.fill('Your question', 'What if a disk is stolen?');
  await terminal.choose('Ask', 'Your question');
  await terminal.see('What if a disk is stolen?');
  await terminal.see('Quoted from this site');
});

journey('a visitor reads the description of a drawing in place of its labels', async ({ terminal, site }) => {
  await terminal.open(`${site.url}/government`);
  await terminal.see('Plan of a facility with a hatched wall.');
  const text = (await terminal.read()).replace(/\s+/g, ' ');
  expect(text.split('Plan of a facility with a hatched wall.')).toHaveLength(2);
  expect(text).not.toContain('FedRAMP is about this side only');
});

journey('an applicant registers, is approved, signs in, and signs out', async ({ terminal, site, browser }) => {
  const username = `reads${terminal.name}`;
  await terminal.open(`${site.url}/auth?tab=register`);
  await terminal.fill('Full name', 'Rita Reader');
  await terminal.fill('Email', `${username}@harborview.example`);
  await terminal.fill('Username', username);
  await terminal.fill('Password', PASSWORD);
  await terminal.fill('Confirm password', PASSWORD);
  await terminal.fillArea('Reason for access', 'We hold a position.');
  await terminal.choose('Create Account');
  await terminal.see('pending approval');
  await approveAccount(await openAdminPage(browser, site), username);
  await signIn(terminal, site, username, PASSWORD);
  await terminal.see('Signed in as Rita Reader');
  await signOut(terminal);
  await terminal.open(`${site.url}/investor/documents`);
  await terminal.fill('Username or email', username);
  await terminal.fill('Password', PASSWORD);
  await terminal.choose('Sign In');
  await terminal.see('Signed in as Rita Reader');
});

journey('an investor signs in with the code of an authenticator', async ({ terminal, site, browser }) => {
  const username = `coded${terminal.name}`;
  const page = await openPage(browser, site);
  await registerAccount(page, username, await openAdminPage(browser, site));
  await post(page, '/api/login', { data: { username, password: PASSWORD } });
  const { beginTotp } = await sendOperation<{ beginTotp: { setup: { secret: string } } }>(
    page,
    'mutation { beginTotp { setup { secret } } }',
  );
  const { secret } = beginTotp.setup;
  // The code of the former 30 seconds is valid, too, so that the next one is another.
  const input = { code: getCode(secret, 1) };
  await sendOperation(page, 'mutation ($input: ConfirmTotpInput!) { confirmTotp(input: $input) { recoveryCodes } }', {
    input,
  });
  await signIn(terminal, site, username, PASSWORD);
  await terminal.see('Code of your authenticator');
  await terminal.fill('Password', PASSWORD);
  await terminal.fill('Code of your authenticator', getCode(secret));
  await terminal.choose('Sign In');
  await terminal.see('Signed in as');
  await signOut(terminal);
});

journey(
  'an editor writes in the basic editor and publishes, and a visitor reads it',
  async ({ terminal, site, browser }) => {
    const adminPage = await openAdminPage(browser, site);
    const create = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
    const input = { title: `Begun for ${terminal.name}`, summary: 'In one sentence.', body: 'First.' };
    await sendOperation(adminPage, create, { input });
    await signIn(terminal, site, ADMIN.username, ADMIN.password);
    await terminal.see('Overview');
    await terminal.open(`${site.url}/admin/articles-legacy`);
    await terminal.fill('Search title, summary and text', input.title);
    await terminal.choose('Search', 'Search title, summary and text');
    await terminal.see(`Articles with “${input.title}”`);
    await terminal.choose(input.title, 'Last changed');
    await terminal.fillArea('Text', `Written in ${terminal.name}.`);
    await terminal.choose('Save and publish now');
    await terminal.see('Published');
    const slug = `begun-for-${terminal.name}`;
    await expect
      .poll(async () => (await fetch(`${site.url}/resources/${slug}`)).text())
      .toContain(`Written in ${terminal.name}.`);
    // Of this page, whose URL has a query, lynx sends no Referer.
    await terminal.choose('Save and unpublish');
    await terminal.see('Save and publish now');
    expect((await fetch(`${site.url}/resources/${slug}`)).status).toBe(404);
    await signOut(terminal);
  },
);

journey('an administrator publishes an emergency notice, and withdraws it', async ({ terminal, site }) => {
  await signIn(terminal, site, ADMIN.username, ADMIN.password);
  await terminal.see('Overview');
  await terminal.open(`${site.url}/admin/emergency-article-creator`);
  const title = `Disconnect the relay of ${terminal.name}`;
  await terminal.fill('Title', title);
  await terminal.fillArea('Text', 'Pull the blue cable.');
  await terminal.choose('Publish now');
  await terminal.see('On every page');
  const readHome = async () => (await fetch(site.url)).text();
  await expect.poll(readHome).toContain(title);
  await terminal.choose('Withdraw …');
  await terminal.choose('Withdraw notice');
  await terminal.see('No current notice.');
  await expect.poll(readHome).not.toContain(title);
  await signOut(terminal);
});

journey(
  'a visitor writes to the company, and withdraws the consent by the link in the email',
  async ({ terminal, site }) => {
    const email = `asks${terminal.name}@harborview.example`;
    await terminal.open(`${site.url}/contact-us`);
    await terminal.pick('Topic');
    await terminal.fillArea('Message', 'Does it run without a network?');
    await terminal.fill('Full name', 'Rita Reader');
    await terminal.fill('Work email', email);
    await terminal.fill('Company', 'Harborview Capital');
    await terminal.tick('Store what I have entered here');
    await terminal.choose('Send');
    await terminal.see('Your message was sent');
    await terminal.open(site.url + (await getEmailedLink(site, email, 'withdraw')));
    await terminal.choose('Delete what I sent');
    await terminal.see('Your consent is withdrawn');
  },
);

journey(
  'an investor joins a waiting list, accepts and declines events, and reads an update',
  async ({ terminal, site, browser }) => {
    const adminPage = await openAdminPage(browser, site);
    const username = `answers${terminal.name}`;
    await registerAccount(await openPage(browser, site), username, adminPage);
    const createEvent = async (title: string, capacity: number | null) => {
      const create = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
      const times = { startsAt: '2031-05-06T10:00', endsAt: '2031-05-06T11:30', timeZone: 'Europe/Berlin' };
      const input = { title, capacity, ...times };
      const data = await sendOperation<{ createEvent: { event: { id: string } } }>(adminPage, create, { input });
      return data.createEvent.event.id;
    };
    const full = await createEvent(`Pier of ${terminal.name}`, 1);
    const answer = 'mutation ($input: RespondToEventInput!) { respondToEvent(input: $input) { event { id } } }';
    await sendOperation(adminPage, answer, { input: { id: full, answer: 'GOING' } });
    const free = await createEvent(`Quay of ${terminal.name}`, null);
    const publish =
      'mutation ($input: CreateInvestorUpdateInput!) { createInvestorUpdate(input: $input) { investorUpdate { id } } }';
    const { createInvestorUpdate } = await sendOperation<{ createInvestorUpdate: { investorUpdate: { id: string } } }>(
      adminPage,
      publish,
      { input: { title: `News of ${terminal.name}`, body: 'The pier is open.' } },
    );
    const { id } = createInvestorUpdate.investorUpdate;
    await sendOperation(
      adminPage,
      'mutation ($id: ID!) { publishInvestorUpdate(input: { id: $id }) { investorUpdate { id } } }',
      { id },
    );

    await signIn(terminal, site, username, PASSWORD);
    await terminal.see('Signed in as');
    await terminal.open(`${site.url}/investor/calendar/${full}`);
    await terminal.choose('I will attend');
    await terminal.see('Your answer was saved. ');
    await terminal.see('You are on the waiting list');
    await terminal.choose('I cannot attend');
    await terminal.see('You declined.');
    await terminal.open(`${site.url}/investor/calendar/${free}`);
    await terminal.choose('I will attend');
    await terminal.see('You are attending.');
    await terminal.choose('Maybe');
    await terminal.see('You answered maybe.');
    await terminal.open(`${site.url}/investor/updates/${id}`);
    await terminal.see('The pier is open.');
    await terminal.choose('Mark as read');
    await expect.poll(async () => (await terminal.read()).includes('Mark as read')).toBe(false);
    await terminal.see('The pier is open.');
    await signOut(terminal);
  },
);

for (const name of ['w3m', 'lynx'] as const)
  test.describe(name, { tag: '@engines' }, () => {
    for (const [title, run] of journeys) {
      test(title, async ({ site, browser }) => {
        const terminal = await openTextBrowser(name, site.url);
        try {
          await run({ terminal, site, browser });
        } catch (error) {
          throw new Error(`${(error as Error).message}\n${(await terminal.read()).replace(/\n{2,}/g, '\n')}`, {
            cause: error,
          });
        } finally {
          await terminal.close();
        }
      });
    }
  });

test('docs/engines.md lists the journeys in text browsers', { tag: '@engines' }, () => {
  checkTable('Journeys in text browsers', () => [
    ['journey', 'w3m', 'lynx'],
    ...[...journeys.keys()].map((title) => [title, 'yes', 'yes']),
  ]);
});
