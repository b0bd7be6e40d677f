import { type Page, test as base } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { getValues } from './hostile-values.ts';
import {
  BODIES,
  USED_CATEGORY_COUNT,
  fillReading,
  nameCategories,
  type Reading,
  rejectFeedItems,
} from './hostile-reading.ts';
import { runForEach, type Hostile, ONCE, getPages, withHostile } from './hostile-site.ts';
import { watchBoth, watchHarm } from './hostile-watch.ts';
import { expect, openPage } from './site.ts';

// Puts every hostile text into every field that readers see and opens every view: no text runs code, no request goes to
// another origin, and texts appear as text.

const test = base.extend<object, { reading: Hostile & Reading }>({
  reading: [
    async ({ browser }, use) =>
      withHostile(browser, 'reading', { fill: (hostile) => fillReading(browser, hostile), work: use }),
    ONCE,
  ],
});

// All tests share one site.
test.describe.configure({ mode: 'default' });

const LISTED = [
  'CreateArticleInput.title',
  'CreateArticleInput.summary',
  'CreateCaseStudyInput.title',
  'CreateCaseStudyInput.summary',
];
const OPENED = ['CreateCaseStudyInput.setting', 'CreateCaseStudyInput.problem', 'CaseStudyFactInput.label'];
OPENED.push('CaseStudyFactInput.value');

test(
  'a visitor with and without JavaScript, and an administrator of categories, see hostile texts as plain text',
  { tag: '@walk' },
  async ({ browser, reading }) => {
    const { site, adminPage, studies, categories, authors } = reading;
    const views = await watchBoth(browser, site);
    // The facts contain each text once, so only case studies with facts need to be opened.
    const full = Math.ceil(getValues('CaseStudyFactInput.label').length / 12);
    const [first, ...others] = studies.slice(0, full).map(({ id }) => `/case-studies/${id}`);
    for (const { page, visit, open } of views) {
      for (const path of ['/', '/resources?category=hostile-7', '/resources?search=script']) await visit(path);
      const lists = await getPages(page, { list: 'articles', path: '/resources', size: 8 });
      lists.push(...(await getPages(page, { list: 'caseStudies', path: '/case-studies', size: 6 })));
      await open(...lists);
      for (const index of BODIES.keys()) {
        await visit(`/resources/hostile-${index}`);
        await expect.soft(page.getByText('Read from here.')).toBeVisible();
      }
      await visit(first!);
      await open(...others);
    }
    const [admin] = await watchBoth(browser, site, adminPage);
    await admin!.visit('/admin/categories', '/admin/case-studies');
    const nextNames = nameCategories(adminPage, categories);
    while (await nextNames()) {
      for (const { open } of views) await open('/resources');
      await admin!.read('/admin/categories');
      await rejectFeedItems(adminPage);
    }
    for (const { expectShown, expectNoHarm } of views) {
      for (const field of [...LISTED, ...OPENED, 'UpdateCategoryInput.name']) expectShown(field);
      expectShown('RegisterInput.name', authors);
      expectNoHarm();
    }
    for (const field of ['UpdateCategoryInput.name', 'UpdateCategoryInput.description']) admin!.expectShown(field);
    admin!.expectNoHarm();
  },
);

test('an administrator sees hostile feed titles as plain text', async ({ browser, reading }) => {
  const { site, adminPage } = reading;
  const page = await openPage(browser, site);
  await page.context().addCookies(await adminPage.context().cookies());
  const { visit, check, expectNoHarm, expectShown } = await watchHarm({ page, origin: site.url, scripts: true });
  await visit('/admin/rss');
  expectShown('UpdateFeedInput.title');
  const outlines = getValues('UpdateFeedInput.title').map((text) =>
    text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`),
  );
  const opml = `<opml version="2.0"><body>${outlines.map((text) => `<outline text="${text}" xmlUrl="${text}"/>`).join('')}</body></opml>`;
  const file = { name: '"><img src=x onerror=struck()>.opml', mimeType: 'text/x-opml', buffer: Buffer.from(opml) };
  await page.getByLabel('Import OPML').setInputFiles(file);
  await expect(page.getByText('Not allowed:')).toContainText('struck()');
  await check();
  expectNoHarm();
});

test('feeds and documents for programs are well formed and contain no code from hostile texts', async ({
  browser,
  reading,
}) => {
  const { site, articles, studies } = reading;
  const page = await openPage(browser, site);
  const { check, read, expectNoHarm, expectShown } = await watchHarm({ page, origin: site.url, scripts: true });
  const getText = async (path: string) => {
    const answer = await page.request.get(path);
    expect([path, answer.status(), answer.headers()['x-content-type-options']]).toEqual([path, 200, 'nosniff']);
    return answer.text();
  };
  await page.goto('about:blank');
  let pieces = 0;
  for (const query of [
    '',
    ...Array.from({ length: USED_CATEGORY_COUNT }, (_, index) => `?category=hostile-${index}`),
  ]) {
    const htmlParts: string[] = [];
    for (const path of [`/rss.xml${query}`, `/atom.xml${query}`])
      htmlParts.push(...(await findHtml(page, await getText(path))));
    const { items } = JSON.parse(await getText(`/feed.json${query}`)) as { items: { content_html: string }[] };
    await check(...htmlParts, ...items.map((item) => item.content_html));
    pieces += htmlParts.length + items.length;
  }
  expect(pieces).toBeGreaterThan(articles.length * 3);
  const pages = articles.map((_, index) => `/resources/hostile-${index}`);
  pages.push(...studies.map(({ id }) => `/case-studies/${id}`));
  await read(...pages);
  expectShown('CreateArticleInput.title');
  expectShown('CreateCaseStudyInput.title');
  expectNoHarm();

  for (const file of ['articles-1', 'case-studies-1']) await findHtml(page, await getText(`/sitemap-${file}.xml`));
  await runForEach([...pages, '/resources', '/case-studies'], async (path) => {
    const markdown = await page.request.get(`${path}.md`);
    expect(markdown.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
  const guide = (await getText('/llms.txt')).split('\n');
  expect(guide.filter((line) => !/^(#|>|- \[|$|Each page)/.test(line))).toEqual([]);
});

/** The HTML that a feed contains as text. Fails if the feed is not well-formed XML in Chromium. */
async function findHtml(page: Page, xml: string): Promise<string[]> {
  expect(XMLValidator.validate(xml)).toBe(true);
  const { error, html } = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml');
    const holders = [...document.getElementsByTagName('*')].filter(({ localName }) =>
      /^(encoded|content)$/.test(localName),
    );
    return {
      error: document.querySelector('parsererror')?.textContent,
      html: holders.map(({ textContent }) => textContent),
    };
  }, xml);
  expect(error).toBeUndefined();
  return html;
}
