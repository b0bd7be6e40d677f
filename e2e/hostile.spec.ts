import { type Page, test as base } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { valuesFor } from './hostile-fields.ts';
import { BODIES, FILED, fillReading, nameShelves, type Reading, takeAway } from './hostile-reading.ts';
import { each, type Hostile, ONCE, getPages, withHostile } from './hostile-site.ts';
import { watchHarm } from './hostile-watch.ts';
import { person } from './people.ts';
import { expect } from './site.ts';

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
test.describe.configure({ mode: 'default', timeout: 300_000 });

const LISTED = [
  'CreateArticleInput.title',
  'CreateArticleInput.summary',
  'CreateCaseStudyInput.title',
  'CreateCaseStudyInput.summary',
];
const OPENED = ['CreateCaseStudyInput.setting', 'CreateCaseStudyInput.problem', 'CaseStudyFactInput.label'];
OPENED.push('CaseStudyFactInput.value');

for (const scripts of [true, false]) {
  test(`a reader ${scripts ? 'with' : 'without'} JavaScript meets hostile texts as text`, async ({
    browser,
    reading,
  }) => {
    const { site, desk, studies, shelves, authors } = reading;
    const page = await person(browser, site, scripts);
    const { visit, read, harmless, shown } = await watchHarm({ page, origin: site.url, scripts });
    for (const address of ['/', '/resources?category=hostile-7', '/resources?search=script']) await visit(address);
    // Without scripts, one page of each kind is opened in the browser, and the others are only parsed.
    const open = scripts ? visit : read;
    const lists = await getPages(page, { list: 'articles', path: '/resources', size: 8 });
    lists.push(...(await getPages(page, { list: 'caseStudies', path: '/case-studies', size: 6 })));
    for (const address of lists) await open(address);
    for (const field of LISTED) shown(field);
    for (const index of BODIES.keys()) {
      await visit(`/resources/hostile-${index}`);
      await expect.soft(page.getByText('Read from here.')).toBeVisible();
    }
    shown('RegisterInput.name', authors);
    // The facts contain each text once, so only case studies with facts need to be opened.
    const full = Math.ceil(valuesFor('CaseStudyFactInput.label').length / 12);
    for (const [index, { id }] of studies.slice(0, full).entries())
      await (index === 0 ? visit : open)(`/case-studies/${id}`);
    for (const field of OPENED) shown(field);
    const nextNames = nameShelves(desk, shelves);
    while (await nextNames()) {
      await open('/resources');
      if (scripts) await takeAway(desk);
    }
    shown('UpdateCategoryInput.name');
    harmless();
  });
}

test('an admin keeps categories of hostile names and descriptions', async ({ browser, reading }) => {
  const { site, desk, shelves } = reading;
  const page = await person(browser, site);
  await page.context().addCookies(await desk.context().cookies());
  const { visit, read, harmless, shown } = await watchHarm({ page, origin: site.url, scripts: true });
  await visit('/admin/categories');
  const nextNames = nameShelves(desk, shelves);
  while (await nextNames()) await read('/admin/categories');
  for (const field of ['UpdateCategoryInput.name', 'UpdateCategoryInput.description']) shown(field);
  harmless();
});

test('an admin reads what other sites and other admins call their feeds', async ({ browser, reading }) => {
  const { site, desk } = reading;
  const page = await person(browser, site);
  await page.context().addCookies(await desk.context().cookies());
  const { visit, look, harmless, shown } = await watchHarm({ page, origin: site.url, scripts: true });
  await visit('/admin/rss');
  shown('UpdateFeedInput.title');
  const outlines = valuesFor('UpdateFeedInput.title').map((text) =>
    text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`),
  );
  const opml = `<opml version="2.0"><body>${outlines.map((text) => `<outline text="${text}" xmlUrl="${text}"/>`).join('')}</body></opml>`;
  const file = { name: '"><img src=x onerror=struck()>.opml', mimeType: 'text/x-opml', buffer: Buffer.from(opml) };
  await page.getByLabel('Import OPML').setInputFiles(file);
  await expect(page.getByText('Not allowed:')).toContainText('struck()');
  await look();
  harmless();
});

test('programs read hostile texts as well-formed documents that hold nothing that runs', async ({
  browser,
  reading,
}) => {
  const { site, articles, studies } = reading;
  const page = await person(browser, site);
  const { look, read, harmless, shown } = await watchHarm({ page, origin: site.url, scripts: true });
  const getText = async (address: string) => {
    const answer = await page.request.get(address);
    expect([address, answer.status(), answer.headers()['x-content-type-options']]).toEqual([address, 200, 'nosniff']);
    return answer.text();
  };
  await page.goto('about:blank');
  let pieces = 0;
  for (const query of ['', ...Array.from({ length: FILED }, (_, index) => `?category=hostile-${index}`)]) {
    const found: string[] = [];
    for (const address of [`/rss.xml${query}`, `/atom.xml${query}`])
      found.push(...(await htmlIn(page, await getText(address))));
    const { items } = JSON.parse(await getText(`/feed.json${query}`)) as { items: { content_html: string }[] };
    await look(...found, ...items.map((item) => item.content_html));
    pieces += found.length + items.length;
  }
  expect(pieces).toBeGreaterThan(articles.length * 3);
  const pages = articles.map((_, index) => `/resources/hostile-${index}`);
  pages.push(...studies.map(({ id }) => `/case-studies/${id}`));
  await each(pages, read);
  shown('CreateArticleInput.title');
  shown('CreateCaseStudyInput.title');
  harmless();

  await htmlIn(page, await getText('/sitemap.xml'));
  await each([...pages, '/resources', '/case-studies'], async (address) => {
    const twin = await page.request.get(`${address}.md`);
    expect(twin.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
  const guide = (await getText('/llms.txt')).split('\n');
  expect(guide.filter((line) => !/^(#|>|- \[|$|Each page)/.test(line))).toEqual([]);
});

/** The HTML that a feed contains as text. Fails if the feed is not well-formed XML in Chromium. */
async function htmlIn(page: Page, xml: string): Promise<string[]> {
  expect(XMLValidator.validate(xml)).toBe(true);
  const { fault, html } = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const holders = [...parsed.getElementsByTagName('*')].filter(({ localName }) =>
      /^(encoded|content)$/.test(localName),
    );
    return {
      fault: parsed.querySelector('parsererror')?.textContent,
      html: holders.map(({ textContent }) => textContent),
    };
  }, xml);
  expect(fault).toBeUndefined();
  return html;
}
