import { type Page, test as base } from '@playwright/test';
import { checkMails, getMails } from './hostile-mails.ts';
import { BODIES } from './hostile-reading.ts';
import { addPasskeys, fillPortalSite, namePasskeys, nameWebhooks, type PortalTexts } from './hostile-portal.ts';
import { type Hostile, ONCE, getPages, withHostile } from './hostile-site.ts';
import { getValues } from './hostile-values.ts';
import { watchBoth, watchHarm } from './hostile-watch.ts';
import { expect, openPage } from './site.ts';

// Hostile texts behind the sign-in: documents, updates, questions, the agreement and passkeys, on the pages of
// investors and administrators.

const test = base.extend<object, { portalSite: Hostile & PortalTexts }>({
  portalSite: [
    async ({ browser }, use) =>
      withHostile(browser, 'portal', { fill: (hostile) => fillPortalSite(browser, hostile), work: use }),
    ONCE,
  ],
});

test.describe.configure({ mode: 'default' });

const DOCUMENTS = ['CreateDocumentInput.title', 'CreateDocumentInput.summary', 'CreateFolderInput.name'];
const QUESTIONS = ['AskQuestionInput.body', 'AnswerQuestionInput.answer', 'PublishQuestionInput.question'];
QUESTIONS.push('PublishQuestionInput.answer');

/** The paths of all pages of these lists for this viewer. */
async function getLists(page: Page, lists: [list: string, path: string, size: number][]): Promise<string[]> {
  const pages = await Promise.all(lists.map(([list, path, size]) => getPages(page, { list, path, size })));
  return pages.flat();
}

test(
  'an investor with and without JavaScript sees hostile texts as plain text',
  { tag: '@walk' },
  async ({ browser, portalSite }) => {
    const { site, adminPage, reader, documents, updates, webhooks } = portalSite;
    const views = await watchBoth(browser, site, reader);
    for (const { page, visit, open, expectShown } of views) {
      await visit('/investor');
      await visit('/investor/calendar');
      await visit(`/investor/documents/${documents[0]}`);
      for (const field of QUESTIONS) expectShown(field);
      await visit('/investor/nda');
      expectShown('PublishNdaInput.body', getValues('PublishNdaInput.body', '\n'));
      expectShown('SignNdaInput.name', getValues('SignNdaInput.name').slice(-1));
      for (const id of updates.slice(0, BODIES.length)) {
        await visit(`/investor/updates/${id}`);
        await expect.soft(page.getByText('Read from here.')).toBeVisible();
      }
      const lists = await getLists(reader, [
        ['documents', '/investor/documents', 50],
        ['investorUpdates', '/investor/updates', 20],
        ['delegations', '/investor/delegates', 50],
      ]);
      await open(...lists);
      // All tokens are the reader's. Only administrators can ask for the cursors of all pages at once.
      await open(...(await getLists(adminPage, [['tokens', '/investor/account/tokens', 50]])));
    }
    const openInBoth = async (...paths: string[]) => {
      for (const { open } of views) await open(...paths);
    };
    // A confirmed identity has a new session.
    const shareSession = async () => {
      for (const { page } of views) await page.context().addCookies(await reader.context().cookies());
    };
    const nextWebhooks = nameWebhooks(reader, webhooks);
    while (await nextWebhooks()) {
      await shareSession();
      await openInBoth('/investor/account/webhooks', `/investor/account/webhooks/${webhooks[0]}`);
    }
    const nextNames = namePasskeys(reader, await addPasskeys(reader, site.url));
    await shareSession();
    while (await nextNames()) await openInBoth('/investor/account');
    for (const { expectShown, expectNoHarm } of views) {
      for (const field of [...DOCUMENTS, 'CreateInvestorUpdateInput.title', 'EndDelegationInput.reason'])
        expectShown(field);
      for (const field of ['CreateTokenInput.name', 'RenamePasskeyInput.name', 'UpdateWebhookInput.name'])
        expectShown(field);
      expectNoHarm();
    }
  },
);

test(
  'an administrator with and without JavaScript sees the hostile texts of the portal as plain text',
  { tag: '@walk' },
  async ({ browser, portalSite: { site, adminPage, documents } }) => {
    const views = await watchBoth(browser, site, adminPage);
    for (const { visit, open } of views) {
      await visit('/investor/admin/questions?status=ALL');
      await visit('/investor/admin/groups');
      await visit('/investor/admin/documents/log');
      await visit('/investor/admin/audit');
      await visit('/investor/admin/webhooks');
      await visit(`/investor/documents/${documents[1]}`);
      const lists = await getLists(adminPage, [
        ['documents', '/investor/admin/documents', 25],
        ['investorUpdates', '/investor/admin/updates', 25],
        ['ndaSignatures', '/investor/admin/nda', 25],
        ['delegations', '/investor/admin/delegates', 25],
        ['tokens', '/investor/admin/tokens?status=ALL', 50],
      ]);
      await open(...lists);
    }
    for (const { expectNoHarm, expectShown } of views) {
      for (const field of [
        ...DOCUMENTS,
        ...QUESTIONS,
        'CreateInvestorUpdateInput.title',
        'WithdrawInvestorUpdateInput.reason',
        'EndDelegationInput.reason',
        'CreateTokenInput.name',
        'SignNdaInput.name',
        'POST /uploads: file',
      ])
        expectShown(field);
      expectNoHarm();
    }
  },
);

/** An ASCII file name, and the full name in the encoding of RFC 8187. */
const DISPOSITION = /^attachment; filename=([\w.-]+|"([^"\\]|\\["\\])*")(; filename\*=UTF-8''[\w%.!~*'()-]+)?$/;

test('emails and downloads contain hostile texts as plain text and have only expected headers', async ({
  browser,
  portalSite,
}) => {
  const { site, adminPage, reader, documents, updates } = portalSite;
  const page = await openPage(browser, site);
  const watcher = await watchHarm({ page, origin: site.url, scripts: true });
  const findEmailedIds = async () => new Set((await getMails(site)).flatMap(({ text }) => /upd_\w+/.exec(text) ?? []));
  const findMissing = async () => {
    const emailedIds = await findEmailedIds();
    return updates.filter((id) => !emailedIds.has(id));
  };
  await expect.poll(findMissing).toEqual([]);
  await checkMails(await getMails(site), watcher);
  watcher.expectShown('CreateInvestorUpdateInput.title');
  watcher.expectNoHarm();
  const files = ['/api/documents/log/export', '/api/nda/signatures', '/api/audit/export'];
  for (const [page, path] of [
    ...files.map((file) => [adminPage, file] as const),
    ...documents.slice(0, getValues('POST /uploads: file').length).map((id) => [reader, `/files/${id}`] as const),
  ]) {
    const answer = await page.request.get(path);
    expect([path, answer.status(), answer.headers()]).toEqual([
      path,
      200,
      expect.objectContaining({
        'content-disposition': expect.stringMatching(DISPOSITION),
        'x-content-type-options': 'nosniff',
      }),
    ]);
  }
});
