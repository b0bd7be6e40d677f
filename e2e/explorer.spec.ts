import type { Page } from '@playwright/test';
import { explorerExamples } from '../graphql/examples/explorer-examples.ts';
import { findViolations } from './axe.ts';
import { openAdminPage, sendOperation, test } from './people.ts';
import { expect, type Site, watch, openPage } from './site.ts';

/** Records violations of the content security policy, which the console does not show for frames and workers. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}

const MUTATION = 'mutation { endAllSessions { endedSessionCount } }';

/** Cuts the network: only this server can be reached. */
const cutNetwork = (page: Page, { url }: Site) =>
  page.route('**', (route) => (route.request().url().startsWith(url) ? route.continue() : route.abort()));

const getEditor = (page: Page, name: string) => page.getByRole('textbox', { name });

async function type(page: Page, text: string): Promise<void> {
  await getEditor(page, 'Operation').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('an administrator runs all examples of the API explorer without network access or policy violations, and shares one', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const [activity, violations] = [watch(page, site.url), await watchPolicy(page)];
  await cutNetwork(page, site);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/graphql');
  await expect(page.getByRole('radio', { name: 'Administrator' })).toBeChecked();

  for (const { title } of explorerExamples) {
    await page.getByRole('button', { name: title }).click();
    await expect(page.getByText(/^Status 200 · /), title).toBeVisible();
    await expect(getEditor(page, 'Response'), title).toContainText('"data": {');
  }
  await expect(page.getByText(/^Cost \d+ points?$/)).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Points left in this minute' })).toBeVisible();

  // By keyboard: see a completion and an error, run, format, and read the documentation.
  await type(page, '{ articles(first: 1) { nodes { nope titl');
  await expect(page.getByRole('option', { name: /^title/ })).toBeVisible();
  await page.keyboard.insertText('e } } }');
  await expect(getEditor(page, 'Operation').locator('.cm-lintRange-error')).toHaveText('nope');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^Status 400, 1 error/)).toBeVisible();
  await type(page, 'query A { __typename } query B { viewer { name } }');
  await page.getByLabel('Operation to run').selectOption('A');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(getEditor(page, 'Response')).toContainText('"__typename"');
  await type(page, '{ articles(first: 1) { nodes { title } } }');
  await page.keyboard.press('Shift+Alt+F');
  await expect(getEditor(page, 'Operation').locator('.cm-line')).toHaveCount(7);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(getEditor(page, 'Response')).toContainText('"title"');
  await page.getByRole('button', { name: 'Docs' }).click();
  await page.getByRole('searchbox').fill('auditEv');
  await page.getByRole('button', { name: 'Query.auditEvents' }).click();
  await expect(page.getByText('The events of the audit log, newest first.')).toBeVisible();

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await findViolations(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }

  // A link opens an operation without running it. The fragment of the URL is not sent to the server.
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/graphql#query=/);
  const visitor = await openPage(browser, site);
  await visitor.goto(link);
  await expect(visitor.getByRole('radio', { name: 'Visitor' })).toBeChecked();
  await expect(getEditor(visitor, 'Operation')).toContainText('articles(first: 1)');
  await expect(visitor.getByText('Run the operation to see')).toBeVisible();

  // A link runs nothing as its reader who is signed in, and a mutation asks before it runs.
  await page.goto('about:blank');
  await page.goto(`${site.url}/graphql#query=${encodeURIComponent('mutation { logout { success } }')}`);
  await expect(page.getByRole('radio', { name: 'Visitor' })).toBeChecked();
  await page.getByRole('radio', { name: 'Administrator' }).click();
  const linked = await page.evaluate((query) => (location.hash = `query=${encodeURIComponent(query)}`), MUTATION);
  expect(linked).toContain('endAllSessions');
  await expect(page.getByRole('radio', { name: 'Visitor' })).toBeChecked();
  await page.getByRole('radio', { name: 'Administrator' }).click();
  await page.getByRole('button', { name: /^Run/ }).click();
  await expect(page.getByRole('dialog', { name: 'Run this mutation?' })).toContainText('It runs as Administrator');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Run the operation to see')).toBeVisible();
  await page.getByRole('radio', { name: 'Visitor' }).click();
  await page.keyboard.press('ControlOrMeta+Enter');
  await page.getByRole('button', { name: 'Run mutation' }).click();
  await expect(getEditor(page, 'Response')).toContainText('UNAUTHENTICATED');

  // The history of operations is stored until the tab is closed.
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'History' }).click();
  await page.getByRole('button', { name: /^AuditLog/ }).click();
  await expect(getEditor(page, 'Operation')).toContainText('auditEvents');
  await page.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('No operations yet')).toBeVisible();
  expect(activity.consoleLines).toEqual([]);
  expect(activity.foreignRequests).toEqual([]);
  expect(violations).toEqual([]);
});

test('the API explorer sends a token without the session cookie, and shows a text without JavaScript', async ({
  browser,
  site,
}) => {
  const page = await openAdminPage(browser, site);
  const { createToken } = await sendOperation<{ createToken: { secret: string } }>(
    page,
    'mutation { createToken(input: { name: "Explorer", scopes: [ACCOUNT_READ] }) { secret } }',
  );
  await page.goto('/graphql');
  await page.getByRole('radio', { name: 'Token' }).click();
  await expect(page.getByRole('button', { name: /^Run/ })).toBeDisabled();
  await page.getByLabel('API token').fill(createToken.secret);
  await page.getByRole('button', { name: 'Use token' }).click();
  const request = page.waitForRequest((request) => request.postData()?.includes('query Account') ?? false);
  await page.getByRole('button', { name: 'Your account and its tokens' }).click();
  const headers = await (await request).allHeaders();
  expect([headers['authorization'], headers['cookie']]).toEqual([`Bearer ${createToken.secret}`, undefined]);
  // The tokens of an account are not readable with a token.
  await expect(page.getByText(/^Status 403, 1 error/)).toBeVisible();
  await type(page, '{ viewer { name } }');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(getEditor(page, 'Response')).toContainText('"Administrator"');
  await page.getByRole('button', { name: 'Docs' }).click();
  await page.getByRole('searchbox').fill('auditEv');
  await expect(page.getByText('No type, field or topic of the guide is named like')).toBeVisible();
  await page.getByLabel('API token').fill('safeai_wrong');
  await page.getByRole('button', { name: 'Use token' }).click();
  await expect(page.getByText(/could not be loaded/)).toBeVisible();

  const plain = await openPage(browser, site, { javaScriptEnabled: false });
  await plain.goto('/graphql?query={__typename}');
  await expect(plain.getByText('This URL receives GraphQL operations from programs.')).toBeVisible();
});
