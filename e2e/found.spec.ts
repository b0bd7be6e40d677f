import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, type Site, test } from './site.ts';

// Checks the site as crawlers, search engines and programs see it, over HTTP.

/** Lists, forms and legal texts: pages without an argument, or whose text comes from the database or the schema. */
const NOT_ARGUMENTS = [
  '/chat',
  '/',
  '/resources',
  '/case-studies',
  '/developers/changelog',
  '/developers/reference',
  '/whitepaper',
  '/thank-you',
  '/privacy',
  '/terms',
  '/cookies',
];

const argues = (path: string) =>
  !NOT_ARGUMENTS.includes(path) && !/^\/(resources|case-studies|developers\/reference)\//.test(path);

interface Found {
  path: string;
  html: string;
  tree: Root;
  main: Element;
}

const all = (node: Root | Element, tagName: string): Element[] =>
  node.children.flatMap((child) =>
    child.type !== 'element' ? [] : [...(child.tagName === tagName ? [child] : []), ...all(child, tagName)],
  );

async function open(site: Site, path: string): Promise<Found> {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  const tree = unified().use(rehypeParse).parse(html);
  return { path, html, tree, main: all(tree, 'main')[0]! };
}

/** Reads every page of the site map, one by one like a polite crawler. */
async function readSite(site: Site): Promise<Found[]> {
  const map = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  const pages: Found[] = [];
  for (const path of paths) pages.push(await open(site, path));
  return pages;
}

const attribute = ({ main, tree }: Found, tagName: string, having: [string, string], wanted: string): string => {
  const element = all(tree, tagName).find(({ properties }) => String(properties[having[0]]) === having[1]);
  return String(element?.properties[wanted] ?? `no ${having.join('=')} ${main.tagName}`);
};

/** The text of an element without the labels of its drawings. */
function getWords(node: Element, without = ['svg', 'script', 'nav']): string {
  const strip = (from: Element): Element => ({
    ...from,
    children: from.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      const left = without.includes(child.tagName) || child.properties['ariaHidden'] === 'true';
      return left ? [] : [strip(child)];
    }),
  });
  return toString(strip(node));
}

test('from the home page every page is reached, and no link is dead or leads through a redirect', async ({ site }) => {
  const seen = new Map<string, Found>();
  const waiting = ['/'];
  const anchors: [from: string, path: string, id: string][] = [];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (seen.has(path)) continue;
    const page = await open(site, path);
    seen.set(path, page);
    for (const { properties } of all(page.tree, 'a')) {
      const to = URL.parse(String(properties['href']), site.url + path);
      if (!to || to.origin !== site.url || /\.(md|xml|json|pdf)$/.test(to.pathname)) continue;
      // Pages behind the sign-in, the redirect to the demo, and the API are not part of the public site.
      if (/^\/(investor|auth|admin|demo|contact|graphql)\b/.test(to.pathname)) continue;
      if (to.hash) anchors.push([path, to.pathname, decodeURIComponent(to.hash.slice(1))]);
      waiting.push(to.pathname + to.search);
    }
  }
  const missing = anchors.filter(
    ([, path, id]) => !new RegExp(` id="${id}"`).test(seen.get(path)?.html ?? ` id="${id}"`),
  );
  expect(missing).toEqual([]);
  const orphans = (await readSite(site)).map(({ path }) => path).filter((path) => !seen.has(path));
  expect(orphans).toEqual([]);
});

test('every page has a title, a description and a picture of its own', async ({ site }) => {
  const pages = await readSite(site);
  for (const value of [
    (page: Found) => toString(all(page.tree, 'title')[0]!),
    (page: Found) => attribute(page, 'meta', ['name', 'description'], 'content'),
    (page: Found) => attribute(page, 'meta', ['property', 'og:title'], 'content'),
    (page: Found) => attribute(page, 'meta', ['property', 'og:url'], 'content'),
    (page: Found) => attribute(page, 'link', ['rel', 'canonical'], 'href'),
  ]) {
    const values = pages.map(value);
    expect(values.filter((one, i) => values.indexOf(one) !== i)).toEqual([]);
  }
  const pictures = new Map<string, string>();
  for (const page of pages) {
    expect([page.path, all(page.main, 'h1').length]).toEqual([page.path, 1]);
    const address = new URL(attribute(page, 'meta', ['property', 'og:image'], 'content')).pathname;
    const picture = Buffer.from(await (await fetch(site.url + address)).arrayBuffer());
    expect([page.path, picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([page.path, 1200, 630]);
    pictures.set(page.path, picture.toString('base64'));
  }
  const argued = pages.filter(({ path }) => argues(path)).map(({ path }) => pictures.get(path));
  expect(new Set(argued).size).toBe(argued.length);
  expect(pages.filter(({ path }) => pictures.get(path) === pictures.get('/')).map(({ path }) => path)).toEqual(['/']);
});

test('the Markdown twin of every page says what the page says', async ({ site }) => {
  const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  for (const page of await readSite(site)) {
    const address = attribute(page, 'link', ['type', 'text/markdown'], 'href');
    const answer = await fetch(site.url + address);
    expect([address, answer.status, answer.headers.get('content-type')]).toEqual([
      address,
      200,
      'text/markdown; charset=utf-8',
    ]);
    const twin = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .parse(await answer.text());
    const described = all(page.main, 'svg').map(({ properties }) => `Drawing: ${String(properties['ariaLabel'])}`);
    const said = described.reduce((text, drawing) => text.replace(letters(drawing), ''), letters(plain(twin)));
    expect(said, page.path).toBe(letters(getWords(page.main, ['svg', 'script', 'nav', 'form', 'button', 'dialog'])));
  }
  expect((await fetch(`${site.url}/investor.md`)).status).toBe(404);
  expect((await fetch(`${site.url}/nowhere.md`)).status).toBe(404);
});

const plain = (node: { type: string; value?: string; children?: unknown[] }): string =>
  node.type === 'image' ? '' : (node.value ?? (node.children ?? []).map((child) => plain(child as never)).join(' '));

test('pages that argue have 500 words or more, a drawing told in words, and share no sentence', async ({ site }) => {
  const owner = new Map<string, string>();
  const shared: string[] = [];
  for (const page of await readSite(site)) {
    if (!argues(page.path)) continue;
    const words = getWords(page.main).split(/\s+/).length;
    expect(words, page.path).toBeGreaterThanOrEqual(500);
    const drawings = all(page.main, 'svg').filter(({ properties }) => properties['ariaLabel']);
    expect(drawings.length, page.path).toBeGreaterThan(0);
    const paragraphs = ['p', 'li', 'td', 'dd'].flatMap((name) => all(page.main, name)).map((one) => getWords(one));
    const sentences = paragraphs.flatMap((text) => text.split(/(?<=[.?!])\s+/));
    for (const sentence of new Set(sentences.filter((one) => one.split(/\s+/).length > 5))) {
      if (owner.has(sentence)) shared.push(`${owner.get(sentence)} and ${page.path}: ${sentence}`);
      owner.set(sentence, page.path);
    }
  }
  expect(shared).toEqual([]);
});

/** The properties that Google and schema.org require of each type of structured data on the site. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url'],
  SoftwareApplication: ['name', 'applicationCategory', 'operatingSystem', 'offers'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image', 'mainEntityOfPage'],
  ContactPoint: ['contactType', 'email'],
  Blog: ['name', 'url'],
  Person: ['name'],
  PostalAddress: ['addressCountry'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  WebSite: ['name', 'url'],
  Offer: ['price', 'priceCurrency'],
};

function thingsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(thingsIn);
  return '@type' in value ? [value as Record<string, unknown>, ...nested] : nested;
}

test('structured data holds what each kind of thing requires', async ({ site }) => {
  const kinds = new Set<string>();
  for (const page of await readSite(site)) {
    const scripts = all(page.tree, 'script').filter(({ properties }) => properties['type'] === 'application/ld+json');
    expect(scripts.length, page.path).toBe(1);
    for (const thing of thingsIn(JSON.parse(toString(scripts[0]!)))) {
      const kind = String(thing['@type']);
      kinds.add(kind);
      const lacking = (REQUIRED[kind] ?? ['a place in this table']).filter((name) => !thing[name]);
      expect([page.path, kind, lacking]).toEqual([page.path, kind, []]);
    }
  }
  for (const kind of ['Organization', 'SoftwareApplication', 'BreadcrumbList', 'Article', 'FAQPage'])
    expect(kinds).toContain(kind);
});

test('the home page, the list of articles and an article lead to the feeds, also of a category', async ({ site }) => {
  const read = async (path: string) => (await fetch(site.url + path)).text();
  const list = await read('/resources');
  expect(list).toContain('<a href="/rss.xml">RSS</a>');
  const [, article = ''] = /href="(\/resources\/[a-z0-9-]+)"/.exec(list) ?? [];
  const [, category = ''] = /category=([a-z0-9-]+)/.exec(list) ?? [];
  for (const path of ['/', '/resources', article, `/resources?category=${category}`])
    for (const feed of ['/rss.xml', '/atom.xml', '/feed.json'])
      expect(await read(path)).toMatch(new RegExp(`<link rel="alternate" type="[^"]+" title="[^"]+" href="${feed}"`));
  const ofCategory = `/rss.xml?category=${category}`;
  expect(await read(`/resources?category=${category}`)).toContain(`href="${ofCategory}"`);
  expect((await fetch(site.url + ofCategory)).status).toBe(200);
});
