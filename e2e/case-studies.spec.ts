import type { Page } from '@playwright/test';
import { createFile } from './picture-files.ts';
import { ADMIN, openAdminPage, openRowMenu, PASSWORD, registerAccount, sendOperation as send, test } from './people.ts';
import { expect, waitForHydration, openPage, post, watch } from './site.ts';

const getTitles = (page: Page) => page.getByRole('region', { name: 'Case studies' }).getByRole('heading', { level: 2 });

test('a visitor filters case studies by industry, opens one, and returns to the filtered list', async ({
  page,
  activity,
}) => {
  await page.goto('/case-studies');
  await waitForHydration(page);
  await expect(getTitles(page)).toHaveCount(5);
  const industries = page.getByRole('navigation', { name: 'Industries' });
  await industries.getByRole('link', { name: 'Utilities' }).click();
  await expect(page).toHaveURL(/\/case-studies\?industry=utilities$/);
  await expect(getTitles(page)).toHaveCount(1);
  await expect(industries.getByRole('link', { name: 'Utilities' })).toHaveAttribute('aria-current', 'true');

  await getTitles(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fourteen months beside a water plant');
  await expect(page.getByText('Illustrative deployment')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/industry=utilities$/);
  await expect(getTitles(page)).toHaveCount(1);
  await industries.getByRole('link', { name: 'All' }).click();
  await expect(getTitles(page)).toHaveCount(5);
  expect(activity.consoleLines).toEqual([]);
});

test('without JavaScript, a visitor filters case studies by links and reads one completely', async ({
  browser,
  site,
}) => {
  const page = await openPage(browser, site, { javaScriptEnabled: false });
  await page.goto('/case-studies');
  await page.getByRole('link', { name: 'Financial services', exact: true }).first().click();
  await expect(getTitles(page)).toHaveCount(1);
  await getTitles(page).getByRole('link').click();
  await expect(page.getByText('Illustrative deployment')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Does it lend?' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Section through a bank/ })).toBeVisible();
});

test('the Resources page shows the newest case studies and a link to all of them', async ({ page, activity }) => {
  await page.goto('/resources#case-studies');
  await waitForHydration(page);
  const shelf = page.getByRole('navigation', { name: 'Case studies' });
  await expect(shelf.getByRole('link')).toHaveCount(4);
  await shelf.getByRole('link', { name: 'All case studies' }).click();
  await expect(page).toHaveURL(/\/case-studies$/);
  await expect(getTitles(page)).toHaveCount(5);
  expect(activity.consoleLines).toEqual([]);
});

/** Sends a GraphQL request from the page. */
const sendOperation = (
  page: Page,
  query: string,
  variables: object,
): Promise<Record<string, { caseStudy: { id: string } }>> =>
  page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/graphql', { method: 'POST', headers, body });
    return ((await answer.json()) as { data: Record<string, { caseStudy: { id: string } }> }).data;
  }, JSON.stringify({ query, variables }));

test('a visitor cannot find a draft case study until it is published', async ({ browser, page, site }) => {
  const admin = await openPage(browser, site);
  await admin.goto('/auth');
  await waitForHydration(admin);
  await admin.getByLabel('Username or email').fill(ADMIN.username);
  await admin.getByLabel('Password').fill(ADMIN.password);
  await admin.getByRole('button', { name: 'Sign In' }).click();
  await expect(admin).toHaveURL(/\/investor/);
  const { createCaseStudy } = await sendOperation(
    admin,
    'mutation ($input: CreateCaseStudyInput!) { createCaseStudy(input: $input) { caseStudy { id } } }',
    { input: { title: 'The axolotl archive', industry: 'GOVERNMENT', summary: 'A cellar of jars.', body: 'Not yet.' } },
  );
  const id = createCaseStudy!.caseStudy.id;
  const path = `/case-studies/${id}`;
  expect((await admin.goto(path))?.status()).toBe(200);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('The axolotl archive');

  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No case study at this URL.');
  await page.getByRole('link', { name: 'Show all case studies' }).click();
  await expect(getTitles(page)).toHaveCount(5);
  for (const url of ['/sitemap-case-studies-1.xml', '/llms.txt', '/case-studies.md', '/case-studies'])
    expect(await (await fetch(site.url + url)).text(), url).not.toMatch(new RegExp(`axolotl|${id}`));
  expect((await fetch(`${site.url}${path}.md`)).status).toBe(404);

  await sendOperation(admin, 'mutation ($id: ID!) { publishCaseStudy(input: { id: $id }) { caseStudy { id } } }', {
    id,
  });
  await expect.poll(async () => (await fetch(site.url + path)).status).toBe(200);
  await sendOperation(admin, 'mutation ($id: ID!) { deleteCaseStudy(input: { id: $id }) { deletedCaseStudyId } }', {
    id,
  });
  await expect.poll(async () => (await fetch(site.url + path)).status).toBe(404);
});

test(
  'an editor writes, publishes, orders and withdraws a case study, and a visitor reads it in between',
  { tag: '@core' },
  async ({ browser, site }) => {
    const adminPage = await openAdminPage(browser, site);
    const page = await openPage(browser, site);
    const { id } = await registerAccount(page, 'study.editor', adminPage);
    const setRoles = 'mutation ($input: SetUserRolesInput!) { setUserRoles(input: $input) { user { id } } }';
    await send(adminPage, setRoles, { input: { id, roles: ['EDITOR'] } });
    await page.addInitScript(() => {
      if (location.protocol.startsWith('http')) localStorage['editor:writing'] ??= 'markdown';
    });
    await post(page, '/api/login', { data: { username: 'study.editor', password: PASSWORD } });
    const activity = watch(page, site.url);

    await page.goto('/admin/articles');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Case studies' }).click();
    await expect(page.getByRole('heading', { name: 'Case studies', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'New case study' }).click();
    await expect(page.getByRole('heading', { name: 'New case study', level: 1 })).toBeVisible();
    await page.getByLabel('Title').fill('Nine keys for one cellar');
    await page.getByLabel('Text', { exact: false }).first().fill('## The cellar\n\nOne node behind **two** doors.');
    await page.getByLabel('The setting').fill('One workshop and nine people.');
    await page.getByRole('button', { name: 'Add fact' }).click();
    await page.getByLabel('Name of fact 1').fill('Doors');
    await page.getByLabel('Fact 1', { exact: true }).fill('Two');
    // The draft is saved without a click.
    await expect(page).toHaveURL(/\/admin\/case-studies\/cas_/);
    await expect(page.getByText('· Saved')).toBeVisible();
    const path = `/case-studies/${page.url().split('/').at(-1)}`;
    const visitor = await openPage(browser, site);
    expect((await visitor.goto(path))?.status()).toBe(404);

    await page.getByRole('button', { name: 'Choose picture …' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Choose a picture …').setInputFiles(await createFile('cellar.jpg', '#2f4858'));
    await dialog.getByLabel('What cellar.jpg shows').fill('The door of the cellar');
    await dialog.getByRole('button', { name: 'Upload 1 picture' }).click();
    await expect(page.getByRole('button', { name: 'Remove picture' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish now' }).click();
    const issues = page.getByRole('region', { name: 'Issues to fix' });
    await expect(issues.getByRole('heading', { name: 'Not published: 2 errors' })).toBeVisible();
    await expect(page.getByText('Choose the industry before you publish this case study.')).toHaveCount(1);
    await page.getByLabel('Industry').selectOption('Defense');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(issues.getByRole('heading', { name: 'Not published: 1 error' })).toBeVisible();
    await expect(page.getByText(/The case study has no summary/)).toHaveCount(1);
    await page.getByLabel('Summary').fill('A workshop that keeps its drawings.');
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByRole('link', { name: 'Open page' })).toBeVisible();
    await expect(issues).toHaveCount(0);
    await expect.poll(async () => (await visitor.goto(path))?.status()).toBe(200);
    await expect(visitor.getByRole('heading', { name: 'The cellar' })).toBeVisible();
    await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/pictures\/[0-9a-f]{32}\//);

    await page.getByRole('link', { name: 'Case studies' }).first().click();
    await expect(page.getByRole('row', { name: /Nine keys for one cellar/ })).toContainText('Published');
    await page.getByRole('button', { name: 'Move Nine keys for one cellar down' }).click();
    await expect(page.getByText('Nine keys for one cellar is now number 2')).toBeVisible();
    await expect
      .poll(async () => {
        await visitor.goto('/case-studies');
        return getTitles(visitor).nth(1).innerText();
      })
      .toBe('Nine keys for one cellar');

    await openRowMenu(page, 'Nine keys for one cellar');
    await page.getByRole('button', { name: /^Unpublish/ }).click();
    await page.getByRole('button', { name: /^Unpublish\?/ }).click();
    await expect(page.getByText('Nine keys for one cellar was unpublished')).toBeVisible();
    await expect.poll(async () => (await visitor.goto(path))?.status()).toBe(404);
    await openRowMenu(page, 'Nine keys for one cellar');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: /^Delete permanently\?/ }).click();
    await expect(page.getByRole('row', { name: /Nine keys for one cellar/ })).toHaveCount(0);
    expect(activity.consoleLines).toEqual([]);
    expect(activity.foreignRequests).toEqual([]);
  },
);
