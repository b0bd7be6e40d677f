import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, type Site, test } from './site.ts';

// Checks the site as crawlers, search engines and programs see it, over HTTP.

/** Pages that are not checked for length: lists, forms, legal texts, and pages from the database or the schema. */
const NOT_ARGUMENTS = [
  '/chat',
  '/',
  '/resources',
  '/case-studies',
  '/developers/changelog',
  '/developers/reference',
  '/whitepaper',
  '/proof',
  '/contact-us',
  '/thank-you',
  '/privacy',
  '/terms',
  '/cookies',
];

const isContentPage = (path: string) =>
  !NOT_ARGUMENTS.includes(path) && !/^\/(resources|case-studies|developers\/reference)\//.test(path);

interface CrawledPage {
  path: string;
  html: string;
  tree: Root;
  main: Element;
}

const findElements = (node: Root | Element, tagName: string): Element[] =>
  node.children.flatMap((child) =>
    child.type !== 'element' ? [] : [...(child.tagName === tagName ? [child] : []), ...findElements(child, tagName)],
  );

async function fetchPage(site: Site, path: string): Promise<CrawledPage> {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  const tree = unified().use(rehypeParse).parse(html);
  return { path, html, tree, main: findElements(tree, 'main')[0]! };
}

/** Reads every page of all files of the site map, one by one like a polite crawler. */
async function readSite(site: Site): Promise<CrawledPage[]> {
  const readPaths = async (path: string) => {
    const map = await (await fetch(site.url + path)).text();
    return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  };
  const pages: CrawledPage[] = [];
  for (const file of await readPaths('/sitemap.xml'))
    for (const path of await readPaths(file)) pages.push(await fetchPage(site, path));
  return pages;
}

const getAttribute = ({ main, tree }: CrawledPage, tagName: string, match: [string, string], name: string): string => {
  const element = findElements(tree, tagName).find(({ properties }) => String(properties[match[0]]) === match[1]);
  return String(element?.properties[name] ?? `no ${match.join('=')} ${main.tagName}`);
};

/** The text of an element without the labels of its drawings. */
function getText(node: Element, without = ['svg', 'script', 'nav']): string {
  const strip = (from: Element): Element => ({
    ...from,
    children: from.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') return [child];
      const isExcluded = without.includes(child.tagName) || child.properties['ariaHidden'] === 'true';
      return isExcluded ? [] : [strip(child)];
    }),
  });
  return toString(strip(node));
}

test('every page is linked from the home page, and no link is dead or redirects', async ({ site }) => {
  const visitedPages = new Map<string, CrawledPage>();
  const pendingPaths = ['/'];
  const anchors: [from: string, path: string, id: string][] = [];
  for (let path = pendingPaths.pop(); path; path = pendingPaths.pop()) {
    if (visitedPages.has(path)) continue;
    const page = await fetchPage(site, path);
    visitedPages.set(path, page);
    for (const { properties } of findElements(page.tree, 'a')) {
      const to = URL.parse(String(properties['href']), site.url + path);
      if (!to || to.origin !== site.url || /\.(md|xml|json|pdf)$/.test(to.pathname)) continue;
      // Pages behind the sign-in, the redirect to the demo, and the API are not part of the public site.
      if (/^\/(investor|auth|admin|demo|contact|graphql)(\/|$)/.test(to.pathname)) continue;
      if (to.hash) anchors.push([path, to.pathname, decodeURIComponent(to.hash.slice(1))]);
      pendingPaths.push(to.pathname + to.search);
    }
  }
  const missing = anchors.filter(
    ([, path, id]) => !new RegExp(` id="${id}"`).test(visitedPages.get(path)?.html ?? ` id="${id}"`),
  );
  expect(missing).toEqual([]);
  const orphans = (await readSite(site)).map(({ path }) => path).filter((path) => !visitedPages.has(path));
  expect(orphans).toEqual([]);
});

test('every page has its own title, description and picture', async ({ site }) => {
  const pages = await readSite(site);
  for (const value of [
    (page: CrawledPage) => toString(findElements(page.tree, 'title')[0]!),
    (page: CrawledPage) => getAttribute(page, 'meta', ['name', 'description'], 'content'),
    (page: CrawledPage) => getAttribute(page, 'meta', ['property', 'og:title'], 'content'),
    (page: CrawledPage) => getAttribute(page, 'meta', ['property', 'og:url'], 'content'),
    (page: CrawledPage) => getAttribute(page, 'link', ['rel', 'canonical'], 'href'),
  ]) {
    const values = pages.map(value);
    expect(values.filter((other, i) => values.indexOf(other) !== i)).toEqual([]);
  }
  const pictures = new Map<string, string>();
  for (const page of pages) {
    expect([page.path, findElements(page.main, 'h1').length]).toEqual([page.path, 1]);
    const path = new URL(getAttribute(page, 'meta', ['property', 'og:image'], 'content')).pathname;
    const picture = Buffer.from(await (await fetch(site.url + path)).arrayBuffer());
    expect([page.path, picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([page.path, 1200, 630]);
    expect(getAttribute(page, 'meta', ['property', 'og:image:alt'], 'content')).not.toBe('');
    pictures.set(page.path, picture.toString('base64'));
  }
  const contentPictures = pages.filter(({ path }) => isContentPage(path)).map(({ path }) => pictures.get(path));
  expect(new Set(contentPictures).size).toBe(contentPictures.length);
  expect(pages.filter(({ path }) => pictures.get(path) === pictures.get('/')).map(({ path }) => path)).toEqual(['/']);
  const entries = pages
    .filter(({ path }) => /^\/(resources|case-studies)\//.test(path))
    .map(({ path }) => pictures.get(path));
  expect(new Set(entries).size).toBe(entries.length);
});

test('llms.txt has the title and the description of every page of the site', async ({ site }) => {
  const guide = toString(
    unified()
      .use(remarkParse)
      .parse(await (await fetch(`${site.url}/llms.txt`)).text()) as never,
  );
  const missing = (await readSite(site)).flatMap((page) => {
    const title = toString(findElements(page.tree, 'title')[0]!).replace(/ \| Safe AI$/, '');
    const entry = `${title}: ${getAttribute(page, 'meta', ['name', 'description'], 'content')}`;
    return /^\/(resources|case-studies|developers\/reference)\//.test(page.path) || guide.includes(entry)
      ? []
      : [entry];
  });
  expect(missing).toEqual([]);
});

test('search engines show the title and description of every page in full', async ({ site }) => {
  const cut = (await readSite(site)).flatMap((page) => {
    const title = toString(findElements(page.tree, 'title')[0]!);
    const description = getAttribute(page, 'meta', ['name', 'description'], 'content');
    return title.length > 60 || description.length > 155 ? [[page.path, title, description]] : [];
  });
  expect(cut).toEqual([]);
});

test('every article leads back to the list of articles, also in its structured data', async ({ site }) => {
  for (const page of (await readSite(site)).filter(({ path }) => path.startsWith('/resources/'))) {
    const data = findElements(page.tree, 'script').find(
      ({ properties }) => properties['type'] === 'application/ld+json',
    )!;
    const trail = findStructuredData(JSON.parse(toString(data))).filter((item) => item['@type'] === 'ListItem');
    expect(trail.map(({ item }) => new URL(String(item)).pathname)).toEqual(['/', '/resources', page.path]);
  }
});

test('the Markdown version of every page has the same text as the page', async ({ site }) => {
  const stripPunctuation = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  for (const page of await readSite(site)) {
    const path = getAttribute(page, 'link', ['type', 'text/markdown'], 'href');
    const answer = await fetch(site.url + path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ]);
    const markdown = unified()
      .use(remarkParse)
      .use(remarkGfm)
      .parse(await answer.text());
    const drawings = findElements(page.main, 'svg').map(
      ({ properties }) => `Drawing: ${String(properties['ariaLabel'])}`,
    );
    const text = drawings.reduce(
      (text, drawing) => text.replace(stripPunctuation(drawing), ''),
      stripPunctuation(getPlainText(markdown)),
    );
    expect(text, page.path).toBe(
      stripPunctuation(getText(page.main, ['svg', 'script', 'nav', 'form', 'button', 'dialog'])),
    );
  }
  expect((await fetch(`${site.url}/investor.md`)).status).toBe(404);
  expect((await fetch(`${site.url}/nowhere.md`)).status).toBe(404);
});

const getPlainText = (node: { type: string; value?: string; children?: unknown[] }): string =>
  node.type === 'image'
    ? ''
    : (node.value ?? (node.children ?? []).map((child) => getPlainText(child as never)).join(' '));

test('every content page has at least 500 words and a labeled drawing, and repeats no sentence of another', async ({
  site,
}) => {
  const pathBySentence = new Map<string, string>();
  const shared: string[] = [];
  for (const page of await readSite(site)) {
    if (!isContentPage(page.path)) continue;
    const wordCount = getText(page.main).split(/\s+/).length;
    expect(wordCount, page.path).toBeGreaterThanOrEqual(500);
    const drawings = findElements(page.main, 'svg').filter(({ properties }) => properties['ariaLabel']);
    expect(drawings.length, page.path).toBeGreaterThan(0);
    const paragraphs = ['p', 'li', 'td', 'dd']
      .flatMap((name) => findElements(page.main, name))
      .map((element) => getText(element));
    const sentences = paragraphs.flatMap((text) => text.split(/(?<=[.?!])\s+/));
    for (const sentence of new Set(sentences.filter((sentence) => sentence.split(/\s+/).length > 5))) {
      if (pathBySentence.has(sentence)) shared.push(`${pathBySentence.get(sentence)} and ${page.path}: ${sentence}`);
      pathBySentence.set(sentence, page.path);
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
  ContactPoint: ['contactType', 'url'],
  Blog: ['name', 'url'],
  Person: ['name'],
  PostalAddress: ['addressCountry'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  WebSite: ['name', 'url'],
  Offer: ['price', 'priceCurrency'],
};

function findStructuredData(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(findStructuredData);
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(findStructuredData);
  return '@type' in value ? [value as Record<string, unknown>, ...nested] : nested;
}

test('structured data has the required properties of each type', async ({ site }) => {
  const kinds = new Set<string>();
  for (const page of await readSite(site)) {
    const scripts = findElements(page.tree, 'script').filter(
      ({ properties }) => properties['type'] === 'application/ld+json',
    );
    expect(scripts.length, page.path).toBe(1);
    for (const item of findStructuredData(JSON.parse(toString(scripts[0]!)))) {
      const kind = String(item['@type']);
      kinds.add(kind);
      const missing = (REQUIRED[kind] ?? ['an entry in REQUIRED']).filter((name) => !item[name]);
      expect([page.path, kind, missing]).toEqual([page.path, kind, []]);
    }
  }
  for (const kind of ['Organization', 'SoftwareApplication', 'BreadcrumbList', 'Article', 'FAQPage'])
    expect(kinds).toContain(kind);
});

test('the home page, the article list, a category and an article link to the feeds', async ({ site }) => {
  const fetchText = async (path: string) => (await fetch(site.url + path)).text();
  const list = await fetchText('/resources');
  expect(list).toContain('<a href="/rss.xml">RSS</a>');
  const [, article = ''] = /href="(\/resources\/[a-z0-9-]+)"/.exec(list) ?? [];
  const [, category = ''] = /category=([a-z0-9-]+)/.exec(list) ?? [];
  for (const path of ['/', '/resources', article, `/resources?category=${category}`])
    for (const feed of ['/rss.xml', '/atom.xml', '/feed.json'])
      expect(await fetchText(path)).toMatch(
        new RegExp(`<link rel="alternate" type="[^"]+" title="[^"]+" href="${feed}"`),
      );
  const categoryFeed = `/rss.xml?category=${category}`;
  expect(await fetchText(`/resources?category=${category}`)).toContain(`href="${categoryFeed}"`);
  expect((await fetch(site.url + categoryFeed)).status).toBe(200);
});

test('a browser and a phone find the icon of the site at the paths that they request on their own', async ({
  site,
  page,
}) => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-192.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/icon-maskable-512.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const response = await fetch(site.url + path);
    expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, type]);
    expect((await response.arrayBuffer()).byteLength).toBeLessThan(10_000);
  }
  await page.goto('/');
  const { manifest } = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('head link[rel=manifest]')!;
    return { manifest: await (await fetch(link.href)).json() };
  });
  expect(manifest).toMatchObject({ name: 'Safe AI', start_url: '/' });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const icon = Buffer.from(await (await fetch(site.url + src)).arrayBuffer());
    expect([src, `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`]).toEqual([src, sizes]);
  }
  await expect(page.locator('head link[rel=apple-touch-icon]')).toHaveAttribute('href', '/apple-touch-icon.png');
  const widths = await page.evaluate(() =>
    Promise.all(
      ['/favicon.ico', '/apple-touch-icon.png'].map(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return image.naturalWidth;
      }),
    ),
  );
  expect(widths).toEqual([expect.any(Number), 180]);
});
