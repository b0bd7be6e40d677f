import { findViolations } from './axe.ts';
import { openAdminPage } from './people.ts';
import { expect, waitForHydration, test } from './site.ts';

test(
  'a visitor asks by keyboard, opens the source, and asks again',
  { tag: '@core' },
  async ({ page, context, activity }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/resources');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Ask a question' }).click();
    const field = page.getByRole('textbox', { name: 'Your question' });
    await field.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Type a question.');
    await expect(field).toBeFocused();
    await field.fill('What if a disk is stoeln?');
    await field.press('Enter');
    const answer = page.locator('[data-answer]');
    await expect(answer).toHaveAttribute('data-answer', 'quoted');
    await expect(page.getByRole('status').filter({ hasText: /^Answered with/ })).toHaveCount(1);
    await answer.getByText('Why this answer?').click();
    await expect(answer.getByText('No language model wrote this answer.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await answer.getByRole('button', { name: 'Copy answer' }).click();
    await expect(answer.getByText('Answer copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('A stolen disk.');
    await answer.getByRole('button', { name: 'Copy link' }).click();
    await expect(answer.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    const citation = answer.locator('[data-citation]').first();
    const anchor = (await citation.getAttribute('href'))!.split('#')[1]!;
    await citation.click();
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    await page.goBack();
    await expect(answer).toBeVisible();
    await field.fill('Who is your chief executive officer?');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(answer).toHaveAttribute('data-answer', 'refused');
    await expect(answer.getByRole('link', { name: 'contact us' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(activity.consoleLines).toEqual([]);
  },
);

test('a visitor keeps an unanswered question, and an administrator creates an article draft from it', async ({
  browser,
  page,
  site,
}) => {
  const question = 'Who is your chief marmot keeper?';
  await page.goto(`/chat?${new URLSearchParams({ q: question })}`);
  await waitForHydration(page);
  await expect(page.locator('[data-answer="refused"]')).toBeVisible();
  const answer = await page.locator('[data-answer="refused"]').elementHandle();
  await page.getByText('Rate this answer, or keep the conversation').click();
  await page.getByRole('button', { name: 'Keep this conversation' }).click();
  await expect(page.getByText('Conversation kept for 12 months.')).toBeVisible();
  expect(await answer!.isVisible(), 'the answer stays on the page').toBe(true);
  await page.getByLabel('Not helpful').check();
  await page.getByLabel('What was missing or wrong? (optional)').fill('I need the name');
  await page.getByRole('button', { name: 'Rate answer' }).click();
  await expect(page.getByText('Rating saved. Thank you.')).toBeVisible();

  const adminPage = await openAdminPage(browser, site);
  await adminPage.goto('/investor/admin/chat');
  await waitForHydration(adminPage);
  await expect(adminPage.locator('tbody', { hasText: question })).toContainText('I need the name');
  expect(await findViolations(adminPage)).toEqual([]);
  await adminPage.getByRole('button', { name: `Create article draft: ${question}` }).click();
  await expect(adminPage.getByRole('textbox', { name: 'Title' })).toHaveValue(question);

  await page.getByRole('button', { name: 'Delete this conversation' }).click();
  await expect(page.getByText('Conversation deleted.')).toBeVisible();
  expect(await answer!.isVisible(), 'the answer stays on the page').toBe(true);
  await adminPage.goto('/investor/admin/chat');
  await expect(adminPage.getByText('No questions yet.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor gets an answer on the next page and opens its source', async ({ page }) => {
    await page.goto('/chat');
    await page.getByRole('link', { name: 'Are you certified?' }).click();
    await expect(page.locator('[data-answer="quoted"]')).toContainText('this site claims none');
    await page.getByRole('textbox', { name: 'Your question' }).fill('How much is a license per user in dollars?');
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.locator('[data-answer="refused"]')).toContainText('does not state the amount');
    await page.goBack();
    await page.locator('[data-citation]').first().click();
    await expect(page).toHaveURL(/\/secure-by-design#/);
  });
});
