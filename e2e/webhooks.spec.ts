import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { findViolations } from './axe.ts';
import { openAdminPage, sendOperation, test } from './people.ts';
import { offerApi, signInInvestor } from './sharing.ts';
import { expect, waitForHydration, watch, openPage } from './site.ts';

interface Message {
  headers: IncomingMessage['headers'];
  body: string;
}

/** A receiver on this machine that stores all messages, and responds with `status`. */
async function startReceiver(): Promise<{
  url: string;
  messages: Message[];
  answer: { status: number };
  server: Server;
}> {
  const messages: Message[] = [];
  const answer = { status: 204 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    messages.push({ headers: request.headers, body });
    response.writeHead(answer.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, messages, answer, server };
}

test(
  'an investor creates a webhook, sees a failed delivery, and sends it again',
  { tag: '@core' },
  async ({ browser, site }) => {
    const receiver = await startReceiver();
    const adminPage = await openAdminPage(browser, site);
    const page = await openPage(browser, site);
    await signInInvestor(page, 'webhookinvestor', adminPage);
    await offerApi(adminPage);
    await page.goto('/investor/account');
    await page.getByRole('link', { name: 'Your webhooks' }).click();
    await expect(page.getByText('No webhooks yet.')).toBeVisible();
    const activity = [watch(page, site.url), watch(adminPage, site.url)];
    await waitForHydration(page);

    // By keyboard alone, from the first field on.
    await page.getByLabel('Name of the webhook').focus();
    await page.keyboard.type('Mirror');
    await page.keyboard.press('Tab');
    await page.keyboard.type('http://10.0.0.7/hook');
    await page.getByRole('checkbox', { name: 'Articles' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.locator('#field-url-error')).toHaveText('Use a URL that starts with https://');
    await page.getByLabel('URL of the receiver').fill(receiver.url);
    await page.getByRole('button', { name: 'Create webhook' }).click();
    const newSecret = page.getByRole('group', { name: 'The new secret Mirror' });
    await expect(newSecret).toBeFocused();
    expect(await findViolations(page)).toEqual([]);
    const verifier = new Webhook(await newSecret.locator('pre').first().innerText());
    const verify = ({ body, headers }: Message) => verifier.verify(body, headers as Record<string, string>);

    receiver.answer.status = 500;
    const create = `mutation { createArticle(input: { title: "News for programs", summary: "One sentence about it.", body: "## News\\n\\nText." }) { article { id } } }`;
    const { createArticle } = await sendOperation<{ createArticle: { article: { id: string } } }>(adminPage, create);
    const publish =
      'mutation ($id: ID!) { publishArticle(input: { id: $id, overrideReason: "A test of webhooks." }) { article { status } } }';
    await sendOperation(adminPage, publish, { id: createArticle.article.id });
    await expect.poll(() => receiver.messages.length).toBeGreaterThan(0);
    expect(verify(receiver.messages[0]!)).toMatchObject({
      type: 'article.published',
      data: { id: createArticle.article.id },
    });
    receiver.answer.status = 204;
    await page.getByRole('link', { name: 'Mirror' }).click();
    await waitForHydration(page);
    await expect(page.getByText('The receiver answered 500.').or(page.getByText('Delivered')).first()).toBeVisible();
    // The next attempt comes after five seconds.
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('Delivered', { exact: true })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await findViolations(page)).toEqual([]);
    const id = receiver.messages.at(-1)!.headers['webhook-id'];
    const before = receiver.messages.length;
    await page.getByRole('button', { name: /^Send again/ }).click();
    await expect.poll(() => receiver.messages.length).toBe(before + 1);
    expect(receiver.messages.at(-1)!.headers['webhook-id']).toBe(id);

    await adminPage.goto('/investor/admin/webhooks?search=webhookinvestor');
    await waitForHydration(adminPage);
    const row = adminPage.getByRole('row', { name: /webhookinvestor Stranger/ });
    await expect(row).toContainText(receiver.url);
    expect(await findViolations(adminPage)).toEqual([]);
    await row.getByRole('button', { name: /More actions/ }).click();
    await row.getByRole('button', { name: /^Delete/ }).click();
    await row.getByRole('button', { name: /^Delete this webhook/ }).click();
    await expect(row).toHaveCount(0);
    await page.goto('/investor/account/webhooks');
    await expect(page.getByText('No webhooks yet.')).toBeVisible();
    expect(activity.flatMap(({ consoleLines }) => consoleLines)).toEqual([]);
    receiver.server.close();
  },
);
