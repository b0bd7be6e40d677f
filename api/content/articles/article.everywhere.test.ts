import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#api/accounts/auth/password.ts';
import { makeUser } from '#api/accounts/users/user.factory.ts';
import { makeCategory } from '../categories/category.factory.ts';
import { query } from '#api/testing/query.ts';
import { eventually } from '#api/testing/eventually.ts';
import { INDEXING, TestBrowser, useSite } from '#api/testing/site.ts';
import {
  ArticleEverywhereTestCategoryIdsDocument as CATEGORY_IDS,
  ArticleEverywhereTestCategoryCountsDocument as CATEGORY_COUNTS,
} from '#graphql/generated/tests-content-articles.ts';

// Two whole servers with the built pages: an administrator's change of an article shows on every path of both, and
// content that readers must not see shows on none.

const site = useSite(2, {}, { pages: 'built', jobs: [...INDEXING, 'taking down what is due'] });
const PASSWORD = 'correct horse battery staple';
const CATEGORY = 'walking';
const admin = new TestBrowser();
const visitor = new TestBrowser();

beforeAll(async () => {
  const em = site.em();
  makeCategory(em, { name: 'Walking', slug: CATEGORY });
  const user = makeUser(em, { roles: ['ADMIN'], passwordHash: await hashPassword(PASSWORD) });
  await em.flush();
  await admin.post(`${site.urls[0]}/api/login`, { username: user.username, password: PASSWORD });
});

/** Lists on which paths the article shows: `word` is in its text, `slug` in its URL. */
type Paths = Record<string, (url: string, slug: string, id: string) => Promise<string>>;

const page =
  (path: (slug: string) => string) =>
  async (url: string, slug: string): Promise<string> => {
    const response = await visitor.fetch(url + path(slug), { headers: { accept: 'text/html' } });
    return response.status === 200 ? response.text() : '';
  };

const createReader = (operation: string) => async (url: string, slug: string, id: string) =>
  JSON.stringify((await visitor.execute(url, operation, { slug, id })).data);

const FIELDS = '{ slug title summary body bodyHtml }';
const where: Paths = {
  'its page': page((slug) => `/resources/${slug}`),
  'its text': page((slug) => `/resources/${slug}.md`),
  'the list': page(() => '/resources'),
  'the list’s text': page(() => '/resources.md'),
  'its category': page(() => `/resources?category=${CATEGORY}`),
  'the search page': page(() => '/resources?search=walrus'),
  'the site map': page(() => '/sitemap-articles-1.xml'),
  'the guide for programs': page(() => '/llms.txt'),
  RSS: page(() => '/rss.xml'),
  Atom: page(() => '/atom.xml'),
  'JSON Feed': page(() => '/feed.json'),
  'the feed of its category': page(() => `/rss.xml?category=${CATEGORY}`),
  article: createReader(`query ($slug: String!) { article(slug: $slug) ${FIELDS} }`),
  articles: createReader(`{ articles { nodes ${FIELDS} } }`),
  'articles of a category': createReader(`{ articles(filter: { category: "${CATEGORY}" }) { nodes ${FIELDS} } }`),
  'articles with words': createReader(`{ articles(filter: { search: "walrus" }) { nodes ${FIELDS} } }`),
  search: createReader('{ search(filter: { query: "walrus" }) { nodes { title excerpt path } } }'),
  node: createReader(`query ($id: ID!) { node(id: $id) { id ... on Article ${FIELDS} } }`),
};
/** Paths that show no article by name, so that none can leak there. */
const elsewhere: Paths = {
  home: page(() => '/'),
  categories: createReader('{ categories { nodes { name slug articleCount } } }'),
};

const showsIt = (text: string, slug: string, word: string) => text.includes(word) || text.includes(`/${slug}`);

interface Article {
  slug: string;
  id: string;
}

type Place = [name: string, url: string, read: Paths[string]];

const getPlaces = (paths: Paths): Place[] =>
  site.urls.flatMap((url) => Object.entries(paths).map(([name, read]): Place => [name, url, read]));

/** Of these paths, those that show the word or the slug, or those that do not. */
async function filter(places: Place[], isShown: boolean, { slug, id }: Article, word: string): Promise<Place[]> {
  const texts = await Promise.all(places.map(([, url, read]) => read(url, slug, id)));
  return places.filter((_, index) => showsIt(texts[index]!, slug, word) === isShown);
}

/** Each of up to 40 paths renders a page or waits for a job of its server. */
const PATIENCE_MS = 120_000;

/**
 * Waits until every path shows the word or the slug, or until none does, and returns the wrong paths. It reads only the
 * wrong paths again, and then all of them once more: reading all takes a second of rendering.
 */
async function settle(paths: Paths, isShown: boolean, article: Article, word: string): Promise<string[]> {
  const all = getPlaces(paths);
  let wrong = all;
  return eventually(async () => {
    const isFirst = wrong === all;
    wrong = await filter(wrong, !isShown, article, word);
    if (wrong.length === 0 && !isFirst) wrong = await filter(all, !isShown, article, word);
    const names = wrong.map(([name]) => name);
    expect(names).toEqual([]);
    return names;
  }, PATIENCE_MS);
}

const missingFrom = (article: Article, word: string) => settle(where, true, article, word);
const leftOn = (article: Article, word: string) => settle({ ...where, ...elsewhere }, false, article, word);

/** The paths that show the word or the slug now, on either server. */
async function shownOn(article: Article, word: string): Promise<string[]> {
  const places = await filter(getPlaces({ ...where, ...elsewhere }), true, article, word);
  return places.map(([name]) => name);
}

const countRows = async (url: string) =>
  (await visitor.run(url, CATEGORY_COUNTS)).data.categories.nodes.find(({ slug }) => slug === CATEGORY)!
    .articleCount as number;

async function runMutation(operation: string, variables: Record<string, unknown>, server = 0) {
  const answer = await admin.execute(site.urls[server]!, operation, variables);
  expect(answer.code).toBeUndefined();
  return Object.values(answer.data as Record<string, { article: { id: string; slug: string } }>)[0]!.article;
}

const CREATE = 'mutation ($input: CreateArticleInput!) { createArticle(input: $input) { article { id slug } } }';
const UPDATE = 'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { id slug } } }';
const PUBLISH =
  'mutation ($id: ID!, $at: DateTime) { publishArticle(input: { id: $id, at: $at }) { article { id slug } } }';
const UNPUBLISH = 'mutation ($id: ID!) { unpublishArticle(input: { id: $id }) { article { id slug } } }';
const SAVE_DRAFT =
  'mutation ($input: SaveArticleDraftInput!) { saveArticleDraft(input: $input) { article { id slug } } }';
const RESTORE = 'mutation ($id: ID!) { restoreArticle(input: { id: $id }) { article { id slug } } }';
const DELETE = 'mutation ($id: ID!) { deleteArticle(input: { id: $id }) { article { id slug } } }';

/** The word of this text is in its title, so that every list shows it. No two texts share a word. */
const getText = (word: string) => ({
  title: `Walrus ${word}`,
  summary: `About the ${word}.`,
  body: `A walrus met a ${word}.`,
});

async function draft(word: string) {
  const { data } = await visitor.run(site.urls[0]!, CATEGORY_IDS);
  const categoryId = data.categories.nodes.find(({ slug }) => slug === CATEGORY)!.id;
  return runMutation(CREATE, { input: { ...getText(word), slug: `walrus-${word}`, categoryId } });
}

describe('on every path of two servers', () => {
  it('an article is readable from its publication until it is unpublished, and a draft never is', async () => {
    const { id, slug } = await draft('quokka');
    expect(await leftOn({ slug, id }, 'quokka')).toEqual([]);
    for (const url of site.urls) expect(await countRows(url)).toBe(0);

    await runMutation(PUBLISH, { id });
    expect(await missingFrom({ slug, id }, 'quokka')).toEqual([]);
    for (const url of site.urls) await eventually(async () => expect(await countRows(url)).toBe(1));

    await runMutation(UNPUBLISH, { id }, 1);
    expect(await leftOn({ slug, id }, 'quokka')).toEqual([]);
    for (const url of site.urls) await eventually(async () => expect(await countRows(url)).toBe(0));
  });

  it('a changed article appears with its new text, and its former text is nowhere', async () => {
    const { id, slug } = await draft('ocelot');
    await runMutation(PUBLISH, { id });
    expect(await missingFrom({ slug, id }, 'ocelot')).toEqual([]);
    await runMutation(UPDATE, { input: { id, ...getText('tapir') } }, 1);
    expect(await missingFrom({ slug, id }, 'tapir')).toEqual([]);
    expect(await leftOn({ slug: 'no-such-article', id }, 'About the ocelot')).toEqual([]);
  });

  it('a renamed article is at its new URL everywhere, and the old URL redirects to it', async () => {
    const { id, slug } = await draft('numbat');
    await runMutation(PUBLISH, { id });
    expect(await missingFrom({ slug, id }, 'numbat')).toEqual([]);
    await runMutation(UPDATE, { input: { id, slug: 'walrus-renamed' } }, 1);
    for (const url of site.urls) {
      await eventually(async () => {
        const response = await visitor.fetch(`${url}/resources/${slug}`, { headers: { accept: 'text/html' } });
        expect([response.status, response.headers.get('location')]).toEqual([301, '/resources/walrus-renamed']);
      });
    }
    expect(await missingFrom({ slug: 'walrus-renamed', id }, 'numbat')).toEqual([]);
    expect(await leftOn({ slug, id }, `/${slug}`)).toEqual([]);
  });

  it('a scheduled article is nowhere, even if it was published before', async () => {
    const { id, slug } = await draft('dugong');
    await runMutation(PUBLISH, { id });
    expect(await missingFrom({ slug, id }, 'dugong')).toEqual([]);
    await runMutation(PUBLISH, { id, at: '2099-01-01T00:00:00Z' }, 1);
    expect(await leftOn({ slug, id }, 'dugong')).toEqual([]);
  });

  it('a draft of a published article is nowhere until it is published', async () => {
    const { id, slug } = await draft('quoll');
    await runMutation(PUBLISH, { id });
    expect(await missingFrom({ slug, id }, 'quoll')).toEqual([]);
    await runMutation(SAVE_DRAFT, { input: { id, ...getText('bilby') } }, 1);
    expect(await shownOn({ slug: 'no-such-article', id }, 'bilby')).toEqual([]);
    await runMutation(PUBLISH, { id });
    expect(await missingFrom({ slug, id }, 'bilby')).toEqual([]);
  });

  it('an article is nowhere after its scheduled unpublishing', async () => {
    const { id, slug } = await draft('wombat');
    await runMutation(PUBLISH, { id });
    expect(await missingFrom({ slug, id }, 'wombat')).toEqual([]);
    await query(site.em(), 'update article set unpublish_at = now() where id = $1', [id]);
    expect(await leftOn({ slug, id }, 'wombat')).toEqual([]);
  });

  it('a deleted article is nowhere, even after it was restored from the trash', async () => {
    const { id, slug } = await draft('potoroo');
    await runMutation(PUBLISH, { id });
    expect(await missingFrom({ slug, id }, 'potoroo')).toEqual([]);
    await runMutation(DELETE, { id }, 1);
    expect(await leftOn({ slug, id }, 'potoroo')).toEqual([]);
    await runMutation(RESTORE, { id }, 1);
    expect(await shownOn({ slug, id }, 'potoroo')).toEqual([]);
  });
});
