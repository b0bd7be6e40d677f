import type { Page } from '@playwright/test';
import { ADMIN, test } from './people.ts';
import { expect, waitForHydration, openPage } from './site.ts';

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
    { input: { title: 'The axolotl archive', industry: 'GOVERNMENT', body: 'Not yet.' } },
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
