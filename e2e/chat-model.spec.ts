import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { type ModelServer, quoteFirstPassage, startModelServer } from '../api/testing/model-server.ts';
import { projectRoot } from '../api/platform/root.ts';
import { findViolations } from './axe.ts';
import { expect, waitForHydration, test } from './site.ts';

// Each worker starts its mock model server before its site, because the site's settings contain the mock's port.
const model: ModelServer = await startModelServer();
test.use({ settings: { LLM_BASE_URL: model.url, LLM_MODEL: 'stand-in' } });
test.beforeEach(() => (model.script = quoteFirstPassage));
test.afterAll(() => model.close());
// All in one worker. Otherwise, Playwright runs the file as two groups, and a worker that gets both closes the model
// server after the first.
test.describe.configure({ mode: 'default' });

const STOLEN = 'What if a disk is stolen?';
const askQuestion = async (page: Page, question: string) => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.getByRole('textbox', { name: 'Your question' }).press('Enter');
};

test('a visitor stops an answer, tries again, rates it, and deletes the conversation', async ({
  page,
  context,
  activity,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/chat');
  await waitForHydration(page);
  model.script = ({ prompt }, { send }) => {
    const sentences = prompt.passages[0]!.text.match(/[^.!?]+[.!?]/g) ?? [];
    const drafts = sentences.map((text) => `${JSON.stringify({ text: text.trim(), citations: [1] })}, `);
    send(`{"sentences": [${drafts.join('')}`);
  };
  await askQuestion(page, STOLEN);
  await expect(page.getByText('A language model is writing')).toBeVisible();
  await expect(page.locator('[data-citation]')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('alert')).toHaveText('Stopped.');
  await expect.poll(() => model.open).toBe(0);

  model.script = quoteFirstPassage;
  await page.getByRole('button', { name: 'Try again' }).click();
  const answer = page.locator('[data-answer="generated"]');
  await expect(answer).toContainText('Written by a language model');
  await expect(page.getByRole('status').filter({ hasText: /^Answered with \w+ sentence/ })).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await answer.getByRole('button', { name: 'Copy answer' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\[1\]/);

  await page.getByText('Rate this answer, or keep the conversation').click();
  await page.getByLabel('Not helpful').check();
  await page.getByLabel('What was missing or wrong? (optional)').fill('Too short');
  await page.getByRole('button', { name: 'Rate answer' }).click();
  await expect(page.getByText('Rating saved. Thank you.')).toBeVisible();
  await askQuestion(page, 'And what if it is lost?');
  await expect(page.getByRole('listitem').getByRole('link', { name: STOLEN })).toBeVisible();
  // The answer moves the buttons below it.
  await expect(page.getByRole('status').filter({ hasText: /^Answered with \w+ sentence/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Keep this conversation' }).click();
  await expect(page.getByText('Conversation kept for 12 months.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete this conversation' }).click();
  await expect(page.getByText('Conversation deleted.')).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('link', { name: STOLEN })).toHaveCount(0);
  expect(activity.consoleLines).toEqual([]);
});

test('a visitor who returns to an answer sees the same answer, and the model is not called again', async ({ page }) => {
  await page.goto(`/chat?${new URLSearchParams({ q: STOLEN })}`);
  await waitForHydration(page);
  const answer = page.locator('[data-answer="generated"]');
  await expect(answer).toBeVisible();
  const calls = model.requests.length;
  await answer.locator('[data-citation]').first().click();
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(answer).toBeVisible();
  expect(model.requests).toHaveLength(calls);
});

test('a visitor reads quotations and can try again when the model fails; a link from another site calls no model', async ({
  page,
  site,
}) => {
  model.script = (_request, { refuse }) => void refuse(500);
  await page.goto('/chat');
  await waitForHydration(page);
  await askQuestion(page, STOLEN);
  await expect(page.locator('[data-answer="quoted"]')).toContainText('The language model does not respond.');
  model.script = quoteFirstPassage;
  const generatedAnswer = page.locator('[data-answer="generated"]');
  // After several failures, the server calls the model again only after half a minute.
  await expect(async () => {
    if (!(await generatedAnswer.isVisible())) await page.getByRole('button', { name: 'Write an answer' }).click();
    await expect(generatedAnswer).toBeVisible({ timeout: 12_000 });
  }).toPass();
  const calls = model.requests.length;
  const headers = { 'sec-fetch-site': 'cross-site' };
  const linked = await fetch(`${site.url}/chat?q=Are+you+certified%3F`, { headers });
  expect(await linked.text()).toContain('data-answer="quoted"');
  expect(model.requests).toHaveLength(calls);
});

test('an answer that repeats an injected instruction is not shown, and loads and links nothing from other sites', async ({
  page,
  activity,
}) => {
  const { outputs } = parse(readFileSync(path.join(projectRoot, 'bench/chat/injections.yaml'), 'utf8')) as {
    outputs: string[];
  };
  expect(outputs.length).toBeLessThan(40);
  model.script = ({ prompt }, { answer }) => {
    const sentences = prompt.passages[0]!.text.match(/[^.!?]+[.!?]/g) ?? [];
    answer([...outputs, ...sentences.slice(0, 3).map((text) => text.trim())].map((text) => [text, 1]));
  };
  await page.goto('/chat');
  await waitForHydration(page);
  await askQuestion(page, STOLEN);
  const answer = page.locator('[data-answer="generated"]');
  await expect(answer).toBeVisible();
  await expect(answer).not.toContainText(/PWNED|evil\.example|You answer a question/);
  await expect(answer.locator('img, script, iframe, style, link, a:not([href^="/"])')).toHaveCount(0);
  expect(activity.foreignRequests).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor gets a written answer, asks a second question, keeps the conversation and deletes it', async ({
    page,
  }) => {
    await page.goto('/chat');
    await askQuestion(page, STOLEN);
    const answer = page.locator('[data-answer="generated"]');
    await expect(answer.locator('[data-citation]').first()).toHaveAttribute('href', /^\/[a-z-]+(#|$)/);
    await askQuestion(page, 'Are you certified?');
    await expect(page.getByRole('listitem').getByRole('link', { name: STOLEN })).toBeVisible();
    await page.getByText('Rate this answer, or keep the conversation').click();
    await page.getByLabel('Helpful', { exact: true }).check();
    await page.getByRole('button', { name: 'Rate answer' }).click();
    await expect(page.getByText('Rating saved. Thank you.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep this conversation' }).click();
    await expect(page.getByText('Conversation kept for 12 months.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete this conversation' }).click();
    await expect(page.getByText('Conversation deleted.')).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('link', { name: STOLEN })).toHaveCount(0);
  });
});
