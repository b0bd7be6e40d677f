import type { Page } from '@playwright/test';
import { ADMIN, test } from './people.ts';
import { expect, hydrated } from './site.ts';

const titles = (page: Page) => page.getByRole('region', { name: 'Case studies' }).getByRole('heading', { level: 2 });

test('a reader filters by industry, opens a case study, and comes back to where they were', async ({ page, seen }) => {
  await page.goto('/case-studies');
  await hydrated(page);
  await expect(titles(page)).toHaveCount(5);
  const industries = page.getByRole('navigation', { name: 'Industries' });
  await industries.getByRole('link', { name: 'Utilities' }).click();
  await expect(page).toHaveURL(/\/case-studies\?industry=utilities$/);
  await expect(titles(page)).toHaveCount(1);
  await expect(industries.getByRole('link', { name: 'Utilities' })).toHaveAttribute('aria-current', 'true');

  await titles(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fourteen months beside a water plant');
  await expect(page.getByText('Illustrative deployment')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/industry=utilities$/);
  await expect(titles(page)).toHaveCount(1);
  await industries.getByRole('link', { name: 'All' }).click();
  await expect(titles(page)).toHaveCount(5);
  expect(seen.lines).toEqual([]);
});

test('without JavaScript the filter is links, and a case study is whole', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/case-studies');
  await page.getByRole('link', { name: 'Financial services', exact: true }).first().click();
  await expect(titles(page)).toHaveCount(1);
  await titles(page).getByRole('link').click();
  await expect(page.getByText('Illustrative deployment')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Does it lend?' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Section through a bank/ })).toBeVisible();
  await context.close();
});

test('Resources shows the newest case studies and the way to all', async ({ page, seen }) => {
  await page.goto('/resources#case-studies');
  await hydrated(page);
  const shelf = page.getByRole('navigation', { name: 'Case studies' });
  await expect(shelf.getByRole('link')).toHaveCount(4);
  await shelf.getByRole('link', { name: 'All case studies' }).click();
  await expect(page).toHaveURL(/\/case-studies$/);
  await expect(titles(page)).toHaveCount(5);
  expect(seen.lines).toEqual([]);
});

/** Sends a GraphQL request from the page. */
const ask = (page: Page, query: string, variables: object): Promise<Record<string, { caseStudy: { id: string } }>> =>
  page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/graphql', { method: 'POST', headers, body });
    return ((await answer.json()) as { data: Record<string, { caseStudy: { id: string } }> }).data;
  }, JSON.stringify({ query, variables }));

test('a draft is found by nobody but an admin, until it is published', async ({ browser, page, site }) => {
  const context = await browser.newContext({ baseURL: site.url });
  const admin = await context.newPage();
  await admin.goto('/auth');
  await hydrated(admin);
  await admin.getByLabel('Username or email').fill(ADMIN.username);
  await admin.getByLabel('Password').fill(ADMIN.password);
  await admin.getByRole('button', { name: 'Sign In' }).click();
  await expect(admin).toHaveURL(/\/investor/);
  const { createCaseStudy } = await ask(
    admin,
    'mutation ($input: CreateCaseStudyInput!) { createCaseStudy(input: $input) { caseStudy { id } } }',
    { input: { title: 'The axolotl archive', industry: 'GOVERNMENT', body: 'Not yet.' } },
  );
  const id = createCaseStudy!.caseStudy.id;
  const path = `/case-studies/${id}`;
  expect((await admin.goto(path))?.status()).toBe(200);
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('The axolotl archive');

  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No case study at this address.');
  await page.getByRole('link', { name: 'Show all case studies' }).click();
  await expect(titles(page)).toHaveCount(5);
  for (const address of ['/sitemap.xml', '/llms.txt', '/case-studies.md', '/case-studies'])
    expect(await (await fetch(site.url + address)).text(), address).not.toMatch(new RegExp(`axolotl|${id}`));
  expect((await fetch(`${site.url}${path}.md`)).status).toBe(404);

  await ask(admin, 'mutation ($id: ID!) { publishCaseStudy(input: { id: $id }) { caseStudy { id } } }', { id });
  await expect.poll(async () => (await fetch(site.url + path)).status).toBe(200);
  await ask(admin, 'mutation ($id: ID!) { deleteCaseStudy(input: { id: $id }) { deletedCaseStudyId } }', { id });
  await expect.poll(async () => (await fetch(site.url + path)).status).toBe(404);
  await context.close();
});
