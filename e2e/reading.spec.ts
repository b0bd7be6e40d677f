import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { reportPdf } from '../api/testing/pdf-files.ts';
import { findViolations } from './axe.ts';
import { openAdminPage, sendOperation, test } from './people.ts';
import { shareDocument, addDocument, signInInvestor } from './sharing.ts';
import { expect, waitForHydration, type Site, watch, openPage } from './site.ts';

// Readers see documents page by page. Each page is watermarked for its reader, and the audit log records what was read.

const addReport = async (adminPage: Page, pages: number, title: string): Promise<string> =>
  addDocument(adminPage, title, Buffer.from(await reportPdf(pages)));

interface Entry {
  kind: string;
  person: { accountId: string };
  page: number | null;
  code: string | null;
}

async function getLog(adminPage: Page, documentId: string): Promise<Entry[]> {
  const query = `query ($id: ID!) { accessLog(first: 100, filter: { documentId: $id }) {
    nodes { kind person { accountId } page code } } }`;
  return (await sendOperation<{ accessLog: { nodes: Entry[] } }>(adminPage, query, { id: documentId })).accessLog.nodes;
}

const getPageImage = (page: Page, number: number, of: number) =>
  page.getByRole('img', { name: `Page ${number} of ${of}`, exact: true });
const expectPageImage = (page: Page, number: number, of: number) =>
  expect
    .poll(() =>
      getPageImage(page, number, of).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    )
    .toBeGreaterThan(0);

async function goToPage(page: Page, number: number): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Page' }).fill(String(number));
  await page.getByRole('spinbutton', { name: 'Page' }).press('Enter');
}

const traceCode = (site: Site, code: string) =>
  promisify(execFile)(process.execPath, ['dist/server/portal.js', 'trace', code], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: site.dataDir },
  });

test(
  'two investors get different watermarks, whose codes identify each, and lose access when it is withdrawn',
  { tag: '@core' },
  async ({ browser, site }) => {
    const adminPage = await openAdminPage(browser, site);
    const [ines, ingo] = [await openPage(browser, site), await openPage(browser, site)];
    const people = [
      await signInInvestor(ines, 'readines', adminPage),
      await signInInvestor(ingo, 'readingo', adminPage),
    ];
    const ids = people.map((each) => each.id);
    const id = await addReport(adminPage, 8, 'Annual report');
    for (const user of ids) await shareDocument(adminPage, id, user, ['LIST', 'VIEW']);

    const activity = watch(ines, site.url);
    // What became of each report, which a failure shows beside the log.
    const reports: string[] = [];
    ines.on('requestfinished', async (request) => {
      if (request.url().endsWith('/readings'))
        reports.push(`${request.postData()} ${(await request.response())?.status()}`);
    });
    const readKinds = async () => [...(await getLog(adminPage, id)).map(({ kind }) => kind), ...reports];
    await ines.goto(`/investor/documents/${id}`);
    await waitForHydration(ines);
    await expect(ines.getByRole('heading', { level: 1, name: 'Annual report' })).toBeVisible();
    await expectPageImage(ines, 1, 8);
    await expect(ines.getByText(/Page 1 of the report/)).toBeAttached();
    for (const colorScheme of ['light', 'dark'] as const) {
      await ines.emulateMedia({ colorScheme });
      expect(await findViolations(ines, 'main'), colorScheme).toEqual([]);
    }

    await goToPage(ines, 6);
    await expectPageImage(ines, 6, 8);
    await ines.getByRole('region', { name: 'Pages of Annual report' }).press('j');
    await expect(ines.getByRole('spinbutton', { name: 'Page' })).toHaveValue('7');
    await ines.getByRole('button', { name: 'View' }).click();
    await ines.getByLabel('Show the text').check();
    expect(await findViolations(ines, 'main')).toEqual([]);
    await expect(ines.getByText(/Page 7 of the report/)).toBeVisible();

    const pictures = [];
    for (const page of [ines, ingo]) pictures.push(await (await page.request.get(`/files/${id}/pages/2`)).body());
    expect(pictures[0]!.equals(pictures[1]!)).toBe(false);
    const log = await getLog(adminPage, id);
    const codes = ids.map(
      (user) => log.find((each) => each.person.accountId === user && each.page === 2 && each.code)!.code!,
    );
    const answers = await Promise.all(codes.map((code) => traceCode(site, code)));
    answers.forEach(({ stdout }, at) => expect(stdout).toContain(`(${ids[at]})`));

    // The browser reports reading when the reader leaves the page.
    await expect.poll(readKinds).toContain('SEEN');
    await ines.goto('/investor');
    await expect.poll(readKinds).toContain('READ');
    expect(activity.consoleLines, 'the console stays empty').toEqual([]);

    await ines.goto(`/investor/documents/${id}?page=1`);
    await waitForHydration(ines);
    await shareDocument(adminPage, id, ids[0]!, []);
    await goToPage(ines, 8);
    await expect(ines.getByRole('alert').last()).toContainText('no longer shared with you');
    await ines.goto(`/investor/documents/${id}`);
    await expect(ines.getByText('This document does not exist, or it is not shared with you.')).toBeVisible();
  },
);

test('an investor without the download right gets no file and no page without a watermark at any URL', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const user = (await signInInvestor(reader, 'readonly', adminPage)).id;
  const id = await addReport(adminPage, 2, 'Cap table');
  await shareDocument(adminPage, id, user, ['LIST', 'VIEW']);
  const storedFiles = (await readdir(path.join(site.dataDir, 'files'), { recursive: true })).filter((file) =>
    /documents/.test(file),
  );
  expect(storedFiles.length).toBeGreaterThan(0);
  const paths = [
    `/files/${id}`,
    `/files/${id}/`,
    `/files/${id}?until=9999999999&key=x`,
    `/files/${id}/original`,
    `/files/${id}/pages`,
    `/files/${id}/pages/1/raw`,
    `/uploads/${id}`,
    `/documents/${id}`,
    `/api/documents/${id}`,
    ...storedFiles.flatMap((file) => [`/${file}`, `/files/${file}`, `/files/..%2ffiles%2f${file}`, `/uploads/${file}`]),
  ];
  for (const path of paths) {
    const answer = await reader.request.get(path);
    expect(answer.headers()['content-type'], path).not.toMatch(/pdf|image|octet/);
    expect((await answer.body()).includes('%PDF'), path).toBe(false);
  }
  await reader.goto(`/investor/documents/${id}`);
  await expect(reader.getByRole('link', { name: /Download/ })).toHaveCount(0);

  await shareDocument(adminPage, id, user, ['LIST', 'VIEW', 'DOWNLOAD']);
  await reader.reload();
  await waitForHydration(reader);
  const [download] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('link', { name: 'Download Cap table' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('report.pdf');
  expect((await getLog(adminPage, id)).map(({ kind }) => kind)).toContain('DOWNLOADED');
});

/** A phone with an investor who can read a report of 20 pages. */
async function openOnPhone(browser: Parameters<typeof openPage>[0], site: Site, username: string, rights: string[]) {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site, { viewport: { width: 390, height: 844 } });
  const id = await addReport(adminPage, 20, 'Quarterly deck');
  await shareDocument(adminPage, id, (await signInInvestor(reader, username, adminPage)).id, rights);
  await reader.clock.install();
  await reader.goto(`/investor/documents/${id}`);
  await waitForHydration(reader);
  await expectPageImage(reader, 1, 20);
  return { adminPage, reader, id };
}

const listPages = (log: readonly Entry[], kind: string) => [
  ...new Set(log.filter((entry) => entry.kind === kind).map(({ page }) => page!)),
];

test('an investor who opens a document on a phone and does not scroll has read only the page in view', async ({
  browser,
  site,
}) => {
  const { adminPage, reader, id } = await openOnPhone(browser, site, 'readphone', ['LIST', 'VIEW']);
  await reader.getByRole('region', { name: 'Pages of Quarterly deck' }).locator('#page-1').scrollIntoViewIfNeeded();
  await expectPageImage(reader, 3, 20);
  await reader.clock.fastForward(5_000);
  await reader.goto('/investor');
  await expect.poll(async () => listPages(await getLog(adminPage, id), 'READ')).toEqual([1]);
  expect(Math.max(...listPages(await getLog(adminPage, id), 'SENT'))).toBeLessThanOrEqual(4);
  const query = 'query ($id: ID!) { document(id: $id) { readers { pages } } }';
  const answer = await sendOperation<{ document: object }>(adminPage, query, { id });
  expect(answer.document).toEqual({ readers: [{ pages: [1] }] });
});

test('the time of an investor who left the screen does not count as reading', async ({ browser, site }) => {
  const { adminPage, reader, id } = await openOnPhone(browser, site, 'readidle', ['LIST', 'VIEW']);
  await reader.clock.fastForward(3_600_000);
  await reader.goto('/investor');
  const query = `query ($id: ID!) { accessLog(first: 100, filter: { documentId: $id, kind: READ }) { nodes { seconds } } }`;
  const getSeconds = async () =>
    (
      await sendOperation<{ accessLog: { nodes: { seconds: number }[] } }>(adminPage, query, { id })
    ).accessLog.nodes.map(({ seconds }) => seconds);
  await expect.poll(getSeconds).toHaveLength(1);
  expect((await getSeconds())[0]).toBeLessThanOrEqual(120);
});

test('pages load again by themselves after a lost connection', async ({ browser, site }) => {
  const { reader } = await openOnPhone(browser, site, 'readlost', ['LIST', 'VIEW']);
  await reader.context().setOffline(true);
  await goToPage(reader, 9);
  await expect(reader.getByRole('alert').first()).toContainText('The server could not be reached.');
  await reader.context().setOffline(false);
  await expectPageImage(reader, 9, 20);
  await expect(reader.getByRole('alert')).toHaveCount(0);
});

test('a printout has no blank sheets for pages that were not loaded', async ({ browser, site }) => {
  const { reader } = await openOnPhone(browser, site, 'readprint', ['LIST', 'VIEW', 'DOWNLOAD']);
  await goToPage(reader, 9);
  await expectPageImage(reader, 9, 20);
  await reader.emulateMedia({ media: 'print' });
  const sheets = reader.locator('li[data-page]:visible');
  expect(await sheets.count()).toBeGreaterThan(1);
  expect(await sheets.count()).toBe(await sheets.filter({ has: reader.getByRole('img') }).count());
});

test('the page field shows the whole number of a page beyond 99', async ({ browser, site }) => {
  const { reader } = await openOnPhone(browser, site, 'readfield', ['LIST', 'VIEW']);
  const field = reader.getByRole('spinbutton', { name: 'Page' });
  for (const width of [390, 1440]) {
    await reader.setViewportSize({ width, height: 844 });
    await field.fill('1888');
    // The button is beside the field while the field has the focus.
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth), `${width}`).toBeLessThanOrEqual(0);
    await expect(field).toHaveCSS('appearance', 'textfield');
  }
});

test('without JavaScript, an investor reads a document page by page', async ({ browser, site }) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site, { javaScriptEnabled: false });
  const id = await addReport(adminPage, 3, 'Plain report');
  await shareDocument(adminPage, id, (await signInInvestor(reader, 'readplain', adminPage)).id, ['LIST', 'VIEW']);
  await reader.goto(`/investor/documents/${id}`);
  await expect(getPageImage(reader, 1, 3)).toBeVisible();
  await reader.getByRole('link', { name: 'Next' }).click();
  await expect(reader).toHaveURL(/page=2/);
  await expect(getPageImage(reader, 2, 3)).toBeVisible();
  await reader.getByRole('link', { name: 'Text of this page' }).click();
  await expect(reader.getByText(/Page 2 of the report/)).toBeVisible();
});

test('an administrator sees who read a document, filters the log by watermark code, and exports it', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const user = (await signInInvestor(reader, 'readlog', adminPage)).id;
  const id = await addReport(adminPage, 2, 'Board minutes');
  await shareDocument(adminPage, id, user, ['LIST', 'VIEW']);
  await reader.request.get(`/files/${id}/pages/2`);
  await adminPage.goto(`/investor/admin/documents/log?document=${id}`);
  await waitForHydration(adminPage);
  const row = adminPage.getByRole('row').filter({ hasText: 'was sent page 2 of Board minutes' });
  await expect(row).toContainText('readlog Stranger');
  expect(await findViolations(adminPage, 'main')).toEqual([]);
  const csv = await (await adminPage.request.get(`/api/documents/log/export?documentId=${id}`)).text();
  expect(csv.split('\r\n')[1]).toMatch(/SENT,.*,readlog Stranger,.*,Board minutes,1,2,,[0-9A-Z]{8},/);

  const code = (await row.locator('code').first().textContent())!;
  await adminPage.goto('/investor/admin/documents/log');
  await waitForHydration(adminPage);
  await adminPage.getByLabel('Watermark code').fill(code.toLowerCase());
  await adminPage.getByLabel('Watermark code').press('Enter');
  await expect(adminPage).toHaveURL(/code=/);
  await expect(adminPage.getByRole('row').filter({ hasText: code })).toContainText(/readlog Stranger.*Board minutes/);
  await expect(adminPage.getByRole('row')).toHaveCount(2);

  await reader.goto(`/investor/documents/${id}`);
  await expect(reader.getByRole('region', { name: 'Your access' }).getByText('Received page 2')).toBeVisible();
});

test('every page and download that a server sent before it was killed is in the access log', async ({
  browser,
  site,
}) => {
  const adminPage = await openAdminPage(browser, site);
  const reader = await openPage(browser, site);
  const user = (await signInInvestor(reader, 'readkill', adminPage)).id;
  const id = await addReport(adminPage, 30, 'Long report');
  await shareDocument(adminPage, id, user, ['LIST', 'VIEW', 'DOWNLOAD']);
  const receivedPages = new Set<number>();
  let files = 0;
  const pageRequests = Array.from({ length: 30 }, async (_, at) => {
    const answer = await reader.request.get(`/files/${id}/pages/${at + 1}`).catch(() => null);
    if (answer?.ok()) receivedPages.add(at + 1);
  });
  const fileRequests = Array.from({ length: 3 }, async () => {
    const answer = await reader.request.get(`/files/${id}`).catch(() => null);
    if (answer?.ok()) files += 1;
  });
  await expect.poll(() => receivedPages.size, { intervals: [20] }).toBeGreaterThan(2);
  await site.stop('SIGKILL');
  await Promise.all([...pageRequests, ...fileRequests]);
  await site.start();
  const adminAfterRestart = await openAdminPage(browser, site);
  const log = await getLog(adminAfterRestart, id);
  const loggedPages = new Set(log.filter(({ kind }) => kind === 'SENT').map(({ page }) => page));
  expect([...receivedPages].filter((page) => !loggedPages.has(page))).toEqual([]);
  expect(log.filter(({ kind }) => kind === 'DOWNLOADED').length).toBeGreaterThanOrEqual(files);
});
