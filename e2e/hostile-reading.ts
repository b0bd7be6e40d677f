import type { Browser, Page } from '@playwright/test';
import { HOSTILE } from './hostile.ts';
import { valuesFor } from './hostile-fields.ts';
import { nameFeeds, readFeeds } from './hostile-feeds.ts';
import { change } from './hostile-filling.ts';
import { each, type Hostile, inRounds, nth, somebody } from './hostile-site.ts';
import { ask } from './people.ts';
import { expect } from './site.ts';

// Fills the texts that administrators write for readers: articles in categories, case studies with facts, and feed
// items.

export interface Reading {
  articles: { id: string; title: string }[];
  studies: { id: string; title: string }[];
  authors: string[];
  /** The ids of categories with articles. Their names change during the tests. */
  shelves: string[];
}

/** The number of categories at a time: each page of articles lists them all. */
const SHELVES = 24;
/** The number of categories with articles. Fewer categories mean more articles in the feed of each. */
export const FILED = 8;

/** A text with an unclosed block swallows the text after it, so it comes last in a body. */
export const BODIES = bodies();

function bodies(): string[] {
  const opens =
    /^(```|<(script|style|pre|textarea)\b(?![^]*<\/\2)|<!--(?![^]*-->)|<\?(?![^]*\?>)|<!\[CDATA\[(?![^]*\]\]>))/i;
  const openers = HOSTILE.filter((text) => opens.test(text.trim()));
  const others = HOSTILE.filter((text) => !openers.includes(text));
  const share = Math.ceil(others.length / openers.length);
  return openers.map((opener, index) =>
    ['Read from here.', ...others.slice(index * share, (index + 1) * share), opener].join('\n\nAnd then:\n\n'),
  );
}

export async function fillReading(browser: Browser, hostile: Hostile): Promise<Reading> {
  await readFeeds(hostile.desk);
  await nameFeeds(hostile.desk);
  const authors = await Promise.all(
    [0, 30, 60].map((at) => somebody(browser, hostile, { username: `mallory${at}`, at, roles: ['ADMIN'] })),
  );
  const getDesk = (index: number): Page => authors[index % authors.length]!.page;
  const shelves = await addShelves(getDesk(0));
  return {
    articles: await addArticles(getDesk, shelves),
    studies: await addStudies(getDesk(0)),
    authors: authors.map(({ name }) => name),
    shelves,
  };
}

async function addShelves(desk: Page): Promise<string[]> {
  const create = 'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { category { id } } }';
  const shelves: string[] = [];
  for (let index = 0; index < SHELVES; index += 1) {
    const input = { name: `Shelf ${index}`, slug: `hostile-${index}` };
    shelves.push(
      (await change<{ createCategory: { category: { id: string } } }>(desk, create, { input })).createCategory.category
        .id,
    );
  }
  const nextNames = nameShelves(desk, shelves);
  while (await nextNames());
  return shelves;
}

/** Renames the categories in rounds until every name was used. */
export function nameShelves(desk: Page, shelves: string[]): () => Promise<boolean> {
  const descriptions = valuesFor('UpdateCategoryInput.description');
  const update = 'mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { category { id } } }';
  return inRounds(shelves, valuesFor('UpdateCategoryInput.name'), (id, name, index) =>
    change(desk, update, { input: { id, name, description: nth(descriptions, index) } }),
  );
}

async function addArticles(deskOf: (index: number) => Page, shelves: string[]): Promise<Reading['articles']> {
  const summaries = valuesFor('CreateArticleInput.summary');
  const create = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
  const articles: Reading['articles'] = [];
  await each(valuesFor('CreateArticleInput.title'), async (title, index) => {
    const of = { summary: nth(summaries, index), body: nth(BODIES, index), categoryId: shelves[index % FILED] };
    const input = { title, slug: `hostile-${index}`, ...of };
    const { createArticle } = await change<{ createArticle: { article: { id: string } } }>(deskOf(index), create, {
      input,
    });
    await change(
      deskOf(index),
      'mutation ($id: ID!) { publishArticle(input: { id: $id, overrideReason: "These texts are hostile on purpose." }) { article { id } } }',
      createArticle.article,
    );
    articles[index] = { ...createArticle.article, title };
  });
  return articles;
}

async function addStudies(desk: Page): Promise<Reading['studies']> {
  const [titles, summaries, paragraphs] = ['title', 'summary', 'setting'].map((name) =>
    valuesFor(`CreateCaseStudyInput.${name}`),
  ) as [string[], string[], string[]];
  const [labels, facts] = [valuesFor('CaseStudyFactInput.label'), valuesFor('CaseStudyFactInput.value')];
  const create = 'mutation ($input: CreateCaseStudyInput!) { createCaseStudy(input: $input) { caseStudy { id } } }';
  const studies: Reading['studies'] = [];
  await each(titles, async (title, index) => {
    const own = labels.slice(index * 12, (index + 1) * 12);
    const input = {
      title,
      summary: nth(summaries, index),
      industry: 'UTILITIES',
      facts: own.map((label, number) => ({ label, value: nth(facts, index * 12 + number) })),
      setting: nth(paragraphs, index),
      problem: nth(paragraphs, index + 7),
      body: nth(BODIES, index),
    };
    const { createCaseStudy } = await change<{ createCaseStudy: { caseStudy: { id: string } } }>(desk, create, {
      input,
    });
    const { id } = createCaseStudy.caseStudy;
    await change(desk, 'mutation ($id: ID!) { publishCaseStudy(input: { id: $id }) { caseStudy { id } } }', { id });
    studies[index] = { id, title };
  });
  return studies;
}

/** Hides the feed items on the page: it shows six, so this makes room for the next. */
export async function takeAway(desk: Page): Promise<void> {
  const { feedItems } = await ask<{ feedItems: { nodes: { id: string }[] } }>(
    desk,
    '{ feedItems(first: 6) { nodes { id } } }',
  );
  expect(feedItems.nodes).toHaveLength(6);
  const review =
    'mutation ($ids: [ID!]!) { reviewFeedItems(input: { ids: $ids, status: REJECTED }) { feedItems { id } } }';
  await change(desk, review, { ids: feedItems.nodes.map(({ id }) => id) });
}
