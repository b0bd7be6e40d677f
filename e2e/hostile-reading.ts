import type { Browser, Page } from '@playwright/test';
import { HOSTILE } from './hostile.ts';
import { getValues } from './hostile-values.ts';
import { nameFeeds, readFeeds } from './hostile-feeds.ts';
import { runMutation, runMutations } from './hostile-filling.ts';
import { type Hostile, createRounds, getNth, createAccount } from './hostile-site.ts';
import { sendOperation } from './people.ts';
import { expect } from './site.ts';

// Fills the texts that administrators write for readers: articles in categories, case studies with facts, and feed
// items.

export interface Reading {
  articles: { id: string; title: string }[];
  studies: { id: string; title: string }[];
  authors: string[];
  /** The ids of categories with articles. Their names change during the tests. */
  categories: string[];
}

/** The number of categories at a time: each page of articles lists them all. */
const CATEGORY_COUNT = 24;
const AUTHOR_COUNT = 3;
/** The number of categories with articles. Fewer categories mean more articles in the feed of each. */
export const USED_CATEGORY_COUNT = 8;

/** A text with an unclosed block swallows the text after it, so it comes last in a body. */
export const BODIES = createBodies();

function createBodies(): string[] {
  const opens =
    /^(```|<(script|style|pre|textarea)\b(?![^]*<\/\2)|<!--(?![^]*-->)|<\?(?![^]*\?>)|<!\[CDATA\[(?![^]*\]\]>))/i;
  const openers = HOSTILE.filter((text) => opens.test(text.trim()));
  const otherTexts = HOSTILE.filter((text) => !openers.includes(text));
  const share = Math.ceil(otherTexts.length / openers.length);
  return openers.map((opener, index) =>
    ['Read from here.', ...otherTexts.slice(index * share, (index + 1) * share), opener].join('\n\nAnd then:\n\n'),
  );
}

export async function fillReading(browser: Browser, hostile: Hostile): Promise<Reading> {
  await readFeeds(hostile.adminPage);
  await nameFeeds(hostile.adminPage);
  const authors = await Promise.all(
    Array.from({ length: AUTHOR_COUNT }, (_, index) =>
      createAccount(browser, hostile, { username: `mallory${index * 30}`, at: index * 30, roles: ['ADMIN'] }),
    ),
  );
  const getAdminPage = (index: number): Page => authors[index % authors.length]!.page;
  const categories = await addCategories(getAdminPage(0));
  return {
    articles: await addArticles(getAdminPage, categories),
    studies: await addStudies(getAdminPage(0)),
    authors: authors.map(({ name }) => name),
    categories,
  };
}

async function addCategories(adminPage: Page): Promise<string[]> {
  const create = 'mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { category { id } } }';
  const inputs = Array.from({ length: CATEGORY_COUNT }, (_, index) => ({
    input: { name: `Shelf ${index}`, slug: `hostile-${index}` },
  }));
  const created = await runMutations<{ createCategory: { category: { id: string } } }>(adminPage, create, inputs);
  const categories = created.map(({ createCategory }) => createCategory.category.id);
  const nextNames = nameCategories(adminPage, categories);
  while (await nextNames());
  return categories;
}

/** Renames the categories in rounds until every name was used. */
export function nameCategories(adminPage: Page, categories: string[]): () => Promise<boolean> {
  const descriptions = getValues('UpdateCategoryInput.description');
  return createRounds({
    page: adminPage,
    isAdminMutation: true,
    operation: 'mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { category { id } } }',
    targets: categories,
    values: getValues('UpdateCategoryInput.name'),
    getInput: (id, name, index) => ({ id, name, description: getNth(descriptions, index) }),
  });
}

async function addArticles(getAdminPage: (index: number) => Page, categories: string[]): Promise<Reading['articles']> {
  const summaries = getValues('CreateArticleInput.summary');
  const create = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id } } }';
  const publish =
    'mutation ($id: ID!) { publishArticle(input: { id: $id, overrideReason: "These texts are hostile on purpose." }) { article { id } } }';
  const titles = getValues('CreateArticleInput.title');
  const articles: Reading['articles'] = [];
  // Each author writes every third article.
  for (let author = 0; author < AUTHOR_COUNT; author += 1) {
    const indexes = [...titles.keys()].filter((index) => index % AUTHOR_COUNT === author);
    const inputs = indexes.map((index) => ({
      input: {
        title: titles[index]!,
        slug: `hostile-${index}`,
        summary: getNth(summaries, index),
        body: getNth(BODIES, index),
        categoryId: categories[index % USED_CATEGORY_COUNT],
      },
    }));
    const page = getAdminPage(author);
    const created = await runMutations<{ createArticle: { article: { id: string } } }>(page, create, inputs);
    const ids = created.map(({ createArticle }) => createArticle.article.id);
    await runForEach(page, publish, ids);
    for (const [at, index] of indexes.entries()) articles[index] = { id: ids[at]!, title: titles[index]! };
  }
  return articles;
}

/** Runs a mutation with the variable `id` for each id. */
const runForEach = (page: Page, mutation: string, ids: readonly string[]) =>
  runMutations(
    page,
    mutation,
    ids.map((id) => ({ id })),
  );

async function addStudies(adminPage: Page): Promise<Reading['studies']> {
  const [titles, summaries, paragraphs] = ['title', 'summary', 'setting'].map((name) =>
    getValues(`CreateCaseStudyInput.${name}`),
  ) as [string[], string[], string[]];
  const [labels, facts] = [getValues('CaseStudyFactInput.label'), getValues('CaseStudyFactInput.value')];
  const create = 'mutation ($input: CreateCaseStudyInput!) { createCaseStudy(input: $input) { caseStudy { id } } }';
  const publish =
    'mutation ($id: ID!) { publishCaseStudy(input: { id: $id, overrideReason: "These texts are hostile on purpose." }) { caseStudy { id } } }';
  const inputs = titles.map((title, index) => {
    const studyLabels = labels.slice(index * 12, (index + 1) * 12);
    const input = {
      title,
      summary: getNth(summaries, index),
      industry: 'UTILITIES',
      facts: studyLabels.map((label, number) => ({ label, value: getNth(facts, index * 12 + number) })),
      setting: getNth(paragraphs, index),
      problem: getNth(paragraphs, index + 7),
      body: getNth(BODIES, index),
    };
    return { input };
  });
  const created = await runMutations<{ createCaseStudy: { caseStudy: { id: string } } }>(adminPage, create, inputs);
  const ids = created.map(({ createCaseStudy }) => createCaseStudy.caseStudy.id);
  await runForEach(adminPage, publish, ids);
  return ids.map((id, index) => ({ id, title: titles[index]! }));
}

/** Hides the feed items on the page: it shows six, so this makes room for the next. */
export async function rejectFeedItems(adminPage: Page): Promise<void> {
  const { feedItems } = await sendOperation<{ feedItems: { nodes: { id: string }[] } }>(
    adminPage,
    '{ feedItems(first: 6) { nodes { id } } }',
  );
  expect(feedItems.nodes).toHaveLength(6);
  const review =
    'mutation ($ids: [ID!]!) { reviewFeedItems(input: { ids: $ids, status: REJECTED }) { feedItems { id } } }';
  await runMutation(adminPage, review, { ids: feedItems.nodes.map(({ id }) => id) });
}
