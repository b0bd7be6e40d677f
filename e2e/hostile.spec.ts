import { type Page, test as base } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { HOSTILE } from './hostile.ts';
import {
  change,
  each,
  fitting,
  type Hostile,
  hostileAdmins,
  nth,
  packed,
  pagesOf,
  withHostile,
} from './hostile-site.ts';
import { forbiddenIn, watchHarm } from './hostile-watch.ts';
import { ask, person } from './people.ts';
import { expect } from './site.ts';

// Every hostile text in every field that readers see, in every view they have: nothing runs, nothing is asked of
// another origin, and what is text is shown as text.

const TITLES = packed(fitting(120), 120).map((title) => title.trim());
const CATEGORIES = packed(fitting(60), 60);
const SUMMARIES = packed(HOSTILE, 300);
const PARAGRAPHS = packed(HOSTILE, 800);
const LABELS = packed(fitting(40), 40);
const FACTS = packed(fitting(160), 160);
const BODIES = bodies();

/** A text that opens something and never closes it takes what follows: it comes last, and the next begins a new body. */
function bodies(): string[] {
  const opens =
    /^(```|<(script|style|pre|textarea)\b(?![^]*<\/\2)|<!--(?![^]*-->)|<\?(?![^]*\?>)|<!\[CDATA\[(?![^]*\]\]>))/i;
  const made: string[][] = [[]];
  for (const text of HOSTILE) {
    made.at(-1)?.push(text);
    if (opens.test(text.trim()) || (made.at(-1)?.length ?? 0) >= 12) made.push([]);
  }
  return made
    .filter((texts) => texts.length > 0)
    .map((texts) => ['Read from here.', ...texts].join('\n\nAnd then:\n\n'));
}

interface Reading extends Hostile {
  articles: { id: string; title: string }[];
  studies: { id: string; title: string }[];
  authors: string[];
}

const test = base.extend<object, { reading: Reading }>({
  reading: [
    async ({ browser }, use) => {
      await withHostile(browser, async (hostile) => {
        const authors = await hostileAdmins(browser, hostile);
        await use({ ...hostile, ...(await fill(authors)), authors: authors.map(({ name }) => name) });
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

// One site for all of them.
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** Categories that articles are filed under; the others come when each page need no longer name them all. */
const SHELVES = 24;

async function addCategories(desk: Page, names: string[]): Promise<string[]> {
  const ids: string[] = [];
  await each(names, async (name, index) => {
    const input = { name, description: nth(SUMMARIES, index), slug: `hostile-${CATEGORIES.indexOf(name)}` };
    const create = 'mutation ($input: CategoryInput!) { createCategory(input: $input) { id } }';
    ids.push((await change<{ createCategory: { id: string } }>(desk, create, { input })).createCategory.id);
  });
  return ids;
}

async function fill(authors: { page: Page; name: string }[]): Promise<Pick<Reading, 'articles' | 'studies'>> {
  const deskOf = (index: number): Page => authors[index % authors.length]!.page;
  const categories = await addCategories(deskOf(0), CATEGORIES.slice(0, SHELVES));
  const articles: Reading['articles'] = [];
  await each(TITLES, async (title, index) => {
    const of = { summary: nth(SUMMARIES, index), body: nth(BODIES, index), categoryId: nth(categories, index) };
    const create = 'mutation ($input: ArticleInput!) { createArticle(input: $input) { id } }';
    const input = { title, slug: `hostile-${index}`, ...of };
    const { createArticle } = await change<{ createArticle: { id: string } }>(deskOf(index), create, { input });
    await change(deskOf(index), 'mutation ($id: ID!) { publishArticle(id: $id) { id } }', createArticle);
    articles[index] = { ...createArticle, title };
  });
  const studies: Reading['studies'] = [];
  await each(TITLES, async (title, index) => {
    const facts = Array.from({ length: index < LABELS.length / 12 ? 12 : 0 }, (_, number) => ({
      label: nth(LABELS, index * 12 + number),
      value: nth(FACTS, index * 12 + number),
    }));
    const texts = { setting: nth(PARAGRAPHS, index), problem: nth(PARAGRAPHS, index + 7), body: nth(BODIES, index) };
    const input = { title, summary: nth(SUMMARIES, index), industry: 'UTILITIES', facts, ...texts };
    const create = 'mutation ($input: CaseStudyInput!) { createCaseStudy(input: $input) { id } }';
    const { createCaseStudy } = await change<{ createCaseStudy: { id: string } }>(deskOf(0), create, { input });
    await change(deskOf(0), 'mutation ($id: ID!) { publishCaseStudy(id: $id) { id } }', createCaseStudy);
    studies[index] = { ...createCaseStudy, title };
  });
  return { articles, studies };
}

/** A title as a page shows it: blanks run together, and what has no picture of its own counts for nothing. */
const words = (text: string): string => text.replace(/[\s\p{Cc}\p{Cn}]+/gu, '');

for (const scripts of [true, false]) {
  test(`a reader ${scripts ? 'with' : 'without'} JavaScript meets hostile texts as text`, async ({
    browser,
    reading,
  }) => {
    const { site, articles, studies, authors } = reading;
    const page = await person(browser, site, scripts);
    const { visit, harmless } = await watchHarm({ page, origin: site.url, scripts });
    const lists = await pagesOf(page, 'articles', '/resources', 8);
    lists.push(...(await pagesOf(page, 'caseStudies', '/case-studies', 6)));
    for (const address of ['/', '/resources?category=hostile-7', '/resources?search=script', ...lists])
      await visit(address);
    for (const [index, { title }] of articles.slice(0, BODIES.length).entries()) {
      await visit(`/resources/hostile-${index}`);
      await expect.soft(page.getByText('Read from here.')).toBeVisible();
      const texts = await Promise.all(['h1', 'article'].map((part) => page.locator(part).first().textContent()));
      expect.soft(words(texts[0] ?? '')).toBe(words(title));
      expect.soft(words(texts[1] ?? '')).toContain(words(nth(authors, index)));
    }
    for (const { id, title } of studies.slice(0, LABELS.length / 12 + 1)) {
      await visit(`/case-studies/${id}`);
      expect.soft(words((await page.locator('h1').textContent()) ?? '')).toBe(words(title));
    }
    for (let round = 0; round < 8; round += 1) {
      await visit('/resources');
      await takeAway(reading.desk);
    }
    harmless();
  });
}

/** Six items of other sites are shown at a time: these go, the next come. */
async function takeAway(desk: Page): Promise<void> {
  const { feedItems } = await ask<{ feedItems: { nodes: { id: string }[] } }>(
    desk,
    '{ feedItems(first: 6) { nodes { id } } }',
  );
  expect(feedItems.nodes).toHaveLength(6);
  const review = 'mutation ($ids: [ID!]!) { reviewFeedItems(ids: $ids, status: REJECTED) { id } }';
  await change(desk, review, { ids: feedItems.nodes.map(({ id }) => id) });
}

test('programs read hostile texts as well-formed documents that hold nothing that runs', async ({
  browser,
  reading,
}) => {
  const page = await person(browser, reading.site);
  const read = async (address: string) => {
    const answer = await page.request.get(address);
    expect([address, answer.status(), answer.headers()['x-content-type-options']]).toEqual([address, 200, 'nosniff']);
    return answer.text();
  };
  await page.goto('about:blank');
  const pieces: string[] = [];
  for (const query of ['', ...Array.from({ length: SHELVES }, (_, index) => `?category=hostile-${index}`)]) {
    for (const address of [`/rss.xml${query}`, `/atom.xml${query}`])
      pieces.push(...(await htmlIn(page, await read(address))));
    const { items } = JSON.parse(await read(`/feed.json${query}`)) as { items: { content_html: string }[] };
    pieces.push(...items.map((item) => item.content_html));
  }
  expect(pieces.length).toBeGreaterThan(300);
  const pages = reading.articles.map((_, index) => `/resources/hostile-${index}`);
  pages.push(...reading.studies.map(({ id }) => `/case-studies/${id}`));
  for (const address of pages) pieces.push(await read(address));
  expect(await forbiddenIn(page, pieces)).toEqual([]);

  await htmlIn(page, await read('/sitemap.xml'));
  for (const address of [...pages, '/resources', '/case-studies']) {
    const twin = await page.request.get(`${address}.md`);
    expect(twin.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  }
  const guide = (await read('/llms.txt')).split('\n');
  expect(guide.filter((line) => !/^(#|>|- \[|$|Each page)/.test(line))).toEqual([]);
});

/** The HTML that a feed holds as text. Fails where Chromium does not take the feed for well-formed. */
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
