import { test as base } from '@playwright/test';
import { HOSTILE } from './hostile.ts';
import { fillAdminSite, nameGroups } from './hostile-admin.ts';
import { FILLED, listFilled } from './hostile-fields.ts';
import { packTexts, getFieldTexts, getValues } from './hostile-values.ts';
import { checkMails, getMails } from './hostile-mails.ts';
import { type Hostile, getNth, ONCE, getPages, withHostile } from './hostile-site.ts';
import { watchBoth, watchHarm, normalizeText } from './hostile-watch.ts';
import { ADMIN, confirmIdentity, sendOperation } from './people.ts';
import { expect, post, openPage } from './site.ts';

// Hostile texts in what visitors submit and administrators write: on every admin page, in mails and in files.

const test = base.extend<object, { adminSite: Hostile & { drafts: string[]; groups: string[] } }>({
  adminSite: [async ({ browser }, use) => withHostile(browser, 'admin', { fill: fillAdminSite, work: use }), ONCE],
});

test.describe.configure({ mode: 'default' });

const ADMIN_PATHS = ['/investor', '/investor/account', '/investor/admin/groups', '/investor/admin/events'];
ADMIN_PATHS.push('/investor/calendar', '/investor/calendar?view=month&date=2031-05-06', '/investor/admin/visits');
ADMIN_PATHS.push('/admin/categories', '/admin/articles', '/admin/articles/new', '/investor/admin?status=PENDING');
ADMIN_PATHS.push('/investor/admin?search=stru', '/investor/admin/leads?search=stru', '/admin/status');
ADMIN_PATHS.push('/admin/articles-legacy', '/admin/emergency-article', '/admin/emergency-article-creator');

const REGISTERED = ['username', 'name', 'company', 'reason'].map((name) => `RegisterInput.${name}`);
const REASONS = [
  'RejectUserInput.reason',
  'SuspendUserInput.reason',
  'RequestMoreInformationInput.message',
  'POST /request/answer: answer',
];
const LEAD = ['name', 'company', 'needs'].map((name) => `RequestWhitepaperInput.${name}`);
const LISTED = [
  'RateChatAnswerInput.question',
  'RateChatAnswerInput.reason',
  'CreateEventInput.title',
  'POST /admin/pictures: alt',
  'POST /admin/pictures: file',
];

test(
  'an administrator with and without JavaScript sees hostile texts as plain text',
  { tag: '@walk' },
  async ({ browser, adminSite: { site, adminPage } }) => {
    const views = await watchBoth(browser, site, adminPage);
    for (const { visit, open } of views) {
      await visit(...ADMIN_PATHS);
      for (const [list, path, size, filter] of [
        ['users', '/investor/admin?status=ALL', 8],
        ['leads', '/investor/admin/leads', 25],
        ['chatQuestions', '/investor/admin/chat', 25],
        ['pictures', '/admin/pictures', 25],
        ['auditEvents', '/investor/admin/audit?kind=account.registered', 15, '{ kind: ACCOUNT_REGISTERED }'],
      ] as const)
        await open(...(await getPages(adminPage, { list, path, size, filter })));
    }
    for (const { expectShown, expectNoHarm } of views) {
      for (const field of [...REGISTERED, ...REASONS, ...LEAD, ...LISTED]) expectShown(field);
      expectNoHarm();
    }
  },
);

test(
  'an administrator with and without JavaScript sees hostile names of groups as plain text',
  { tag: '@walk' },
  async ({ browser, adminSite: { site, adminPage, groups } }) => {
    const views = await watchBoth(browser, site, adminPage);
    // A page without scripts does not show the dialogs in which an administrator selects groups.
    const { page, visit, check } = views[0]!;
    const choice = page.getByRole('dialog').getByRole('group', { name: 'Groups. If none is selected, all investors.' });
    const nextNames = nameGroups(adminPage, groups);
    while (await nextNames()) {
      const pages = await getPages(adminPage, { list: 'groups', path: '/investor/admin/groups', size: 25 });
      for (const { open } of views) await open(...pages);
      await visit('/investor/admin/events');
      await page.getByRole('button', { name: 'New event' }).click();
      await expect(choice.getByRole('checkbox').first()).toBeVisible();
      await check();
    }
    await visit('/investor/admin/groups');
    await page
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click();
    for (const name of [/^Rename …/, /^Members …/]) {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    }
    for (const { expectShown, expectNoHarm } of views) {
      expectShown('UpdateGroupInput.name');
      expectNoHarm();
    }
  },
);

test('an administrator opens articles and events with hostile texts', async ({
  browser,
  adminSite: { site, adminPage, drafts },
}) => {
  const { events } = await sendOperation<{ events: { nodes: { id: string }[] } }>(
    adminPage,
    '{ events(first: 100, filter: { from: "2031-05-01T00:00:00Z" }) { nodes { id } } }',
  );
  const paths = events.nodes.map(({ id }) => `/investor/calendar/${id}`);
  const page = await openPage(browser, site);
  await page.context().addCookies(await adminPage.context().cookies());
  const { visit, read, check, expectNoHarm, expectShown } = await watchHarm({ page, origin: site.url, scripts: true });
  await visit(...paths.slice(0, 6));
  await read(...paths);
  for (const name of listFilled('CreateEventInput')) expectShown(`CreateEventInput.${name}`);
  expectShown('CancelEventInput.reason');
  for (const id of drafts) {
    await read(`/admin/articles-legacy/${id}`);
    await visit(`/admin/articles/${id}`);
    await expect(page.getByRole('region', { name: 'Preview of the article' })).toContainText('struck');
    await page.getByRole('button', { name: 'Visual' }).click();
    await expect(
      page.getByRole('toolbar', { name: 'Formatting' }).or(page.getByText('visual mode does not support')).first(),
    ).toBeVisible();
    await check();
  }
  expectShown('POST /admin/emergency-article-creator: body', packTexts(HOSTILE, 3_000, { between: '\n\n' }));
  expectNoHarm();
});

test('a form that is shown again without JavaScript has the entered text and runs no code', async ({
  browser,
  adminSite: { site },
}) => {
  const page = await openPage(browser, site, { javaScriptEnabled: false });
  const { visit, read, expectNoHarm, expectShown } = await watchHarm({ page, origin: site.url, scripts: false });
  // All values of a form share one cookie, which holds five texts of this size.
  const texts = packTexts(getFieldTexts(FILLED['RegisterInput.name']!), 320, {
    getByteSize: (text) => Buffer.byteLength(JSON.stringify(text)),
  });
  for (const [index, text] of texts.entries()) {
    const open = index % 5 === 0 ? visit : read;
    const register = { username: 'x', email: text, name: text, company: text, reason: text, next: text };
    const asks = { name: text, email: text, company: text, needs: text };
    for (const [path, form] of [
      ['/auth/register', register],
      ['/whitepaper', asks],
    ] as const)
      await post(page, path, { form, maxRedirects: 0 });
    await open('/whitepaper');
    await post(page, '/auth/register', { form: register, maxRedirects: 0 });
    await open('/auth?tab=register');
    await post(page, '/auth/login', { form: { username: text, password: '', next: text }, maxRedirects: 0 });
    await open('/auth');
  }
  expectShown('POST /auth/register: name', texts);
  expectNoHarm();
});

const MAILED = ['RegisterInput.name', 'RegisterInput.company', 'RegisterInput.reason', ...REASONS];
MAILED.push(
  ...['title', 'description', 'location'].map((field) => `CreateEventInput.${field}`),
  'CancelEventInput.reason',
);

test('emails contain hostile texts as plain text and have only expected headers', async ({
  browser,
  adminSite: { site },
}) => {
  const page = await openPage(browser, site);
  const watcher = await watchHarm({ page, origin: site.url, scripts: true });
  const findMissing = async () => {
    const emailTexts = (await getMails(site)).map(({ text }) => normalizeText(text)).join('\n');
    return MAILED.flatMap((field) => getValues(field)).filter((value) => !emailTexts.includes(normalizeText(value)));
  };
  await expect.poll(findMissing).toEqual([]);
  await checkMails(await getMails(site), watcher);
  for (const field of MAILED) watcher.expectShown(field);
  watcher.expectNoHarm();
});

test('exported files contain no formulas and no injected calendar lines', async ({ adminSite: { adminPage } }) => {
  await confirmIdentity(adminPage, ADMIN.password);
  for (const path of ['/api/leads/export', '/api/audit/export', '/api/user/export?format=csv']) {
    const answer = await adminPage.request.get(path);
    expect(answer.headers()).toMatchObject({
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
    });
    const cells = [...(await answer.text()).matchAll(/(?:^|,|\n)(?:"((?:[^"]|"")*)"|([^",\n]*))/g)];
    expect(
      cells.map(([, quotedCell, plain]) => quotedCell ?? plain ?? '').filter((cell) => /^\s*[=+@-]/.test(cell)),
    ).toEqual([]);
  }
  const { renewCalendarUrl } = await sendOperation<{ renewCalendarUrl: { calendarUrl: string } }>(
    adminPage,
    'mutation { renewCalendarUrl { calendarUrl } }',
  );
  const calendar = await (await adminPage.request.get(new URL(renewCalendarUrl.calendarUrl).pathname)).text();
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBe(
    lines.filter((line) => line.startsWith('UID:')).length,
  );
  expect(lines.filter((line) => line !== '' && !/^[A-Z-]+[:;]/.test(line))).toEqual([]);
});

const LISTS = ['/resources', '/case-studies', '/auth', '/whitepaper', '/investor/admin', '/admin/articles'];
LISTS.push('/investor/admin/audit', '/admin/pictures', '/investor/admin/leads', '/investor/calendar');
LISTS.push('/investor/documents', '/investor/updates', '/investor/admin/documents', '/investor/admin/documents/log');
LISTS.push('/investor/admin/updates', '/investor/admin/questions', '/investor/admin/nda', '/unsubscribe', '/request');
const QUERIES = ['search', 'q', 'category', 'industry', 'tab', 'next', 'status', 'kind', 'person', 'from', 'to'];
QUERIES.push('days', 'view', 'date', 'token', 'withdraw', 'saved', 'after', 'folder', 'page', 'withdrawn', 'document');

test('hostile texts in a URL run no code', async ({ browser, adminSite: { site, adminPage } }) => {
  const texts = packTexts(HOSTILE, 200);
  for (const scripts of [true, false]) {
    const page = await openPage(browser, site, { javaScriptEnabled: scripts });
    await page.context().addCookies(await adminPage.context().cookies());
    const { visit, read, expectNoHarm } = await watchHarm({ page, origin: site.url, scripts });
    const open = scripts ? visit : read;
    for (const [index, list] of LISTS.entries()) {
      const query = new URLSearchParams(QUERIES.map((name, at) => [name, getNth(texts, index * QUERIES.length + at)]));
      await open(`${list}?${query}`);
    }
    await read(...LISTS.map((_, index) => `/${encodeURIComponent(HOSTILE[index * 20]!)}`));
    await visit(`/${encodeURIComponent('<script>struck()</script>')}`);
    await visit(`/resources?search=${encodeURIComponent('"><img src=x onerror=struck()>')}`);
    await expect(page.getByRole('main')).toContainText('"><img src=x onerror=struck()>');
    expectNoHarm();
  }
});
