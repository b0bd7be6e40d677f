import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { HOSTILE } from './hostile.ts';
import { fillDesks, GROUPS, NAMES, TITLES } from './hostile-desks.ts';
import { fitting, type Hostile, oneLine, packed, pagesOf, withHostile } from './hostile-site.ts';
import { watchHarm } from './hostile-watch.ts';
import { ask, person } from './people.ts';
import { expect } from './site.ts';

// The same texts in what strangers send in and admins plan: in every room, by mail and in every file.

const test = base.extend<object, { desks: Hostile & { drafts: string[] } }>({
  desks: [
    async ({ browser }, use) => {
      await withHostile(browser, async (hostile) => {
        await use({ ...hostile, drafts: await fillDesks(hostile.desk) });
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test.describe.configure({ mode: 'default', timeout: 300_000 });

const ROOMS = ['/investor', '/investor/account', '/investor/admin/groups', '/investor/admin/events', '/admin/rss'];
ROOMS.push('/investor/calendar', '/investor/calendar?view=month&date=2031-05-06', '/investor/admin/visits');
ROOMS.push('/admin/categories', '/admin/articles', '/admin/articles/new', '/investor/admin?status=PENDING');
const PLAIN = ['/admin/articles-legacy', '/admin/emergency-article', '/admin/emergency-article-creator'];

for (const scripts of [true, false]) {
  test(`an admin ${scripts ? 'with' : 'without'} JavaScript works among hostile texts`, async ({ browser, desks }) => {
    const { site, desk } = desks;
    const page = await person(browser, site, scripts);
    await page.context().addCookies(await desk.context().cookies());
    const { visit, harmless } = await watchHarm({ page, origin: site.url, scripts });
    for (const address of [...ROOMS, ...PLAIN]) await visit(address);
    const seen = async (address: string, text: string) => {
      await visit(address);
      await expect(page.getByRole('main').getByText(text, { exact: false }).first()).toBeVisible();
    };
    await seen('/investor/admin/groups', GROUPS[0]!);
    await seen('/investor/admin/events', TITLES[0]!);
    for (const room of ['/investor/admin', '/investor/admin/leads']) await seen(`${room}?search=stru`, 'struck()');
    await seen('/admin/pictures', 'struck()');
    for (const [list, path, size] of [
      ['users', '/investor/admin', 25],
      ['leads', '/investor/admin/leads', 25],
      ['pictures', '/admin/pictures', 25],
      ['auditEvents', '/investor/admin/audit', 50],
    ] as const)
      for (const address of await pagesOf(desk, list, path, size)) await visit(address);
    harmless();
  });
}

test('an admin opens hostile articles and events one by one', async ({ browser, desks: { site, desk, drafts } }) => {
  const { events } = await ask<{ events: { nodes: { id: string }[] } }>(
    desk,
    '{ events(first: 8, from: "2031-05-01T00:00:00Z") { nodes { id } } }',
  );
  for (const scripts of [true, false]) {
    const page = await person(browser, site, scripts);
    await page.context().addCookies(await desk.context().cookies());
    const { visit, look, harmless } = await watchHarm({ page, origin: site.url, scripts });
    for (const { id } of events.nodes) await visit(`/investor/calendar/${id}`);
    for (const id of drafts) {
      await visit(`/admin/articles-legacy/${id}`);
      await expect(page.getByLabel('Text')).toHaveValue(/struck/);
      await visit(`/admin/articles/${id}`);
      if (!scripts) continue;
      await expect(page.getByRole('region', { name: 'The article as readers will see it' })).toContainText('struck');
      await page.getByRole('button', { name: 'Visual' }).click();
      await expect(
        page.getByRole('toolbar', { name: 'Formatting' }).or(page.getByText('visual mode cannot hold')).first(),
      ).toBeVisible();
      await look();
    }
    harmless();
  }
});

test('forms that come back without JavaScript hold what was typed, and no more', async ({
  browser,
  desks: { site },
}) => {
  const page = await person(browser, site, false);
  const { visit, harmless } = await watchHarm({ page, origin: site.url, scripts: false });
  for (const text of packed(fitting(100).filter(oneLine), 100).filter((_, index) => index % 4 === 0)) {
    const register = { username: 'x', email: text, name: text, company: text, reason: text, next: text };
    await page.request.post('/auth/register', { form: register, maxRedirects: 0 });
    await visit('/auth?tab=register');
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(text);
    await page.request.post('/auth/login', { form: { username: text, password: '', next: text }, maxRedirects: 0 });
    await visit('/auth');
    await page.request.post('/whitepaper', {
      form: { name: text, email: text, company: text, needs: text },
      maxRedirects: 0,
    });
    await visit('/whitepaper');
    await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue(text);
  }
  harmless();
});

test('mails have the headers that are ours, files the cells and lines that are', async ({ desks: { site, desk } }) => {
  const folder = path.join(site.dataDir, 'mail');
  const mails = async () => (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  await expect.poll(async () => (await mails()).length, { timeout: 90_000 }).toBeGreaterThan(NAMES.length);
  const ours = /^(from|to|subject|message-id|date|mime-version|content-[\w-]+|auto-submitted)$/;
  for (const name of await mails()) {
    const [head = ''] = (await readFile(path.join(folder, name), 'utf8')).split('\r\n\r\n', 1);
    const names = head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    expect(names.filter((header) => !ours.test(header))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  }
  for (const address of ['/api/leads/export', '/api/audit/export', '/api/user/export?format=csv']) {
    const answer = await desk.request.get(address);
    expect(answer.headers()).toMatchObject({
      'content-disposition': expect.stringContaining('attachment'),
      'x-content-type-options': 'nosniff',
    });
    const cells = [...(await answer.text()).matchAll(/(?:^|,|\n)(?:"((?:[^"]|"")*)"|([^",\n]*))/g)];
    expect(cells.map(([, quoted, plain]) => quoted ?? plain ?? '').filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual(
      [],
    );
  }
  const { renewCalendarUrl } = await ask<{ renewCalendarUrl: string }>(desk, 'mutation { renewCalendarUrl }');
  const calendar = await (await desk.request.get(new URL(renewCalendarUrl).pathname)).text();
  const lines = calendar.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT').length).toBe(
    lines.filter((line) => line.startsWith('UID:')).length,
  );
  expect(lines.filter((line) => line !== '' && !/^[A-Z-]+[:;]/.test(line))).toEqual([]);
});

const LISTS = ['/resources', '/case-studies', '/auth', '/whitepaper', '/investor/admin', '/admin/articles'];
LISTS.push('/investor/admin/audit', '/admin/pictures', '/investor/admin/leads', '/investor/calendar');
const QUERIES = ['search', 'q', 'category', 'industry', 'tab', 'next', 'status', 'kind', 'person', 'from', 'to'];
QUERIES.push('days', 'view', 'date', 'token', 'withdraw', 'saved', 'after');

for (const scripts of [true, false]) {
  test(`no word in an address does harm ${scripts ? 'with' : 'without'} JavaScript`, async ({
    browser,
    desks: { site, desk },
  }) => {
    const page = await person(browser, site, scripts);
    await page.context().addCookies(await desk.context().cookies());
    const { visit, harmless } = await watchHarm({ page, origin: site.url, scripts });
    const words = packed(HOSTILE, 200);
    const word = (index: number) => words[index % words.length]!;
    for (const [index, list] of LISTS.entries()) {
      const query = new URLSearchParams(QUERIES.map((name, at) => [name, word(index * QUERIES.length + at)]));
      await visit(`${list}?${query}`);
      await visit(`/${encodeURIComponent(HOSTILE[index * 30]!)}`);
    }
    await visit(`/resources?search=${encodeURIComponent('"><img src=x onerror=struck()>')}`);
    await expect(page.getByRole('main')).toContainText('"><img src=x onerror=struck()>');
    harmless();
  });
}
