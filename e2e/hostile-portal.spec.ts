import { type Page, test as base } from '@playwright/test';
import { lookAtMails, getMails } from './hostile-mails.ts';
import { BODIES } from './hostile-reading.ts';
import { fillRooms, namePasskeys, nameWebhooks, type Rooms } from './hostile-portal.ts';
import { type Hostile, ONCE, getPages, withHostile } from './hostile-site.ts';
import { valuesFor } from './hostile-fields.ts';
import { watchHarm } from './hostile-watch.ts';
import { person } from './people.ts';
import { expect } from './site.ts';

// Hostile texts behind the sign-in: documents, updates, questions, the agreement and passkeys, on the pages of
// investors and administrators.

const test = base.extend<object, { rooms: Hostile & Rooms }>({
  rooms: [
    async ({ browser }, use) =>
      withHostile(browser, 'rooms', { fill: (hostile) => fillRooms(browser, hostile), work: use }),
    ONCE,
  ],
});

test.describe.configure({ mode: 'default', timeout: 300_000 });

const DOCUMENTS = ['CreateDocumentInput.title', 'CreateDocumentInput.summary', 'CreateFolderInput.name'];
const QUESTIONS = ['AskQuestionInput.body', 'AnswerQuestionInput.answer', 'PublishQuestionInput.question'];
QUESTIONS.push('PublishQuestionInput.answer');

/** The paths of all pages of these lists for this viewer. */
async function getLists(page: Page, lists: [list: string, path: string, size: number][]): Promise<string[]> {
  const found = await Promise.all(lists.map(([list, path, size]) => getPages(page, { list, path, size })));
  return found.flat();
}

for (const scripts of [true, false]) {
  const how = `${scripts ? 'with' : 'without'} JavaScript`;

  test(`an investor ${how} finds hostile texts as text`, async ({ browser, rooms }) => {
    const { site, desk, reader, documents, updates, passkeys, webhooks } = rooms;
    const page = await person(browser, site, scripts);
    await page.context().addCookies(await reader.context().cookies());
    const { visit, read, harmless, shown } = await watchHarm({ page, origin: site.url, scripts });
    const open = scripts ? visit : read;
    await visit('/investor');
    await visit('/investor/calendar');
    await visit(`/investor/documents/${documents[0]}`);
    for (const field of QUESTIONS) shown(field);
    await visit('/investor/nda');
    shown('PublishNdaInput.body', valuesFor('PublishNdaInput.body', '\n'));
    shown('SignNdaInput.name', valuesFor('SignNdaInput.name').slice(-1));
    for (const id of updates.slice(0, BODIES.length)) {
      await visit(`/investor/updates/${id}`);
      await expect.soft(page.getByText('Read from here.')).toBeVisible();
    }
    for (const address of await getLists(reader, [
      ['documents', '/investor/documents', 50],
      ['investorUpdates', '/investor/updates', 20],
      ['delegations', '/investor/delegates', 50],
    ]))
      await open(address);
    // All tokens are the reader's. Only administrators can ask for the cursors of all pages at once.
    for (const address of await getLists(desk, [['tokens', '/investor/account/tokens', 50]])) await open(address);
    for (const field of [...DOCUMENTS, 'CreateInvestorUpdateInput.title', 'EndDelegationInput.reason']) shown(field);
    shown('CreateTokenInput.name');
    const nextNames = namePasskeys(reader, passkeys);
    while (await nextNames()) await open('/investor/account');
    shown('RenamePasskeyInput.name');
    const nextWebhooks = nameWebhooks(reader, webhooks);
    while (await nextWebhooks()) {
      await open('/investor/account/webhooks');
      await open(`/investor/account/webhooks/${webhooks[0]}`);
    }
    shown('UpdateWebhookInput.name');
    harmless();
  });

  test(`an admin ${how} keeps hostile texts in order`, async ({ browser, rooms: { site, desk, documents } }) => {
    const page = await person(browser, site, scripts);
    await page.context().addCookies(await desk.context().cookies());
    const { visit, read, harmless, shown } = await watchHarm({ page, origin: site.url, scripts });
    const open = scripts ? visit : read;
    await visit('/investor/admin/questions?status=ALL');
    await visit('/investor/admin/groups');
    await visit('/investor/admin/documents/log');
    await visit('/investor/admin/audit');
    await visit('/investor/admin/webhooks');
    await visit(`/investor/documents/${documents[1]}`);
    for (const address of await getLists(desk, [
      ['documents', '/investor/admin/documents', 100],
      ['investorUpdates', '/investor/admin/updates', 25],
      ['ndaSignatures', '/investor/admin/nda', 25],
      ['delegations', '/investor/admin/delegates', 25],
      ['tokens', '/investor/admin/tokens?status=ALL', 50],
    ]))
      await open(address);
    for (const field of [
      ...DOCUMENTS,
      ...QUESTIONS,
      'CreateInvestorUpdateInput.title',
      'WithdrawInvestorUpdateInput.reason',
      'EndDelegationInput.reason',
    ])
      shown(field);
    shown('CreateTokenInput.name');
    shown('SignNdaInput.name');
    shown('POST /uploads: file');
    harmless();
  });
}

/** An ASCII file name, and the full name in the encoding of RFC 8187. */
const DISPOSITION = /^attachment; filename=([\w.-]+|"([^"\\]|\\["\\])*")(; filename\*=UTF-8''[\w%.!~*'()-]+)?$/;

test('mails and files have the headers that are ours, and words for words', async ({ browser, rooms }) => {
  const { site, desk, reader, documents, updates } = rooms;
  const page = await person(browser, site);
  const watched = await watchHarm({ page, origin: site.url, scripts: true });
  const mailed = async () => new Set((await getMails(site)).flatMap(({ text }) => /upd_\w+/.exec(text) ?? []));
  const unsaid = async () => {
    const said = await mailed();
    return updates.filter((id) => !said.has(id));
  };
  await expect.poll(unsaid).toEqual([]);
  await lookAtMails(await getMails(site), watched);
  watched.shown('CreateInvestorUpdateInput.title');
  watched.harmless();
  const files = ['/api/documents/log/export', '/api/nda/signatures', '/api/audit/export'];
  for (const [page, address] of [
    ...files.map((file) => [desk, file] as const),
    ...documents.slice(0, valuesFor('POST /uploads: file').length).map((id) => [reader, `/files/${id}`] as const),
  ]) {
    const answer = await page.request.get(address);
    expect([address, answer.status(), answer.headers()]).toEqual([
      address,
      200,
      expect.objectContaining({
        'content-disposition': expect.stringMatching(DISPOSITION),
        'x-content-type-options': 'nosniff',
      }),
    ]);
  }
});
